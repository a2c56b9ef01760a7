import re
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from builders import a_function_call, a_message, a_response, as_json, as_json_lines
from inspector.core.report import html_findings
from inspector.core.report.html_filter import script, script_hash
from inspector.core.report.html_writer import escaped, write_html
from inspector.core.texts import LANGUAGES
from report_builders import a_comparison_report, a_report

CALL = as_json(a_function_call('{"region":"global"}'), indent=1)
ENUM = '{"properties": {"region": {"enum": ["apac"]}}}'
HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</pre></main><h1>ok</h1>",
    "' onclick='alert(1)",
    "{{body}}{{style}}",
    "]]><!--",
    "\x00\x1b\u202e\ud800",
    "&lt;b&gt;",
]
VOID = {"meta", "link", "path", "circle", "use", "br", "hr", "img", "input"}
LOADING = {"src", "srcset", "poster", "data", "action", "formaction", "background"}


class Page(HTMLParser):
    """Reads a page and holds it to what is well-formed."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text: dict[str, list[str]] = {}

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        for tag in self.open:
            self.text.setdefault(tag, []).append(data)

    def said(self, tag: str) -> str:
        return "".join(self.text.get(tag, []))


def page_of(report, language="en", **limits) -> Page:
    page = Page()
    text = "".join(write_html(report, language, **limits))
    text.encode("utf-8")
    page.feed(text)
    page.close()
    assert page.open == []
    return page


def test_the_answer_comes_first_and_the_fault_is_marked():
    page = page_of(a_report(CALL, schema=ENUM))
    assert page.said("h1") == "Do not replay: 1 blocked."
    assert page.said("mark") == r"\"global\""
    assert r"{\"region\":" in page.said("pre")
    names = [tag for tag, _ in page.tags]
    assert names.index("h1") < names.index("article") < names.index("table")


def test_it_says_that_passing_is_no_permission_and_nothing_was_repaired():
    said = page_of(a_report(as_json(a_response()))).said("header")
    assert "no permission to execute" in said
    assert "Nothing was repaired" in said


def test_a_severity_is_a_word_and_a_shape_not_a_colour_alone():
    page = page_of(a_report(CALL, schema=ENUM))
    assert "blocks" in page.said("h3")
    assert ("use", {"href": "#block"}) in page.tags


def test_what_makes_it_incomplete_is_listed_before_the_findings():
    page = page_of(a_report(as_json(a_function_call())))
    assert "Not checked: no tools are known" in page.said("li")
    assert page.said("h2").startswith("What makes this incomplete")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_names_its_language(language):
    page = page_of(a_report(CALL), language)
    assert ("html", {"lang": language}) in page.tags


def test_it_is_made_for_light_dark_and_paper():
    text = "".join(write_html(a_report(CALL), "en"))
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text


@pytest.mark.parametrize(
    "report",
    [
        a_report(CALL, schema=ENUM),
        a_report("{"),
        a_comparison_report(CALL, CALL.replace("call_001", "c2")),
    ],
)
def test_nothing_is_loaded_and_nothing_runs_but_the_one_script(report):
    page = page_of(report)
    assert [tag for tag, _ in page.tags].count("script") == 1
    assert page.said("script") == script()
    [policy] = [a["content"] for _, a in page.tags if "http-equiv" in a]
    assert f"script-src '{script_hash()}'" in policy
    assert "default-src 'none'" in policy
    for tag, attributes in page.tags:
        assert tag not in {"iframe", "object", "embed", "base"}
        assert not LOADING & set(attributes)
        assert not [name for name in attributes if name.startswith("on")]
        link = attributes.get("href")
        if link is not None and tag != "a":
            assert link == "data:," or link.startswith("#")
        if tag == "a":
            assert link.startswith("https://")
    assert "url(" not in page.said("style")
    assert "@import" not in page.said("style")


@pytest.mark.parametrize("hostile", HOSTILE)
def test_no_name_or_value_can_become_part_of_the_page(hostile):
    item = {
        "type": hostile,
        "name": hostile,
        "call_id": hostile,
        "arguments": hostile,
        hostile: hostile,
    }
    plain = dict.fromkeys(item, "x") | {"x": "x"}
    text = as_json([item, {"type": f"a:{hostile}"}], ascii_only=True)
    page = page_of(a_report(text, name=hostile))
    harmless = page_of(a_report(as_json([plain, {"type": "a:x"}]), name="x"))
    assert {tag for tag, _ in page.tags} <= {tag for tag, _ in harmless.tags} | {"a"}
    assert not [a for _, a in page.tags if any(name.startswith("on") for name in a)]
    assert not re.search(r"[\x00\x1b\u202e\ud800]", "".join(page.text["main"]))


@settings(max_examples=30, deadline=None)
@given(st.text(st.characters(codec=None), max_size=60))
def test_any_text_is_a_page(text):
    page_of(a_report(text))


def test_foreign_text_is_shown_as_it_is():
    page = page_of(a_report('{"type": "<b>&amp;"}'))
    assert page.said("mark") == '"<b>&amp;"'


def test_a_fault_between_characters_has_a_mark_too():
    page = page_of(a_report('{"a":'))
    assert ("mark", {"class": "between"}) in page.tags


def test_more_than_a_person_reads_is_counted_not_shown(monkeypatch):
    monkeypatch.setattr(html_findings, "FINDINGS_SHOWN", 1)
    log = as_json_lines(*[{"type": "acme:x"}] * 4, a_message())
    page = page_of(a_report(log), further=2)
    assert sum(tag == "article" for tag, _ in page.tags) == 1
    rows = [a for tag, a in page.tags if tag == "tr" and "data-rule" in a]
    assert len(rows) == 2
    assert "Not shown here: 1 more." in page.said("p")


def test_a_comparison_shows_the_differences_and_both_places():
    page = page_of(a_comparison_report(CALL, CALL.replace("call_001", "c2")))
    assert page.said("mark").startswith('"call_001""c2"')
    assert "Differences" in page.said("h2")


def test_equal_sides_are_said_to_be_equal():
    assert "The two sides say the same." in page_of(
        a_comparison_report(CALL, CALL)
    ).said("p")


def test_escaping_covers_elements_and_quoted_attributes():
    assert escaped("<a href='\"&'>") == "&lt;a href=&#39;&quot;&amp;&#39;&gt;"
