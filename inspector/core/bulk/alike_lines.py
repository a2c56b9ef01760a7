"""What is known of all lines of a part, many at a time.

Lines of one shape, for calls of one function, are gone through together: one step for
all of them takes a fraction of what it takes line by line.

Source: `Alike.known`, which knows the same of a line, and of some that are left here.
"""

from __future__ import annotations

from itertools import compress, repeat
from operator import not_
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from inspector.core.bulk.sequence import Rows
from inspector.core.bulk.shape import is_sound
from inspector.core.bulk.sure_arguments import is_utf8

if TYPE_CHECKING:
    import re
    from collections.abc import Callable, Iterable, Sequence
    from typing import TypeAlias

    from inspector.core.bulk.alike_kind import Called, Kind, Kinds

    Match: TypeAlias = Callable[[bytes], re.Match[bytes] | None]

_QUOTE = b'"'


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


def known_at_once(kinds: Kinds, lines: Sequence[bytes]) -> Rows:
    """What is known of lines.

    Args:
        kinds: All that are known.
        lines: Each without its end.
    """
    taking = _Taking(lines)
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


class _Taking:
    """Takes lines of which something is known."""

    def __init__(self, lines: Sequence[bytes]) -> None:
        count = len(lines)
        self.rows = Rows([0] * count, [None] * count, [0] * count, [])
        self._lines = lines

    def take(self, way: _Way) -> None:
        """Take what went a way."""
        for numbers, kind, called in way.calls.values():
            if numbers:
                self.rows.left.extend(self._take_calls(numbers, kind, called))
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
            raws, longest = matched.group(kind.arguments), called.longest
            are_fine: Iterable[bool] = repeat(True)
            # Each begins and ends with a bracket: no two make one character.
            if not is_utf8(b"".join(raws)) or max(map(len, raws)) > longest:
                are_fine = [len(raw) <= longest and is_utf8(raw) for raw in raws]
            says = zip(are_fine, map(crc32, raws), strict=False)
            left += self._keep(kind, called.number, matched, says)
        return left

    def _take_others(self, numbers: list[int], kind: Kind, step: int) -> list[int]:
        """Take lines of a kind that are no calls; the others."""
        left, matched = self._matched(numbers, kind.match)
        if matched.numbers:
            are_fine: Iterable[bool] = repeat(True)
            if kind.spoken:
                are_fine = map(is_sound, matched.group(kind.spoken))
            says = zip(are_fine, repeat(0), strict=False)
            left += self._keep(kind, step, matched, says)
        return left

    def _matched(self, numbers: list[int], match: Match) -> tuple[list[int], _Matched]:
        """The lines that an expression leaves, and those that it takes."""
        left: list[int] = []
        matches = [*map(match, [self._lines[number] for number in numbers])]
        if None in matches:
            left = [*compress(numbers, map(not_, matches))]
            numbers = [*compress(numbers, matches)]
        found = [match.groups() for match in matches if match is not None]
        return left, _Matched(numbers, [*zip(*found, strict=True)])

    def _keep(
        self,
        kind: Kind,
        step: int,
        matched: _Matched,
        says: Iterable[tuple[bool, int]],
    ) -> list[int]:
        """Keep lines of a kind; those of which a check looks closer.

        Args:
            kind: The kind.
            step: How they are counted.
            matched: The lines.
            says: Of each whether nothing is to be said of its texts, and its digest.
        """
        steps, all_keys, digests, _ = self.rows
        nothing: Iterable[bytes | None] = repeat(None)
        keys = matched.group(kind.call_id) if kind.call_id else nothing
        ids = matched.group(kind.id) if kind.id and kind.call_id else repeat(b"")
        left = []
        found = zip(matched.numbers, keys, ids, says, strict=False)
        for number, key, own_id, (is_fine, digest) in found:
            if own_id == key or not is_fine:
                left.append(number)
                continue
            steps[number] = step
            all_keys[number] = key
            digests[number] = digest
        return left
