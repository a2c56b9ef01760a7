"""Texts made of parts of a document, and the way back to its characters."""

from __future__ import annotations

import base64
import json
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.source.document import read_document
from inspector.core.source.json_nodes import (
    ArrayNode,
    ObjectNode,
    StringNode,
    span_of,
)
from inspector.core.source.json_reader import read_json
from inspector.core.source.layer import (
    Layer,
    MappedString,
    Piece,
    layer_of_pieces,
    layer_of_stretches,
    layer_of_string,
    string_map_of,
)
from inspector.core.source.origin import Origin
from inspector.core.source.span import Span
from inspector.core.source.translation import translated

any_text = st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=12)
objects = st.dictionaries(any_text, any_text, max_size=4)


def opened(text: str, node: StringNode) -> tuple[Layer, ObjectNode]:
    """JSON in a string of a document, its places in the document."""
    layer = layer_of_string(node, text)
    reading = translated(read_json(layer.text), layer)
    assert isinstance(reading.root, ObjectNode)
    return layer, reading.root


def member_spelled(text: str, root: ObjectNode, name: str) -> str:
    value = root.get(name)
    assert value is not None
    return text[value[0] : value[1]]


@given(objects, st.booleans())
def test_json_in_a_string_is_found_in_the_characters_of_the_document(value, ascii_only):
    text = "log: " + json.dumps(json.dumps(value), ensure_ascii=ascii_only)
    literal = read_json(text, 5).root
    _, root = opened(text, literal)
    for name, inside in value.items():
        spelled = member_spelled(text, root, name)
        assert json.loads(json.loads(f'"{spelled}"')) == inside


@given(objects, st.integers(1, 3))
def test_each_character_of_a_string_deep_inside_is_found(value, depth):
    text = json.dumps(value)
    for _ in range(depth):
        text = json.dumps({"body": text})
    root = read_json(text).root
    for _ in range(depth):
        _, root = opened(text, root.get("body"))
    for name, inside in value.items():
        node = root.get(name)
        places = string_map_of(node, text)
        assert places.length == len(inside)
        behind = places.outer_offset(0)
        for index, character in enumerate(inside):
            span = places.outer_span(Span(index, index + 1))
            assert span.start == behind, "the characters follow each other"
            spelled = text[slice(*span)]
            for _ in range(depth):
                spelled = json.loads(f'"{spelled}"')
            assert json.loads(f'"{spelled}"') == character
            behind = span.end


def test_a_layer_may_lie_over_a_layer():
    text = json.dumps(json.dumps(json.dumps({"a": "é"})))
    first = layer_of_string(read_json(text).root, text)
    second = layer_of_string(read_json(first.text).root, first.text).over(first)
    root = translated(read_json(second.text), second).root
    assert second.text == '{"a": "\\u00e9"}'
    span = string_map_of(root.get("a"), text).outer_span(Span(0, 1))
    assert text[slice(*span)] == "\\\\\\\\u00e9"


LINES = 'data: {"a":\r\ndata: "x",\r\ndata:  "b": [1]}'
STRETCHES = [Span(6, 11), Span(19, 23), Span(31, 41)]


def test_stretches_are_joined_and_their_values_found():
    layer = layer_of_stretches(LINES, STRETCHES, "\n")
    assert layer.text == '{"a":\n"x",\n "b": [1]}'
    root = translated(read_json(layer.text), layer).root
    assert LINES[slice(*span_of(root))] == LINES[6:]
    assert member_spelled(LINES, root, "a") == '"x"'
    assert member_spelled(LINES, root, "b") == "[1]"


def test_a_fault_between_two_stretches_stands_on_one_character():
    text = "data: [1,\ndata: ]x"
    layer = layer_of_stretches(text, [Span(6, 9), Span(16, 18)], "\n")
    reading = translated(read_json(layer.text), layer)
    spelled = [text[slice(*fault.span)] for fault in reading.faults]
    assert spelled == [",", "x"]


def test_a_stretch_of_the_text_ends_before_the_gap():
    text = "ab--cd"
    layer = layer_of_stretches(text, [Span(0, 2), Span(4, 6)])
    assert layer.text == "abcd"
    spelled = [text[slice(*layer.runs.outer_span_of(*s))] for s in [(0, 2), (1, 3)]]
    assert spelled == ["ab", "b--c"]
    assert layer.runs.outer_span_of(2, 2) == Span(4, 4)
    assert [text[slice(*run)] for run in layer.runs.outer_runs()] == ["ab", "cd"]
    inner = [layer.runs.inner_offset(outer) for outer in range(7)]
    assert inner == [0, 1, None, None, 2, 3, None]


def test_an_empty_stretch_is_no_place_of_any_character():
    text = "ab||cd"
    stretches = [Span(0, 0), Span(0, 2), Span(3, 3), Span(4, 6), Span(6, 6)]
    layer = layer_of_stretches(text, stretches)
    assert layer.text == "abcd"
    assert layer.runs.outer_span_of(0, 2) == Span(0, 2)
    assert layer.runs.outer_span_of(2, 4) == Span(4, 6)


def test_places_inside_the_details_of_a_fault_are_translated_too():
    text = 'data: {"a":1,\ndata: "a":2}'
    layer = layer_of_stretches(text, [Span(6, 13), Span(20, 26)], "\n")
    fault = translated(read_json(layer.text), layer).faults[0]
    assert text[slice(*fault.span)] == '"a"'
    assert dict(fault.details) == {"name": "a", "first": 7}


@pytest.mark.parametrize("text", ["", "  ", "nonsense", '{"a":'])
def test_what_cannot_be_read_has_no_value_there_either(text):
    pasted = json.dumps(text)
    layer = layer_of_string(read_json(pasted).root, pasted)
    reading = translated(read_json(text), layer)
    assert reading.root is None
    assert reading.is_empty == read_json(text).is_empty


def test_a_translated_tree_can_be_sent_to_another_process():
    text = json.dumps(json.dumps({"a": "\n"}))
    _, root = opened(text, read_json(text).root)
    node = root.get("a")
    again = pickle.loads(pickle.dumps(node))
    assert isinstance(again, MappedString)
    assert again == node
    assert again.string_map == node.string_map


def test_pieces_of_several_texts_are_one_text_in_the_order_given():
    text = 'x "\\u00e9" abc'
    layer = layer_of_string(read_json(text, 2, 10).root, text)
    pieces = [
        Piece.of_document(text, Span(11, 14)),
        Piece.between(", ", Span(2, 2)),
        Piece.of_layer(layer, Span(0, 1)),
    ]
    joined = layer_of_pieces(pieces)
    assert joined.text == "abc, é"
    spelled = [
        text[slice(*joined.runs.outer_span_of(n, n + 1))] for n in range(len("abc, é"))
    ]
    assert spelled == ["a", "b", "c", "", "", "\\u00e9"]


def test_no_pieces_are_an_empty_text():
    assert layer_of_pieces([Piece.between("", Span(3, 3))]).text == ""


@pytest.mark.parametrize("levels", [1, 2, 3])
def test_a_string_knows_its_literal_in_the_text_that_it_was_read_from(levels):
    value = {"é": 'a "\\ \n b', "b": "", "c": "x" * 300, "d": ["😀", "\u0000"]}
    text = json.dumps(value)
    for _ in range(levels):
        text = json.dumps(text)
    [record] = read_document(text, Origin("test")).records
    for node in strings_in(record.root):
        assert isinstance(node, MappedString)
        assert json.loads(node.layer.text[slice(*node.inner)]) == node.text


def test_so_does_one_in_base64_and_one_in_lines_of_data():
    value = {"a": "é\n", "b": "", "c": ["한글", "x"]}
    body = {"encoding": "base64", "text": base64.b64encode(json.dumps(value).encode())}
    body["text"] = body["text"].decode()
    archive = json.dumps({"log": {"entries": [{"response": {"content": body}}]}})
    lines = json.dumps({"type": "response.x", **value}, indent=1).replace(
        "\n", "\ndata: "
    )
    for text in (archive, f"data: {lines}\n\ndata: [DONE]\n\n"):
        [record] = read_document(text, Origin("test")).records
        found = list(strings_in(record.root))
        assert len(found) >= 4
        for node in found:
            assert json.loads(node.layer.text[slice(*node.inner)]) == node.text


def test_a_string_of_a_layer_keeps_no_dictionary():
    text = json.dumps(json.dumps({"a": "b"}))
    node = opened(text, read_json(text).root)[1].get("a")
    assert not hasattr(node, "__dict__")


def strings_in(node):
    if isinstance(node, ObjectNode):
        for member in node.members:
            yield from strings_in(member.value)
    elif isinstance(node, ArrayNode):
        for item in node.items:
            yield from strings_in(item)
    else:
        yield node
