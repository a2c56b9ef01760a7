r"""Read one value wherever it stands: JSON, or what Python's ``repr`` prints.

Strict JSON comes first. A text is taken for a repr only where it is whole and can be
nothing else: a stray ``True`` between double quotes stays a fault of JSON.

Source: RFC 8259 (December 2017); rules of detection, "Python repr" (``^\w+\(``).
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.source.json_fault import JsonFault
from inspector.core.source.json_nodes import StringNode
from inspector.core.source.json_reader import read_json, read_value
from inspector.core.source.repr_reader import read_repr
from inspector.core.source.span import Span
from inspector.core.source.wrapping import Wrapping, WrappingKind

if TYPE_CHECKING:
    from inspector.core.source.reading import Reading

_CALL = r"(?<![\w.])(?:[^\W\d]\w*+\.)*+[^\W\d]\w*+\("
_KEYWORD = rf"{_CALL}\s*+[^\W\d]\w*+ ?="
_OBJECT = r"""\{\s*+["'}]"""
_BEGINS = re.compile(rf"\s*+(?:{_OBJECT}|\[\s*+(?:[\[{{\"'\]]|{_CALL})|{_KEYWORD})")
_QUOTES = r"(?:[uUrR]?'|[bB][rR]?['\"]|[rR][bB]?['\"]|\"\"\")(?:'')?+"
_BEGINS_REPR = re.compile(
    rf"[\[({{]|{_CALL}|{_QUOTES}\s*+(?:\\*+[\"']){{0,8}}+\s*+[\[{{]"
)
_BEGINS_SURELY = re.compile(rf"[\[{{(\s]*+(?:'|{_KEYWORD})")
_BEGINS_CALL = re.compile(rf"\[?\s*+{_KEYWORD}|{_CALL}\)")
_CLASS = re.compile(r"[^\W\d][\w.]*+(?=\()|[bBrRuU]{0,2}['\"]|.", re.DOTALL)
_STRING_AGAIN = re.compile(r"\s*+\"[\\\"\s]*+(?:[\[{]|(?:event|data|id|retry):)")
_STREAM = re.compile(r"\s*+(?:(?:event|id|retry):[^\r\n]*+[\r\n]++)*+data:[ \t]*+[\[{]")
_SPACE = re.compile(r"[ \t\r\n]*+")


def begins_value(text: str) -> bool:
    """Whether a text begins as an object or array does, or as the repr of one."""
    return _BEGINS.match(text) is not None


def holds_value(reading: Reading) -> bool:
    """Whether a value is an object or array, or a string that seems to hold one."""
    if reading.is_container:
        return True
    root = reading.root
    return isinstance(root, StringNode) and begins_inside(root.text)


def begins_inside(text: str) -> bool:
    """Whether the text of a string begins as a value, a stream, or a string of one."""
    begins = begins_value(text) or _STRING_AGAIN.match(text) is not None
    return begins or _STREAM.match(text) is not None


def read_first(
    text: str, start: int, end: int | None = None, *, marks_bytes: bool = False
) -> Reading:
    """Read the one value that begins exactly at ``start``, whatever follows it."""
    stop = len(text) if end is None else end
    tried = _sure_repr(text, start, stop, marks_bytes=marks_bytes)
    if tried is not None and holds_value(tried):
        return tried
    reading = read_value(text, start, stop, marks_bytes=marks_bytes)
    if reading.is_json and reading.root is not None:
        return reading
    return _better(text, reading, stop, start, tried, marks_bytes=marks_bytes)


def read_stretch(
    text: str, start: int = 0, end: int | None = None, *, marks_bytes: bool = False
) -> Reading:
    """Read a stretch of text as one value; what follows the value is a fault."""
    stop = len(text) if end is None else end
    space = _SPACE.match(text, start, stop)
    first = space.end() if space else start
    tried = _sure_repr(text, first, stop, marks_bytes=marks_bytes)
    if tried is not None and holds_value(tried):
        return with_rest_named(text, tried, stop)
    reading = read_json(text, start, stop, marks_bytes=marks_bytes)
    if reading.is_json or reading.is_empty:
        return reading
    other = _better(text, reading, stop, first, tried, marks_bytes=marks_bytes)
    return reading if other is reading else with_rest_named(text, other, stop)


def with_rest_named(text: str, reading: Reading, end: int) -> Reading:
    """The reading of a whole stretch, with a fault for what follows the value."""
    rest = text[reading.span.end : end]
    whole = Span(reading.span.start, end)
    if not rest.strip() or reading.root is None:
        return replace(reading, span=whole)
    start = reading.span.end + len(rest) - len(rest.lstrip())
    if text[start] in "{[" and not reading.wrappings:
        return read_json(text, reading.span.start, end)  # it tells values end to end
    fault = JsonFault("json/extra-data", Span(start, start + len(rest.strip())))
    return replace(reading, span=whole, faults=(*reading.faults, fault))


def _sure_repr(text: str, start: int, end: int, *, marks_bytes: bool) -> Reading | None:
    """A repr where no JSON can begin so: not read as JSON first, in vain."""
    if not _BEGINS_SURELY.match(text, start, end):
        return None
    return _repr_at(text, start, end, marks_bytes=marks_bytes)


def _better(
    text: str,
    as_json: Reading,
    end: int,
    start: int,
    as_repr: Reading | None,
    *,
    marks_bytes: bool,
) -> Reading:
    """The repr that stands there, or the reading as JSON where none does."""
    if as_repr is None and _BEGINS_REPR.match(text, start, end):
        as_repr = _repr_at(text, start, end, marks_bytes=marks_bytes)
    if as_repr is None or not _is_better(text, as_repr, as_json):
        return as_json
    return as_repr


def _repr_at(text: str, start: int, end: int, *, marks_bytes: bool) -> Reading | None:
    """What can be nothing but a repr, and is said to be one."""
    reading, is_python = read_repr(text, start, end, marks_bytes=marks_bytes)
    if not is_python:
        return None
    name = _CLASS.match(text, start, end)
    shown = Span(*name.span()) if name else Span(start, start)
    is_named = name is not None and name[0][-1].isalnum()
    class_name = name[0] if name and is_named else ""
    wrapping = Wrapping(WrappingKind.REPR, shown, name=class_name)
    return replace(reading, wrappings=(wrapping,))


def _is_better(text: str, as_repr: Reading, as_json: Reading) -> bool:
    """Whether to believe that a text is a repr rather than faulty JSON."""
    if as_repr.root is not None:
        return holds_value(as_repr)
    if as_json.root is not None:
        return False
    is_call = _BEGINS_CALL.match(text, as_repr.span.start) is not None
    return is_call or as_repr.faults[-1].span.start >= as_json.faults[-1].span.start
