"""What is known of all lines of a part, many at a time.

Lines of one shape, for calls of one function, are gone through together: one step for
all of them takes a fraction of what it takes line by line.

Source: `Alike.known`, which knows the same of a line, and of some that are left here.
"""

from __future__ import annotations

from itertools import chain, compress, repeat
from operator import eq, not_
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from inspector.core.bulk.calls.shape import is_sound
from inspector.core.bulk.calls.sure_arguments import is_utf8
from inspector.core.bulk.pairing.sequence import Rows

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import TypeAlias

    from inspector.core.bulk.alike.alike import Alike
    from inspector.core.bulk.alike.alike_kind import Called, Kind, Kinds
    from inspector.core.bulk.calls.late_pattern import Find

    Wrong: TypeAlias = tuple[bytes, ...]

_QUOTE = b'"'

_MOST_KEPT = 1000
"""Ways to be wrong that are known of a function."""


class _Way(NamedTuple):
    """Where lines go that begin alike."""

    lead: bytes
    """What stands before the name that is called; nothing where no function is."""

    is_behind: bool
    """Whether the name stands behind the arguments."""

    calls: dict[bytes, tuple[list[int], Kind, Called]]
    """Lines by the name, with all that is behind it where that is the end."""

    others: list[int]
    kinds: list[Kind]
    """What the others may be."""


def known_at_once(alike: Alike, lines: Sequence[bytes]) -> Rows:
    """What is known of lines.

    Args:
        alike: All that is known.
        lines: Each without its end.
    """
    taking, kinds = _Taking(alike, lines), alike.kinds
    ways, length, left = _ways(kinds), kinds.length, taking.rows.left
    for number, line in enumerate(lines):
        way = ways.get(line[:length])
        if way is None:
            left.append(number)
            continue
        lead, is_behind, calls, others, _ = way
        if not lead:
            others.append(number)
            continue
        if is_behind:
            called = calls.get(line.rpartition(lead)[2])
        else:
            called = calls.get(line.partition(lead)[2].partition(_QUOTE)[0])
        (others if called is None else called[0]).append(number)
    for way in ways.values():
        taking.take(way)
    left.sort()
    return taking.rows


def _ways(kinds: Kinds) -> dict[bytes, _Way]:
    """Ways for all that is known, by what a line begins with."""
    ways: dict[bytes, _Way] = {}
    for kind in kinds.all:
        start = kind.shape.beginning[: kinds.length]
        way = ways.get(start)
        if way is None or (kind.lead and not way.lead):
            others = [] if way is None else way.kinds
            way = ways[start] = _Way(kind.lead, kind.is_behind, {}, [], others)
        if not kind.lead:
            way.kinds.append(kind)
        elif way[:2] == (kind.lead, kind.is_behind):
            behind = kind.shape.ending if kind.is_behind else b""
            for name, called in kind.calls.items():
                way.calls.setdefault(name + behind, ([], kind, called))
    return ways


class _Matched(NamedTuple):
    """Lines that an expression takes."""

    numbers: list[int]
    columns: list[tuple[bytes, ...]]

    def group(self, number: int) -> tuple[bytes, ...]:
        """A group of each line, by its number in the expression."""
        return self.columns[number - 1]

    def without(self, number: int, count: int) -> tuple[Iterable[Wrong], _Matched]:
        """The groups within a group of each line, and all of them but these.

        Args:
            number: Of the group.
            count: Of groups without those within.
        """
        end = number + len(self.columns) - count
        kept = self.columns[:number] + self.columns[end:]
        return zip(*self.columns[number:end], strict=True), _Matched(self.numbers, kept)


class _Taking:
    """Takes lines of which something is known."""

    def __init__(self, alike: Alike, lines: Sequence[bytes]) -> None:
        count = len(lines)
        self._alike = alike
        self.rows = Rows([0] * count, [None] * count, [0] * count, [])
        self._lines = lines

    def take(self, way: _Way) -> None:
        """Take what went a way."""
        for numbers, kind, called in way.calls.values():
            left = self._take_calls(numbers, kind, called) if numbers else []
            self.rows.left.extend(self._take_near(left, kind, called) if left else [])
        others = way.others
        for kind in way.kinds:
            step = kind.numbers.get(b"")
            if step is not None and others:
                others = self._take_others(others, kind, step)
        self.rows.left.extend(others)

    def _take_calls(self, numbers: list[int], kind: Kind, called: Called) -> list[int]:
        """Take calls of one function of which nothing is to be said; the others."""
        fine = called.fine.for_many(len(numbers))
        left, matched = self._matched(numbers, fine)
        if matched.numbers:
            raws = matched.group(kind.arguments)
            steps: int | Iterable[int | None] = called.number
            if not _are_sure(raws, called.longest):
                step, longest = called.number, called.longest
                steps = [step if _are_sure((raw,), longest) else None for raw in raws]
            left += self._keep(kind, matched, steps, map(crc32, raws))
        return left

    def _take_near(self, numbers: list[int], kind: Kind, called: Called) -> list[int]:
        """Take calls by what is wrong in their arguments; the others."""
        near = called.near.for_many(len(numbers))
        left, matched = self._matched(numbers, near)
        if matched.numbers:
            wrong, matched = matched.without(kind.arguments, kind.shape.whole.groups)
            raws = matched.group(kind.arguments)
            found = zip(matched.numbers, wrong, raws, strict=True)
            steps = [self._step(called, *each) for each in found]
            left += self._keep(kind, matched, steps, map(crc32, raws))
        return left

    def _step(
        self, called: Called, number: int, wrong: Wrong, raw: bytes
    ) -> int | None:
        """How a call is counted, by what is wrong in its arguments; None if at all."""
        if not _are_sure((raw,), called.longest_near):
            return None
        step = called.steps.get(wrong)
        if step is None:
            known = self._alike.known_of(self._lines[number])
            step = None if known is None else known[0]
            if step is not None and len(called.steps) < _MOST_KEPT:
                called.steps[wrong] = step
        return step

    def _take_others(self, numbers: list[int], kind: Kind, step: int) -> list[int]:
        """Take lines of a kind that are no calls; the others."""
        left, matched = self._matched(numbers, kind.find)
        if matched.numbers:
            steps: int | Iterable[int | None] = step
            if kind.spoken:
                texts = matched.group(kind.spoken)
                steps = (step if is_sound(text) else None for text in texts)
            left += self._keep(kind, matched, steps, repeat(0))
        return left

    def _matched(self, numbers: list[int], find: Find) -> tuple[list[int], _Matched]:
        """The lines that an expression leaves, and those that it takes."""
        left: list[int] = []
        found = [*map(find, [self._lines[number] for number in numbers])]
        if not all(found):
            left = [*compress(numbers, map(not_, found))]
            numbers = [*compress(numbers, found)]
        return left, _Matched(numbers, [*zip(*chain.from_iterable(found), strict=True)])

    def _keep(
        self,
        kind: Kind,
        matched: _Matched,
        counted: int | Iterable[int | None],
        says: Iterable[int],
    ) -> list[int]:
        """Keep lines of a kind; those of which a check looks closer.

        Args:
            kind: The kind.
            matched: The lines.
            counted: How all are counted, or each; None for those to look at.
            says: The digest of each.
        """
        nothing: Iterable[bytes | None] = repeat(None)
        keys = matched.group(kind.call_id) if kind.call_id else nothing
        ids = matched.group(kind.id) if kind.id and kind.call_id else repeat(b"")
        if isinstance(counted, int):
            if not (kind.call_id and any(map(eq, keys, ids))):
                self._put(matched.numbers, counted, keys, says)
                return []
            counted = repeat(counted)
        left: list[int] = []
        found = zip(matched.numbers, keys, ids, counted, says, strict=False)
        for number, key, own_id, step, digest in found:
            if own_id == key or step is None:
                left.append(number)
            else:
                self.rows.put(number, (step, key, digest))
        return left

    def _put(
        self,
        numbers: list[int],
        step: int,
        keys: Iterable[bytes | None],
        says: Iterable[int],
    ) -> None:
        """Put lines that are counted alike in their places."""
        steps, all_keys, digests, _ = self.rows
        for number, key, digest in zip(numbers, keys, says, strict=False):
            steps[number] = step
            all_keys[number] = key
            digests[number] = digest


def _are_sure(raws: Sequence[bytes], longest: int) -> bool:
    """Whether arguments are sound UTF-8, and short enough for an expression.

    Each begins and ends with a bracket, so no two of them make one character.
    """
    return max(map(len, raws)) <= longest and is_utf8(b"".join(raws))
