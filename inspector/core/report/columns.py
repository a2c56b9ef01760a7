"""How much room a text takes where every character has one or two columns.

Source: Unicode Standard Annex 11, "East Asian Width" (revision 40).
"""

from __future__ import annotations

import unicodedata


def columns_of(text: str) -> int:
    """Columns that a terminal takes for a text.

    Example:
        >>> columns_of("한a")
        3
    """
    return len(text) if text.isascii() else sum(map(_width, text))


def _width(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1
