"""What a wrapper is.

Source: rule book, section 5 ("Other envelopes to recognise").
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from inspector.core.source.located import Located

Opener: TypeAlias = Callable[[Located | None], Iterator[Located]]
"""Gives an object or array; what a string holds as JSON; nothing for anything else."""


class Wrapper(NamedTuple):
    """One kind of record that items are found in."""

    name: str
    """Its stable name, for reports."""

    title: str
    """Its name as it is shown; the same in every language."""

    matches: Callable[[Located], bool]
    """Whether a value is such a record."""

    inside: Callable[[Located, Opener], Iterator[Located]]
    """The values to look at."""

    keys: tuple[str, ...]
    """A value without any of these members is not asked about (see `KeyIndex`)."""

    is_often_empty: bool = True
    """Whether a record of this kind need not hold an item: a session has other lines,
    a trace other spans."""


def passed_on(at: Located, opened: Opener, *pointers: str) -> Iterator[Located]:
    """The values at some places below, opened."""
    for pointer in pointers:
        yield from opened(at.below(pointer))
