"""Read what Python's ``repr`` prints: calls by keyword, dicts, lists, tuples.

A grammar of its own, and a small one; nothing is evaluated. A call with keywords is an
object, as data classes and models print themselves. What JSON cannot hold (a date, an
enumeration, a set, bytes) stays a string of its own characters, so that it is never
taken for the value that it stands for.

Source: the Python language reference, "Expressions" and "Lexical analysis" (3.13), as
far as ``repr`` of built-in types, ``dataclasses`` and pydantic models prints them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_fault import FaultLog, StoppedReadingError
from inspector.core.source.json_nodes import (
    ArrayNode,
    ConstantNode,
    Member,
    ObjectNode,
    StandInNumber,
    StringNode,
)
from inspector.core.source.json_reader import MAX_DEPTH
from inspector.core.source.json_scalars import read_scalar
from inspector.core.source.layer import SpelledString
from inspector.core.source.python_strings import opens_string, read_python_string
from inspector.core.source.reading import Reading
from inspector.core.source.span import Span
from inspector.core.source.string_map import StringMap

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode

_SPACE = re.compile(r"[ \t\r\n]*+")
_CALL = re.compile(r"((?:[^\W\d]\w*\.)*+[^\W\d]\w*)\(")
_KEYWORD = re.compile(r"[^\W\d]\w*(?=[ ]*=(?!=))")
_SIGN = re.compile(r"[ ]*=[ \t\r\n]*+")
_WORD = re.compile(r"[^\W\d][\w.]*+")
_PLAIN = re.compile(r"'((?:[^'\\\r\n\ud800-\udfff]++|\\[\\'nrt])*+)'(?=[,:\]})])")
_ESCAPES = (("\\'", "'"), ("\\n", "\n"), ("\\r", "\r"), ("\\t", "\t"))
_NOT_FINITE = re.compile(r"-?(?:inf|nan)\b")
_ANGLED = re.compile(
    r"<(?:[^<>'\"\n]++|'(?:[^'\\\n]++|\\.)*+'|\"(?:[^\"\\\n]++|\\.)*+\"|<[^<>\n]*+>)++>"
)
_NAMED = re.compile(r"[A-Z][A-Z0-9_]+\Z")
"""Marks such as ``NOT_GIVEN``: what prints itself by its name, as what has a dotted
one does (``timezone.utc``)."""

_CONSTANTS = {"True": True, "False": False, "None": None}
_CLOSERS = {"{": "}", "[": "]", "(": ")"}
_LIKE_DICT = frozenset({"OrderedDict", "dict", "mappingproxy"})
_LIKE_LIST = frozenset({"list", "tuple", "deque"})


class ReprReading(NamedTuple):
    """A reading, and whether the text can be nothing but Python."""

    reading: Reading
    is_python: bool


def read_repr(
    text: str, start: int, end: int | None = None, *, marks_bytes: bool = False
) -> ReprReading:
    """Read the one repr that begins exactly at ``start``, whatever follows it.

    Returns:
        The span ends with the value; where reading had to stop, at ``end``. Cost is
        linear.
    """
    span = Span(start, len(text) if end is None else end)
    return _ReprReader(text, span, marks_bytes=marks_bytes).read()


class _Open:
    """A container whose end has not been met yet."""

    __slots__ = ("has_comma", "is_set", "items", "key", "kind", "members", "name",
                 "names", "start")  # fmt: skip

    def __init__(self, start: int, kind: str, name: str = "") -> None:
        self.start = start
        self.kind = kind
        self.name = name
        """The class of a call; empty for brackets alone."""
        self.items: list[JsonNode] = []
        self.members: list[Member] = []
        self.names: dict[str, StringNode] = {}
        self.key: StringNode | None = None
        self.has_comma = False
        self.is_set = False

    @property
    def is_call(self) -> bool:
        return self.name != ""


class _ReprReader:
    def __init__(self, text: str, span: Span, *, marks_bytes: bool) -> None:
        self._text = text
        self._span = span
        self._end = span.end
        self._log = FaultLog(text, span.end, marks_bytes=marks_bytes)
        self._is_python = False

    def read(self) -> ReprReading:
        try:
            root, position = self._read_value(self._span.start)
        except StoppedReadingError:
            reading = Reading(self._span, None, self._log.faults())
        else:
            span = Span(self._span.start, position)
            reading = Reading(span, root, self._log.faults(), (root,))
        return ReprReading(reading, self._is_python)

    def _read_value(self, position: int) -> tuple[JsonNode, int]:
        stack: list[_Open] = []
        while True:
            node, position = self._open_or_scalar(position, stack)
            while node is not None:
                if not stack:
                    return node, position
                node, position = self._attach(node, position, stack)

    def _open_or_scalar(
        self, position: int, stack: list[_Open]
    ) -> tuple[JsonNode | None, int]:
        """Open a container up to its first value, or read what is none."""
        plain = _PLAIN.match(self._text, position, self._end)
        if plain:
            self._is_python = True
            return StringNode(*plain.span(), _decoded(plain[1])), plain.end()
        if opens_string(self._text, position, self._end):
            return self._string(position, stack)
        character = self._character(position)
        if character in _CLOSERS and character:
            return self._opened(_Open(position, character), position + 1, stack)
        call = _CALL.match(self._text, position, self._end)
        if call:
            return self._opened(_Open(position, "(", call[1]), call.end(), stack)
        node = self._word(position)
        return node, node[1]

    def _opened(
        self, frame: _Open, position: int, stack: list[_Open]
    ) -> tuple[JsonNode | None, int]:
        if len(stack) >= MAX_DEPTH:
            self._log.stop("json/too-deep", frame.start, limit=MAX_DEPTH)
        position = self._skip_space(position)
        if self._character(position) == _CLOSERS[frame.kind]:
            return self._closed(frame, position + 1), position + 1
        stack.append(frame)
        return None, self._value_place(frame, position)

    def _value_place(self, frame: _Open, position: int) -> int:
        """Where the next value of a container stands: behind the keyword in a call."""
        keyword = (
            _KEYWORD.match(self._text, position, self._end) if frame.is_call else None
        )
        if keyword is None:
            return position
        self._is_python = True
        self._note_name(frame, StringNode(*keyword.span(), keyword[0]))
        sign = _SIGN.match(self._text, keyword.end(), self._end)
        return sign.end() if sign else keyword.end()

    def _note_name(self, frame: _Open, name: StringNode) -> None:
        frame.key = name
        if name.text in frame.names:
            self._log.add_duplicate(name, frame.names[name.text])
        else:
            frame.names[name.text] = name

    def _attach(
        self, node: JsonNode, position: int, stack: list[_Open]
    ) -> tuple[JsonNode | None, int]:
        """Put a value into its container and go on to the next one."""
        frame = stack[-1]
        position = self._skip_space(position)
        character = self._character(position)
        if frame.kind == "{" and frame.key is None and not frame.is_set:
            if character == ":":
                self._note_name(frame, self._key(node))
                return None, self._skip_space(position + 1)
            if frame.members:
                self._log.expected("colon", position)
            frame.is_set = True
        if frame.key is None:
            frame.items.append(node)
        else:
            frame.members.append(Member(frame.key, node))
            frame.key = None
        closer = _CLOSERS[frame.kind]
        if character == ",":
            frame.has_comma = True
            position = self._skip_space(position + 1)
            if self._character(position) != closer:
                return None, self._value_place(frame, position)
        elif character != closer:
            self._log.expected(f"comma-or-{closer}", position)
        return self._closed(stack.pop(), position + 1), position + 1

    def _closed(self, frame: _Open, end: int) -> JsonNode:
        if frame.is_call:
            return self._called(frame, end)
        if frame.kind == "{":
            if frame.is_set:
                return self._opaque(Span(frame.start, end))
            return ObjectNode(frame.start, end, tuple(frame.members))
        if frame.kind == "(":
            if len(frame.items) == 1 and not frame.has_comma:
                return frame.items[0]
            self._is_python = True
        return ArrayNode(frame.start, end, tuple(frame.items))

    def _called(self, frame: _Open, end: int) -> JsonNode:
        """A call by keywords alone is an object; another is what it is."""
        if not frame.items:
            self._is_python = True
            return ObjectNode(frame.start, end, tuple(frame.members))
        only, name = frame.items[0], frame.name.rpartition(".")[2]
        if len(frame.items) == 1 and not frame.members:
            if name in _LIKE_DICT and isinstance(only, ObjectNode):
                return only._replace(start=frame.start, end=end)
            if name in _LIKE_LIST and isinstance(only, ArrayNode):
                return only._replace(start=frame.start, end=end)
        return self._opaque(Span(frame.start, end))

    def _string(self, position: int, stack: list[_Open]) -> tuple[JsonNode | None, int]:
        string = read_python_string(self._text, position, self._end, self._log)
        self._is_python = self._is_python or string.is_python
        node = string.node
        if stack and string.is_bytes:
            node = self._opaque(Span(node.start, node.end))
        return node, node.end

    def _word(self, position: int) -> JsonNode:
        angled = _ANGLED.match(self._text, position, self._end)
        if angled:
            return self._opaque(Span(*angled.span()))
        endless = _NOT_FINITE.match(self._text, position, self._end)
        if endless:
            span = Span(*endless.span())
            self._log.add("json/non-finite-number", span, literal=endless[0])
            return StandInNumber(*span, "0")
        word = _WORD.match(self._text, position, self._end)
        if word is None:
            if self._character(position) not in "+-.0123456789":
                self._log.expected("value", position)
            return read_scalar(self._text, position, self._end, self._log)
        if word.end() == self._end and word[0] not in _CONSTANTS:
            self._log.stop("json/truncated", self._end, "value")
        if word[0] in _CONSTANTS:
            return ConstantNode(*word.span(), _CONSTANTS[word[0]])
        if "." in word[0] or _NAMED.match(word[0]):
            return self._opaque(Span(*word.span()))
        return self._log.expected("value", position)

    def _key(self, node: JsonNode) -> StringNode:
        """The name of a member; a key that is no string goes by its characters."""
        if isinstance(node, StringNode):
            return StringNode(node.start, node.end, node.text)
        return self._opaque(Span(node[0], node[1]))

    def _opaque(self, span: Span) -> StringNode:
        """What JSON has no value for: its own characters, and never another's."""
        text = self._text[span.start : span.end]
        inside = StringMap(span, len(text), (0,), (span.start,), (span.end,))
        return SpelledString.placed(span, text, inside)

    def _character(self, position: int) -> str:
        return self._text[position] if position < self._end else ""

    def _skip_space(self, position: int) -> int:
        match = _SPACE.match(self._text, position, self._end)
        return match.end() if match else position


def _decoded(body: str) -> str:
    """What the body of a `_PLAIN` string means; in large bites, as most have it."""
    if "\\" not in body:
        return body
    parts = body.split("\\\\")  # a backslash is escaped by itself alone
    if "\\" in "".join(parts):
        for escape, character in _ESCAPES:
            parts = [part.replace(escape, character) for part in parts]
    return "\\".join(parts)
