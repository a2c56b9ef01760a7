r"""Characters are found however the text spells them."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.source.span import Span
from inspector.ui.models import text_search
from inspector.ui.models.text_search import MOST_FOUND, Query, search

any_text = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=8)


def found(text, query, **options):
    return [text[slice(*span)] for span in search(text, Query(query, **options)).spans]


@given(any_text, st.booleans(), st.integers(0, 2))
def test_what_is_meant_is_found_at_every_depth_of_escaping(meant, ascii_only, depth):
    text = meant
    for _ in range(depth):
        text = json.dumps(text, ensure_ascii=ascii_only)
    places = search(f"[{text}]", Query(meant, is_exact=True)).spans
    assert any(span.length >= len(meant) for span in places)


@pytest.mark.parametrize(
    ("text", "query", "expected"),
    [
        ('{"a": "b"}', '"a"', ['"a"']),
        (r'"{\"a\": 1}"', '"a"', [r"\"a\""]),
        (r'"\"{\\\"a\\\": 1}\""', '"a"', [r"\\\"a\\\""]),
        (r'"{\"a\": 1}"', r"\"a\"", [r"\"a\""]),
        (r"caf\u00e9 café caf\\u00E9", "é", [r"\u00e9", "é", r"\\u00E9"]),
        (r"\ud83d\ude00 😀", "😀", [r"\ud83d\ude00", "😀"]),
        ("a\nb a\\nb", "a\nb", ["a\nb", "a\\nb"]),
        ("http:\\/\\/x http://x", "//", [r"\/\/", "//"]),
        ("aaa", "aa", ["aa"]),
        ("a.b axb", "a.b", ["a.b"]),
        ("abc", "", []),
        ("", "abc", []),
    ],
)
def test_each_spelling_is_found_whole(text, query, expected):
    assert found(text, query) == expected


def test_letters_differ_by_case_only_where_asked():
    assert found("Emea emea", "emea") == ["Emea", "emea"]
    assert found("Emea emea", "emea", is_exact=True) == ["emea"]


def test_nothing_is_lost_or_found_twice_where_stretches_meet(monkeypatch):
    monkeypatch.setattr(text_search, "_STRETCH", 7)
    text = r"x\u00e9y" * 50 + "aé" * 50
    assert len(found(text, "é")) == 100
    assert found("ab" * 40, "abab") == ["abab"] * 20


def test_so_many_are_shown_and_it_says_that_there_are_more():
    whole = search("a" * MOST_FOUND, Query("a"))
    assert (len(whole.spans), whole.is_all) == (MOST_FOUND, True)
    more = search("a" * (MOST_FOUND + 1), Query("a"))
    assert (len(more.spans), more.is_all) == (MOST_FOUND, False)


def test_the_first_one_from_a_place_on_and_round():
    places = search("a b a", Query("a"))
    assert [places.index_from(place) for place in (0, 1, 4, 5)] == [0, 1, 1, 0]
    assert search("b", Query("a")).index_from(0) is None


def test_a_search_that_nobody_awaits_ends():
    class Cancelled:
        def cancelled(self):
            return True

    assert search("aaa", Query("a"), Cancelled()).spans == ()


def test_spans_are_code_points():
    assert search("😀a", Query("a")).spans == (Span(1, 2),)
