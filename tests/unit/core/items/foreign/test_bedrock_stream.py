"""Events of Bedrock Converse."""

from __future__ import annotations

from builders import as_json_lines
from other_apis import apis_in, called, envelope_of


def start(index):
    use = {"toolUse": {"toolUseId": f"t{index}", "name": f"f{index}"}}
    return {"contentBlockStart": {"contentBlockIndex": index, "start": use}}


def delta(index, text):
    piece = {"toolUse": {"input": text}}
    return {"contentBlockDelta": {"contentBlockIndex": index, "delta": piece}}


EVENTS = [
    {"messageStart": {"role": "assistant"}},
    start(0),
    delta(0, '{"a"'),
    start(1),
    delta(0, ":1}"),
    {"contentBlockStop": {"contentBlockIndex": 0}},
    {"messageStop": {"stopReason": "tool_use"}},
]


def test_pieces_are_joined_by_block():
    api = "Bedrock Converse"
    expected = [(api, "f0", '{"a":1}'), (api, "f1", None)]
    assert called(as_json_lines(*EVENTS)) == expected
    assert called(EVENTS) == expected


def test_the_events_are_one_body():
    envelope = envelope_of(as_json_lines(*EVENTS))
    assert envelope.name == "bedrock-converse"
    assert len(envelope.bodies) == 1


def test_a_piece_without_its_start_is_no_call():
    assert called(delta(0, "{")) == []
    assert apis_in(delta(0, "{")) == ["bedrock-converse"]
