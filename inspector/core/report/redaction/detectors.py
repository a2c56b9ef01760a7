"""Secrets that are known by their look or by the name they stand under.

The table is ``resources/redaction/detectors.json``, each entry with its source. No
detector of a library fits: those that are kept look for secrets line by line in source
code, ask a network whether a secret is alive, and do not say where it begins and ends.

Every pattern is bounded, so that a foreign text cannot hold one up.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

import orjson

from inspector.assets import read_resource
from inspector.core.report.redaction.cut_keys import cut_keys

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_SHORT = 64
"""Characters of a text that may well come again."""

_BETWEEN_WORDS = re.compile(r"[-_. ]")


class Detector(NamedTuple):
    """One kind of secret."""

    name: str
    pattern: re.Pattern[str]
    group: int
    """What of a match is the secret; 0 is all of it."""

    hint: str
    """What every match holds: looked for first, since most texts lack it."""

    is_key: bool
    """Whether a secret is one run of characters, which a line break may cut."""

    signs: tuple[str, ...]
    """Whatever it finds has one of these in it: all words of one, those without a
    capital in small letters."""


class _Table(NamedTuple):
    exact: frozenset[str]
    endings: tuple[str, ...]
    detectors: tuple[Detector, ...]


def secrets_in(
    text: str, more: Iterable[re.Pattern[str]] = ()
) -> Iterator[tuple[int, int]]:
    """Where secrets stand in a text, as starts and ends; they may overlap.

    Args:
        text: A decoded string, or any text.
        more: Patterns that a person asked for.
    """
    yield from _known_in(text) if len(text) <= _SHORT else _found_in(text)
    for pattern in more:
        for match in pattern.finditer(text):
            if match.end() > match.start():
                yield match.span()


def _found_in(text: str) -> Iterator[tuple[int, int]]:
    for detector in _table().detectors:
        if detector.hint and detector.hint not in text:
            continue
        for match in detector.pattern.finditer(text):
            yield match.span(detector.group)
    yield from cut_keys(text, _key_patterns())


@lru_cache(maxsize=4096)
def _known_in(text: str) -> tuple[tuple[int, int], ...]:
    """A log says the same names and words on every line."""
    return tuple(_found_in(text))


@lru_cache(maxsize=4096)
def is_secret_name(name: str) -> bool:
    """Whether a member of that name usually holds a secret.

    Example:
        >>> is_secret_name("X-Api-Key"), is_secret_name("max_output_tokens")
        (True, False)
    """
    table = _table()
    plain = _BETWEEN_WORDS.sub("", name).lower()
    return plain in table.exact or plain.endswith(table.endings)


def signs_of_secrets(*, only_keys: bool = False) -> Iterator[str]:
    """The signs of all detectors (`Detector.signs`).

    Args:
        only_keys: Of those alone whose secrets a line break may cut.
    """
    for detector in _table().detectors:
        if detector.is_key or not only_keys:
            yield from detector.signs


def secret_names() -> tuple[frozenset[str], tuple[str, ...]]:
    """The names that `is_secret_name` knows, and the endings: small letters alone."""
    table = _table()
    return table.exact, table.endings


@cache
def _table() -> _Table:
    table = orjson.loads(read_resource("redaction", "detectors.json"))
    return _Table(
        frozenset(table["names"]["exact"]),
        tuple(table["names"]["endings"]),
        tuple(map(_detector, table["detectors"])),
    )


def _detector(entry: dict[str, object]) -> Detector:
    return Detector(
        str(entry["name"]),
        re.compile(str(entry["pattern"])),
        int(str(entry.get("group", 0))),
        str(entry.get("hint", "")),
        bool(entry.get("key", False)),
        _strings(entry["signs"]),
    )


def _strings(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, list) else ()


@cache
def _key_patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    keys = (each for each in _table().detectors if each.is_key)
    return tuple((each.hint, each.pattern) for each in keys)
