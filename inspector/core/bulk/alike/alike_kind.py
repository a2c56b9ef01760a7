"""A shape, with what is known of its lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.bulk.calls.call_counts import near_texts_of
from inspector.core.bulk.calls.late_pattern import LatePattern, whole_of
from inspector.core.bulk.calls.shape import ARGUMENTS, CALL_ID, ID, NAME, is_sound

if TYPE_CHECKING:
    import re
    from collections.abc import Mapping, Sequence

    from inspector.core.bulk.calls.call_counts import CallKind
    from inspector.core.bulk.calls.shape import Shape
    from inspector.core.bulk.calls.template import Template


_QUOTE = b'"'
_ENDING = 8
"""Bytes by which the end of a line is known: more than a bracket or two."""


class Called:
    """Calls of one name.

    Args:
        number: How those are counted that have fine arguments.
        kind: What others are held against.
        shape: Of their lines.
    """

    def __init__(self, number: int, kind: CallKind, shape: Shape) -> None:
        self.number = number
        self.kind = kind
        self.longest = kind.schema.longest if kind.schema is not None else 0
        """Bytes of arguments up to which `fine` says all."""

        self.fine = LatePattern(self._written)
        """Takes lines of which nothing is to be said, if their UTF-8 is sound.

        Its groups are those of `Shape.whole`.
        """

        self.near = LatePattern(self._written_near, tells_absent=True)
        """Takes lines with arguments in which little is wrong; in the group of these
        are groups that say what."""

        self.longest_near = 0 if kind.schema is None else kind.schema.longest_listed
        """Bytes of arguments up to which that says all."""

        self.steps: dict[tuple[bytes | None, ...], int] = {}
        """How those are counted, by these groups."""

        self._shape = shape

    def _written(self) -> bytes | None:
        texts = None if self.kind.schema is None else self.kind.schema.texts
        return None if texts is None else self._around(texts)

    def _written_near(self) -> bytes | None:
        texts = near_texts_of(self.kind)
        return None if texts is None else self._around(texts.pattern)

    def _around(self, texts: bytes) -> bytes | None:
        """An expression for lines with arguments that another one takes."""
        first, rest = self._shape.first, self._shape.rest
        if len(rest) != 1:
            return None
        pieces = (first.pattern, b"(", texts, b")", rest[0].pattern.pattern)
        return b"".join(pieces)


class Kind:
    """A shape with what is known of its lines.

    Args:
        shape: The shape.
        text: The line that it was made of.
    """

    def __init__(self, shape: Shape, text: str) -> None:
        self.shape = shape
        self.match = shape.whole.fullmatch
        self.find = whole_of(shape.whole)
        self.templates: dict[bytes, Template | None] = {}
        self.numbers: dict[bytes, int] = {}
        """How lines are counted, by the name that is called."""

        self.calls: dict[bytes, Called] = {}
        """The same of calls."""

        self.id, self.call_id, self.name, self.arguments = (
            _group(shape.roles.get(role)) for role in (ID, CALL_ID, NAME, ARGUMENTS)
        )
        self.lead = _lead(shape, text)
        """What stands before the name that is called; nothing where no function is."""

        self.is_behind = bool(self.arguments and self.name > self.arguments)
        """Whether the name stands behind the arguments."""

        self.spoken = _group(next(iter(shape.spoken), None))
        self.parts = (self.id, self.arguments, self.call_id, self.name)

    def is_own(self, match: re.Match[bytes]) -> bool:
        """Whether no check looks closer at the texts and ids of a line.

        An ``id`` that is the ``call_id`` over again has a finding.
        """
        if self.spoken and not is_sound(match[self.spoken]):
            return False
        return not (self.id and self.call_id) or match[self.id] != match[self.call_id]

    def called_in(self, line: bytes) -> Called | None:
        """The calls of the name that stands in a line, if it is of the kind."""
        # Ids hold no quotes: nothing that looks alike stands between it and its end.
        find = line.rfind if self.is_behind else line.find
        start = find(self.lead) + len(self.lead)
        return self.calls.get(line[start : line.find(_QUOTE, start)])

    def met(self, counts: Mapping[int, int]) -> int:
        """How many lines of it are among those that were counted."""
        return sum(counts.get(number, 0) for number in self.numbers.values())

    def called(self, match: re.Match[bytes]) -> bytes:
        """The name that is called; nothing where no function is."""
        return match[self.name] if self.name else b""


class Kinds:
    """All that are known, found by what their lines begin and end with."""

    def __init__(self) -> None:
        self.all: list[Kind] = []
        self.length = 0
        """Bytes that are the same in all lines of a kind."""

        self._starts: dict[bytes, dict[bytes, list[Kind]]] = {}
        """The frequent ones first. Where the end is nothing, they end in what may
        differ."""

    def add(self, kind: Kind) -> None:
        """Know one more."""
        self.all.append(kind)
        self.length = min(len(each.shape.beginning) for each in self.all)
        self._starts = {}
        for each in self.all:
            start, end = each.shape.beginning[: self.length], each.shape.ending
            by_end = self._starts.setdefault(start, {b"": []})
            end = end[-_ENDING:] if len(end) >= _ENDING else b""
            by_end.setdefault(end, []).append(each)

    def like(self, line: bytes) -> Sequence[Kind]:
        """Those that a line may be of."""
        by_end = self._starts.get(line[: self.length])
        if by_end is None:
            return ()
        return by_end.get(line[-_ENDING:]) or by_end[b""]

    def rank(self, counts: Mapping[int, int]) -> None:
        """Try first what has been met most.

        Args:
            counts: How often, by the numbers of templates.
        """
        by_end = (each for ends in self._starts.values() for each in ends.values())
        for kinds in (self.all, *by_end):
            kinds.sort(key=lambda kind: -kind.met(counts))


def _lead(shape: Shape, text: str) -> bytes:
    """What stands before the name that is called; nothing where no function is."""
    number = shape.roles.get(NAME)
    if number is None:
        return b""
    before = shape.slots[number - 1].end if number else 0
    return text[before : shape.slots[number].start].encode()


def _group(slot: int | None) -> int:
    """The group of a slot; 0 for none."""
    return 0 if slot is None else slot + 1
