"""Texts that are one step away from a sure object, known by that step.

Logs are full of a few faults: a text that is cut off, a comma too many, Python's
quotes, a fence around it, JSON in JSON. What is said of such a text depends on the step
alone, if what is left without it is an object of which nothing can be said.

Source: `json_reader`, which says it: of a fence whatever is inside, of Python's quotes
once a text, of a comma before a closing bracket on its own, and of a string that does
not end instead of anything behind it.
"""

from __future__ import annotations

import re

import orjson

from inspector.core.bulk.calls.sure_arguments import is_marked, sure_object

ENCODED = "encoded"

_FENCE = re.compile(rb"[ \t\r\n]*(?:```|~~~)")
_STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"')
_CLOSERS = {b"{": b"}", b"[": b"]"}
_OPENERS = {b"}": b"{", b"]": b"["}
_IN_STRING = (b'"', b'":0')
"""What completes a member that is cut off in its value, or in its name."""

_BETWEEN = (b"", b"0", b":0", b'"":0')
"""The same behind a value, a colon, a name, and a comma."""

_NUMBERS = bytes(ord("0") if chr(byte).isdigit() else ord(".") for byte in range(256))
_BRACKET = re.compile(rb"[\[\]{}]")


def step_of(text: bytes) -> tuple[str, bytes] | None:
    """What is wrong with a text that is no sure object; None where that is not known.

    Args:
        text: In sound UTF-8.

    Returns:
        The same for all texts of which the same rules are broken as often.
    """
    if _FENCE.match(text):
        return None if is_marked(text) else ("fence", b"")
    if text.startswith(b'"'):
        return _encoded(text)
    if text.endswith(b",}") and _is_sure(text[:-2] + b"}", least=3):
        return "comma", b""
    if b'"' not in text and b"\\" not in text:
        is_quoted = _is_sure(text.replace(b"'", b'"'), least=3)
        return ("quotes", b"") if is_quoted and b"'" in text else None
    return _cut(text)


def _encoded(text: bytes) -> tuple[str, bytes] | None:
    """A JSON string that holds a sure object."""
    try:
        inside = orjson.loads(text)
    except ValueError:
        return None
    if isinstance(inside, str) and text.endswith(b'"') and _is_sure(inside.encode()):
        return ENCODED, b""
    return None


def _cut(text: bytes) -> tuple[str, bytes] | None:
    """A text that ends before its object does: in a string, or between two tokens."""
    if not text.startswith(b"{"):
        return None
    rest = _STRING.sub(b"", text)
    beginning, quote, ending = rest.partition(b'"')
    closers = _closers(beginning)
    if not closers or ending.endswith(b"\\") or b"\\u" in ending[-6:]:
        return None
    for completed in _IN_STRING if quote else _BETWEEN:
        if _is_sure(text + completed + closers):
            # A number may go on.
            return "cut", completed or text[-1:].translate(_NUMBERS)
    return None


def _closers(beginning: bytes) -> bytes | None:
    """What closes the brackets that are open; None where they do not fit."""
    waiting: list[bytes] = []
    for bracket in _BRACKET.findall(beginning):
        if bracket in _CLOSERS:
            waiting.append(bracket)
        elif not waiting or waiting.pop() != _OPENERS[bracket]:
            return None
    return b"".join(_CLOSERS[bracket] for bracket in reversed(waiting))


def _is_sure(text: bytes, least: int = 0) -> bool:
    return len(text) >= least and sure_object(text) is not None
