"""Arguments of which nothing can be said: a cheap test that is never wrong.

What passes is one RFC 8259 object in which no name is repeated, no number is out of
reach of a double, and no markup of chat templates stands. What fails may be as good:
it is read exactly.

Source: the readers' traps measured in the design, "Dependencies": orjson keeps the last
of two equal names and takes large integers for floats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

import orjson

from inspector.core.bulk.calls.late_pattern import LatePattern

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from inspector.core.tools.contract import SureSchema

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
        text: str = _loads(b'"' + body + b'"')
    except ValueError:
        return None
    return text.encode()


def sure_object(text: bytes) -> dict[str, object] | None:
    """The object that a text certainly is; None where a closer look is needed."""
    try:
        value = _loads(text)
    except ValueError:
        return None
    if type(value) is not dict:
        return None
    telling = text.translate(_TELLING)
    if (
        _LESS in telling
        or telling.find(_LONG) >= 0
        or (_BRACKET in telling and b"TOOL" in telling)
        or (_MINUS in telling and _TINY in telling)
    ):
        return None
    if len(text) > 2 * DEPTH and _may_be_deep(text):
        return None
    # Each member has one colon of its own: no name was there twice and got lost.
    members = len(value) if text.rfind(b"{") == 0 else members_in(value)
    if text.count(b":") == members or _says_all(text, telling, members):
        return value
    return value if orjson.dumps(value) == text else None


def _says_all(text: bytes, telling: bytes, members: int) -> bool:
    """Whether colons that belong to no member are none behind a name."""
    return text.count(b'":') == members and b" :" not in telling


def digests_where_sure(schema: SureSchema | None) -> Callable[[bytes], int | None]:
    """A quick answer for arguments as they stand in a line.

    Args:
        schema: What they are held against, where that can be asked alone.

    Returns:
        For those that are certainly fine, the digest of what they say; None for all of
        which that cannot be told without reading them.
    """
    if schema is None:
        return lambda _: None
    longest, fine = schema.longest, LatePattern(lambda: schema.texts)

    def digest(raw: bytes) -> int | None:
        if len(raw) > longest or fine.fullmatch(raw) is None:
            return None
        return digest_where_sound(raw)

    return digest


def digest_where_sound(raw: bytes) -> int | None:
    """The digest of what arguments say that `sure_texts` takes.

    Args:
        raw: The arguments as they stand in a line.

    Returns:
        `digest_of_text`; None where they are no sound UTF-8.
    """
    return crc32(raw) if raw.isascii() or is_utf8(raw) else None


def is_fine(
    value: dict[str, object] | None,
    length: int,
    schema: SureSchema | None,
    *,
    is_checked: bool,
) -> bool:
    """Whether nothing is to be said of arguments.

    Args:
        value: What `sure_object` says of their text.
        length: Bytes of the text.
        schema: What they are held against, where that can be asked alone.
        is_checked: Whether they are held against one at all.
    """
    if value is None:
        return False
    return not is_checked if schema is None else schema.surely_takes(value, length)


def is_marked(text: bytes) -> bool:
    """Whether a text may hold markup of chat templates or of HTML."""
    telling = text.translate(_TELLING)
    return _LESS in telling or b"TOOL" in telling


def is_utf8(text: bytes) -> bool:
    """Whether bytes are sound UTF-8."""
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def _may_be_deep(text: bytes) -> bool:
    return text.count(b"{") + text.count(b"[") > DEPTH


def members_in(value: object) -> int:
    """Members of all objects in a value that is nested no deeper than `DEPTH`."""
    count = 0
    held: Iterable[object] = ()
    if type(value) is dict:
        held, count = value.values(), len(value)
    elif type(value) is list:
        held = value
    for each in held:
        if type(each) in _HOLDING:
            count += members_in(each)
    return count


_HOLDING = (dict, list)
_LESS, _BRACKET, _MINUS = b"<[-"
_loads = orjson.loads
