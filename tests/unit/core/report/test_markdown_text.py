"""Text that may stand in Markdown."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from inspector.core.report.excerpt import Excerpt, ExcerptLine
from inspector.core.report.markdown_text import (
    code,
    code_cell,
    escaped,
    fenced,
    more,
    row,
)
from inspector.core.report.visible_text import visible_text
from inspector.core.report.wording import Wording


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


@given(st.text(min_size=1, max_size=40))
def test_a_code_span_says_what_it_holds(text):
    shown = visible_text(text).strip()
    if shown:
        [paragraph] = MarkdownIt().parseInline(f"a {code(shown)}")
        spans = [c.content for c in paragraph.children if c.type == "code_inline"]
        assert spans == [shown]


def test_a_cell_holds_bars_and_backticks():
    table = row(["a", "b"]) + row(["---"] * 2) + row([code_cell("x|`y"), "z"])
    tokens = MarkdownIt().enable("table").parse(table)
    cells = [t.content for t in tokens if t.type == "inline"]
    assert cells == ["a", "b", "``x|`y``", "z"]


def test_an_excerpt_has_carets_under_the_fault():
    excerpt = Excerpt((ExcerptLine(7, "한", "b", "c"),))
    lines = "".join(fenced(excerpt)).splitlines()
    assert lines == ["```text", "     7 | 한bc", "       |   ^", "```", ""]


def test_what_is_not_shown_is_counted():
    assert more(Wording("en"), 2, 2) == ""
    assert "Not shown here: 1 more" in more(Wording("en"), 3, 2)
