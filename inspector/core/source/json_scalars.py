"""Read one string, number or constant, and name what is wrong with it.

Source: RFC 8259, sections 3, 6 and 7 (December 2017). Python spellings follow
the Python language reference, "Literals".
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ConstantNode, NumberNode, StringNode
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from inspector.core.source.json_fault import FaultLog
    from inspector.core.source.json_nodes import JsonNode

_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?", re.ASCII)
_NUMBER_LIKE = re.compile(r"[+-]?\.?\d[\w.]*(?:(?<=[eE])[+-]\d*)?", re.ASCII)
_CUT_NUMBER = re.compile(r"-?(?:(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?)?)?", re.ASCII)
_WORD = re.compile(r"-?[A-Za-z_$][A-Za-z0-9_$]*")
_PLAIN = re.compile(r'[^"\\\x00-\x1f\ud800-\udfff]+')
_PLAIN_SINGLE = re.compile(r"[^'\\\ud800-\udfff]+")
_UNICODE = re.compile(r"\\u([0-9a-fA-F]{4})")
_LOW = re.compile(r"\\u([dD][c-fC-F][0-9a-fA-F]{2})")

_SIMPLE = {
    '"': '"', "\\": "\\", "/": "/",
    "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t",
}  # fmt: skip
_CONSTANTS = {"true": True, "false": False, "null": None}
_PYTHON = {"True": True, "False": False, "None": None}
_NON_FINITE = {"NaN", "Infinity", "-Infinity"}
_UNDECODABLE = range(0xDC80, 0xDD00)
"""What Python's ``surrogateescape`` makes of a byte that is not UTF-8."""

MAX_EXACT_INTEGER = 2**53 - 1
"""Beyond it a reader that keeps doubles rounds (RFC 8259, section 6)."""


def read_scalar(text: str, position: int, end: int, log: FaultLog) -> JsonNode:
    """Read the string, number or constant that begins at ``position``.

    Raises:
        StoppedReadingError: no value stands there; the log says why.
    """
    if position >= end:
        log.expected("value", position)
    first = text[position]
    if first in "\"'":
        return read_string(text, position, end, log)
    if first.isdigit() or first in "+-.":
        number = _read_number(text, position, end, log)
        if number is not None:
            return number
    return _read_word(text, position, end, log)


def read_string(text: str, position: int, end: int, log: FaultLog) -> StringNode:
    """Read a string with escapes or faults in it; single quotes are one.

    Raises:
        StoppedReadingError: the string does not end; the log says so.
    """
    quote = text[position]
    plain = _PLAIN if quote == '"' else _PLAIN_SINGLE
    parts: list[str] = []
    here = position + 1
    while here < end:
        match = plain.match(text, here, end)
        if match:
            parts.append(match[0])
            here = match.end()
            continue
        if text[here] == quote:
            if quote == "'":
                log.add_python_literal(Span(position, here + 1))
            return StringNode(position, here + 1, "".join(parts))
        piece, here = _read_piece(text, here, end, log, in_python=quote == "'")
        parts.append(piece)
    log.stop("json/truncated", end, "string", opened=position)


def _read_piece(
    text: str, here: int, end: int, log: FaultLog, *, in_python: bool
) -> tuple[str, int]:
    """An escape, or one character that a JSON string may not hold as it is."""
    character = text[here]
    if character != "\\":
        span = Span(here, here + 1)
        if character < " ":
            log.add("json/control-character", span, code=f"U+{ord(character):04X}")
        elif ord(character) in _UNDECODABLE:
            log.add("json/encoding", span, "byte", byte=f"0x{ord(character) & 0xFF:02X}")
        else:
            log.add("json/lone-surrogate", span, code=f"U+{ord(character):04X}")
        return character, here + 1
    if here + 1 >= end:
        log.stop("json/truncated", end, "escape")
    letter = text[here + 1]
    if letter == "u":
        return _read_unicode(text, here, end, log)
    if letter in _SIMPLE:
        return _SIMPLE[letter], here + 2
    if not in_python:
        span = Span(here, here + 2)
        log.add("json/invalid-escape", span, escape=text[here : here + 2])
        return text[here : here + 2], here + 2
    return letter, here + 2


def _read_unicode(text: str, here: int, end: int, log: FaultLog) -> tuple[str, int]:
    match = _UNICODE.match(text, here, end)
    if not match:
        if re.fullmatch(r"\\u[0-9a-fA-F]{0,3}", text[here:end]):
            log.stop("json/truncated", end, "escape")
        log.add(
            "json/invalid-escape", Span(here, here + 2), escape=text[here : here + 6]
        )
        return "\\u", here + 2
    code = int(match[1], 16)
    if not 0xD800 <= code <= 0xDFFF:
        return chr(code), match.end()
    low = _LOW.match(text, match.end(), end) if code < 0xDC00 else None
    if low:
        pair = 0x10000 + ((code - 0xD800) << 10) + (int(low[1], 16) - 0xDC00)
        return chr(pair), low.end()
    log.add("json/lone-surrogate", Span(*match.span()), code=f"U+{code:04X}")
    return chr(code), match.end()


def _read_number(text: str, position: int, end: int, log: FaultLog) -> JsonNode | None:
    like = _NUMBER_LIKE.match(text, position, end)
    strict = _NUMBER.match(text, position, end)
    strict_end = strict.end() if strict else position
    if strict and (not like or like.end() <= strict_end):
        _check_range(strict[0], Span(position, strict_end), log)
        return NumberNode(position, strict_end, strict[0])
    cut = _CUT_NUMBER.match(text, position, end)
    if cut and cut.end() == end:
        log.stop("json/truncated", end, "number")
    if not like:
        return None
    log.add("json/syntax", Span(*like.span()), "number", literal=like[0][:40])
    return NumberNode(position, like.end(), "0")


def _check_range(literal: str, span: Span, log: FaultLog) -> None:
    shown = literal if len(literal) <= 40 else literal[:20] + "…"  # noqa: PLR2004
    near = float(literal)
    vanished = near == 0 and re.search(r"[1-9]", re.split("[eE]", literal)[0])
    if math.isinf(near) or vanished:
        log.add("json/number-range", span, "low" if vanished else "", literal=shown)
    elif literal.lstrip("-").isdigit() and abs(near) > MAX_EXACT_INTEGER:
        log.add("json/big-integer", span, literal=shown)


def _read_word(text: str, position: int, end: int, log: FaultLog) -> JsonNode:
    match = _WORD.match(text, position, end)
    if not match:
        log.expected("value", position)
    word, span = match[0], Span(*match.span())
    if word in _CONSTANTS:
        return ConstantNode(*span, _CONSTANTS[word])
    if span.end == end and any(known.startswith(word) for known in _CONSTANTS):
        log.stop("json/truncated", end, "literal")
    if word in _NON_FINITE:
        log.add("json/non-finite-number", span, literal=word)
        return NumberNode(*span, "0")
    if word in _PYTHON:
        log.add_python_literal(span)
        return ConstantNode(*span, _PYTHON[word])
    log.expected("value", position)
