"""What stands in the place of a masked value: as long, and different from others.

Equal values get equal masks and different ones different masks as far as their length
allows it, so that pairs stay pairs and a list of distinct values stays one. A mask of a
secret keeps the class of each character, so that most patterns still hold; one of
`VALUES` keeps the length alone.
"""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING

from inspector.core.report.redaction.asked import VALUES

if TYPE_CHECKING:
    from collections.abc import Callable

_LOWER = "xyzabcdefghijklmnopqrstuvw"
_UPPER = _LOWER.upper()
_DIGITS = "0123456789"
_NOTHING = "x" + _DIGITS[1:] + _LOWER[1:]
"""For a mask that keeps the length alone."""

_DIGIT = re.compile("[0-9]")
_FAULT = re.compile("[\x00-\x1f\ud800-\udfff]")
"""Characters that no string may hold raw: a fault stays one, and a line end stays."""


class StandIns:
    """Gives out masks; the same one for the same value as long as it lives.

    Args:
        mode: See `asked.MODES`.
    """

    def __init__(self, mode: str) -> None:
        self._alphabet: Callable[[str], str] = (
            _any_alphabet if mode == VALUES else _alphabet_of
        )
        self._known: dict[bytes, str] = {}
        self._next: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._known)

    def mask(self, value: str) -> str:
        """A text of the same length in code points; letters and digits are masked."""
        digest = hashlib.sha256(value.encode("utf-8", "surrogatepass")).digest()
        known = self._known.get(digest)
        if known is None:
            known = self._known[digest] = self._new(value)
        return known

    def _new(self, value: str) -> str:
        alphabets = [self._alphabet(character) for character in value]
        plain = "".join(
            alphabet[:1] or character
            for alphabet, character in zip(alphabets, value, strict=True)
        )
        number = self._next.get(plain, 0)
        self._next[plain] = number + 1
        return _numbered(plain, alphabets, number) if number else plain


def masked_number(literal: str) -> str:
    """A number of the same length and form: every digit is 1.

    Example:
        >>> masked_number("-20.5e3")
        '-11.1e1'
    """
    return _DIGIT.sub("1", literal)


def _numbered(plain: str, alphabets: list[str], number: int) -> str:
    """Count in the characters of the mask, the last one first."""
    characters = list(plain)
    for index in range(len(characters) - 1, -1, -1):
        alphabet = alphabets[index]
        if not number:
            break
        if alphabet:
            number, digit = divmod(number, len(alphabet))
            characters[index] = alphabet[digit]
    return "".join(characters)


def _alphabet_of(character: str) -> str:
    """What may stand for a character; empty where it stays."""
    if character.isascii():
        if character.isdigit():
            return _DIGITS
        if character.isalpha():
            return _UPPER if character.isupper() else _LOWER
        return ""
    return "" if _FAULT.match(character) else _LOWER


def _any_alphabet(character: str) -> str:
    return "" if _FAULT.match(character) else _NOTHING
