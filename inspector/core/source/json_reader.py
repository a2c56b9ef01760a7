"""Read JSON exactly: every value with its place, every fault by its name.

Strict where a verdict depends on it, and yet it goes on behind a fault whose
extent is certain (``NaN``, a raw control character, a single-quoted string),
so that one fault does not hide the next. Nothing is repaired: a text with a
fault that blocks has no value.

Iterative, so that no text can exhaust the stack. What is sound is taken in large
bites, a whole scalar or a whole ``, "name":`` by one pattern; only what no pattern
takes is looked at character by character.

Source: RFC 8259 (December 2017).
"""

from __future__ import annotations

import re
from sys import intern
from typing import TYPE_CHECKING

from inspector.core.source.json_fault import FaultLog, JsonFault, StoppedReadingError
from inspector.core.source.json_nodes import Member, StringNode
from inspector.core.source.json_scalars import read_scalar
from inspector.core.source.json_strings import decoded_body, read_string
from inspector.core.source.open_container import OpenContainer
from inspector.core.source.reading import Reading
from inspector.core.source.sound_json import (
    ITEM,
    MEMBER,
    NEXT_ITEM,
    NEXT_NAME,
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
        "json-inside" if _Reader(text, inner).read().is_json else "",
    )
    return Reading(span, None, (fault,))


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

    def _read_value(self, position: int) -> tuple[JsonNode, int]:
        """Read one value that begins exactly at ``position``."""
        text, end = self._text, self._end
        stack: list[OpenContainer] = []
        node: JsonNode | None
        while True:
            scalar = SCALAR.match(text, position, end)
            if scalar:
                node, position = sound_scalar(scalar), scalar.end()
            else:
                node, position = self._open_or_scalar(position, stack)
            while node is not None:
                if not stack:
                    return node, position
                node, position = self._attach(node, position, stack)

    def _open_or_scalar(
        self, position: int, stack: list[OpenContainer]
    ) -> tuple[JsonNode | None, int]:
        """Open a container up to where its first odd value stands, or read a scalar.

        Returns:
            The node when it is complete, which a flat container is too;
            None when a value is due at the position returned.
        """
        first = self._character(position)
        if first not in ("{", "["):
            node = read_scalar(self._text, position, self._end, self._log)
            return node, node[1]
        if len(stack) >= MAX_DEPTH:
            self._log.stop("json/too-deep", position, limit=MAX_DEPTH)
        frame = OpenContainer(position, is_object=first == "{")
        position = self._skip_space(position + 1)
        if self._character(position) == ("}" if first == "{" else "]"):
            return frame.closed(position + 1), position + 1
        stack.append(frame)
        if first == "{":
            return self._read_members(position, stack, "name-or-end")
        return self._read_items(position, stack)

    def _attach(
        self, node: JsonNode, position: int, stack: list[OpenContainer]
    ) -> tuple[JsonNode | None, int]:
        """Put a complete value into its container and read on to the next.

        Returns:
            The container when it closed, None when a value is due.
        """
        frame = stack[-1]
        if frame.items is not None:
            frame.items.append(node)
            comma = NEXT_ITEM.match(self._text, position, self._end)
            if comma:
                return self._read_items(comma.end(), stack)
        elif frame.name is not None:
            frame.members.append(_node(Member, (frame.name, node)))
            comma = NEXT_NAME.match(self._text, position, self._end)
            if comma:
                return self._read_members(comma.end(), stack, "name")
        return self._close(position, stack)

    def _close(
        self, position: int, stack: list[OpenContainer]
    ) -> tuple[JsonNode | None, int]:
        """Close the innermost container, or say what stands there instead."""
        is_object = stack[-1].items is None
        closer = "}" if is_object else "]"
        position = self._skip_space(position)
        found = self._character(position)
        if found != closer:
            if found != ",":
                self._log.expected(f"comma-or-{closer}", position)
            comma, position = position, self._skip_space(position + 1)
            if self._character(position) != closer:
                what = "name" if is_object else "value"
                if not is_object or self._character(position) != "'":
                    self._log.expected(what, position)
                return self._read_members(position, stack, what)
            self._log.add("json/syntax", Span(comma, comma + 1), "trailing-comma")
        return stack.pop().closed(position + 1), position + 1

    def _read_items(
        self, position: int, stack: list[OpenContainer]
    ) -> tuple[JsonNode | None, int]:
        """Read values of an array for as long as they are sound scalars."""
        text, end, items = self._text, self._end, stack[-1].items
        assert items is not None
        while (item := ITEM.match(text, position, end)) is not None:
            items.append(sound_scalar(item))
            position = item.end()
            if text[position - 1] == "]":
                return stack.pop().closed(position), position
        return None, position

    def _read_members(
        self, position: int, stack: list[OpenContainer], expected: str
    ) -> tuple[JsonNode | None, int]:
        """Read a name, and go on for as long as the values are sound scalars."""
        text, end, frame = self._text, self._end, stack[-1]
        names, members = frame.names, frame.members
        while (member := MEMBER.match(text, position, end)) is not None:
            body = member[1]
            decoded = intern(decoded_body(body) if "\\" in body else body)
            name = _node(StringNode, (position, member.end(1) + 1, decoded))
            if names.setdefault(decoded, name) is not name:
                self._log.add_duplicate(name, names[decoded])
            position = member.end()
            if member.lastindex == 1:
                frame.name = name
                return None, position
            members.append(_node(Member, (name, sound_scalar(member, 1))))
            if text[position - 1] == "}":
                return stack.pop().closed(position), position
            expected = "name"
        return None, self._read_odd_name(position, frame, expected)

    def _read_odd_name(self, position: int, frame: OpenContainer, expected: str) -> int:
        """Read a name that is not sound; returns where its value stands."""
        if self._character(position) not in ('"', "'"):
            self._log.expected(expected, position)
        name = read_string(self._text, position, self._end, self._log)
        position = self._skip_space(name.end)
        if self._character(position) != ":":
            self._log.expected("colon", position)
        if frame.names.setdefault(name.text, name) is not name:
            self._log.add_duplicate(name, frame.names[name.text])
        frame.name = name
        return self._skip_space(position + 1)

    def _character(self, position: int) -> str:
        return self._text[position] if position < self._end else ""

    def _skip_space(self, position: int) -> int:
        match = SPACE.match(self._text, position, self._end)
        return match.end() if match else position
