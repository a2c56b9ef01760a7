"""Strings of a wrapper that hold a text of their own."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_response, as_json, as_json_lines
from event_streams import a_stream, one_a_line
from event_streams import framed as captured
from inspector.core.checks.inspection import inspect_content
from other_apis import (
    a_chat_message,
    apis_in,
    called,
    codes_of,
    envelope_of,
    items_in,
    said_of,
    text_of,
)


def logged(output):
    return {"id": "o", "traceId": "t", "type": "GENERATION", "output": output}


def framed(*events):
    return "".join(f"data: {as_json(event)}\n\n" for event in events)


@pytest.mark.parametrize("levels", range(1, 8))
def test_strings_in_strings_are_opened(levels):
    value: object = a_response()
    for _ in range(levels):
        value = as_json(value)
    assert items_in(logged(value)) == ["/output/output/0"]


def test_too_many_levels_are_a_fault_and_not_nothing():
    value: object = a_response()
    for _ in range(8):
        value = as_json(value)
    assert items_in(logged(value)) == []
    assert "json/too-deep" in codes_of(logged(value))


def test_what_was_to_be_a_call_and_is_cut_off_is_a_fault():
    cut = as_json(a_response())[:-40]
    [found] = [f for f in said_of(logged(cut)) if f[0].startswith("json/")]
    assert found[:2] == ("json/truncated", "/output")
    inspection = inspect_content(text_of(logged(cut)))
    assert not inspection.is_complete
    assert inspection.blocks


def test_items_of_a_text_that_others_cannot_read_are_not_judged():
    text = as_json(a_response()).replace(
        '"created_at": 1750000000', '"created_at": NaN'
    )
    assert items_in(logged(text)) == []
    assert "json/non-finite-number" in codes_of(logged(text))


@pytest.mark.parametrize(
    "text", ["Hello", '{"a":1} is it', "[1", '["a" or so', "", "{"]
)
def test_what_a_model_wrote_is_plain_text(text):
    assert codes_of(logged(text)) == {"envelope/unwrapped", "envelope/no-item"}


def test_a_stream_in_a_string_gives_the_items_of_its_last_event():
    events = (
        {"type": "response.created", "response": a_response(output=[])},
        {"type": "response.completed", "response": a_response()},
    )
    assert items_in(logged(framed(*events))) == ["/output/1/response/output/0"]


def test_a_stream_without_an_end_gives_the_items_that_are_done():
    done = {"type": "response.output_item.done", "item": a_function_call()}
    created = {"type": "response.created", "response": a_response(output=[])}
    assert items_in(logged(framed(created, done))) == ["/output/1/item"]


@pytest.mark.parametrize("write", [captured, one_a_line, as_json])
def test_a_stream_in_a_wrapper_is_judged_as_one(write):
    events = a_stream()
    events[3]["delta"] = "x"
    text = text_of(logged(write(*events) if write is not as_json else events))
    (body,) = envelope_of(text).bodies
    assert (body.kind, body.wrapper) == ("stream", ("langfuse-observation",))
    assert len(body.stream.events) == len(events)
    assert body.stream.is_framed is (write is captured)
    assert "stream/delta-mismatch" in codes_of(text)


def test_places_in_a_stream_in_a_string_are_those_of_the_text():
    text = text_of(logged(captured(*a_stream(), done=False)))
    inspection = inspect_content(text)
    (item,) = inspection.items
    assert text[item.item.span.start :].startswith('{\\"type\\": \\"function_call')
    (found,) = (f for f in inspection.findings if f.code == "stream/done-marker")
    assert text[slice(*found.place.span)] == '\\"response.completed\\"'
    assert found.place.pointer == f"/output/{len(a_stream()) - 1}/type"


def test_the_events_of_a_stream_in_a_string_keep_their_names():
    named = captured(*a_stream()).replace("event: response.created", "event: x", 1)
    assert "stream/event-name-mismatch" in codes_of(logged(named))


def test_one_event_alone_in_a_string_is_what_it_carries():
    for text in (as_json(a_stream()[-1]), captured(a_stream()[-1], done=False)):
        (body,) = envelope_of(logged(text)).bodies
        assert body.kind == "response"
        assert body.wrapper[-1] == "stream-event"


def test_a_piece_alone_in_a_string_is_nothing_to_judge():
    lines = [logged(captured(event, done=False)) for event in a_stream()[:5]]
    assert not {code for code in codes_of(as_json_lines(*lines)) if "stream/" in code}


def test_an_event_in_a_string_that_cannot_be_read_is_a_fault_beside_the_stream():
    broken = captured(*a_stream()).replace('"delta": "ion', '"delta": ion', 1)
    bodies = envelope_of(logged(broken)).bodies
    assert [bool(body.faults) for body in bodies] == [True, False]
    assert len(bodies[1].stream.events) == len(a_stream()) - 1


def test_a_stream_of_another_api_in_a_string_is_read_as_one():
    def chunk(call):
        choice = {"index": 0, "delta": {"tool_calls": [{"index": 0} | call]}}
        return {"object": "chat.completion.chunk", "choices": [choice]}

    first = chunk({"id": "c", "function": {"name": "f", "arguments": '{"a"'}})
    second = chunk({"function": {"arguments": ":1}"}})
    text = framed(first, second) + "data: [DONE]\n\n"
    assert called(logged(text)) == [("Chat Completions", "f", '{"a":1}')]


def test_a_python_repr_in_a_string_is_read():
    assert apis_in(logged(repr([a_chat_message()]))) == ["chat-completions"]


def test_a_broken_text_deep_in_wrappers_names_them():
    inner = logged(as_json(a_response())[:-9])
    run = {"run_type": "chain", "inputs": {}, "outputs": inner}
    [body] = envelope_of(run).bodies
    assert body.wrapper == ("langsmith-run", "langfuse-observation")
    assert body.faults
