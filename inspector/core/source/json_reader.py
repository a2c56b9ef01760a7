"""Read JSON exactly: every value with its place, every fault by its name.

Strict where a verdict depends on it, and yet it goes on behind a fault whose
extent is certain (``NaN``, a raw control character, a single-quoted string),
so that one fault does not hide the next. Nothing is repaired: a text with a
fault that blocks has no value.

What is sound is taken in large bites, a whole ``"name": value,`` by one pattern; only
what no pattern takes is looked at character by character. No text can exhaust the
stack: containers are followed to a fixed depth.

Source: RFC 8259 (December 2017).
"""

from __future__ import annotations

import re
from sys import intern
from typing import TYPE_CHECKING

import orjson

from inspector.core.source.json_fault import FaultLog, JsonFault, StoppedReadingError
from inspector.core.source.json_nodes import (
    ArrayNode,
    Member,
    ObjectNode,
    StringNode,
)
from inspector.core.source.json_scalars import read_scalar
from inspector.core.source.json_strings import decoded_body, read_string
from inspector.core.source.reading import Reading
from inspector.core.source.sound_json import (
    COLON,
    ITEM,
    MEMBER,
    NEXT_ITEM,
    NEXT_NAME,
    OPENING,
    SCALAR,
    SPACE,
    sound_scalar,
)
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode

__all__ = ["MAX_DEPTH", "MAX_VALUES", "Reading", "read_json", "read_value"]

MAX_DEPTH = 128
"""Containers within containers that the reader follows (RFC 8259, section 9).

The limit of serde_json too. It keeps trees small enough for whatever recurses over
them: comparing, converting and pickling all work at Python's own recursion limit.
"""

MAX_VALUES = 1000
"""Values end to end that are told apart; behind them the text is not read."""

_FENCE = re.compile(r"\s*(```|~~~)[^\n]*\n?")
_node = tuple.__new__  # what a NamedTuple's own __new__ calls, in half the time


def read_json(
    text: str, start: int = 0, end: int | None = None, *, marks_bytes: bool = False
) -> Reading:
    """Read ``text[start:end]`` as one JSON text.

    Args:
        text: The text to read in.
        start: Where to begin.
        end: Where to end; the end of the text if None.
        marks_bytes: Whether U+DC80 to U+DCFF stand for bytes that could not be
            decoded (see `decoding`), rather than for surrogates.

    Returns:
        Spans are code points of the whole ``text``. Cost is linear.
    """
    span = Span(start, len(text) if end is None else end)
    fence = _FENCE.match(text, *span)
    if fence:
        return _fenced(text, span, fence)
    return _Reader(text, span, marks_bytes=marks_bytes).read()


def read_value(
    text: str, start: int, end: int | None = None, *, marks_bytes: bool = False
) -> Reading:
    """Read the one JSON value that begins exactly at ``start``, whatever follows it.

    Returns:
        The span ends with the value; where reading had to stop, at ``end``.
    """
    span = Span(start, len(text) if end is None else end)
    return _Reader(text, span, marks_bytes=marks_bytes).read_first()


def _fenced(text: str, span: Span, fence: re.Match[str]) -> Reading:
    """A Markdown fence is one fault; whether JSON is inside is told, not used."""
    closing = text.rfind(fence[1], fence.end(), span.end)
    inner = Span(fence.end(), closing if closing >= 0 else span.end)
    fault = JsonFault(
        "json/code-fence",
        Span(*fence.span(1)),
        "json-inside" if _is_json(text, inner) else "",
    )
    return Reading(span, None, (fault,))


def _is_json(text: str, span: Span) -> bool:
    """Whether a stretch is one JSON text; orjson takes nothing that is none."""
    stretch = text[span.start : span.end]
    if stretch.count("[") + stretch.count("{") <= MAX_DEPTH:
        try:
            orjson.loads(stretch)
        except orjson.JSONDecodeError:  # it may be: half of a surrogate pair is
            return _Reader(text, span).read().is_json
        return True
    return _Reader(text, span).read().is_json


class _Reader:
    def __init__(self, text: str, span: Span, *, marks_bytes: bool = False) -> None:
        self._text = text
        self._span = span
        self._end = span.end
        self._log = FaultLog(text, span.end, marks_bytes=marks_bytes)

    def read(self) -> Reading:
        """Read one text, or say what stands where one text should."""
        position = self._skip_space(self._span.start)
        if position == self._end:
            return Reading(self._span, None)
        try:
            root, position = self._read_value(position)
        except StoppedReadingError:
            return Reading(self._span, None, self._log.faults())
        if position < self._end:
            position = self._skip_space(position)
        more = self._more_values(position) if position < self._end else ()
        return Reading(self._span, root, self._log.faults(), (root, *more))

    def read_first(self) -> Reading:
        """Read one value and leave what follows it."""
        try:
            root, position = self._read_value(self._span.start)
        except StoppedReadingError:
            return Reading(self._span, None, self._log.faults())
        span = Span(self._span.start, position)
        return Reading(span, root, self._log.faults(), (root,))

    def _more_values(self, position: int) -> tuple[JsonNode, ...]:
        """Tell several whole values end to end from stray text behind one."""
        rest = Span(position, self._end)
        other = _Reader(self._text, rest, marks_bytes=self._log.marks_bytes)
        values = other._read_values(position)
        others = other._log.faults()
        if not values or any(fault.breaks_json for fault in others):
            self._log.add("json/extra-data", rest)
            return ()
        self._log.take_over(others)
        self._log.add("json/concatenated", rest, count=len(values) + 1)
        return values

    def _read_values(self, position: int) -> tuple[JsonNode, ...]:
        """Read values up to the end; none where one of them cannot be read."""
        values: list[JsonNode] = []
        try:
            while position < self._end and len(values) < MAX_VALUES:
                value, position = self._read_value(position)
                values.append(value)
                position = self._skip_space(position)
        except StoppedReadingError:
            return ()
        return tuple(values)

    def _read_value(self, position: int, depth: int = 0) -> tuple[JsonNode, int]:
        """Read one value that begins exactly at ``position``.

        Returns:
            The value, and where it ends.
        """
        first = self._character(position)
        if first not in ("{", "["):
            scalar = SCALAR.match(self._text, position, self._end)
            if scalar:
                return sound_scalar(scalar), scalar.end()
            node = read_scalar(self._text, position, self._end, self._log)
            return node, node[1]
        if depth >= MAX_DEPTH:
            self._log.stop("json/too-deep", position, limit=MAX_DEPTH)
        read = self._read_object if first == "{" else self._read_array
        return read(position, depth + 1)

    def _read_array(self, start: int, depth: int) -> tuple[JsonNode, int]:
        text, end = self._text, self._end
        items: list[JsonNode] = []
        position, is_closed = self._open(start, "]")
        while not is_closed:
            item = ITEM.match(text, position, end)
            if item is not None:
                items.append(sound_scalar(item))
                position = item.end()
                is_closed = text[position - 1] == "]"
                continue
            value, position = self._read_value(position, depth)
            items.append(value)
            comma = NEXT_ITEM.match(text, position, end)
            is_closed = comma is None
            position = comma.end() if comma else self._close(position, "]")
        return _node(ArrayNode, (start, position, tuple(items))), position

    def _read_object(self, start: int, depth: int) -> tuple[JsonNode, int]:
        text, end = self._text, self._end
        members: list[Member] = []
        names: dict[str, StringNode] = {}
        expected = "name-or-end"
        position, is_closed = self._open(start, "}")
        while not is_closed:
            member = MEMBER.match(text, position, end)
            if member is not None:
                name, position = _sound_name(member, position), member.end()
            else:
                name, position = self._read_odd_name(position, expected)
            if names.setdefault(name[2], name) is not name:
                self._log.add_duplicate(name, names[name[2]])
            if member is not None and member.lastindex != 1:
                members.append(_node(Member, (name, sound_scalar(member, 1))))
                is_closed = text[position - 1] == "}"
                continue
            value, position = self._read_value(position, depth)
            members.append(_node(Member, (name, value)))
            comma, expected = NEXT_NAME.match(text, position, end), "name"
            is_closed = comma is None
            position = comma.end() if comma else self._close(position, "}")
        return _node(ObjectNode, (start, position, tuple(members))), position

    def _open(self, start: int, closer: str) -> tuple[int, bool]:
        """Read the opening bracket; says whether the closing one follows at once."""
        opening = OPENING.match(self._text, start, self._end)
        position = opening.end() if opening else start + 1
        is_empty = self._text.startswith(closer, position, self._end)
        return position + is_empty, is_empty

    def _close(self, position: int, closer: str) -> int:
        """Read the closing bracket, or say what stands there instead."""
        position = self._skip_space(position)
        found = self._character(position)
        if found == closer:
            return position + 1
        if found != ",":
            self._log.expected(f"comma-or-{closer}", position)
        comma, position = position, self._skip_space(position + 1)
        if self._character(position) != closer:
            self._log.expected("value" if closer == "]" else "name", position)
        self._log.add("json/syntax", Span(comma, comma + 1), "trailing-comma")
        return position + 1

    def _read_odd_name(self, position: int, expected: str) -> tuple[StringNode, int]:
        """Read a name in which something is wrong, and its colon."""
        if self._character(position) not in ('"', "'"):
            self._log.expected(expected, position)
        name = read_string(self._text, position, self._end, self._log)
        colon = COLON.match(self._text, name.end, self._end)
        if colon is None:
            self._log.expected("colon", self._skip_space(name.end))
        return name, colon.end()

    def _character(self, position: int) -> str:
        return self._text[position] if position < self._end else ""

    def _skip_space(self, position: int) -> int:
        match = SPACE.match(self._text, position, self._end)
        return match.end() if match else position


def _sound_name(member: re.Match[str], start: int) -> StringNode:
    body = member[1]
    decoded = intern(decoded_body(body) if "\\" in body else body)
    return _node(StringNode, (start, member.end(1) + 1, decoded))
