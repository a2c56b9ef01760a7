"""A JSON value laid out for reading, and where each of its characters went.

Only the white space between tokens changes: numbers keep their digits, names
their order and repeats, strings their escapes. So the two texts have the same
tokens, and a place in one is found in the other by its token. What is no JSON where
it stands (a repr, JSON in a string) is spelled as JSON here, token by token.

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
from inspector.core.source.spelling import json_spelling

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
    """How long each token is in the source."""

    shown_lengths: array[int]
    """How long it is in `text`: the same unless it had to be spelled anew."""

    def shown_span(self, source: Span) -> Span:
        """Where a stretch of the source stands in `text`.

        White space counts for the token behind it; what lies outside of the
        value is clipped to its ends.
        """
        start = self._shown_offset(source.start)
        if not source.length:
            return Span(start, start)
        last = self._shown_offset(source.end - 1, is_last=True)
        return Span(start, max(last + 1, start))

    def source_offset(self, shown: int) -> int:
        """The source character that is shown at a place of `text`."""
        shown_tokens = self.shown_starts, self.shown_lengths
        return _moved(*shown_tokens, self.source_starts, self.lengths, shown)

    def _shown_offset(self, source: int, *, is_last: bool = False) -> int:
        tokens, shown = (self.source_starts, self.lengths), self.shown_starts
        return _moved(*tokens, shown, self.shown_lengths, source, is_last=is_last)


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
    starts: array[int],
    lengths: array[int],
    other_starts: array[int],
    other_lengths: array[int],
    offset: int,
    *,
    is_last: bool = False,
) -> int:
    """Translate an offset by the token in which it lies, or the next one.

    In a token of another length the first character stays the first; the last one
    stays the last if that ``is_last`` of a stretch.
    """
    index = max(bisect_right(starts, offset) - 1, 0)
    within = max(offset - starts[index], 0)
    if within < lengths[index]:
        last = max(other_lengths[index] - 1, 0)
        stays_last = is_last and within == lengths[index] - 1
        return other_starts[index] + (last if stays_last else min(within, last))
    if index + 1 < len(starts):
        return other_starts[index + 1]
    return other_starts[index] + other_lengths[index]


class _Layout:
    """A text that grows, and the tokens in it."""

    def __init__(self, source: str, width: int) -> None:
        self._source = source
        self._width = width
        self._parts: list[str] = []
        self._length = 0
        self._tokens = array("q"), array("q"), array("q"), array("q")

    def done(self) -> PrettyText:
        return PrettyText("".join(self._parts), *self._tokens)

    def add(self, node: JsonNode, depth: int, column: int) -> None:
        """Add a value; the depth of a tree is bounded by the reader."""
        if not isinstance(node, (ObjectNode, ArrayNode)):
            self._token(node[0], node[1], json_spelling(node, self._source))
        elif self._fits(node, column):
            self._add_flat(node)
        else:
            self._add_lines(node, depth)

    def _add_lines(self, node: ObjectNode | ArrayNode, depth: int) -> None:
        inset = "\n" + INDENT * (depth + 1)
        self._bracket(node, node.start)
        end = node.start + 1
        for index, (first, value) in enumerate(_entries(node)):
            if index:
                self._sign(",", end, first[0])
            self._space(inset)
            column = len(inset) - 1
            if first is not value:
                self._name(first, value)
                column += first[1] - first[0] + 2
            self.add(value, depth + 1, column)
            end = value[1]
        self._space("\n" + INDENT * depth)
        self._bracket(node, node.end - 1)

    def _add_flat(self, node: JsonNode) -> None:
        if not isinstance(node, (ObjectNode, ArrayNode)):
            self._token(node[0], node[1], json_spelling(node, self._source))
            return
        padding = " " if isinstance(node, ObjectNode) and node.members else ""
        self._bracket(node, node.start)
        self._space(padding)
        end = node.start + 1
        for index, (first, value) in enumerate(_entries(node)):
            if index:
                self._sign(",", end, first[0])
                self._space(" ")
            if first is not value:
                self._name(first, value)
            self._add_flat(value)
            end = value[1]
        self._space(padding)
        self._bracket(node, node.end - 1)

    def _name(self, name: JsonNode, value: JsonNode) -> None:
        self._token(name[0], name[1], json_spelling(name, self._source))
        self._sign(":", name[1], value[0])
        self._space(" ")

    def _bracket(self, node: ObjectNode | ArrayNode, place: int) -> None:
        brackets = "{}" if isinstance(node, ObjectNode) else "[]"
        self._token(place, place + 1, brackets[place != node.start])

    def _sign(self, sign: str, start: int, end: int) -> None:
        """A comma or colon: the next one, for only white space stands before it.

        A repr has others, and what was put together from pieces has none.
        """
        place = self._source.find(sign, start, max(start, end))
        if place < 0:
            self._space(sign)
        else:
            self._token(place, place + 1, sign)

    def _token(self, start: int, end: int, shown: str) -> None:
        sources, showns, lengths, shown_lengths = self._tokens
        sources.append(start)
        showns.append(self._length)
        lengths.append(end - start)
        shown_lengths.append(len(shown))
        self._space(shown)

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
