"""Trees of a layer's text with their places in the document."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from inspector.core.source.event_framing import framing_of
from inspector.core.source.json_fault import FaultLog
from inspector.core.source.json_nodes import ArrayNode, span_of
from inspector.core.source.json_reader import read_json
from inspector.core.source.layer import (
    MappedString,
    layer_of_stretches,
    layer_of_string,
    string_map_of,
)
from inspector.core.source.python_strings import read_python_string
from inspector.core.source.span import Span
from inspector.core.source.translation import Translation, translated


def test_a_layer_that_is_only_moved_keeps_plain_strings():
    text = 'see {"a": "x\\ny"} there'
    layer = layer_of_stretches(text, [Span(4, 17)])
    value = translated(read_json(layer.text), layer).root.get("a")
    assert not isinstance(value, MappedString)
    assert text[slice(*span_of(value))] == '"x\\ny"'
    assert text[slice(*string_map_of(value, text).outer_span(Span(1, 2)))] == "\\n"


def test_layers_of_a_layer_are_brought_down_once_for_all_their_strings():
    inner = json.dumps({"a": "é", "b": ["ü"]})
    middle = json.dumps({"body": inner})
    text = json.dumps(middle)
    first = layer_of_string(read_json(text).root, text)
    body = read_json(first.text).root.get("body")
    second = layer_of_string(body, first.text)
    read = translated(read_json(second.text), second)
    down = Translation(first).reading(read)
    one, two = down.root.get("a"), down.root.get("b").items[0]
    assert one.layer is two.layer is down.layer
    for node, character in ((one, "é"), (two, "ü")):
        spelled = text[slice(*string_map_of(node, text).outer_span(Span(0, 1)))]
        assert json.loads(
            json.loads(json.loads(f'"{spelled}"').join('""')).join('""')
        ) == (character)


def test_a_string_spelled_over_several_literals_is_found_through_a_layer():
    inside = "'ab' 'cd'"
    text = json.dumps("x " + inside)
    layer = layer_of_string(read_json(text).root, text)
    node = read_python_string(layer.text, 2, 11, FaultLog(layer.text, 11)).node
    down = Translation(layer).node(node)
    spans = [down.string_map.outer_span(Span(i, i + 1)) for i in range(4)]
    assert [text[slice(*span)] for span in spans] == ["a", "b", "c", "d"]
    assert pickle.loads(pickle.dumps(down)).string_map == down.string_map


def test_frames_go_down_with_all_their_places():
    stream = ': c\nevent: a\nid: 7\ndata: {"x": 1}\n\ndata: [DONE]\n\n'
    text = json.dumps(stream)
    layer = layer_of_string(read_json(text).root, text)
    framing = Translation(layer).framing(framing_of(layer.text))
    (frame,) = framing.frames
    spelled = [
        text[slice(*span)] for span in (frame.name_span, frame.id_span, *frame.data)
    ]
    assert spelled == ["a", "7", '{\\"x\\": 1}']
    assert text[slice(*framing.comments[0])] == ": c"
    assert text[slice(*framing.done_markers[0].span)] == "[DONE]"


@given(
    st.recursive(
        st.one_of(st.none(), st.integers(), st.text(max_size=3)),
        lambda inner: st.one_of(
            st.lists(inner, max_size=3),
            st.dictionaries(st.text(max_size=2), inner, max_size=3),
        ),
        max_leaves=20,
    )
)
def test_readings_are_brought_down_alike_whether_they_are_let_go_of_or_not(value):
    text = json.dumps(json.dumps([value, value]))
    layer = layer_of_string(read_json(text).root, text)
    reading = read_json(layer.text)
    records = [reading, reading]
    down = Translation(layer)
    assert list(down.readings(records)) == [down.reading(reading)] * 2
    assert records == []


class Watched(ArrayNode):
    """Counts how many of its kind were let go of."""

    gone = 0

    def __del__(self):
        Watched.gone += 1


def watched_reading(text):
    reading = read_json(text)
    items = tuple(Watched(*item) for item in reading.root.items)
    root = ArrayNode(reading.root.start, reading.root.end, items)
    return replace(reading, root=root, values=(root,))


def test_what_was_read_is_let_go_of_while_it_is_brought_down():
    text = json.dumps(json.dumps([[n] for n in range(9)]))
    layer = layer_of_string(read_json(text).root, text)
    down, gone = Translation(layer), []
    bring_down = down.node
    down.node = lambda node: gone.append(Watched.gone) or bring_down(node)
    records = [watched_reading(layer.text)]
    Watched.gone = 0
    assert len(list(down.readings(records))) == 1
    assert gone == list(range(1, 10))
