"""Read JSON exactly: every value with its place, every fault by its name.

Strict where a verdict depends on it, and yet it goes on behind a fault whose
extent is certain (``NaN``, a raw control character, a single-quoted string),
so that one fault does not hide the next. Nothing is repaired: a text with a
fault that blocks has no value.

Iterative, so that no text can exhaust the stack.

Source: RFC 8259 (December 2017).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.core.source.json_fault import FaultLog, JsonFault, StoppedReadingError
from inspector.core.source.json_nodes import (
    ArrayNode,
    Member,
    ObjectNode,
    StringNode,
)
from inspector.core.source.json_scalars import read_scalar, read_string
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode

MAX_DEPTH = 512
"""Containers within containers that the reader follows (RFC 8259, section 9)."""

_SPACE = re.compile(r"[ \t\n\r]*")
_PLAIN_STRING = re.compile(r'"([^"\\\x00-\x1f\ud800-\udfff]*)"')
_FENCE = re.compile(r"\s*(```|~~~)[^\n]*\n?")


@dataclass(frozen=True, slots=True)
class Reading:
    """What one stretch of text says as JSON."""

    span: Span
    """The stretch that was read."""

    root: JsonNode | None
    """The value; None where the text is empty or reading had to stop.

    It is there behind faults that could be read past, but it is the value of
    the text only when `is_json`.
    """

    faults: tuple[JsonFault, ...] = ()
    """Every fault, in the order of the text."""

    values: tuple[JsonNode, ...] = ()
    """All values where several stand end to end, else the root alone."""

    @property
    def is_json(self) -> bool:
        """Whether the text is one RFC 8259 JSON text."""
        return self.root is not None and not any(f.breaks_json for f in self.faults)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing but white space."""
        return self.root is None and not self.faults


def read_json(text: str, start: int = 0, end: int | None = None) -> Reading:
    """Read ``text[start:end]`` as one JSON text.

    Returns:
        Spans are code points of the whole ``text``. Cost is linear.
    """
    stop = len(text) if end is None else end
    fence = _FENCE.match(text, start, stop)
    if fence:
        return _fenced(text, Span(start, stop), fence)
    return _Reader(text, start, stop).read()


def _fenced(text: str, span: Span, fence: re.Match[str]) -> Reading:
    """A Markdown fence is one fault; whether JSON is inside is told, not used."""
    closing = text.rfind(fence[1], fence.end(), span.end)
    inner_end = closing if closing >= 0 else span.end
    inside = _Reader(text, fence.end(), inner_end).read()
    fault = JsonFault(
        "json/code-fence",
        Span(fence.start(1), fence.end(1)),
        "json-inside" if inside.is_json else "",
    )
    return Reading(span, None, (fault,))


class _Frame:
    """An object or array that is still open."""

    __slots__ = ("items", "members", "name", "names", "start")

    def __init__(self, start: int, *, is_object: bool) -> None:
        self.start = start
        self.items: list[JsonNode] | None = None if is_object else []
        self.members: list[Member] = []
        self.names: dict[str, StringNode] = {}
        self.name: StringNode | None = None


class _Reader:
    def __init__(self, text: str, start: int, end: int) -> None:
        self._text = text
        self._start = start
        self._end = end
        self._log = FaultLog(text, end)

    def read(self) -> Reading:
        """Read one text, or say what stands where one text should."""
        span = Span(self._start, self._end)
        position = self._skip_space(self._start)
        if position == self._end:
            return Reading(span, None)
        try:
            root, position = self._read_value(position)
        except StoppedReadingError:
            return Reading(span, None, self._log.faults())
        position = self._skip_space(position)
        if position == self._end:
            return Reading(span, root, self._log.faults(), (root,))
        values = (root, *self._more_values(position))
        return Reading(span, root, self._log.faults(), values)

    def _more_values(self, position: int) -> tuple[JsonNode, ...]:
        """Tell several whole values end to end from stray text behind one."""
        rest = Span(position, self._end)
        other = _Reader(self._text, position, self._end)
        values: list[JsonNode] = []
        try:
            while position < self._end:
                value, position = other._read_value(position)  # noqa: SLF001 - itself
                values.append(value)
                position = self._skip_space(position)
        except StoppedReadingError:
            self._log.add("json/extra-data", rest)
            return ()
        if any(fault.breaks_json for fault in other._log.faults()):  # noqa: SLF001
            self._log.add("json/extra-data", rest)
            return ()
        self._log.add("json/concatenated", rest, count=len(values) + 1)
        return tuple(values)

    def _read_value(self, position: int) -> tuple[JsonNode, int]:
        """Read one value that begins exactly at ``position``."""
        stack: list[_Frame] = []
        while True:
            node, position = self._open_or_scalar(position, stack)
            while node is not None:
                if not stack:
                    return node, position
                node, position = self._attach(node, position, stack)

    def _open_or_scalar(
        self, position: int, stack: list[_Frame]
    ) -> tuple[JsonNode | None, int]:
        """Read a scalar, or open a container up to where its first value stands.

        Returns:
            The node when it is complete, which an empty container is too;
            None when a value is due at the position returned.
        """
        first = self._text[position : position + 1] if position < self._end else ""
        if first not in ("{", "["):
            return self._scalar(position)
        if len(stack) >= MAX_DEPTH:
            self._log.stop("json/too-deep", position, limit=MAX_DEPTH)
        frame = _Frame(position, is_object=first == "{")
        position = self._skip_space(position + 1)
        closer = "}" if first == "{" else "]"
        if position < self._end and self._text[position] == closer:
            return _closed(frame, position + 1), position + 1
        stack.append(frame)
        if first == "{":
            position = self._read_name(position, frame, "name-or-end")
        return None, position

    def _scalar(self, position: int) -> tuple[JsonNode, int]:
        match = _PLAIN_STRING.match(self._text, position, self._end)
        if match:
            return StringNode(position, match.end(), match[1]), match.end()
        node = read_scalar(self._text, position, self._end, self._log)
        return node, node[1]

    def _attach(
        self, node: JsonNode, position: int, stack: list[_Frame]
    ) -> tuple[JsonNode | None, int]:
        """Put a complete value into its container and read on to the next.

        Returns:
            The container when it closed, None when a value is due.
        """
        frame = stack[-1]
        if frame.items is not None:
            frame.items.append(node)
        elif frame.name is not None:
            frame.members.append(Member(frame.name, node))
        position = self._skip_space(position)
        found = self._text[position] if position < self._end else ""
        closer = "]" if frame.items is not None else "}"
        if found == closer:
            return _closed(stack.pop(), position + 1), position + 1
        if found != ",":
            self._log.expected(f"comma-or-{closer}", position)
        comma = position
        position = self._skip_space(position + 1)
        if position < self._end and self._text[position] == closer:
            self._log.add("json/syntax", Span(comma, comma + 1), "trailing-comma")
            return _closed(stack.pop(), position + 1), position + 1
        if frame.items is None:
            position = self._read_name(position, frame, "name")
        return None, position

    def _read_name(self, position: int, frame: _Frame, expected: str) -> int:
        """Read a name and its colon; returns where the value stands."""
        match = _PLAIN_STRING.match(self._text, position, self._end)
        if match:
            name = StringNode(position, match.end(), match[1])
        elif self._text[position : position + 1] in ('"', "'") and (
            position < self._end
        ):
            name = read_string(self._text, position, self._end, self._log)
        else:
            self._log.expected(expected, position)
        if name.text in frame.names:
            self._log.add_duplicate(name, frame.names[name.text])
        frame.names.setdefault(name.text, name)
        frame.name = name
        position = self._skip_space(name.end)
        if position >= self._end or self._text[position] != ":":
            self._log.expected("colon", position)
        return self._skip_space(position + 1)

    def _skip_space(self, position: int) -> int:
        match = _SPACE.match(self._text, position, self._end)
        return match.end() if match else position


def _closed(frame: _Frame, end: int) -> JsonNode:
    if frame.items is not None:
        return ArrayNode(frame.start, end, tuple(frame.items))
    return ObjectNode(frame.start, end, tuple(frame.members))

