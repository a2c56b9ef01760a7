import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import a_function_call, a_message, a_response, as_json, as_json_lines
from inspector.core.report.redaction.redactor import Redaction
from inspector.core.report.text_writer import write_text
from inspector.core.texts import LANGUAGES
from report_builders import a_comparison_report, a_report

CALL = as_json(a_function_call('{"region":"global"}'), indent=1)
ENUM = '{"properties": {"region": {"enum": ["apac"]}}}'


def lines_of(report, language="en", **options):
    return "".join(write_text(report, language, **options)).splitlines()


def test_a_finding_is_a_line_as_compilers_write_it_with_carets_below():
    lines = lines_of(a_report(CALL, schema=ENUM))
    place = next(i for i, line in enumerate(lines) if "arguments/schema" in line)
    assert re.match(r"a\.json:6:\d+: block arguments/schema region is ", lines[place])
    source, carets = lines[place + 1 : place + 3]
    start = carets.index("^")
    assert source[start:].startswith(r"\"global\"")
    assert carets.count("^") == len(r"\"global\"")


def test_the_column_is_that_of_the_text():
    (line,) = (x for x in lines_of(a_report(CALL, schema=ENUM)) if " block " in x)
    column = int(line.split(":")[2])
    assert CALL.splitlines()[5][column - 1 :].startswith(r"\"global\"")


@pytest.mark.parametrize("before", ["한글", "e\u0301", "😀"])
def test_carets_stand_under_the_fault_behind_wide_characters(before):
    text = f'["{before}", {{"type": "acme:x"}}]'
    lines = lines_of(a_report(text))
    place = next(i for i, x in enumerate(lines) if "item/type-namespaced" in x)
    carets = lines[place + 2]
    wide = {"한글": 4, "e\u0301": 1, "😀": 2}[before]
    assert carets.index("^") - carets.index("|") - 2 == (len('["", {"type": ') + wide)


def test_every_item_has_its_verdict_and_a_blocked_one_its_sentence():
    text = as_json_lines(a_message(), a_response(a_function_call("{")))
    lines = lines_of(a_report(text, name="log.jsonl"))
    assert "log.jsonl:1: not_function_call message" in lines
    place = lines.index(
        "log.jsonl:2: arguments_parse function_call get_sales_report call_001"
    )
    assert lines[place + 1] == "  The arguments are cut off. Do not run it."


def test_a_refusal_has_its_sentence_though_it_blocks_nothing():
    part = {"type": "refusal", "refusal": "Not without a permit."}
    lines = lines_of(a_report(as_json(a_message(content=[part]))))
    assert lines[0] == "a.json:1: not_function_call message"
    assert lines[1].startswith("  The model refused: read the refusal first.")


def test_the_answer_stands_at_the_end():
    lines = lines_of(a_report(CALL, schema=ENUM))
    assert lines[-3:] == [
        "items 1, calls 1, arguments_schema 1",
        "Do not replay: 1 blocked.",
        "Passing the gate is no permission to execute.",
    ]


def test_findings_around_the_items_stand_where_they_stand_in_the_text():
    text = as_json_lines(a_message()) + "{\n" + as_json_lines(a_message()) + "{\n"
    heads = [x for x in lines_of(a_report(text)) if x.startswith("a.json:")]
    assert [x.split(":")[1] for x in heads] == ["1", "2", "3", "4"]


def test_a_fault_on_an_empty_line_shows_what_stands_before_it():
    lines = lines_of(a_report('{"a": \n'))
    assert any('1 | {"a": ' in line for line in lines)
    assert any(line.rstrip().endswith("^") for line in lines)


def test_colours_are_there_when_asked_for_and_say_nothing_new():
    report = a_report(CALL, schema=ENUM)
    plain = lines_of(report)
    coloured = lines_of(report, colour=True)
    assert any("\x1b[" in line for line in coloured)
    assert [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in coloured] == plain


def test_both_sides_of_a_difference_are_shown():
    other = CALL.replace("call_001", "call_2")
    lines = lines_of(a_comparison_report(CALL, other))
    place = next(i for i, x in enumerate(lines) if "diff/call-id" in x)
    assert lines[place].startswith("left.json:4:")
    assert lines[place + 3].startswith("right.json:4:")
    assert lines[place + 3].endswith("(right)")


@pytest.mark.parametrize("language", LANGUAGES)
@given(
    st.text(st.characters(codec=None), max_size=40),
    st.text(st.characters(codec=None), max_size=20),
)
def test_no_text_can_break_a_line_or_reach_the_terminal(language, value, name):
    text = as_json({"type": value, "name": name, "arguments": value}, ascii_only=True)
    written = "".join(write_text(a_report(text, name=name), language))
    written.encode("utf-8")
    acting = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202e]")
    assert not acting.search(written)


def test_masks_and_a_choice_are_told_with_the_answer():
    report = a_report(CALL)._replace(
        only=("json/truncated",), redaction=Redaction("secrets", 2, ())
    )
    said = "\n".join(lines_of(report))
    assert "Only this is shown: json/truncated" in said
    assert "or were named; different ones: 2." in said


def test_the_decoded_place_stands_below_a_fault_inside_of_a_string():
    lines = lines_of(a_report(CALL, schema=ENUM))
    assert "    = /arguments > /region" in lines
    assert not any(" = /" in line for line in lines_of(a_report('{"type": "a:x"}')))


def test_how_to_see_one_finding_alone_is_said_once():
    report = a_report(CALL, schema=ENUM)._replace(command=("gate",))
    said = [line for line in lines_of(report) if "--only RULE@LINE:COLUMN" in line]
    assert len(said) == 1
    assert not any("--only" in line for line in lines_of(a_report(CALL)))
