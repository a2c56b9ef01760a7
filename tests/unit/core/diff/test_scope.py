"""Places of values in the document, and of values in its strings."""

from __future__ import annotations

import json

import pytest

from inspector.core.source.json_nodes import StringNode
from inspector.core.source.json_reader import read_json
from inspector.core.source.layer import layer_of_string
from inspector.core.source.span import Span
from inspector.core.source.translation import translated
from sides import an_item_scope

CALL = json.dumps(
    {"type": "function_call", "arguments": '{"città":"Löwen"}'}, ensure_ascii=True
)


def test_a_value_of_the_document_has_one_name():
    scope = an_item_scope(f"[{CALL}]")
    place = scope.place_of("/type", scope.item.get("type"))
    assert (place.pointer, place.inner, place.inner_span) == ("/0/type", None, None)
    assert scope.text[slice(*place.span)] == '"function_call"'


def test_a_value_in_a_string_has_two_names_and_whole_escapes():
    scope = an_item_scope(CALL)
    inside = scope.inside("/arguments", scope.item.get("arguments"))
    value = inside.string.reading.root.get("città")
    place = inside.place_of("/città", value)
    assert (place.pointer, place.inner) == ("/arguments", "/città")
    assert inside.text[slice(*place.inner_span)] == '"Löwen"'
    assert scope.text[slice(*place.span)] == '\\"L\\u00f6wen\\"'


def test_arguments_are_not_read_a_second_time():
    scope = an_item_scope(CALL)
    inside = scope.inside("/arguments", scope.item.get("arguments"))
    assert inside.string is scope.item.arguments


def test_ranges_of_a_decoded_string_are_found_in_its_literal():
    scope = an_item_scope('{"type":"x","v":"a\\nb"}')
    ranges = scope.outer_ranges(scope.item.get("v"), [Span(1, 2)])
    assert [scope.text[slice(*part)] for part in ranges] == ["\\n"]


def test_a_scope_further_down_names_places_from_the_record():
    scope = an_item_scope('[{"type":"x","v":{"w":1}}]')
    inner = scope.below("/v")
    assert inner.place_of("/w", scope.item.get("v").get("w")).pointer == "/0/v/w"


def test_ranges_in_json_within_a_string_are_found_through_both_layers():
    text = json.dumps({"type": "x", "v": json.dumps({"w": "a\nb"})})
    scope = an_item_scope(text)
    literal = scope.item.get("v")
    assert isinstance(literal, StringNode)
    layer = layer_of_string(literal, text)
    node = translated(read_json(literal.text), layer).root.get("w")
    ranges = scope.outer_ranges(node, [Span(1, 2)])
    assert [text[slice(*part)] for part in ranges] == ["\\\\n"]


@pytest.mark.parametrize("text", ["plain", "with \\u00e9 escape", "ab", '\\"'])
def test_ranges_of_a_string_are_whole_characters_of_the_text(text):
    scope = an_item_scope(f'{{"type": "message", "x": "{text}"}}')
    node = scope.item.node.get("x")
    whole = scope.outer_ranges(node, [Span(0, len(node.text))])
    assert [scope.text[slice(*span)] for span in whole] == [text]
    last = scope.outer_ranges(node, [Span(len(node.text) - 1, len(node.text))])
    assert text.endswith(scope.text[slice(*last[0])])
