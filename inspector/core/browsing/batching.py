"""The rows of a log, gathered into batches wherever they were judged."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from itertools import compress
from typing import TYPE_CHECKING

from inspector.core.browsing.gathering import Gathering
from inspector.core.browsing.row_batch import (
    MARKS,
    NO_ITEM,
    ROW,
    empty_columns,
    marked_by,
)
from inspector.core.rules.severity import Severity

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.browsing.gathering import Kind, Place
    from inspector.core.browsing.row_batch import RowBatch
    from inspector.core.browsing.said import Said
    from inspector.core.checks.finding import Finding

MOST_ROWS = 4000
"""Rows and late findings of a batch at most: it is taken in a turn of the window."""

_HEAVIER = {
    severity: bytes(MARKS.index(marked_by(severity, mark)) for mark in MARKS)
    for severity in Severity
}
"""The mark of a row by its number, once something of a weight has come to it."""


class Batching(Gathering):
    """Numbers the rows of one log, and knows what may still come to them."""

    def __init__(self) -> None:
        super().__init__()
        self._marks = bytearray()
        self._offsets = array("Q")
        self._item_rows = array(ROW)

    def add(self, place: Place, kind: Kind, label: bytes) -> None:
        """Add a row."""
        if kind.item != NO_ITEM:
            self._item_rows.append(self.count)
        self._marks.append(kind.mark)
        self._offsets.append(place.offset)
        super().add(place, kind, label)

    def append(self, part: RowBatch, before: Place) -> int:
        """Add all rows of a part of the log.

        Args:
            part: Numbered by itself.
            before: Bytes and lines of the log before it.

        Returns:
            The number of the first.
        """
        first = self.count
        told = empty_columns()
        for name, data in part.columns.items():
            told[name].frombytes(data)
        numbers = [self._number(text) for text in part.strings]
        added = {"offset": before.offset, "line": before.line}
        added["label_end"] = self._labels_end
        for name, column in told.items():
            moved = map(added[name].__add__, column) if name in added else column
            known = map(numbers.__getitem__, column)
            self._columns[name].extend(known if name in ("type", "name") else moved)
        rows = range(first, first + len(told["mark"]))
        self._offsets.extend(map(before.offset.__add__, told["offset"]))
        self._item_rows.extend(compress(rows, map(NO_ITEM.__ne__, told["item"])))
        self._marks += part.columns["mark"]
        self._labels += part.labels
        self._labels_end += len(part.labels)
        for code, data in part.found.items():
            self._found.setdefault(code, array(ROW)).extend(_shifted(data, first))
        self._severities.update(part.severities)
        for kept in part.kept:
            kept_rows = _shifted(kept.rows, first).tobytes()
            self._kept_before.append(kept._replace(rows=kept_rows))
        self._records += part.records
        self.count = rows.stop
        return first

    def row_of_item(self, number: int) -> int:
        """The row of an item by its number in the log."""
        return self._item_rows[number]

    def row_at(self, offset: int) -> int:
        """The first row of the record that begins at a byte."""
        return bisect_left(self._offsets, offset)

    def note_late(self, row: int, finding: Finding, *, is_on_item: bool) -> None:
        """Add what became known of an earlier row."""
        if is_on_item:
            self._weigh([row], finding.severity)
        self._note([finding], row)

    def take_said(self, said: Said) -> None:
        """Add what the log says of many of its items."""
        rows_of = self._item_rows.__getitem__
        for (code, severity), items in said.found.items():
            rows = array(ROW, map(rows_of, array(ROW, items)))
            self._found.setdefault(code, array(ROW)).extend(rows)
            self._severities[severity] += len(rows)
            self._weigh(rows, Severity(severity))
        kept = array(ROW, map(rows_of, array(ROW, said.kept.rows)))
        self._kept_before.append(said.kept._replace(rows=kept.tobytes()))
        self._said += len(kept)

    def _weigh(self, rows: Iterable[int], severity: Severity) -> None:
        """Mark rows on which something of a weight has come to stand."""
        heavier = _HEAVIER[severity]
        for row in rows:
            mark = heavier[self._marks[row]]
            if mark != self._marks[row]:
                self._moved[row] = self._marks[row] = mark

    def mark(self, row: int, mark: str) -> None:
        """Give a row another mark."""
        number = MARKS.index(mark)
        if number != self._marks[row]:
            self._moved[row] = self._marks[row] = number

    def take_back(self, row: int, finding: Finding) -> None:
        """Take away a finding that is not told yet."""
        self._found[finding.code].remove(row)
        self._severities[finding.severity.value] -= 1


def _shifted(rows: bytes, first: int) -> array[int]:
    return array(ROW, map(first.__add__, array(ROW, rows)))
