import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from builders import a_function_call, a_response, as_json, as_json_lines
from inspector.core.report import markdown_writer
from inspector.core.report.markdown_writer import (
    BRIEF_SHOWN,
    FINDINGS_SHOWN,
    write_markdown,
)
from inspector.core.report.redaction.redactor import Redaction
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
    assert {len(re.findall(r"(?<!\\)\|", row)) for row in rows} == {5, 7}


def test_a_fence_is_longer_than_any_in_the_excerpt():
    text = written(a_report('{"type": "`````:x"}'))
    assert "``````text" in text


def test_both_sides_of_a_difference_are_shown():
    text = written(a_comparison_report(CALL, CALL.replace("call_001", "c2")))
    assert "left `left.json:4:" in text
    assert "right `right.json:4:" in text


@settings(max_examples=30, deadline=None)
@given(st.text(st.characters(codec=None), max_size=60))
def test_any_text_can_be_written(text):
    written(a_report(text))


def tokens_of(report, language="en"):
    return MarkdownIt("commonmark").enable("table").parse(written(report, language))


def test_what_a_reader_needs_stands_before_the_fold_and_the_rest_in_it():
    log = as_json_lines(*[{"type": f"acme:x{n}"} for n in range(40)])
    text = written(a_report(log, name="a.jsonl"))
    before, _, folded = text.partition("<details>")
    assert before.count("`item/type-namespaced`") == BRIEF_SHOWN
    assert "Not shown here: 30 more." in before
    assert len(before) < 5000
    assert folded.index("### Items") < folded.index("### Findings")
    assert folded.index("</details>") < folded.index("no permission to execute")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_of_markdown_finds_the_fold_the_tables_and_the_fences(language):
    report = a_report(CALL, schema=ENUM)._replace(command=("gate",))
    tokens = tokens_of(report, language)
    kinds = [token.type for token in tokens]
    assert kinds[0] == "heading_open"
    assert kinds.count("table_open") == 2
    html = "".join(t.content for t in tokens if t.type == "html_block")
    assert html.count("<details>") == html.count("</details>") == 1
    [fence] = [token.content for token in tokens if token.type == "fence"]
    assert r"\"global\"" in fence
    codes = [
        c.content for t in tokens for c in t.children or () if c.type == "code_inline"
    ]
    assert any("--only arguments/schema@" in said for said in codes)


@pytest.mark.parametrize(
    "value", ["[x](https://e.invalid)", "</details>", "# a", "---"]
)
def test_a_reader_of_markdown_finds_no_link_and_no_html_of_a_log(value):
    item = {"type": f"{value}:x", "name": value, "call_id": value}
    plain = {"type": "v:x", "name": "v", "call_id": "v"}
    found, harmless = (tokens_of(a_report(as_json(each))) for each in (item, plain))
    inner = {child.type for token in found for child in token.children or ()}
    assert inner <= {"text", "code_inline", "softbreak", "strong_open", "strong_close"}
    for kind in ("html_block", "heading_open", "hr"):
        assert [t.content for t in found if t.type == kind] == [
            t.content for t in harmless if t.type == kind
        ]


def test_the_fold_is_cut_where_it_would_not_fit(monkeypatch):
    monkeypatch.setattr(markdown_writer, "MOST_FOLDED", 2000)
    log = as_json_lines(*[{"type": f"acme:x{n}"} for n in range(40)])
    text = written(a_report(log))
    assert "does not fit into an issue" in text
    assert text.count("```text\n") * 2 == len(re.findall("^```", text, re.M))
    assert "</details>" in text


def test_masks_and_choices_are_told_at_the_top():
    report = a_report(CALL)._replace(
        only=("json/truncated",), redaction=Redaction("values", 4, ())
    )
    before, _, _ = written(report).partition("<details>")
    assert "Only this is shown: json/truncated" in before
    assert "Masked: all values, 4 different ones" in before


def test_how_much_was_not_checked_is_told_before_the_fold():
    before, _, _ = written(a_report(as_json(a_function_call()))).partition("<details>")
    assert "**What makes this incomplete**: 1" in before
    assert "incomplete" not in written(a_report(as_json(a_response())))
