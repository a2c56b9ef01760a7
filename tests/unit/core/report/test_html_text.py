"""Pieces of a page."""

from __future__ import annotations

import pytest

from inspector.core.report.excerpt import Excerpt, ExcerptLine
from inspector.core.report.html_text import (
    entry,
    escaped,
    excerpt_block,
    head_row,
    link,
    more,
    row,
    shape,
    shown,
)
from inspector.core.report.wording import Wording


def test_nothing_means_anything_to_html_when_it_is_escaped():
    assert escaped("<a href='\"&'>") == "&lt;a href=&#39;&quot;&amp;&#39;&gt;"


def test_a_value_is_made_visible_too():
    assert shown("a\x1b<") == "a␛&lt;"
    assert shown(None) == ""


def test_an_entry_says_what_it_is_filtered_by():
    assert entry(rule="a/b", tool=None, verdict="") == ' data-entry data-rule="a/b"'
    assert entry(tool='"x"') == ' data-entry data-tool="&quot;x&quot;"'


def test_rows_hold_their_cells():
    assert head_row(["a"]) == '<thead><tr><th scope="col">a</th></tr></thead>\n'
    assert row(["a", "b"], " x") == "<tr x><td>a</td><td>b</td></tr>\n"


def test_a_shape_is_hidden_from_those_who_hear_the_page():
    assert 'aria-hidden="true"' in shape("ok")
    assert 'href="#ok"' in shape("ok")


def test_the_mark_stands_around_the_faulty_characters():
    excerpt = Excerpt((ExcerptLine(6, "x"), ExcerptLine(7, "a<", "b", "c")))
    block = excerpt_block(excerpt)
    assert "a&lt;<mark>b</mark>c" in block
    assert '<span class="number">6</span>x' in block
    between = excerpt_block(Excerpt((ExcerptLine(1, "a", "", "b"),)))
    assert '<mark class="between"></mark>' in between


@pytest.mark.parametrize("url", [None, "http://a", "javascript:x", "data:,"])
def test_only_the_web_is_linked_to(url):
    assert link("a", url) == "a"
    assert 'href="https://a?b&amp;c"' in link("a", "https://a?b&c")


def test_what_is_not_shown_is_counted():
    assert more(Wording("en"), 3, 3) == ""
    assert "Not shown here: 2 more." in more(Wording("en"), 5, 3)
