"""Read one string, number or constant, and name what is wrong with it.

Source: RFC 8259, sections 3 and 6 (December 2017). Python spellings follow
the Python language reference, "Literals".
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import (
    ConstantNode,
    NumberNode,
    StandInNumber,
)
from inspector.core.source.json_strings import read_string
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from inspector.core.source.json_fault import FaultLog
    from inspector.core.source.json_nodes import JsonNode

_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?", re.ASCII)
_NUMBER_LIKE = re.compile(r"[+-]?\.?\d[\w.+-]*", re.ASCII)
_CUT_NUMBER = re.compile(r"-?(?:(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?)?)?", re.ASCII)
_WORD = re.compile(r"-?[A-Za-z_$][A-Za-z0-9_$]*")

_CONSTANTS = {"true": True, "false": False, "null": None}
_PYTHON = {"True": True, "False": False, "None": None}
_NON_FINITE = {"NaN", "Infinity", "-Infinity"}

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
    return StandInNumber(position, like.end(), "0")


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
        return StandInNumber(*span, "0")
    if word in _PYTHON:
        log.add_python_literal(*span)
        return ConstantNode(*span, _PYTHON[word])
    return log.expected("value", position)
