"""Arguments of which nothing can be said: a cheap test that is never wrong.

What passes is one RFC 8259 object in which no name is repeated, no number is out of
reach of a double, and no markup of chat templates stands. What fails may be as good:
it is read exactly.

Source: the readers' traps measured in the design, "Dependencies": orjson keeps the last
of two equal names and takes large integers for floats.
"""

from __future__ import annotations

import orjson

DEPTH = 100
"""Brackets of a text that cannot be nested too deep for the exact reader (128)."""


def _telling_table() -> bytes:
    """Letters as they are, but all digits as one, and all white space."""
    table = bytearray(range(256))
    for digit in b"0123456789":
        table[digit] = ord("0")
    for white in b"\t\n\r":
        table[white] = ord(" ")
    table[ord("&")] = ord("<")
    table[ord("E")] = ord("e")
    return bytes(table)


_TELLING = _telling_table()
_LONG = b"0" * 16
"""No integer of 15 digits is beyond 2**53, and no fraction of 15 is rounded."""

_TINY = b"0e-000"
"""What may vanish, as `_TELLING` shows it."""


def decoded(body: bytes) -> bytes | None:
    """The text that a JSON string means; None where the string is not sound.

    Args:
        body: What stands between its quotes, in UTF-8.
    """
    try:
        text: str = orjson.loads(b'"' + body + b'"')
    except orjson.JSONDecodeError:
        return None
    return text.encode()


def sure_object(text: bytes) -> dict[str, object] | None:
    """The object that a text certainly is; None where a closer look is needed."""
    try:
        value = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    if type(value) is not dict or (len(text) > 2 * DEPTH and _may_be_deep(text)):
        return None
    telling = text.translate(_TELLING)
    if b"<" in telling or b"TOOL" in telling or _LONG in telling:
        return None
    # Written again it is the same: nothing got lost in reading it.
    if orjson.dumps(value) == text or _says_all(text, telling, value):
        return value
    return None


def _says_all(text: bytes, telling: bytes, value: dict[str, object]) -> bool:
    members = len(value) if text.count(b"{") == 1 else members_in(value)
    if text.count(b'":') != members:
        return False  # a name that is repeated, perhaps
    if text.count(b":") != members and b" :" in telling:
        return False  # a colon that was not counted, perhaps
    return _TINY not in telling


def _may_be_deep(text: bytes) -> bool:
    return text.count(b"{") + text.count(b"[") > DEPTH


def members_in(value: object) -> int:
    """Members of all objects in a value."""
    count = 0
    waiting: list[object] = [value]
    for node in waiting:
        if type(node) is dict:
            count += len(node)
            waiting += [v for v in node.values() if type(v) in _HOLDING]
        elif type(node) is list:
            waiting += [v for v in node if type(v) in _HOLDING]
    return count


_HOLDING = (dict, list)
