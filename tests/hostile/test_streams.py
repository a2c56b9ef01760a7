"""Streams made to be slow, large or confusing: they are read in linear time."""

from __future__ import annotations

import pytest

from builders import ABSENT, a_function_call
from event_streams import an_event, call_events, completed, created, framed
from growth import assert_no_square, assert_soon
from inspector.core.checks.inspection import inspect_content
from inspector.core.items.stream import read_streams
from inspector.core.items.stream_timeline import timeline_of
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin

COUNT = 250
"""How many events the smaller stream of a pair has."""

NAMELESS = a_function_call("", id=ABSENT, call_id=ABSENT, status="in_progress")


def added(**members: object) -> dict:
    return an_event("output_item.added", item=NAMELESS, **members)


def done(**members: object) -> dict:
    return an_event("output_item.done", item=NAMELESS, **members)


def delta(**members: object) -> dict:
    return an_event("function_call_arguments.delta", delta="{", **members)


MADE_SLOW = {
    "nameless items, all open, then all done": lambda n: [added()] * n + [done()] * n,
    "nameless deltas": lambda n: [added(), *[delta()] * n],
    "an id of its own for each delta": lambda n: [
        *[added()] * n,
        *(delta(item_id=f"x{k}") for k in range(n)),
    ],
    "one index again and again": lambda n: [
        event
        for k in range(n)
        for event in call_events(("{}",), id=f"fc_{k}", call_id=f"call_{k}")
    ],
    "one index without items": lambda n: (
        [an_event("output_item.added", output_index=0, item=None)] * n
    ),
    "the same item added again and again": lambda n: [added(output_index=0)] * n,
    "parts without items": lambda n: [delta(output_index=k) for k in range(n)],
    "many final items": lambda n: [completed(*[NAMELESS] * n)],
    "many ends": lambda n: [completed()] * n,
    "many beginnings": lambda n: [created(id=f"resp_{k}") for k in range(n // 4)],
    "huge indexes": lambda n: [
        added(output_index=0),
        *(
            an_event("output_text.delta", output_index=0, content_index=k**2, delta="a")
            for k in range(n)
        ),
    ],
    "every event another fault": lambda n: [
        {"type": f"response.odd.{k}", "sequence_number": -k} for k in range(n)
    ],
}


def read_and_step(text: str) -> None:
    inspection = inspect_content(text)
    for body in inspection.envelope.bodies[:50]:
        line = timeline_of(body.stream, text)
        for item in range(min(len(body.stream.items), 50)):
            line.first_parse(item)
            line.item_at(len(line.moments) - 1, item)


@pytest.mark.parametrize("name", MADE_SLOW)
def test_time_grows_with_the_events_and_no_faster(name):
    make = MADE_SLOW[name]
    assert_no_square(read_and_step, lambda n: framed(created(), *make(n)), COUNT)


@pytest.mark.parametrize(
    "text",
    [
        "data: {\n" * 20_000,
        "data:\n" * 50_000 + "data: {}\n\n",
        "event: a\n" * 50_000 + "data: {}\n\n",
        "a: b\n" * 50_000 + 'data: {"type":"response.created"}\n\n',
        ":\n" * 50_000 + 'data: {"type":"response.created"}\n\n',
        "\n" * 100_000 + 'data: {"type":"response.created"}',
        "data: [DONE]\n\n" * 20_000 + "data: {}\n\n",
        'data: {"type":"response.created"}\n' * 10_000,
        "data: " + "[" * 100_000,
        '{"type":"response.x"}\n' + "{\n" * 20_000,
    ],
)
def test_odd_framing_is_read_soon(text):
    assert_soon(lambda: read_streams(read_document(text, Origin("test"))), 20)
