import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from builders import a_function_call, a_response, as_json, as_json_lines
from inspector.core.report.markdown_writer import (
    FINDINGS_SHOWN,
    code,
    escaped,
    write_markdown,
)
from inspector.core.texts import LANGUAGES
from report_builders import a_comparison_report, a_report

CALL = as_json(a_function_call('{"region":"global"}'), indent=1)
ENUM = '{"properties": {"region": {"enum": ["apac"]}}}'
ISSUE_LIMIT = 65_536
"""Characters of a GitHub issue."""


def written(report, language="en") -> str:
    text = "".join(write_markdown(report, language))
    text.encode("utf-8")
    return text


def outside_code(text: str) -> str:
    """What Markdown would read: fences and code spans taken out."""
    text = re.sub(r"(?ms)^(`{3,})text\n.*?^\1$", "", text)
    return re.sub(r"(?s)(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)", "", text)


def test_the_answer_is_the_first_line():
    text = written(a_report(CALL, schema=ENUM))
    assert text.startswith("## Do not replay: 1 blocked.\n")


def test_what_makes_it_incomplete_stands_before_the_findings():
    text = written(a_report(as_json(a_function_call())))
    assert text.index("What makes this incomplete") < text.index("### Findings")
    assert "`a.json:1` Not checked" in text


def test_a_finding_shows_the_raw_text_with_carets():
    text = written(a_report(CALL, schema=ENUM))
    lines = text.splitlines()
    place = next(i for i, x in enumerate(lines) if x.strip(" |").startswith("^"))
    start = lines[place].index("^")
    assert lines[place - 1][start:].startswith(r"\"global\"")


def test_it_says_that_passing_is_no_permission_and_nothing_was_repaired():
    text = written(a_report(as_json(a_response())))
    assert "no permission to execute" in text
    assert "Nothing was repaired" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_log_full_of_faults_still_fits_into_an_issue(language):
    log = as_json_lines(*[{"type": f"acme:x{n}", "y": "z" * 500} for n in range(500)])
    text = written(a_report(log), language)
    assert len(text) < ISSUE_LIMIT
    assert text.count("```text") == FINDINGS_SHOWN


def test_the_heaviest_findings_are_shown_when_not_all_are():
    calls = [a_function_call(call_id=f"call_{n}") for n in range(FINDINGS_SHOWN + 5)]
    log = as_json_lines(*calls, {"type": "acme:x"})
    assert "`item/type-namespaced`" in written(a_report(log))


@pytest.mark.parametrize(
    ("value", "never"),
    [
        ("a|b", r"(?<!\\)\|b"),
        ("[x](https://evil.invalid)", r"(?<!\\)\]\(https"),
        ("@somebody", r"(?<!&#64;)@somebody"),
        ("<img src=x>", r"<img"),
        ("https://evil.invalid", r"https://evil"),
        ("**bold**", r"(?<!\\)\*\*bold"),
        ("#12", r"(?<!&)#12"),
        ("www.evil.invalid", r"www\.evil"),
    ],
)
def test_a_logged_value_means_nothing_to_markdown(value, never):
    item = {"type": f"{value}:x", "name": value, "call_id": value}
    text = written(a_report(as_json(item)))
    assert not re.search(never, outside_code(text))


@pytest.mark.parametrize("value", ["a`b", "``", "```\n# ok\n```", "`", "|`|"])
def test_backticks_and_bars_of_a_value_stay_in_their_place(value):
    text = written(a_report(as_json({"type": f"{value}:x", "name": value})))
    assert "# ok" not in outside_code(text)
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    assert {len(re.findall(r"(?<!\\)\|", row)) for row in rows} == {7}


def test_a_fence_is_longer_than_any_in_the_excerpt():
    text = written(a_report('{"type": "`````:x"}'))
    assert "``````text" in text


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("plain", "`plain`"),
        ("a`b", "``a`b``"),
        ("`", "`` ` ``"),
        ("a``", "``` a`` ```"),
    ],
)
def test_a_code_span_holds_any_backticks(text, spelled):
    assert code(text) == spelled


def test_words_with_underscores_stay_readable():
    assert escaped("arguments_schema is _not_ ok") == (
        r"arguments_schema is \_not\_ ok"
    )


def test_both_sides_of_a_difference_are_shown():
    text = written(a_comparison_report(CALL, CALL.replace("call_001", "c2")))
    assert "left `left.json:4:" in text
    assert "right `right.json:4:" in text


@settings(max_examples=30, deadline=None)
@given(st.text(st.characters(codec=None), max_size=60))
def test_any_text_can_be_written(text):
    written(a_report(text))
