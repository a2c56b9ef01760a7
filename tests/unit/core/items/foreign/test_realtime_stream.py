"""A session of the Realtime API."""

from __future__ import annotations

from builders import a_function_call, as_json_lines
from other_apis import called, codes_of, envelope_of


def event(kind, **members):
    return {"event_id": f"event_{kind}", "type": kind} | members


def item(arguments):
    return a_function_call(arguments, object="realtime.item")


SESSION = as_json_lines(
    event("session.created", session={"object": "realtime.session"}),
    event("response.output_item.added", item=item("")),
    event(
        "response.function_call_arguments.done",
        call_id="call_001",
        name="get_sales_report",
        arguments='{"region":"apac"}',
    ),
    event("response.output_item.done", item=item('{"region":"apac"}')),
    event(
        "conversation.item.created",
        item={"type": "function_call_output", "call_id": "call_001", "output": "42"},
    ),
)


def test_an_item_that_comes_several_times_is_one_call():
    assert called(SESSION) == [("Realtime", "get_sales_report", '{"region":"apac"}')]
    [call] = envelope_of(SESSION).foreign_calls
    assert call.result.record == 4


def test_it_is_one_body_and_no_stream_of_responses():
    [body] = envelope_of(SESSION).bodies
    assert body.kind == "foreign"
    assert not any(code.startswith("stream/") for code in codes_of(SESSION))
