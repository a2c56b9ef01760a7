"""Strings that certainly keep to a schema, as regular expressions.

For `sure_texts`: a string of arguments within a string of a line, so its quotes and its
own backslashes are escaped once more.

Source: RFC 8259, section 7; ECMA-262, 22.2, for the patterns that Python reads alike.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

_QUOTE = rb"\\\""

_HEX = (
    rb"(?:(?!00[0-9]|[dD][89a-fA-F])[0-9a-fA-F]{4}"
    rb"|[dD][89abAB][0-9a-fA-F]{2}%b[dD][c-fC-F][0-9a-fA-F]{2})"
)
"""A character beyond ASCII by its code, or a whole surrogate pair."""

_SAFE = r" !#-%'-;=-Z\]-~"
"""As they are; no markup begins with one of these, so none stands in a text of them."""

_ASCII = b"[%b]" % _SAFE.encode()
_PLAIN = rb"[%b\x80-\xff]" % _SAFE.encode()
_ESCAPE = rb"\\\\(?:[nrtbf/]|\\\\|\\\"|u" + _HEX % rb"\\\\u" + rb")"
"""Escaped in the arguments. What is escaped for the sake of the line alone is left."""

_LITERAL = re.compile(f"[{_SAFE}]*")

_MOST = 4000
"""Characters that an expression counts."""

_PATTERN = re.compile(
    r"\^(?P<body>(?:(?:[A-Za-z0-9_:/@ -]|\\[d.-]|\[[A-Za-z0-9_ -]+\])"
    r"(?:\{\d{1,3}(?:,\d{1,3})?\}|[+*?])?)+)\$"
)
"""Letters, digits and classes of them from beginning to end, and how many."""

_SPAN_OF_CLASS = re.compile(r"[A-Za-z0-9_ ]-[A-Za-z0-9_ ]|[A-Za-z0-9_ ]|-(?=\])")


def literal(text: str) -> bytes | None:
    """One string and no other; None where it may be written in more than one way."""
    if not _LITERAL.fullmatch(text):
        return None
    return _QUOTE + re.escape(text.encode()) + _QUOTE


def strings(schema: Mapping[str, Any]) -> bytes | None:
    """The strings that keep to a schema; None where none is sure.

    Args:
        schema: Of it, ``minLength``, ``maxLength`` and ``pattern`` bind strings.
    """
    least, most = schema.get("minLength", 0), schema.get("maxLength")
    if "pattern" in schema:
        is_bound = least or most is not None
        body = None if is_bound else _by_pattern(schema["pattern"])
    else:
        body = _of_length(least, most)
    return None if body is None else _QUOTE + body + _QUOTE


def _of_length(least: object, most: object) -> bytes | None:
    """Strings of so many characters.

    Each byte and each escape is one at most, and the first of them is one at least.
    """
    if type(least) is not int or not 0 <= least <= _MOST:
        return None
    if type(most) is not int and most is not None:
        return None
    surely = least if least > 1 else 0
    least -= surely
    begin = _ASCII + b"{%d}" % surely if surely else b""
    if most is None and not least:
        run = _PLAIN + b"*+"
        return begin + run + b"(?:(?:" + _ESCAPE + b")" + run + b")*+"
    further = b"" if most is None else b"%d" % min(most - surely, _MOST)
    if further and int(further) < least:
        return None
    counted = b"(?:" + _PLAIN + b"|" + _ESCAPE + b"){%d,%b}+" % (least, further)
    if not further:
        return begin + counted
    # So few bytes are no more characters than that, and need not be counted.
    body = _PLAIN + b"{%d,%b}+(?=" % (least, further) + _QUOTE + b")"
    return begin + b"(?:" + body + b"|" + counted + b")"


def _by_pattern(pattern: object) -> bytes | None:
    """A pattern that is all of the string, if it is a plain one."""
    found = _PATTERN.fullmatch(pattern) if isinstance(pattern, str) else None
    if found is None:
        return None
    body = found["body"]
    # More than one without a limit would be tried in every way.
    if body.count("+") + body.count("*") > 1 or not _are_plain(body):
        return None
    return body.replace(r"\d", "[0-9]").encode()


def _are_plain(body: str) -> bool:
    """Whether all classes name what they take from low to high."""
    for inside in re.findall(r"\[([^\]]*)\]", body):
        if _SPAN_OF_CLASS.sub("", inside + "]") != "]":
            return False
        for low, high in re.findall(r"(.)-(.)", inside):
            if low > high:
                return False
    return True
