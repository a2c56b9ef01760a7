"""An item is laid out from its own characters, and places can be told apart."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import a_function_call, an_output, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.json_tokens import TokenKind
from inspector.ui.models.pretty import Spot, pretty_item
from wrapped import WAYS


def pretty_of(text):
    inspection = inspect_content(text)
    return pretty_item(inspection.items[0].item, text)


def test_arguments_are_opened_between_their_quotes():
    pretty = pretty_of(as_json(a_function_call('{"region":"apac","n":[1,2]}')))
    assert (
        '  "arguments": "{\n'
        '    "region": "apac",\n'
        '    "n": [\n'
        "      1,\n"
        "      2\n"
        "    ]\n"
        '  }",\n'
    ) in pretty.text
    (region,) = pretty.regions
    inside = pretty.text[region.start : region.end]
    assert json.loads(inside) == {"region": "apac", "n": [1, 2]}


def test_numbers_keep_their_digits_and_names_their_order_and_repetitions():
    text = '{"type":"function_call","n":1.500e+2,"a":1,"a":12345678901234567890}'
    pretty = pretty_of(text)
    assert '"n": 1.500e+2,\n  "a": 1,\n  "a": 12345678901234567890' in pretty.text


def test_strings_keep_their_escapes():
    pretty = pretty_of('{"type":"function_call_output","output":"\\uD55c\\n"}')
    assert '"\\uD55c\\n"' in pretty.text


@pytest.mark.parametrize("arguments", ["{", "", "[1,", '"text"', "3", "{'a': 1}"])
def test_arguments_that_do_not_open_stay_as_they_are_spelled(arguments):
    text = as_json(a_function_call(arguments))
    assert f'"arguments": {as_json(arguments)}' in pretty_of(text).text
    assert pretty_of(text).regions == ()


def test_empty_containers_stay_on_one_line():
    pretty = pretty_of('{"type":"x","a":{ },"b":[\n]}')
    assert '"a": {},\n  "b": []\n' in pretty.text


def test_a_place_inside_arguments_is_named_on_both_levels():
    pretty = pretty_of(as_json(a_function_call('{"region":"apac"}')))
    spot = Spot("/arguments", "/region")
    assert pretty.spot_at(pretty.text.index("apac")) == spot
    assert pretty.spot_at(pretty.text.index('"region"')) == spot
    span = pretty.span_of(spot)
    assert pretty.text[span.start : span.end] == '"apac"'


def test_every_value_is_found_at_its_own_characters():
    pretty = pretty_of(as_json(a_function_call('{"a":{"b":[1,{"c":2}]}}')))
    for laid in pretty.laid:
        found = pretty.spot_at(laid.value.start)
        is_same = found == laid.spot
        assert is_same or found.pointer.startswith(laid.spot.pointer)
        assert pretty.span_of(laid.spot) == laid.value


def test_a_place_between_values_belongs_to_what_is_around_it():
    pretty = pretty_of(as_json(a_function_call()))
    assert pretty.spot_at(0) == Spot("", None)
    assert pretty.spot_at(len(pretty.text)) is None
    assert pretty.span_of(Spot("/nothing", None)) is None


def test_the_opened_arguments_are_coloured_as_json():
    pretty = pretty_of(as_json(a_function_call('{"n":7}')))
    numbers = [t for t in pretty.tokens if t.kind is TokenKind.NUMBER]
    assert [pretty.text[t.start : t.end] for t in numbers] == ["7"]


def test_long_strings_are_folded():
    pretty = pretty_of(as_json(an_output("x" * 5000)))
    (fold,) = pretty.long_strings
    assert pretty.text[fold.end] == '"'
    assert fold.length > 4000


def test_an_item_may_be_nested_deeper_than_calls_may_be():
    deep = "[" * 120 + "]" * 120
    pretty = pretty_of(f'{{"type":"x","a":{deep}}}')
    assert pretty.text.count("[") == 120
    inner = as_json(a_function_call("[" * 120 + "]" * 120))
    assert pretty_of(inner).text.count("[") == 120


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.text(max_size=4), inner, max_size=3)
        ),
        max_leaves=12,
    )
)
def test_the_laid_out_text_means_the_same(value):
    text = json.dumps({"type": "x", "value": value})
    assert json.loads(pretty_of(text).text) == json.loads(text)


@pytest.mark.parametrize("way", WAYS)
def test_however_it_was_pasted_an_item_is_laid_out_as_json(way):
    call = a_function_call('{"region": "it\'s"}', flag=True, nothing=None)
    inspection = inspect_content(WAYS[way](call))
    laid = pretty_item(inspection.items[0].item, inspection.document.text)
    outside = laid.text[: laid.regions[0].start] + laid.text[laid.regions[0].end :]
    assert json.loads(outside) == call | {"arguments": ""}
    assert json.loads(laid.text[slice(*laid.regions[0])]) == {"region": "it's"}
