"""Sentences for people, in English and Korean, out of the resources.

A text is a template with named places, ``{name}``. Values are shown as they
are: whoever fills a place in decides how it is quoted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import orjson

from inspector.assets import read_resource

LANGUAGES = ("en", "ko")
"""The languages that every text has; the first is what others fall back to."""

Localized: TypeAlias = Mapping[str, str]
"""One text by language."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text that is said in whichever language the sentence around it is.

    Hashable and picklable, so that it may be a detail of a finding.
    """

    texts: tuple[tuple[str, str], ...]
    """Language and text; the first is what others fall back to."""

    @classmethod
    def of(cls, text: Localized) -> Phrase:
        """The same text as a value."""
        return cls(tuple(text.items()))

    def in_language(self, language: str) -> str:
        """The text in one language."""
        return dict(self.texts).get(language, self.texts[0][1])


def language_of(name: str | None) -> str:
    """The supported language for a locale name such as ``ko_KR.UTF-8``."""
    short = (name or "").replace("-", "_").split("_")[0].split(".")[0].lower()
    return short if short in LANGUAGES else LANGUAGES[0]


def filled(text: Localized, language: str, details: Mapping[str, object]) -> str:
    """Fill a template in.

    Raises:
        KeyError: the template names a place that ``details`` does not have;
            the tests render every template, so this is a fault of ours.
    """
    return in_language(text, language).format_map(details)


def in_language(text: Localized, language: str) -> str:
    """A template in one language, else in the one that all others fall back to."""
    return text.get(language) or text[LANGUAGES[0]]


@cache
def texts_in(name: str) -> Mapping[str, Localized]:
    """All sentences of one file in ``resources/texts``, by key; read once."""
    sentences: dict[str, Localized] = orjson.loads(
        read_resource("texts", f"{name}.json")
    )
    return sentences


def text_of(name: str, key: str, language: str, /, **details: object) -> str:
    """One sentence of a file in ``resources/texts``, filled in.

    Raises:
        KeyError: there is no such sentence, or a place in it was not filled;
            the tests render every sentence, so this is a fault of ours.
    """
    return filled(texts_in(name)[key], language, details)
