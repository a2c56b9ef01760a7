"""A stream as it went by: each event, and each item as it stood then.

Source: Open Responses specification 2026-04-24, "Streaming".
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from inspector.core.items.stream_events import texts
from inspector.core.items.stream_text import text_after, text_of
from inspector.core.source.json_nodes import ObjectNode, StringNode, span_of
from inspector.core.source.json_reader import read_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.stream import Stream
    from inspector.core.items.stream_events import StreamEvent
    from inspector.core.source.layer import Layer
    from inspector.core.source.span import Span

_ARGUMENTS = ("arguments",)
_OUTSIDE = re.compile(r'["{}\[\]]')
_INSIDE = re.compile(r'\\.?|"', re.DOTALL)
_LONGEST_SCALAR = 64
"""Characters up to which arguments that are no container are tried again and again."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One event, and what it is about."""

    index: int
    """Its number in its stream, from 0."""

    event: StreamEvent
    item: int | None
    """Number of the item in `Stream.items`; None for the response around them, and
    for items that were never whole."""

    @property
    def kind(self) -> str:
        """The type of the event."""
        return self.event.kind

    @property
    def span(self) -> Span:
        """The event's data in the document."""
        return span_of(self.event.node)


@dataclass(frozen=True)
class Timeline:
    """The moments of one stream; what is asked for is worked out then."""

    stream: Stream
    document_text: str

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """All events in order."""
        owners = self.stream.owners
        events = enumerate(self.stream.events)
        return tuple(Moment(n, event, owners.get(event.index)) for n, event in events)

    def moments_of(self, item: int) -> tuple[int, ...]:
        """The moments at which an item changed, its place in the end included."""
        return self._changes[item]

    def item_at(self, moment: int, item: int) -> Layer | None:
        """An item as it stood when an event had been received.

        Args:
            moment: Number of the event in the stream.
            item: Number of the item in `Stream.items`.

        Returns:
            Its JSON text, and where each character of it stands in the document; None
            before the event that brought the item. Cost is linear in what had been
            received of this item.
        """
        known = self.stream.items[item]
        ended = self._terminal
        if ended is not None and moment >= ended.index and known.final is not None:
            if isinstance(known.final, ObjectNode):
                return text_of(known.final, ended.event.layer, self.document_text)
            return None
        events = known.life.events if known.life else ()
        count = bisect_right(self._changes[item], moment)
        return text_after(events[:count], self.document_text)

    def first_parse(self, item: int) -> int | None:
        """The moment at which the arguments of an item were JSON for the first time.

        Returns:
            None where they never were, or where the item has none. Cost is linear.
        """
        known = self.stream.items[item]
        events = known.life.events if known.life else ()
        for number, is_json in zip(self._changes[item], _parses(events), strict=False):
            if is_json:
                return number
        if self._terminal is not None and _holds_json(known.final):
            return self._terminal.index
        return None

    @cached_property
    def _terminal(self) -> Moment | None:
        terminal = self.stream.terminal
        return next((m for m in self.moments if m.event is terminal), None)

    @cached_property
    def _changes(self) -> tuple[tuple[int, ...], ...]:
        changes: list[list[int]] = [[] for _ in self.stream.items]
        for moment in self.moments:
            if moment.item is not None:
                changes[moment.item].append(moment.index)
        if self._terminal is not None:
            for item, numbers in zip(self.stream.items, changes, strict=True):
                if item.final is not None:
                    numbers.append(self._terminal.index)
        return tuple(map(tuple, changes))


def timeline_of(stream: Stream, document_text: str) -> Timeline:
    """The moments of a stream.

    Args:
        stream: One of the document's streams, `Body.stream`.
        document_text: The text that its places are of.
    """
    return Timeline(stream, document_text)


def _parses(events: tuple[StreamEvent, ...]) -> Iterator[bool]:
    """After each event of an item, whether its arguments are JSON now."""
    growing = _GrowingJson()
    for event in events:
        if event.item is not None:
            growing = _GrowingJson()
            yield _holds_json(event.item)
            continue
        slot = texts().get(event.text_prefix or "")
        if slot is None or slot.path != _ARGUMENTS or event.text is None:
            yield False
        elif event.is_delta:
            yield growing.is_json_with(event.text.text)
        else:
            yield read_json(event.text.text).is_json


def _holds_json(item: object) -> bool:
    arguments = item.get("arguments") if isinstance(item, ObjectNode) else None
    return isinstance(arguments, StringNode) and read_json(arguments.text).is_json


class _GrowingJson:
    """A text that grows piece by piece, watched for the end of its first value.

    Looks at each character once; reads the whole once, where the value can be over.
    """

    __slots__ = (
        "_depth",
        "_is_escaped",
        "_is_over",
        "_is_quoted",
        "_length",
        "_pieces",
    )

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._length = 0
        self._depth = 0
        self._is_quoted = False
        self._is_escaped = False
        self._is_over = False

    def is_json_with(self, piece: str) -> bool:
        """Add a piece, and say whether the text is JSON with it."""
        was_over = self._is_over
        self._pieces.append(piece)
        self._length += len(piece)
        if not was_over:
            self._scan(piece)
        is_short = self._length <= _LONGEST_SCALAR  # a number does not say its end
        if is_short or self._is_over is not was_over:
            return read_json("".join(self._pieces)).is_json
        return False

    def _scan(self, piece: str) -> None:
        place = 1 if self._is_escaped and piece else 0
        self._is_escaped = self._is_escaped and not piece
        while match := (_INSIDE if self._is_quoted else _OUTSIDE).search(piece, place):
            place = match.end()
            if match[0] == '"':
                self._is_quoted = not self._is_quoted
            elif self._is_quoted:
                self._is_escaped = len(match[0]) == 1  # what it escapes comes later
            else:
                self._depth += 1 if match[0] in "{[" else -1
            if self._depth <= 0 and not self._is_quoted:
                self._is_over = True
                return
