"""Calls and outputs bound one to one, in the order in which they stand.

An output answers the call of its id that is still open. What cannot be bound is
told apart: a second call, a second output, an output that stands too early. This
is the one place where that is decided; findings and links are both made of it.

Source: public reports of what servers do with an ``input`` list, named in the
rules' sources: it is read in order, and binding is one to one.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from inspector.core.checks.pairing.halves import Key

P = TypeVar("P")
R = TypeVar("R")


class MatchKind(Enum):
    """What became of a call or an output."""

    PAIRED = "paired"
    """An output, and the call that it answers."""

    REPEATED_CALL = "repeated-call"
    """A call, and an open one of the same id."""

    REUSED_ID = "reused-id"
    """A call, and an answered one of the same id."""

    REPEATED_OUTPUT = "repeated-output"
    """An output, and the call that has been answered before."""

    EARLY = "early"
    """An output, and its call behind it."""

    UNANSWERED = "unanswered"
    """A call without output."""

    ORPHAN = "orphan"
    """An output without call."""


class Match(NamedTuple, Generic[P, R]):
    """One thing that matching found out."""

    kind: MatchKind
    one: P
    """The item that it is about."""

    other: P | None = None
    """The call beside it, if it is open."""

    past: R | None = None
    """What is remembered of the call beside it, if it has been answered."""

    is_disputed: bool = False
    """Of a pair: whether another call had the same id while this one was open."""


@dataclass(slots=True)
class _OpenCall(Generic[P]):
    call: P
    is_disputed: bool = False
    has_early_output: bool = False


class Matcher(Generic[P, R]):
    """Binds the calls and outputs of one conversation, fed in order.

    Keeps one ``P`` for each open call and for each output without call, and one
    ``R`` for each answered call, so that its id is known if it comes again.
    """

    def __init__(self, remembered: Callable[[P], R]) -> None:
        self._remembered = remembered
        self._open: dict[Key, _OpenCall[P]] = {}
        self._answered: dict[Key, R] = {}
        self._early: dict[Key, list[P]] = {}
        self._mentioned: set[Key] = set()

    def call(self, key: Key, call: P) -> Iterator[Match[P, R]]:
        """Take a call."""
        first = self._open.get(key)
        if first is not None:
            first.is_disputed = True
            yield Match(MatchKind.REPEATED_CALL, call, first.call)
            return
        if key in self._answered:
            past = self._answered.pop(key)
            yield Match(MatchKind.REUSED_ID, call, past=past)
        early = self._early.pop(key, [])
        for output in early:
            yield Match(MatchKind.EARLY, output, call)
        self._open[key] = _OpenCall(call, has_early_output=bool(early))

    def output(self, key: Key, output: P) -> Iterator[Match[P, R]]:
        """Take an output."""
        if key in self._open:
            first = self._open.pop(key)
            self._answered[key] = self._remembered(first.call)
            disputed = first.is_disputed
            yield Match(MatchKind.PAIRED, output, first.call, is_disputed=disputed)
        elif key in self._answered:
            past = self._answered[key]
            yield Match(MatchKind.REPEATED_OUTPUT, output, past=past)
        else:
            self._early.setdefault(key, []).append(output)

    def mention(self, key: Key) -> None:
        """Say nothing of what is missing for an id: an unknown item may be it."""
        self._mentioned.add(key)

    def close(self) -> Iterator[Match[P, R]]:
        """Say what is missing."""
        for key, first in self._open.items():
            if not first.has_early_output and key not in self._mentioned:
                yield Match(MatchKind.UNANSWERED, first.call)
        for key, outputs in self._early.items():
            if key not in self._mentioned:
                for output in outputs:
                    yield Match(MatchKind.ORPHAN, output)
