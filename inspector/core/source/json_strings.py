r"""String literals: where they end, what they mean, what is wrong in them.

Whatever a literal holds, each of its escapes means exactly one character and
every other character means itself, so that `string_map` can follow. An escape
that the language of the quotes does not have stands for its own characters.

Source: RFC 8259, section 7 (December 2017); for single quotes the Python language
reference, "String and Bytes literals" (3.13). Python joins no ``\ud83d\ude00``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import orjson

from inspector.core.source.json_nodes import StringNode
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from inspector.core.source.json_fault import FaultLog

_PAIR = r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}"
_ESCAPE = rf'\\(?:["\\/bfnrt]|u(?![dD][89a-fA-F])[0-9a-fA-F]{{4}})|{_PAIR}'
_SOUND = rf'(?:[^"\\\x00-\x1f\ud800-\udfff]++|{_ESCAPE})*+'

SOUND_STRING = rf'"({_SOUND})"'
"""A string in which nothing is wrong; its one group is what the quotes hold.

No quantifier here gives anything back (``++``, ``*+``): time and memory stay linear.
"""

_SOUND_RUN = re.compile(_SOUND)
_BODY = re.compile(r'(?:[^"\\]++|\\.)*+', re.DOTALL)
_LONE = re.compile(r"\\u[dD][89a-fA-F][0-9a-fA-F]{2}")
_CUT = re.compile(
    r"\\(?:u[0-9a-fA-F]{0,3}|u[dD][89abAB][0-9a-fA-F]{2}(?:\\(?:u[0-9a-fA-F]{0,3})?)?)?\Z"
)
_JSON_ESCAPE = re.compile(rf"{_ESCAPE}|{_LONE.pattern}")

_PYTHON_BODY = re.compile(r"(?:[^'\\]++|\\.)*+", re.DOTALL)
PYTHON_ESCAPE = re.compile(
    r"""\\(?:[\\'"abfnrtv]|[0-7]{1,3}|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}"""
    r"|U00(?:0[0-9a-fA-F]|10)[0-9a-fA-F]{4})"
)

_SIMPLE = {
    '"': '"', "'": "'", "\\": "\\", "/": "/",
    "a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v",
}  # fmt: skip
_UNDECODABLE = range(0xDC80, 0xDD00)
"""What Python's ``surrogateescape`` makes of a byte that is not UTF-8."""


def decoded_body(body: str) -> str:
    """What the body of a `SOUND_STRING` with escapes means."""
    return str(orjson.loads(f'"{body}"'))


def escapes_of(quote: str) -> re.Pattern[str]:
    """The escapes that mean one character each in a string with these quotes."""
    return PYTHON_ESCAPE if quote == "'" else _JSON_ESCAPE


def read_string(text: str, position: int, end: int, log: FaultLog) -> StringNode:
    """Read a string that is not sound: faults in it, single quotes, or no end.

    Raises:
        StoppedReadingError: the string does not end; the log says so.
    """
    quote, start = text[position], position + 1
    body = (_PYTHON_BODY if quote == "'" else _BODY).match(text, start, end)
    stop = body.end() if body else start
    is_closed = stop < end and text[stop] == quote
    if quote == '"':
        _name_faults(text, start, stop if is_closed else end, log, is_cut=not is_closed)
    if not is_closed:
        log.stop("json/truncated", end, "string", opened=position)
    if quote == "'":
        log.add_python_literal(position, stop + 1)
    decoded = text[start:stop]
    if "\\" in decoded:
        decoded = escapes_of(quote).sub(decoded_escape, decoded)
    return StringNode(position, stop + 1, decoded)


def decoded_escape(escape: re.Match[str]) -> str:
    """The character that an escape of `escapes_of` means."""
    letter, digits = escape[0][1], escape[0][2:]
    if letter.isdigit():
        return chr(int(letter + digits, 8))
    if not digits:
        return _SIMPLE[letter]
    high, _, low = digits.partition("\\u")
    if low:
        return chr(0x10000 + ((int(high, 16) - 0xD800) << 10) + int(low, 16) - 0xDC00)
    return chr(int(digits, 16))


def _name_faults(
    text: str, start: int, end: int, log: FaultLog, *, is_cut: bool
) -> None:
    """Note all that a JSON string may not hold, from one sound run to the next."""
    here = _end_of_sound(text, start, end)
    while here < end:
        if is_cut and _CUT.match(text, here, end):
            log.stop("json/truncated", end, "escape")
        here = _end_of_sound(text, _name_fault(text, here, end, log), end)


def _end_of_sound(text: str, start: int, end: int) -> int:
    run = _SOUND_RUN.match(text, start, end)
    return run.end() if run else start


def _name_fault(text: str, here: int, end: int, log: FaultLog) -> int:
    """Note the fault that begins at ``here``; returns where it ends."""
    character = text[here]
    if character == "\\":
        return _name_escape(text, here, end, log)
    span = Span(here, here + 1)
    if character < " ":
        log.add("json/control-character", span, code=f"U+{ord(character):04X}")
    elif log.marks_bytes and ord(character) in _UNDECODABLE:
        log.add("json/encoding", span, "byte", byte=f"0x{ord(character) & 0xFF:02X}")
    else:
        log.add("json/lone-surrogate", span, code=f"U+{ord(character):04X}")
    return here + 1


def _name_escape(text: str, here: int, end: int, log: FaultLog) -> int:
    lone = _LONE.match(text, here, end)
    if lone:
        code = f"U+{lone[0][2:].upper()}"
        log.add("json/lone-surrogate", Span(*lone.span()), code=code)
        return lone.end()
    shown_end = min(here + (6 if text[here + 1] == "u" else 2), end)
    log.add("json/invalid-escape", Span(here, here + 2), escape=text[here:shown_end])
    return here + 2
