"""Structured log lines that hold an item in one of their members."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_response, an_output, as_json
from builders import as_json_lines as lines
from event_streams import a_stream, framed
from other_apis import a_chat_message, apis_in, codes_of, envelope_of, items_in

CALL = a_function_call()


@pytest.mark.parametrize(
    ("record", "pointers"),
    [
        ({"log": as_json(CALL) + "\n", "stream": "stdout", "time": "t"}, ["/log"]),
        ({"level": "info", "ts": 1.5, "msg": "got", "item": CALL}, ["/item"]),
        ({"@timestamp": "t", "message": as_json([CALL])}, ["/message/0"]),
        ({"time": "t", "severity": "INFO", "b": a_response()}, ["/b/output/0"]),
        ({"asctime": "t", "levelname": "I", "a": CALL, "b": an_output()}, ["/a", "/b"]),
    ],
)
def test_an_item_in_any_member_is_found(record, pointers):
    assert items_in(record) == pointers
    assert envelope_of(record).bodies[0].wrapper == ("log-record",)


def test_a_stream_in_a_message_is_one():
    record = {"time": "t", "level": "info", "message": framed(*a_stream())}
    (body,) = envelope_of(record).bodies
    assert (body.kind, body.wrapper) == ("stream", ("log-record",))


def test_another_api_is_named():
    record = {"time": "t", "level": "info", "reply": a_chat_message()}
    assert apis_in(record) == ["chat-completions"]


def test_a_line_of_words_beside_others_is_no_fault():
    words = {"log": "listening on 8080\n", "stream": "stdout", "time": "t"}
    held = {"log": as_json(CALL), "stream": "stdout", "time": "t"}
    assert codes_of(lines(words, held)) == codes_of(held)


@pytest.mark.parametrize(
    "value",
    [
        {"timestamp": "t", "item": CALL},
        {"level": "info", "item": CALL},
        a_message() | {"timestamp": "t", "level": 1},
        CALL | {"time": "t", "log": "x"},
        {"role": "assistant", "content": [], "time": "t", "message": as_json(CALL)},
        {"object": "x", "time": "t", "message": as_json(CALL)},
    ],
)
def test_a_time_alone_makes_no_record(value):
    assert all(body.wrapper == () for body in envelope_of(value).bodies)
