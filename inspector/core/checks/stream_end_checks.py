"""How a stream ends, and what the final response holds.

Source: Open Responses specification 2026-04-24, "Streaming": a stream ends with
response.completed, response.incomplete or response.failed, then ``[DONE]``. OpenAI and
DeepSeek send no ``[DONE]`` (DeepSeek, Responses API, 2026-09-10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.excerpts import excerpt
from inspector.core.checks.stream_places import event_place, node_place, stream_finding
from inspector.core.items.stream_events import ERROR, FAILED
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.source.pointer import joined

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding, Place
    from inspector.core.items.stream import Stream
    from inspector.core.items.stream_events import StreamEvent

_MEMBERS = ("id", "object", "model")
"""Members of the final response that consumers read."""

_LONGEST_MESSAGE = 200


def findings_on(stream: Stream, text: str) -> Iterator[Finding]:
    """Findings on the end of the stream and on its final response."""
    del text
    yield from _failures(stream)
    if not stream.is_excerpt:
        yield from _end(stream)
        yield from _changed_response_id(stream)
        yield from _lost_items(stream)
    yield from _response_members(stream)


def _end(stream: Stream) -> Iterator[Finding]:
    last = stream.events[-1]
    if stream.is_cut:
        place = event_place(last)
        yield stream_finding("stream/no-terminal", place, None, "", event=last.kind)
    if stream.is_framed and not stream.is_marked_done:
        yield stream_finding("stream/done-marker", event_place(last))


def _failures(stream: Stream) -> Iterator[Finding]:
    for event in stream.events:
        if event.kind == FAILED:
            is_bare = event.is_bare_response
            yield _failure(event, ["error"] if is_bare else ["response", "error"], "")
        elif event.kind == ERROR:
            is_nested = isinstance(event.get("error"), ObjectNode)
            yield _failure(event, ["error"] if is_nested else [], "error")


def _failure(event: StreamEvent, path: list[str], variant: str) -> Finding:
    holder: object = event.node
    for name in path:
        holder = holder.get(name) if isinstance(holder, ObjectNode) else None
    said = {
        name: holder.text(name) if isinstance(holder, ObjectNode) else None
        for name in ("message", "code")
    }
    told = next((name for name, value in said.items() if value), None)
    place = event_place(event, *path, told) if told else event_place(event)
    return stream_finding(
        "stream/response-failed",
        place,
        None,
        variant if told else f"{variant}-untold".lstrip("-"),
        code=excerpt(said["code"] or "?"),
        message=excerpt(said["message"] or "?", _LONGEST_MESSAGE),
    )


def _response_members(stream: Stream) -> Iterator[Finding]:
    terminal, response = stream.terminal, stream.final_response
    if terminal is None or response is None:
        return
    missing = tuple(name for name in _MEMBERS if not response.text(name))
    if missing:
        yield stream_finding(
            "stream/response-member", event_place(terminal), None, "", members=missing
        )


def _changed_response_id(stream: Stream) -> Iterator[Finding]:
    """Another id of the response in the end than in the beginning."""
    terminal, response = stream.terminal, stream.final_response
    told = (e.response.text("id") for e in stream.events if e.response is not None)
    first = next((name for name in told if name), None)
    final = response.get("id") if response else None
    if terminal is None or first is None or not isinstance(final, StringNode):
        return
    if final.text != first:
        place = _in_response(terminal, "id")
        yield stream_finding(
            "stream/response-member",
            place,
            None,
            "id-changed",
            first=excerpt(first),
            other=excerpt(final.text),
        )


def _lost_items(stream: Stream) -> Iterator[Finding]:
    """Streamed items that the final response does not hold."""
    terminal, response = stream.terminal, stream.final_response
    if terminal is None or terminal.kind == FAILED or response is None:
        return
    lost = [n for n, item in enumerate(stream.items) if item.final is None]
    count = len(lost) + len(stream.unseen)
    output = response.get("output")
    place = _in_response(terminal, "output")
    if not count:
        return
    if not isinstance(output, ArrayNode) or not output.items:
        variant = "empty" if isinstance(output, ArrayNode) else "absent"
        yield stream_finding("stream/final-output", place, None, variant, count=count)
        return
    for number in lost:
        life = stream.items[number].life
        item_type = life.item_type if life else None
        yield stream_finding(
            "stream/final-output", place, number, "", type=item_type or "?"
        )
    if stream.unseen:
        yield stream_finding(
            "stream/final-output", place, None, "parts", count=len(stream.unseen)
        )


def _in_response(event: StreamEvent, name: str) -> Place:
    response = event.response
    node = response.get(name) if response else None
    if node is None:
        return event_place(event)
    return node_place(event.record, joined(event.response_pointer, name), node)
