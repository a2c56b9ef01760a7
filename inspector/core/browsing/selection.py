"""Which rows of a log are shown, and in which order; nothing is moved for it.

Rows are numbers in arrays, one array for each step of the order: those that come later
go to the end of their array, and nothing is ever sorted. All of it is done in C, in
stretches so short that nobody waits for them.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections import deque
from enum import Enum
from itertools import accumulate, compress, repeat
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.browsing.row_batch import (
    LABELLED_BY_CALL,
    MARKS,
    REASONS,
    ROW,
    RULE,
)
from inspector.core.browsing.wish import in_codes
from inspector.core.progress import CancelledError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.browsing.rows import LogRows
    from inspector.core.browsing.wish import Term
    from inspector.core.progress import Progress

_ALWAYS = repeat(1)
STRETCH = 1 << 16
"""Rows that are looked at in one go: two milliseconds."""

IN_COLUMNS = ("type", "name", "call_id", "reason", "rule")
"""What can be asked for by name without reading a record."""


class Order(Enum):
    """In which order rows are shown."""

    LINE = "line"
    VERDICT = "verdict"
    """The heaviest mark first, then the gate's reasons in their order."""


class Inserted(NamedTuple):
    """Places of a list that are new."""

    first: int
    rows: int


class Selection:
    """The rows that hold all terms.

    Args:
        rows: Of the log; they may grow.
        terms: Those of `IN_COLUMNS`; others are answered by a search.
        order: In which order rows are shown.
        hits: The rows that a search has found, where there was one, in their order;
            they may grow.
    """

    def __init__(
        self,
        rows: LogRows,
        terms: tuple[Term, ...] = (),
        order: Order = Order.LINE,
        hits: array[int] | None = None,
    ) -> None:
        self._rows = rows
        self._terms = terms
        self._order = order
        self._hits = hits
        self._seen = 0
        """Of the rows, or of the hits where there was a search."""

        self._rules_seen: dict[tuple[Term, str], int] = {}
        self._by_rule: dict[Term, bytearray] = {}
        self._steps = _steps(order)
        self._shown = [array(ROW) for _ in self._steps]
        self._ends = [0] * len(self._steps)
        self.is_outdated = False
        """Whether something became known of rows that were looked at already."""

    def __len__(self) -> int:
        return self._ends[-1]

    def row_at(self, place: int) -> int:
        """The row in a place of the list.

        Raises:
            IndexError: there is no such place.
        """
        if not 0 <= place < len(self):
            raise IndexError(place)
        step = bisect_right(self._ends, place)
        return self._shown[step][place - (self._ends[step - 1] if step else 0)]

    def place_of(self, row: int) -> int | None:
        """The place of a row in the list; None where it is not shown."""
        start = 0
        for shown, end in zip(self._shown, self._ends, strict=True):
            place = bisect_left(shown, row)
            if place < len(shown) and shown[place] == row:
                return start + place
            start = end
        return None

    def extend(self, progress: Progress | None = None) -> list[Inserted]:
        """Look at the rows that have come since.

        Args:
            progress: Who may cancel.

        Returns:
            Where the list has grown, from its beginning on.

        Raises:
            CancelledError: nobody waits any more.
        """
        before = list(self._ends)
        lengths = [len(shown) for shown in self._shown]
        for stretch in self._stretches():
            if progress is not None and progress.cancelled():
                raise CancelledError
            self._add(*stretch)
        self._note_late_rules()
        self._ends = list(accumulate(map(len, self._shown)))
        grown, added = [], 0
        for shown, length, end in zip(self._shown, lengths, before, strict=True):
            if len(shown) > length:
                grown.append(Inserted(end + added, len(shown) - length))
                added += len(shown) - length
        return grown

    def _stretches(self) -> Iterator[tuple[int, int, int | None]]:
        """Rows to look at, and which of them a search lets pass: all where None."""
        if self._hits is not None:
            yield from self._found_stretches(self._hits)
            return
        total = len(self._rows)
        while self._seen < total:
            start, self._seen = self._seen, min(self._seen + STRETCH, total)
            yield start, self._seen, None

    def _found_stretches(self, hits: array[int]) -> Iterator[tuple[int, int, int]]:
        while self._seen < len(hits):
            start = hits[self._seen]
            end = bisect_left(hits, start + STRETCH, self._seen)
            found, self._seen = hits[self._seen : end], end
            stop = found[-1] + 1
            yield start, stop, _flags((row - start for row in found), stop - start)

    def _add(self, start: int, stop: int, wanted: int | None) -> None:
        """Sort those rows of a stretch that hold all terms into their arrays."""
        for term in self._terms:
            held = self._holding(term, start, stop)
            wanted = held if wanted is None else wanted & held
        if wanted is None and self._order is Order.LINE:
            self._shown[0].extend(range(start, stop))
            return
        wanted = _ones(stop - start) if wanted is None else wanted
        if not wanted:
            return
        marks = self._rows.column("mark")[start:stop].tobytes()
        reasons = self._rows.column("reason")[start:stop].tobytes()
        numbers = range(start, stop)
        for shown, (mark, reason) in zip(self._shown, self._steps, strict=True):
            chosen = wanted
            if mark is not None and reason is not None:
                if mark not in marks or reason not in reasons:
                    continue
                chosen &= _equal(marks, mark) & _equal(reasons, reason)
            if chosen:
                flags = chosen.to_bytes(stop - start, "little")
                shown.extend(compress(numbers, flags))

    def _holding(self, term: Term, start: int, stop: int) -> int:
        if term.field == "reason":
            table = bytes(in_codes(term, [r]) if r else 0 for r in REASONS)
            table += bytes(256 - len(table))
            data = self._rows.column("reason")[start:stop].tobytes()
            return int.from_bytes(data.translate(table), "little")
        if term.field == "rule":
            return self._with_rule(term, start, stop)
        if term.field == "call_id":
            return _flags(_labelled(self._rows, term, start, stop), stop - start)
        return self._named(term, start, stop)

    def _named(self, term: Term, start: int, stop: int) -> int:
        strings, search = self._rows.strings, term.pattern.search
        numbers = self._rows.column(term.field)[start:stop]
        known = {
            number: not strings[number].startswith(RULE)
            and bool(search(strings[number]))
            for number in set(numbers)
        }
        return int.from_bytes(bytes(map(known.__getitem__, numbers)), "little")

    def _with_rule(self, term: Term, start: int, stop: int) -> int:
        flags = self._by_rule.setdefault(term, bytearray())
        flags.extend(bytes(max(len(self._rows) - len(flags), 0)))
        for code in self._rows.rules():
            if in_codes(term, [code]):
                self._flag(flags, term, code, start)
        return int.from_bytes(flags[start:stop], "little")

    def _flag(self, flags: bytearray, term: Term, code: str, start: int) -> None:
        seen = self._rules_seen.get((term, code), 0)
        found = self._rows.rows_with(code)[seen:]
        for place in range(0, len(found), STRETCH):  # each one a call into C
            flagging = map(flags.__setitem__, found[place : place + STRETCH], _ALWAYS)
            deque(flagging, maxlen=0)
        self._rules_seen[term, code] = seen + len(found)
        self.is_outdated |= min(found, default=start) < start

    def _note_late_rules(self) -> None:
        """Rules that were reported of rows which were looked at before."""
        asked = [term for term in self._terms if term.field == "rule"]
        for code in self._rows.rules() if asked else ():
            for term in asked:
                seen = self._rules_seen.get((term, code), 0)
                is_more = len(self._rows.rows_with(code)) > seen
                self.is_outdated |= is_more and in_codes(term, [code])


def _steps(order: Order) -> list[tuple[int | None, int | None]]:
    if order is Order.LINE:
        return [(None, None)]
    return [(m, r) for m in range(len(MARKS)) for r in range(len(REASONS))]


def _ones(count: int) -> int:
    return int.from_bytes(b"\1" * count, "little")


def _equal(data: bytes, value: int) -> int:
    """A one for each byte of a value, as the bytes of a number."""
    table = bytes(number == value for number in range(256))
    return int.from_bytes(data.translate(table), "little")


def _flags(places: Iterator[int], count: int) -> int:
    flags = bytearray(count)
    for place in places:
        flags[place] = 1
    return int.from_bytes(flags, "little")


def _labelled(rows: LogRows, term: Term, start: int, stop: int) -> Iterator[int]:
    """The rows of a stretch whose call_id has a term, counted from its beginning."""
    ends = rows.column("label_end")[start:stop]
    first = rows.column("label_end")[start - 1] if start else 0
    labels = bytes(rows.labels[first : ends[-1]])
    is_call = rows.column("labelled")[start:stop]
    if labels.isascii() and all(map(str.isascii, term.spellings)):
        found = _within(labels, term, ends, first)
    else:
        texts = map(rows.label, range(start, stop))
        found = (n for n, text in enumerate(texts) if term.pattern.search(text))
    return (number for number in found if is_call[number] == LABELLED_BY_CALL)


def _within(labels: bytes, term: Term, ends: array[int], first: int) -> Iterator[int]:
    """Labels that have a term, found in all of them at once.

    Args:
        labels: One after the other.
        term: What is looked for.
        ends: Where each ends, counted from the beginning of all labels.
        first: Where these begin.
    """
    lower = labels.lower()
    for spelling in term.spellings:
        word, place = spelling.lower().encode(), 0
        while (place := lower.find(word, place)) >= 0:
            number = bisect_right(ends, place + first)
            is_inside = place + first + len(word) <= ends[number]
            place = ends[number] - first if is_inside else place + 1
            if is_inside:
                yield number
