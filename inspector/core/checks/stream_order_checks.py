"""Events that do not come in the order of an item's life, or are not all there.

Source: Open Responses specification 2026-04-24, "Streaming": an item is added, gets
its parts and is done; sequence numbers grow. OpenAI Python SDK 3.57.0,
``lib/streaming/responses``, which refuses a stream that begins otherwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.stream_places import event_place, stream_finding
from inspector.core.items.stream_events import (
    CREATED,
    ERROR,
    ITEM_ADDED,
    ITEM_DONE,
    whole_number,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.items.stream import Stream
    from inspector.core.items.stream_events import StreamEvent
    from inspector.core.items.stream_items import ItemLife


def findings_on(stream: Stream, text: str) -> Iterator[Finding]:
    """Findings on the order of events; one event alone has none."""
    del text
    yield from _sequence(stream)
    if stream.is_excerpt:
        return
    yield from _around_items(stream)
    for life, owner in _lives(stream):
        yield from _life(life, owner)
        yield from _open(life, owner)
    yield from _reused_indexes(stream)


def _lives(stream: Stream) -> Iterator[tuple[ItemLife, int | None]]:
    for number, item in enumerate(stream.items):
        if item.life is not None:
            yield item.life, number
    for life in stream.unseen:
        yield life, None


def _sequence(stream: Stream) -> Iterator[Finding]:
    """Each way in which the numbers are wrong once, at its first place."""
    found: dict[str, list[tuple[StreamEvent, int | None]]] = {}
    previous: int | None = None
    for event in stream.events:
        number = event.number("sequence_number")
        fault = _sequence_fault(event, number, previous)
        if fault:
            found.setdefault(fault, []).append((event, previous))
        previous = previous if number is None else number
    for fault, events in found.items():
        event, before = events[0]
        number = whole_number(event.get("sequence_number"))
        yield stream_finding(
            "stream/sequence",
            event_place(event, "sequence_number"),
            None,
            fault,
            count=len(events),
            number=-1 if number is None else number,
            previous=-1 if before is None else before,
        )


def _sequence_fault(
    event: StreamEvent, number: int | None, previous: int | None
) -> str:
    if event.get("sequence_number") is None:
        return "missing"
    if number is None:
        return "type"
    if previous is None or number == previous + 1:
        return ""
    if number == previous:
        return "repeated"
    return "gap" if number > previous else "back"


def _around_items(stream: Stream) -> Iterator[Finding]:
    first = stream.events[0]
    if first.kind not in (CREATED, ERROR):
        yield _finding(first, None, "first")
    begun = [event for event in stream.events if event.kind == CREATED]
    if len(begun) > 1:
        yield _finding(begun[1], None, "created-twice")
    elif begun and begun[0] is not first:
        yield _finding(begun[0], None, "created-late")
    late = _behind_the_end(stream)
    if late:
        yield _finding(late[0], None, "after-terminal", count=len(late))


def _behind_the_end(stream: Stream) -> list[StreamEvent]:
    """Events behind the terminal one that are still about the response."""
    terminal = stream.terminal
    behind = [e for e in stream.events if terminal and e.index > terminal.index]
    return [e for e in behind if e.kind.startswith("response.") or e.kind == ERROR]


def _life(life: ItemLife, owner: int | None) -> Iterator[Finding]:
    added, done = life.added, life.done
    if added is None:
        first = done or life.events[0]
        variant = "done-without-added" if done else "never-added"
        yield _finding(first, owner, variant, count=len(life.events))
    else:
        early = [event for event in life.events if event.index < added.index]
        if early:
            yield _finding(early[0], owner, "before-added", count=len(early))
        yield from _repeated(life, ITEM_ADDED, owner, "added-twice")
    if done is not None:
        yield from _repeated(life, ITEM_DONE, owner, "done-twice")
        late = [e for e in life.events if e.index > done.index and not _is_life(e)]
        if late:
            yield _finding(late[0], owner, "after-done", count=len(late))


def _repeated(
    life: ItemLife, kind: str, owner: int | None, variant: str
) -> Iterator[Finding]:
    events = [event for event in life.events if event.kind == kind]
    if len(events) > 1:
        yield _finding(events[1], owner, variant, count=len(events))


def _is_life(event: StreamEvent) -> bool:
    return event.kind in (ITEM_ADDED, ITEM_DONE)


def _reused_indexes(stream: Stream) -> Iterator[Finding]:
    """Several items that were added under one output_index."""
    begun: dict[int, int] = {}
    for life, owner in sorted(_lives(stream), key=lambda one: one[0].events[0].index):
        added = life.added
        if added is None or added.output_index is None:
            continue
        index = added.output_index
        begun[index] = begun.get(index, 0) + 1
        if begun[index] > 1:
            place = event_place(added, "output_index")
            yield stream_finding(
                "stream/order", place, owner, "index-reused", index=index
            )


def _open(life: ItemLife, owner: int | None) -> Iterator[Finding]:
    if life.added is not None and life.done is None:
        place = event_place(life.added, "item", "type")
        item_type = life.item_type or "?"
        yield stream_finding("stream/item-open", place, owner, "", type=item_type)


def _finding(
    event: StreamEvent, owner: int | None, variant: str, count: int = 1
) -> Finding:
    return stream_finding(
        "stream/order",
        event_place(event),
        owner,
        variant,
        event=event.kind,
        count=count,
    )
