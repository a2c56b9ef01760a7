import json

import pytest

from builders import a_function_call, a_message, an_output
from bulk_runs import a_log, in_parts, in_parts_or_order, write_lines
from inspector.core.bulk.alike.alike import Alike
from inspector.core.bulk.parts import part_judge
from inspector.core.checks.inspection import inspect_content, inspect_document
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_tools


def sources(schema):
    tool = {"type": "function", "name": "get_sales_report", "parameters": schema}
    document = read_document(json.dumps([tool]), Origin("tools.json"))
    return Sources(tools=tuple(read_tools(document)))


REGION = {
    "type": "object",
    "properties": {"region": {"enum": ["apac", "emea"]}, "n": {"type": "integer"}},
    "required": ["region"],
    "additionalProperties": False,
}


def known_after(*lines, given=None) -> Alike:
    alike = Alike()
    for line in lines:
        text = json.dumps(line)
        alike.learn(text.encode(), inspect_content(text, given))
    return alike


def is_known(alike, line):
    text = line if isinstance(line, str) else json.dumps(line)
    fit = alike.fit(text.encode())
    return fit is not None and fit.is_sure


def test_a_line_like_one_before_is_known():
    alike = known_after(a_message("a"), an_output())
    assert is_known(alike, a_message("something else"))
    assert is_known(alike, an_output(call_id="call_7"))
    assert not is_known(alike, a_message("a", role="user"))


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ('{"region":"emea"}', True),
        ('{"region": "emea", "n": 3}', True),
        ('{"region":"emea","n":3.0}', True),
        ('{"region":"global"}', False),
        ("{}", False),
        ('{"region":"emea","region":"emea"}', False),
        ('{"region":"emea","n":9007199254740993}', False),
        ('{"region":"emea"', False),
        ("", False),
    ],
)
def test_a_call_is_known_where_nothing_can_be_said_of_its_arguments(
    arguments, expected
):
    alike = known_after(a_function_call(), given=sources(REGION))
    line = a_function_call(arguments, call_id="call_9")
    assert is_known(alike, line) is expected


def test_another_function_has_to_be_looked_at_once():
    alike = known_after(a_function_call(), given=sources(REGION))
    assert not is_known(alike, a_function_call(name="other"))


def test_an_id_that_is_the_call_id_over_again_is_looked_at():
    alike = known_after(an_output())
    assert not is_known(alike, an_output(id="fco_1", call_id="fco_1"))


@pytest.mark.parametrize(
    "schema",
    [
        {"properties": {"region": {"multipleOf": 1}}},
        {"$ref": "https://example.com/schema.json"},
        {"$schema": "http://json-schema.org/draft-04/schema#"},
        {"$defs": {"a": {"anyOf": [{"$ref": "#/$defs/a"}]}}, "$ref": "#/$defs/a"},
    ],
    ids=["multiples", "elsewhere", "an old draft", "a circle"],
)
def test_a_schema_that_needs_a_closer_look_is_never_asked_alone(schema):
    alike = known_after(a_function_call(), given=sources(schema))
    assert not is_known(alike, a_function_call(call_id="call_9"))


def test_bytes_that_are_no_text_are_looked_at():
    alike = known_after(a_message("a"))
    line = json.dumps(a_message("PLACE")).encode().replace(b"PLACE", b"\xff")
    assert alike.fit(line) is None


@pytest.mark.parametrize("seed", range(8))
def test_findings_are_the_same_without_it(tmp_path, seed):
    log = write_lines(tmp_path / "a.jsonl", a_log(150, seed), broken=seed % 2 == 0)
    given = sources(REGION)
    quick = in_parts_or_order([log], given, part=3000)
    assert quick == in_parts_or_order([log], given, part=3000, is_quick=False)


def test_nearly_all_lines_of_a_plain_log_are_known(tmp_path, monkeypatch):
    lines = [a_function_call(call_id=f"call_{n}") for n in range(40)]
    log = write_lines(tmp_path / "a.jsonl", [*lines, a_message("a"), a_message("b")])
    looked_at = []

    def inspect(document, *others):
        looked_at.append(document)
        return inspect_document(document, *others)

    monkeypatch.setattr(part_judge, "inspect_document", inspect)
    in_parts([log], sources(REGION), part=4000)
    assert 0 < len(looked_at) < 12
