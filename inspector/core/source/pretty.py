"""A JSON value laid out for reading, and where each of its characters went.

Only the white space between tokens changes: numbers keep their digits, names
their order and repeats, strings their escapes. So the two texts have the same
tokens, and a place in one is found in the other by its token.

Source: RFC 8259, section 2 (December 2017): white space around the six
structural characters is insignificant.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode

INDENT = "  "


@dataclass(frozen=True, slots=True)
class PrettyText:
    """A text laid out, token by token of its source."""

    text: str
    source_starts: array[int]
    """Where each token begins in the source, in order; code points."""

    shown_starts: array[int]
    """Where the same tokens begin in `text`."""

    lengths: array[int]

    def shown_span(self, source: Span) -> Span:
        """Where a stretch of the source stands in `text`.

        White space counts for the token behind it; what lies outside of the
        value is clipped to its ends.
        """
        start = self._shown_offset(source.start)
        if not source.length:
            return Span(start, start)
        return Span(start, max(self._shown_offset(source.end - 1) + 1, start))

    def source_offset(self, shown: int) -> int:
        """The source character that is shown at a place of `text`."""
        return _moved(self.shown_starts, self.source_starts, self.lengths, shown)

    def _shown_offset(self, source: int) -> int:
        return _moved(self.source_starts, self.shown_starts, self.lengths, source)


def pretty(source: str, node: JsonNode, width: int = 0) -> PrettyText:
    """Lay a value out with one member or element a line; linear in its length.

    Args:
        source: The text that ``node`` was read from.
        node: The value.
        width: Code points into which a whole object or array may go on one
            line; by default only an empty one does.
    """
    layout = _Layout(source, width)
    layout.add(node, 0, 0)
    return layout.done()


def _moved(
    starts: array[int], other_starts: array[int], lengths: array[int], offset: int
) -> int:
    """Translate an offset by the token in which it lies, or the next one."""
    index = max(bisect_right(starts, offset) - 1, 0)
    within = max(offset - starts[index], 0)
    if within < lengths[index]:
        return other_starts[index] + within
    if index + 1 < len(starts):
        return other_starts[index + 1]
    return other_starts[index] + lengths[index]


class _Layout:
    """A text that grows, and the tokens in it."""

    def __init__(self, source: str, width: int) -> None:
        self._source = source
        self._width = width
        self._parts: list[str] = []
        self._length = 0
        self._starts = array("q"), array("q"), array("q")

    def done(self) -> PrettyText:
        return PrettyText("".join(self._parts), *self._starts)

    def add(self, node: JsonNode, depth: int, column: int) -> None:
        """Add a value; the depth of a tree is bounded by the reader."""
        if not isinstance(node, (ObjectNode, ArrayNode)):
            self._token(node[0], node[1])
        elif self._fits(node, column):
            self._add_flat(node)
        else:
            self._add_lines(node, depth)

    def _add_lines(self, node: ObjectNode | ArrayNode, depth: int) -> None:
        inset = "\n" + INDENT * (depth + 1)
        self._token(node.start, node.start + 1)
        end = node.start + 1
        for index, (first, value) in enumerate(_entries(node)):
            if index:
                self._sign(",", end)
            self._space(inset)
            column = len(inset) - 1
            if first is not value:
                self._name(first, value)
                column += first[1] - first[0] + 2
            self.add(value, depth + 1, column)
            end = value[1]
        self._space("\n" + INDENT * depth)
        self._token(node.end - 1, node.end)

    def _add_flat(self, node: JsonNode) -> None:
        if not isinstance(node, (ObjectNode, ArrayNode)):
            self._token(node[0], node[1])
            return
        padding = " " if isinstance(node, ObjectNode) and node.members else ""
        self._token(node.start, node.start + 1)
        self._space(padding)
        end = node.start + 1
        for index, (first, value) in enumerate(_entries(node)):
            if index:
                self._sign(",", end)
                self._space(" ")
            if first is not value:
                self._name(first, value)
            self._add_flat(value)
            end = value[1]
        self._space(padding)
        self._token(node.end - 1, node.end)

    def _name(self, name: JsonNode, value: JsonNode) -> None:
        self._token(name[0], name[1])
        self._sign(":", name[1], value[0])
        self._space(" ")

    def _sign(self, sign: str, start: int, end: int | None = None) -> None:
        """A comma or colon: the next one, for only white space stands before it."""
        place = self._source.index(sign, start, end)
        self._token(place, place + 1)

    def _token(self, start: int, end: int) -> None:
        sources, showns, lengths = self._starts
        sources.append(start)
        showns.append(self._length)
        lengths.append(end - start)
        self._space(self._source[start:end])

    def _space(self, text: str) -> None:
        self._parts.append(text)
        self._length += len(text)

    def _fits(self, node: JsonNode, column: int) -> bool:
        if not _entries(node):
            return True
        return self._width > 0 and _flat_room(node, self._width - column) >= 0


def _entries(node: JsonNode) -> tuple[tuple[JsonNode, JsonNode], ...]:
    """What an object or array holds: name and value, or the element twice."""
    if isinstance(node, ObjectNode):
        return node.members
    if isinstance(node, ArrayNode):
        return tuple((item, item) for item in node.items)
    return ()


def _flat_room(node: JsonNode, room: int) -> int:
    """What is left of some room behind a value on one line; below 0 is too little.

    It stops as soon as there is none, so that asking costs no more than the room.
    """
    if not isinstance(node, (ObjectNode, ArrayNode)):
        return room - (node[1] - node[0])
    if isinstance(node, ArrayNode):
        room -= len("[]") + max(len(node.items) - 1, 0) * len(", ")
    else:
        room -= len("{  }") + max(len(node.members) - 1, 0) * len(", ")
    for first, value in _entries(node) if room >= 0 else ():
        if first is not value:
            room -= first[1] - first[0] + len(": ")
        room = _flat_room(value, room) if room >= 0 else room
        if room < 0:
            break
    return room
