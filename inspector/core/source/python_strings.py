r"""String literals of Python: prefixes, triple quotes, several in a row.

Never evaluated: each escape means one character, and every other character means
itself. In a bytes literal the bytes of one UTF-8 character are one escape.

Source: the Python language reference, "String and Bytes literals" and "String literal
concatenation" (3.13).
"""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_fault import MAX_FAULTS_OF_A_RULE
from inspector.core.source.json_nodes import StringNode
from inspector.core.source.json_strings import PYTHON_ESCAPE, decoded_escape
from inspector.core.source.layer import SpelledString
from inspector.core.source.span import Span
from inspector.core.source.string_map import StringMap, kept, offsets, runs_in

if TYPE_CHECKING:
    from array import array

    from inspector.core.source.json_fault import FaultLog

_PREFIX = r"(?:[bB][rR]?|[rR][bB]?|[uU])?"
_OPENING = re.compile(rf"({_PREFIX})('''|\"\"\"|'|\")")
_NEXT = re.compile(rf"[ \t\r\n]*+(?={_PREFIX}['\"])")
_BODIES = {
    "'": re.compile(r"(?:[^'\\]++|\\.)*+", re.DOTALL),
    '"': re.compile(r'(?:[^"\\]++|\\.)*+', re.DOTALL),
    "'''": re.compile(r"(?:[^'\\]++|\\.|'(?!''))*+", re.DOTALL),
    '"""': re.compile(r'(?:[^"\\]++|\\.|"(?!""))*+', re.DOTALL),
}
_NO_ESCAPE = re.compile(r"(?!)")
_BYTES_ESCAPE = re.compile(
    rf"(?P<high>(?:\\x[89a-fA-F][0-9a-fA-F])+)|{PYTHON_ESCAPE.pattern}"
)
_BYTE = len(r"\xff")
_TOKEN = re.compile(rf"{PYTHON_ESCAPE.pattern}|\\(?P<odd>.)", re.DOTALL)
_UNLIKE_JSON = re.compile(r"\\(?:['av0-7xU/]|u[dD][89a-fA-F])")
"""Escapes that mean something else between double quotes than in JSON."""

_SURROGATE = re.compile("[\ud800-\udfff]")
_LINE_BREAK = re.compile(r"[\r\n]")


class PythonString(NamedTuple):
    """What one or more literals in a row mean."""

    node: StringNode
    is_bytes: bool
    is_python: bool
    """Whether JSON has no such string: it is not one in double quotes alone."""


class _Literal(NamedTuple):
    span: Span
    inside: Span
    prefix: str
    quote: str


def opens_string(text: str, position: int, end: int) -> bool:
    """Whether a string literal begins at a place."""
    return _OPENING.match(text, position, end) is not None


def read_python_string(
    text: str, position: int, end: int, log: FaultLog
) -> PythonString:
    """Read the literals that begin at ``position``; together they are one string.

    Raises:
        StoppedReadingError: a literal does not end; the log says so.
    """
    literals = [_literal(text, position, end, log)]
    while following := _NEXT.match(text, literals[-1].span.end, end):
        literals.append(_literal(text, following.end(), end, log))
    first = literals[0]
    is_bytes = "b" in first.prefix.lower()
    is_python = len(literals) > 1 or first.prefix != "" or first.quote != '"'
    if len(literals) == 1 and _is_plain(text, first):
        decoded = _decoded(text, first)
        node = StringNode(*first.span, decoded)
    else:
        node = _spelled(text, literals)
        decoded = node.text
    _name_surrogates(node, decoded, log, is_bytes=is_bytes)
    return PythonString(node, is_bytes, is_python)


def _literal(text: str, position: int, end: int, log: FaultLog) -> _Literal:
    opening = _OPENING.match(text, position, end)
    if opening is None:
        log.expected("value", position)
    prefix, quote = opening[1], opening[2]
    body = _BODIES[quote].match(text, opening.end(), end)
    stop = body.end() if body else end
    if not text.startswith(quote, stop, end):
        log.stop("json/truncated", end, "string", opened=opening.start())
    inside = Span(opening.end(), stop)
    literal = _Literal(Span(position, stop + len(quote)), inside, prefix, quote)
    _name_faults(text, literal, log)
    return literal


def _is_plain(text: str, literal: _Literal) -> bool:
    """Whether the quotes alone tell how it is spelled (see `map_string`)."""
    if literal.prefix or len(literal.quote) > 1:
        return False
    return literal.quote == "'" or not _UNLIKE_JSON.search(text, *literal.inside)


def _decoded(text: str, literal: _Literal) -> str:
    body = text[literal.inside.start : literal.inside.end]
    if "\\" not in body or "r" in literal.prefix.lower():
        return body
    if "b" in literal.prefix.lower():
        return _BYTES_ESCAPE.sub(_decoded_of_bytes, body)
    return PYTHON_ESCAPE.sub(decoded_escape, body)


def _decoded_of_bytes(escape: re.Match[str]) -> str:
    high = escape["high"]
    return decoded_escape(escape) if high is None else _decoded_bytes(high)


def _decoded_bytes(high: str) -> str:
    data = bytes.fromhex(high.replace("\\x", ""))
    return data.decode("utf-8", "surrogateescape")


def _spelled(text: str, literals: list[_Literal]) -> SpelledString:
    inner, outer, ends = offsets(), offsets(), offsets()
    length = 0
    for literal in literals:
        starts, places = _runs(text, literal)
        inner.extend(length + start for start in starts)
        outer.extend(places)
        ends.extend([*places[1:], literal.inside.end])
        length += starts[-1] + literal.inside.end - places[-1]
    span = Span(literals[0].span.start, literals[-1].span.end)
    own = StringMap(span, length, kept(inner), kept(outer), kept(ends))
    return SpelledString.placed(span, "".join(_decoded(text, x) for x in literals), own)


def _runs(text: str, literal: _Literal) -> tuple[array[int], array[int]]:
    if "r" in literal.prefix.lower():
        return runs_in(text, literal.inside, _NO_ESCAPE)
    if "b" not in literal.prefix.lower():
        return runs_in(text, literal.inside, PYTHON_ESCAPE)
    inner, outer = offsets(0), offsets(literal.inside.start)
    for escape in _BYTES_ESCAPE.finditer(text, *literal.inside):
        inner.append(inner[-1] + escape.start() - outer[-1])
        outer.append(escape.start())
        for width in _widths(escape):
            inner.append(inner[-1] + 1)
            outer.append(outer[-1] + width)
    return inner, outer


def _widths(escape: re.Match[str]) -> list[int]:
    """How many characters spell each character that an escape of bytes means."""
    if escape["high"] is None:
        return [len(escape[0])]
    decoded = _decoded_bytes(escape["high"])
    return [len(c.encode("utf-8", "surrogateescape")) * _BYTE for c in decoded]


def _name_faults(text: str, literal: _Literal, log: FaultLog) -> None:
    """Line breaks and backslashes that Python would not take, or warn of."""
    inside = literal.inside
    if len(literal.quote) == 1:
        for found in islice(_LINE_BREAK.finditer(text, *inside), MAX_FAULTS_OF_A_RULE):
            code = f"U+{ord(found[0]):04X}"
            log.add("json/control-character", Span(*found.span()), code=code)
    body = text[inside.start : inside.end]
    if "r" in literal.prefix.lower() or "\\" not in PYTHON_ESCAPE.sub("", body):
        return
    for token in _TOKEN.finditer(text, *inside):
        if token["odd"]:
            log.add("json/invalid-escape", Span(*token.span()), escape=token[0])


def _name_surrogates(
    node: StringNode, decoded: str, log: FaultLog, *, is_bytes: bool
) -> None:
    if decoded.isascii():
        return
    half = _SURROGATE.search(decoded)
    if half is None:
        return
    span, code = Span(node.start, node.end), ord(half[0])
    if is_bytes:
        log.add("json/encoding", span, "byte", byte=f"0x{code & 0xFF:02X}")
    else:
        log.add("json/lone-surrogate", span, code=f"U+{code:04X}")
