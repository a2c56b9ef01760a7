"""Laid out text has the very tokens of its source, and maps back to them."""

from __future__ import annotations

import json
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import as_json
from inspector.core.source.document import read_document
from inspector.core.source.json_nodes import span_of
from inspector.core.source.json_reader import read_json
from inspector.core.source.json_tokens import tokenize
from inspector.core.source.origin import Origin
from inspector.core.source.pointer import span_at
from inspector.core.source.pretty import pretty
from inspector.core.source.span import Span
from wrapped import WAYS

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inside: (
        st.lists(inside, max_size=4)
        | st.dictionaries(st.text(max_size=4), inside, max_size=4)
    ),
    max_leaves=20,
)


def laid_out(source, width=0):
    root = read_json(source).root
    return pretty(source, root, width)


def shown_at(source, pointer, width=0):
    laid = laid_out(source, width)
    span = laid.shown_span(span_at(read_json(source).root, pointer))
    return laid.text[span.start : span.end]


def test_each_member_and_element_gets_a_line():
    assert laid_out('{"a":[1,{"b":null}],"c":{}}').text == (
        '{\n  "a": [\n    1,\n    {\n      "b": null\n    }\n  ],\n  "c": {}\n}'
    )


@pytest.mark.parametrize(
    "literal", ["1.00", "-0", "1E+2", "12345678901234567890", '"\\u00e9\\/"', '"😀"']
)
def test_scalars_are_spelled_as_they_were(literal):
    assert laid_out(f"[ {literal} ]").text == f"[\n  {literal}\n]"
    assert laid_out(f" {literal} ").text == literal


def test_names_keep_their_order_and_their_repeats():
    text = laid_out('{"b":1,"a":2,"b":3}').text
    assert text == '{\n  "b": 1,\n  "a": 2,\n  "b": 3\n}'


@pytest.mark.parametrize("empty", ["{ }", "[\n]"])
def test_an_empty_container_stays_on_its_line(empty):
    assert laid_out(empty).text == "".join(empty.split())


def test_a_container_that_fits_goes_on_one_line():
    text = '{"region":"global","quarter":3}'
    flat = '{ "region": "global", "quarter": 3 }'
    assert laid_out(text, len(flat)).text == flat
    assert laid_out(text, len(flat) - 1).text.count("\n") == 3


def test_the_room_for_one_line_begins_behind_indent_and_name():
    text = '{"a":[1,2],"long":"xxxxxxxxxxxxxxxxxxxx"}'
    assert '"a": [1, 2],' in laid_out(text, len('  "a": [1, 2]')).text
    assert '"a": [\n' in laid_out(text, len('  "a": [1, 2]') - 1).text


@pytest.mark.parametrize("width", [0, 40])
def test_a_value_is_found_where_it_is_shown(width):
    source = '{ "a/b" : [ "x,:" , { "c":true}],"d":"😀\\n" }'
    assert shown_at(source, "/a~1b/0", width) == '"x,:"'
    assert shown_at(source, "/a~1b/1/c", width) == "true"
    assert shown_at(source, "/d", width) == '"😀\\n"'
    assert shown_at(source, "", width) == laid_out(source, width).text


def test_the_second_of_two_equal_names_is_found_as_itself():
    source = '{"n":1,"n":2}'
    laid = laid_out(source)
    name = Span(source.rindex('"n"'), source.rindex('"n"') + 3)
    shown = laid.shown_span(name)
    assert shown.start == laid.text.rindex('"n"')


def test_part_of_a_string_and_an_empty_span_are_found_inside_it():
    source = '{"text":"a<|end|>b"}'
    laid = laid_out(source)
    start = source.index("<|end|>")
    shown = laid.shown_span(Span(start, start + len("<|end|>")))
    assert laid.text[shown.start : shown.end] == "<|end|>"
    assert laid.shown_span(Span(start, start)) == Span(shown.start, shown.start)


def test_space_counts_for_the_token_behind_it():
    source = '{   "a":1}'
    laid = laid_out(source)
    assert laid.shown_span(Span(2, 2)).start == laid.text.index('"a"')
    assert laid.source_offset(laid.text.index('"a"') - 1) == source.index('"a"')


def test_places_beyond_the_value_are_clipped_to_its_ends():
    laid = laid_out("  [1]  ")
    assert laid.shown_span(Span(0, 1)).start == 0
    assert laid.shown_span(Span(7, 7)) == Span(len(laid.text), len(laid.text))


def test_deep_values_are_laid_out():
    deep = "[" * 100 + "]" * 100
    assert laid_out(deep).text.count("\n") == 2 * 99
    assert laid_out(deep, 500).text == deep


def test_a_laid_out_text_can_be_sent_to_another_process():
    laid = laid_out('{"a":1}')
    assert pickle.loads(pickle.dumps(laid)) == laid


@given(VALUES, st.integers(0, 80), st.sampled_from([None, 1]))
def test_the_two_texts_have_the_same_tokens_and_each_maps_back(value, width, indent):
    source = as_json(value, indent=indent, ascii_only=True)
    laid = laid_out(source, width)
    before = [(source[t.start : t.end], t) for t in tokenize(source)]
    after = [(laid.text[t.start : t.end], t) for t in tokenize(laid.text)]
    assert [text for text, _ in before] == [text for text, _ in after]
    for (_, token), (_, shown) in zip(before, after, strict=True):
        span = laid.shown_span(Span(token.start, token.end))
        assert span == Span(shown.start, shown.end)
        assert laid.source_offset(shown.start) == token.start


@pytest.mark.parametrize("way", WAYS)
def test_a_value_is_laid_out_as_json_however_it_was_pasted(way):
    value = {"a": [1, 'it\'s "é"', None, {"b": True}], "c": {}, "d": []}
    text = WAYS[way](value)
    root = read_document(text, Origin("test")).records[0].root
    for width in (0, 40):
        laid = pretty(text, root, width)
        assert json.loads(laid.text) == value
        name = laid.shown_span(span_of(root.member("c").name))
        assert laid.text[slice(*name)] == '"c"'
        place = laid.source_offset(name.start)
        assert root.member("c").name.start <= place < root.member("c").name.end
