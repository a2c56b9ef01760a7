"""Code points to UTF-16 units and back, for the doors where Qt counts in units.

Spans here are code points; QString, QInputMethod and QAccessible count UTF-16
units, in which everything above U+FFFF is two.

Source: The Unicode Standard 16.0, section 3.9, D91 (UTF-16).
"""

from __future__ import annotations

import re

_LAST_SINGLE = "\uffff"
_ABOVE = re.compile("[\U00010000-\U0010ffff]")


def utf16_length(text: str) -> int:
    """Count the UTF-16 units of a text; a lone surrogate is one."""
    return len(text) + _count_above(text)


def utf16_position(text: str, offset: int) -> int:
    """Translate a code point offset of ``text`` to UTF-16 units."""
    return utf16_length(text[:offset])


def code_point_offset(text: str, utf16_position: int) -> int:
    """Translate UTF-16 units to a code point offset of ``text``.

    Args:
        text: The text that both count in.
        utf16_position: Clipped to the text; one that falls inside a pair is taken
            as the place before the pair.

    Example:
        >>> code_point_offset("a😀b", 3)
        2
    """
    offset = max(0, min(utf16_position, len(text)))
    if text.isascii():
        return offset
    units = 0
    for index, character in enumerate(text):
        units += 2 if character > _LAST_SINGLE else 1
        if units > utf16_position:
            return index
    return len(text)


def _count_above(text: str) -> int:
    if text.isascii():
        return 0
    return sum(1 for _ in _ABOVE.finditer(text))
