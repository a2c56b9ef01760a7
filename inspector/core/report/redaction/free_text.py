"""Texts that surely hold no secret, told without reading what is in them.

Most lines of a log hold none, and to look into each of their strings takes longer than
to judge them. What a secret is known by leaves a sign in the text however deep the
string stands in others: escapes only put backslashes in between. Where an escape may
spell the sign itself, the text has to be read.

Source: ``signs`` of ``resources/redaction/detectors.json``; RFC 8259, section 7
(December 2017), for what may be escaped how.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.report.redaction.detectors import secret_names, signs_of_secrets

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_SPELLING = ("\\u00", "\\x", "\\N", "\\U", "\\0", "\\1", "base64")
"""What may spell a character of a sign, in JSON, in Python, or in an archive."""

_SPELLING_BEYOND_ASCII = ("\\ube44", "\\u212a")
"""The first of a Korean word, and a sign whose small letter is a ``k``."""

_BREAK = re.compile(r"=?\\+(?:r\\+n|[rn])(?: |\\+t)*")
"""A line break in a string, which may cut a key; and what is before its rest."""

_BETWEEN_WORDS = "-_. "


def is_surely_free(text: str, names: Iterable[str] = ()) -> bool:
    """Whether nothing of a JSON text is a secret, or stands under a secret's name.

    Args:
        text: One JSON value, with nothing around it.
        names: Other names of members whose values are to be masked.

    Returns:
        False where that cannot be told like this.
    """
    if any(sign in text for sign in _SPELLING):
        return False
    if "\\u" in text and any(s in text.lower() for s in _SPELLING_BEYOND_ASCII):
        return False
    plain = text.replace("\\", "")
    small = plain.lower()
    signs = _signs(only_keys=False)
    if signs.are_in(plain, small) or _holds_name(small):
        return False
    if any(name in plain or not _is_spelled_plainly(name) for name in names):
        return False
    if "\\n" not in text and "\\r" not in text:
        return True
    joined = _BREAK.sub("", text).replace("\\", "")
    return not _signs(only_keys=True).are_in(joined, joined.lower())


class _Signs(NamedTuple):
    exact: tuple[str, ...]
    """With a capital: they are looked for as they are."""

    small: tuple[str, ...]
    pairs: tuple[Sequence[str], ...]
    """All words of one are needed."""

    def are_in(self, text: str, small: str) -> bool:
        """Whether any is in a text, or in its small letters."""
        return (
            any(sign in text for sign in self.exact)
            or any(sign in small for sign in self.small)
            or any(all(word in small for word in pair) for pair in self.pairs)
        )


@cache
def _signs(*, only_keys: bool) -> _Signs:
    signs = tuple(dict.fromkeys(signs_of_secrets(only_keys=only_keys)))
    exact = tuple(sign for sign in signs if sign != sign.lower())
    lone = tuple(s for s in signs if s not in exact and " " not in s)
    pairs = tuple(sign.split() for sign in signs if sign not in (*exact, *lone))
    return _Signs(exact, lone, pairs)


def _holds_name(small: str) -> bool:
    """Whether a name, or what may be one, is that of a secret."""
    squeezed = small
    for separator in _BETWEEN_WORDS:
        squeezed = squeezed.replace(separator, "")
    endings, exact = _names()
    return (
        any(name in squeezed for name in endings) or exact.search(squeezed) is not None
    )


@cache
def _names() -> tuple[tuple[str, ...], re.Pattern[str]]:
    exact, endings = secret_names()
    others = [name for name in exact if not any(each in name for each in endings)]
    words = "|".join(map(re.escape, sorted(others)))
    return endings, re.compile(rf"[\"',(](?:{words})[\"'=]")


def _is_spelled_plainly(name: str) -> bool:
    """Whether no writer spells a name with more than backslashes in between."""
    return name.isascii() and name.isprintable() and "\\" not in name
