"""A box shows JSON laid out and other text as it is; places are found either way."""

from __future__ import annotations

from inspector.core.source.json_reader import read_json
from inspector.core.source.span import Span
from inspector.ui.models.layers import LONG_STRING
from inspector.ui.models.shown_json import FLAT_WIDTH, as_it_is, laid_out


def of(source):
    return laid_out(source, read_json(source).root)


def test_a_small_object_is_shown_on_one_line_and_a_large_one_on_several():
    assert of('{"region":"apac"}').text == '{ "region": "apac" }'
    assert "\n" in of('{"region":"' + "a" * FLAT_WIDTH + '"}').text


def test_a_place_is_found_in_what_is_shown_and_back():
    source = '{"a":1,"b":[true,"x"]}'
    shown = of(source)
    span = Span(source.index("true"), source.index("true") + 4)
    found = shown.shown_span(span)
    assert shown.text[found.start : found.end] == "true"
    assert shown.source_offset(found.start) == span.start


def test_text_that_is_no_json_is_shown_untouched_in_its_own_places():
    shown = as_it_is("{'a': True")
    assert shown.text == "{'a': True"
    assert shown.node is None
    assert shown.shown_span(Span(1, 4)) == Span(1, 4)
    assert shown.source_offset(3) == 3


def test_long_strings_are_to_be_folded_where_they_are_shown():
    shown = of('{"a":1,"text":"' + "x" * (LONG_STRING + 1) + '"}')
    (fold,) = shown.long_strings
    assert set(shown.text[fold.start : fold.end]) == {"x"}
    assert len(list(shown.tokens)) > 4
