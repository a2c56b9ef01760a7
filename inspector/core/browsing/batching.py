"""Rows of judged records, gathered into batches."""

from __future__ import annotations

import pickle
import zlib
from array import array
from bisect import bisect_left
from collections import Counter
from typing import TYPE_CHECKING

from inspector.core.browsing.row_batch import (
    LABELLED_BY_CALL,
    MARKS,
    MOST_CHARACTERS,
    NO_ITEM,
    REASONS,
    ROW,
    Kept,
    RowBatch,
    empty_columns,
    mark_around,
    mark_of,
    marked_by,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.browsing.row_batch import Difference
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.gate.late import LateFinding
    from inspector.core.source.document import Document

_QUICKLY = 1
_Place = tuple[int, int, int]
"""Byte, line and length of a record."""


class Batching:
    """Numbers the rows of one log and gathers what is known of them."""

    def __init__(self) -> None:
        self.count = 0
        """Rows so far, in all batches."""

        self._numbers: dict[str, int] = {}
        self._marks = bytearray()
        self._offsets = array("Q")
        self._item_rows = array(ROW)
        self._labels_end = 0
        self._begin()

    def _begin(self) -> None:
        self._columns = empty_columns()
        self._labels = bytearray()
        self._strings: list[str] = []
        self._found: dict[str, array[int]] = {}
        self._severities: Counter[str] = Counter()
        self._moved: dict[int, int] = {}
        self._kept_rows = array(ROW)
        self._kept: list[Difference] = []
        self._records = 0

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to be told."""
        return not (self._records or self._found or self._kept)

    @property
    def size(self) -> int:
        """Rows and late findings that wait to be told."""
        return len(self._columns["line"]) + len(self._kept)

    def take(self, inspection: Inspection) -> int:
        """Add the rows of a record.

        Returns:
            The number of the first.
        """
        first, origin = self.count, inspection.document.origin
        place = origin.byte_offset, origin.line_number, _length(inspection.document)
        for inspected in inspection.items:
            self._item_rows.append(self.count)
            self._note(inspected.findings, self.count)
            self._add_item(inspected, place)
        if not inspection.items:
            self._add_record(inspection.around, place)
        self._note(inspection.around, first)
        self._records += 1
        return first

    def keep(self, row: int, difference: Difference) -> None:
        """Keep what only the log shows of a row."""
        self._kept_rows.append(row)
        self._kept.append(difference)

    def row_of(self, late: LateFinding) -> int:
        """The row on which a late finding stands."""
        if late.item is not None:
            return self._item_rows[late.item]
        return bisect_left(self._offsets, late.document.origin.byte_offset)

    def take_late(self, late: LateFinding) -> int:
        """Add what became known of an earlier record.

        Returns:
            The row that it stands on.
        """
        row = self.row_of(late)
        if late.item is not None:
            mark = MARKS.index(marked_by(late.finding, MARKS[self._marks[row]]))
            if mark != self._marks[row]:
                self._moved[row] = self._marks[row] = mark
        self._note([late.finding], row)
        return row

    def batch(
        self, place: int, *, is_end: bool = False, is_waiting: bool = False
    ) -> RowBatch:
        """What was gathered since the last batch.

        Args:
            place: Bytes of the log that were judged.
            is_end: Whether it is what only the end of the log shows.
            is_waiting: Whether all that may be read was judged.
        """
        batch = RowBatch(
            {name: column.tobytes() for name, column in self._columns.items()},
            bytes(self._labels),
            tuple(self._strings),
            {code: rows.tobytes() for code, rows in self._found.items()},
            dict(self._severities),
            tuple(self._moved.items()),
            self._kept_in_bytes(),
            self._records,
            place,
            is_end,
            is_waiting,
        )
        self._begin()
        return batch

    def _kept_in_bytes(self) -> Kept | None:
        if not self._kept:
            return None
        data = zlib.compress(pickle.dumps(self._kept), _QUICKLY)
        return Kept(self._kept_rows.tobytes(), data)

    def _add_item(self, inspected: InspectedItem, place: _Place) -> None:
        item = inspected.item
        label = item.call_id or item.item_id or ""
        reason = REASONS.index(inspected.reason)
        numbers = item.index, reason, MARKS.index(mark_of(inspected))
        names = item.type_text or "", item.name or ""
        self._add(place, numbers, names, label, is_call=bool(item.call_id))

    def _add_record(self, around: tuple[Finding, ...], place: _Place) -> None:
        numbers = NO_ITEM, 0, MARKS.index(mark_around(around))
        self._add(place, numbers, ("", ""), "", is_call=False)

    def _add(
        self,
        place: _Place,
        numbers: tuple[int, int, int],
        names: tuple[str, str],
        label: str,
        *,
        is_call: bool,
    ) -> None:
        columns = self._columns
        spelled = label[:MOST_CHARACTERS].encode("utf-8", "replace")
        self._labels += spelled
        self._labels_end += len(spelled)
        values = (
            place[0],
            self._labels_end,
            place[1],
            place[2],
            numbers[0],
            self._number(names[0]),
            self._number(names[1]),
            numbers[2],
            numbers[1],
            LABELLED_BY_CALL * is_call,
        )
        for column, value in zip(columns.values(), values, strict=True):
            column.append(value)
        self._marks.append(numbers[2])
        self._offsets.append(place[0])
        self.count += 1

    def _number(self, text: str) -> int:
        number = self._numbers.get(text)
        if number is None:
            number = self._numbers[text] = len(self._numbers)
            self._strings.append(text[:MOST_CHARACTERS])
        return number

    def _note(self, findings: Iterable[Finding], row: int) -> None:
        for finding in findings:
            rows = self._found.get(finding.code)
            if rows is None:
                rows = self._found[finding.code] = array(ROW)
            rows.append(row)
            self._severities[finding.severity.value] += 1


def _length(document: Document) -> int:
    """Bytes of a record of several lines; 0 for one that ends with its line."""
    text = document.text
    return document.lines.byte_offset(len(text)) if "\n" in text else 0
