"""The rows of a log, held as columns: some sixty bytes a row, whatever stands in it.

A row is an item, or a record in which there is none. Rows come in the order of the
log.
"""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_left, bisect_right
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.browsing.packing import from_bytes, unpacked
from inspector.core.browsing.row_batch import (
    LABELLED_BY_CALL,
    MARKS,
    NO_ITEM,
    REASONS,
    ROW,
    RULE,
    empty_columns,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from inspector.core.browsing.packing import Packed
    from inspector.core.browsing.row_batch import Difference, Kept, RowBatch

_FEW = 8
"""Rows of a record up to which each is looked for by itself."""


class LogRow(NamedTuple):
    """What is known of a row without reading its record."""

    line: int
    """1-based, in the log."""

    offset: int
    """The byte at which the record begins."""

    length: int
    """Bytes of a record of several lines; 0 for one that ends with its line."""

    item: int | None
    """The number of the item in its record; None where there is none."""

    mark: str
    reason: str
    type: str
    """Empty for a record without items."""

    name: str
    call_id: str
    id: str
    """Only where there is no call_id."""

    rule: str = ""
    """What a record without items is, by the rule that says the worst of it."""


class LogRows:
    """Grows by batches."""

    def __init__(self) -> None:
        self._columns = empty_columns()
        self._labels = bytearray()
        self._strings: list[str] = []
        self._found: dict[str, array[int]] = {}
        self._severities: Counter[str] = Counter()
        self._kept_rows = array(ROW)
        self._kept: list[tuple[int, bytes]] = []
        self.is_ended = False
        """Whether what the end of the log shows is among the rows."""

        self.records = 0
        self.place = 0
        """Bytes of the log that were judged."""

    def __len__(self) -> int:
        return len(self._columns["line"])

    def __getitem__(self, row: int) -> LogRow:
        """One row.

        Raises:
            IndexError: there is no such row.
        """
        columns = self._columns
        item, label = columns["item"][row], self.label(row)
        has_call_id = columns["labelled"][row] == LABELLED_BY_CALL
        type_, is_item = self._strings[columns["type"][row]], item != NO_ITEM
        return LogRow(
            columns["line"][row],
            columns["offset"][row],
            columns["length"][row],
            item if is_item else None,
            MARKS[columns["mark"][row]],
            REASONS[columns["reason"][row]],
            type_ if is_item else "",
            self._strings[columns["name"][row]],
            label if has_call_id else "",
            "" if has_call_id else label,
            "" if is_item else type_.removeprefix(RULE),
        )

    @property
    def strings(self) -> list[str]:
        """Types and names by the numbers that stand in the columns."""
        return self._strings

    @property
    def labels(self) -> bytearray:
        """All labels, one after the other; ``label_end`` tells them apart."""
        return self._labels

    def column(self, name: str) -> array[int]:
        """One column, to be read only."""
        return self._columns[name]

    def label(self, row: int) -> str:
        """The call_id of a row, else its id."""
        ends = self._columns["label_end"]
        start = ends[row - 1] if row else 0
        return self._labels[start : ends[row]].decode("utf-8", "replace")

    def take(self, batch: RowBatch) -> tuple[int, ...]:
        """Add rows, and what became known of earlier ones.

        Returns:
            The earlier rows whose mark has changed.
        """
        self.is_ended = batch.is_end
        for name, data in batch.columns.items():
            self._columns[name].frombytes(data)
        self._labels += batch.labels
        self._strings += batch.strings
        for code, data in batch.found.items():
            self._found.setdefault(code, array(ROW)).frombytes(data)
        self._severities.update(batch.severities)
        marks = self._columns["mark"]
        for row, mark in batch.moved:
            marks[row] = mark
        for kept in batch.kept:
            self._keep(kept)
        self.records += batch.records
        self.place = batch.place
        return tuple(row for row, _ in batch.moved)

    def adopt(self, other: LogRows) -> None:
        """Hold what another table of the same log holds, which has no fewer rows.

        Rows keep their numbers: the same records make the same rows.
        """
        self.__dict__.update(other.__dict__)

    def rules(self) -> dict[str, int]:
        """Findings by rule, the most frequent first."""
        counts = {code: len(rows) for code, rows in self._found.items()}
        return dict(sorted(counts.items(), key=lambda each: (-each[1], each[0])))

    def reasons(self) -> dict[str, int]:
        """Items by the gate's reason, in its order; only what occurs.

        Linear, in C: a millisecond for a million rows.
        """
        return _counts(self._columns["reason"], REASONS)

    def marks(self) -> dict[str, int]:
        """Rows by their mark, the heaviest first; only what occurs."""
        return _counts(self._columns["mark"], MARKS)

    @property
    def severities(self) -> Mapping[str, int]:
        """Findings by severity."""
        return self._severities

    def rows_with(self, code: str) -> array[int]:
        """The rows on which a rule was reported, each once or more, in any order."""
        return self._found.get(code, array(ROW))

    def row_of(self, offset: int, item: int = 0) -> int | None:
        """The row of an item, else the first of its record; None while not judged.

        Args:
            offset: Any byte of the record.
            item: Its number in the record.
        """
        offsets = self._columns["offset"]
        after = bisect_right(offsets, offset)
        if not after or (after == len(offsets) and offset >= self.place):
            return None
        first = bisect_left(offsets, offsets[after - 1], 0, after)
        return first + item if first + item < after else first

    def row_at(self, offset: int, item: int) -> int | None:
        """The row of an item that was found at a byte; None where there is none.

        Args:
            offset: Where a line begins.
            item: Its number in what the line is by itself. In a record of several
                lines it has another one: then it is the first row of that.
        """
        offsets, row = self._columns["offset"], self.row_of(offset, item)
        if row is None or offsets[row] == offset:
            return row
        first = self.row_of(offset)
        if first is None:
            return None
        end = offsets[first] + self._columns["length"][first]
        return first if offset < end else None

    def record_of(self, row: int) -> range:
        """All rows of the record in which a row stands."""
        offsets = self._columns["offset"]
        first = bisect_left(offsets, offsets[row], 0, row + 1)
        return range(first, bisect_right(offsets, offsets[row], row))

    def partner_of(self, row: int) -> int | None:
        """The nearest row of another type with the same call_id: a call's output.

        It looks through all call_ids: some milliseconds for a million.
        """
        label, types = self.label(row).encode(), self._columns["type"]
        if not label or not self._columns["labelled"][row]:
            return None
        others = (n for n in self._labelled(label) if types[n] != types[row])
        return min(others, key=lambda other: abs(other - row), default=None)

    def _labelled(self, label: bytes) -> Iterator[int]:
        """The rows whose call_id is a text."""
        ends, place = self._columns["label_end"], 0
        while (place := self._labels.find(label, place)) >= 0:
            row = bisect_right(ends, place)
            start = ends[row - 1] if row else 0
            is_whole = (start, ends[row]) == (place, place + len(label))
            if is_whole and self._columns["labelled"][row]:
                yield row
            place = max(ends[row] if is_whole else 0, place + 1)

    def differences(self, rows: range) -> tuple[tuple[int, Difference], ...]:
        """What the log makes of some rows, with the row of each.

        It looks through all that is kept of the log: a millisecond or two for a
        million, more where there are many rows.
        """
        if len(rows) > _FEW:
            places = [n for n, row in enumerate(self._kept_rows) if row in rows]
        else:
            places = sorted(p for row in rows for p in _places(self._kept_rows, row))
        return tuple(self._differences_at(places))

    def _differences_at(self, places: list[int]) -> Iterator[tuple[int, Difference]]:
        opened = -1
        held: list[Packed] = []
        for place in places:
            number = bisect_right(self._kept, place, key=lambda each: each[0])
            if number != opened:
                opened, held = number, from_bytes(self._kept[number][1])
            start = self._kept[number - 1][0] if number else 0
            yield self._kept_rows[place], unpacked(held[place - start])

    def _keep(self, kept: Kept) -> None:
        self._kept_rows.frombytes(kept.rows)
        self._kept.append((len(self._kept_rows), kept.differences))


def _places(column: array[int], value: int) -> Iterator[int]:
    """Where a value stands in a column."""
    data, width = column.tobytes(), column.itemsize
    wanted, place = value.to_bytes(width, sys.byteorder), -1
    while (place := data.find(wanted, place + 1)) >= 0:
        if not place % width:
            yield place // width


def _counts(column: array[int], names: tuple[str, ...]) -> dict[str, int]:
    data = column.tobytes()
    counts = {name: data.count(number) for number, name in enumerate(names)}
    return {name: count for name, count in counts.items() if name and count}
