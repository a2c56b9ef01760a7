"""Streams for tests: whole and in order by default, bent where a test needs it.

Events are plain dictionaries; `framed` writes them as an event stream, `one_a_line` as
JSON Lines. `ABSENT` of `builders` takes a member away.

Source: Open Responses specification 2026-04-24, "Streaming".
"""

from __future__ import annotations

import json
from typing import Any

from builders import ABSENT, a_function_call, a_message, a_response
from inspector.core.items.stream import Stream, read_streams
from inspector.core.source.document import Document, read_document
from inspector.core.source.origin import Origin

ARGUMENTS = '{"region":"apac"}'
PIECES = ('{"reg', 'ion":"a', 'pac"}')

Event = dict[str, Any]


def an_event(kind: str, **members: Any) -> Event:
    """One event; short names of the types of a response's events will do."""
    members = {k: v for k, v in members.items() if v is not ABSENT}
    known = kind if "." not in kind or kind.startswith("response.") else None
    return {"type": known or f"response.{kind}", **members}


def created(**bend: Any) -> Event:
    """The event that begins a stream."""
    response = a_response(output=[], status="in_progress", **bend)
    return an_event("response.created", response=response)


def completed(*items: object, **bend: Any) -> Event:
    """The event that ends a stream, with the items of the final response."""
    response = a_response(**({"output": list(items)} | bend))
    return an_event("response.completed", response=response)


def call_events(
    pieces: tuple[str, ...] = PIECES, *, index: int = 0, **names: Any
) -> list[Event]:
    """The life of one call: added, deltas, done, and the finished item."""
    call = a_function_call("".join(pieces), **names)
    at = {"item_id": call.get("id"), "output_index": index}
    family = "function_call_arguments"
    return [
        an_event(
            "output_item.added",
            output_index=index,
            item=call | {"arguments": "", "status": "in_progress"},
        ),
        *(an_event(f"{family}.delta", **at, delta=piece) for piece in pieces),
        an_event(f"{family}.done", **at, arguments="".join(pieces)),
        an_event("output_item.done", output_index=index, item=call),
    ]


def message_events(
    pieces: tuple[str, ...] = ("Hel", "lo"), *, index: int = 0
) -> list[Event]:
    """The life of a message with one part of text."""
    whole = a_message("".join(pieces))
    at = {"item_id": whole["id"], "output_index": index, "content_index": 0}
    part = whole["content"][0]
    return [
        an_event(
            "output_item.added",
            output_index=index,
            item=whole | {"content": [], "status": "in_progress"},
        ),
        an_event("content_part.added", **at, part=part | {"text": ""}),
        *(an_event("output_text.delta", **at, delta=piece) for piece in pieces),
        an_event("output_text.done", **at, text="".join(pieces)),
        an_event("content_part.done", **at, part=part),
        an_event("output_item.done", output_index=index, item=whole),
    ]


def a_stream(*events: Event) -> list[Event]:
    """A whole stream around some events, numbered; with one call if there are none."""
    inner = list(events) or call_events()
    items = [e["item"] for e in inner if e["type"] == "response.output_item.done"]
    return numbered(created(), *inner, completed(*items))


def numbered(*events: Event) -> list[Event]:
    """Copies of events that count from 0; a number that is there stays."""
    return [
        {"sequence_number": number} | json.loads(json.dumps(event))
        for number, event in enumerate(events)
    ]


def framed(
    *events: Event, end: str = "\n", done: bool = True, named: bool = True
) -> str:
    """Events as the lines of an event stream."""
    text = "".join(
        (f"event: {event.get('type')}{end}" if named else "")
        + f"data: {json.dumps(event, ensure_ascii=False)}{end}{end}"
        for event in events
    )
    return text + (f"data: [DONE]{end}{end}" if done else "")


def one_a_line(*events: Event) -> str:
    """Events as JSON Lines."""
    return "".join(json.dumps(event) + "\n" for event in events)


def read(text: str) -> Document:
    """A text as a document."""
    return read_document(text, Origin("pasted"))


def streams_in(text: str) -> tuple[Stream, ...]:
    """The streams of a text."""
    return read_streams(read(text))


def stream_of(*events: Event) -> Stream:
    """The one stream that some events make."""
    (stream,) = streams_in(framed(*events))
    return stream
