"""Rows of judged records, gathered where they are judged.

Of one part of a log, numbered as in the part; `batching` does it for a whole log.
"""

from __future__ import annotations

from array import array
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.browsing.packing import in_bytes, packed
from inspector.core.browsing.row_batch import (
    LABELLED_BY_CALL,
    MARKS,
    MOST_CHARACTERS,
    NO_ITEM,
    REASONS,
    ROW,
    RULE,
    Kept,
    RowBatch,
    empty_columns,
    mark_around,
    mark_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.browsing.packing import Packed
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.gate.tally import Tally
    from inspector.core.source.document import Document


class Place(NamedTuple):
    """Where a record is."""

    offset: int
    line: int
    length: int = 0
    """Its bytes, where it is more than a line."""


class Kind(NamedTuple):
    """What rows that are alike have in common, as numbers of their columns."""

    item: int
    type: int
    name: int
    mark: int
    reason: int
    labelled: int


class Row(NamedTuple):
    """An item of which all is known."""

    kind: Kind
    """From `Gathering.kind_of`."""

    label: bytes
    """Its call_id, else its id."""

    findings: tuple[Finding, ...]
    """What stands on it."""


class Gathering:
    """Numbers rows, and gathers what is said of them."""

    def __init__(self) -> None:
        self.count = 0
        """Rows so far, in all batches."""

        self._numbers: dict[str, int] = {}
        self._labels_end = 0
        self._begin()

    def _begin(self) -> None:
        self._columns = empty_columns()
        self._appends = [column.append for column in self._columns.values()]
        self._labels = bytearray()
        self._strings: list[str] = []
        self._found: dict[str, array[int]] = {}
        self._severities: Counter[str] = Counter()
        self._moved: dict[int, int] = {}
        self._kept_rows = array(ROW)
        self._kept: list[Packed] = []
        self._kept_before: list[Kept] = []
        self._said = self._records = 0

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to be told."""
        return not (self._records or self._found or self._kept or self._said)

    @property
    def size(self) -> int:
        """Rows and late findings that wait to be told."""
        return len(self._columns["line"]) + len(self._kept) + self._said

    def take(self, inspection: Inspection, alone: Inspection | None = None) -> int:
        """Add the rows of a record.

        Args:
            inspection: What is said of it.
            alone: The same without its log, where that is another.

        Returns:
            The number of the first.
        """
        first, document = self.count, inspection.document
        origin = document.origin
        place = Place(origin.byte_offset, origin.line_number, _length(document))
        for inspected in inspection.items:
            self._note(inspected.findings, self.count)
            item = inspected.item
            label = spelled(item.call_id or item.item_id or "")
            self.add(place, self.kind_of(inspected), label)
        if not inspection.items:
            self.add(place, self._kind_of_record(inspection, alone or inspection), b"")
        self._note(inspection.around, first)
        self._records += 1
        return first

    def take_known(
        self, place: Place, rows: Iterable[Row], around: Iterable[Finding] = ()
    ) -> None:
        """Add a record of which all is known.

        Args:
            place: Where it is.
            rows: Its items, one at least.
            around: What stands on none of them.
        """
        self._note(around, self.count)
        for kind, label, findings in rows:
            self._note(findings, self.count)
            self.add(place, kind, label)
        self._records += 1

    def kind_of(self, inspected: InspectedItem) -> Kind:
        """The numbers of an item."""
        item = inspected.item
        return Kind(
            item.index,
            self._number(item.type_text or ""),
            self._number(item.name or ""),
            MARKS.index(mark_of(inspected)),
            REASONS.index(inspected.reason),
            LABELLED_BY_CALL * bool(item.call_id),
        )

    def kind_counted(self, kind: Kind, tally: Tally) -> Kind:
        """The numbers of a call of which all that is said was counted.

        Args:
            kind: Of a call like it.
            tally: Of the call.
        """
        (reason,) = tally.reasons
        mark = "block" if tally.blocking else str(reason)
        return kind._replace(mark=MARKS.index(mark), reason=REASONS.index(reason))

    def add(self, place: Place, kind: Kind, label: bytes) -> None:
        """Add a row."""
        self._labels += label
        self._labels_end += len(label)
        offset, line, length = place
        values = (offset, self._labels_end, line, length, *kind)
        for append, value in zip(self._appends, values, strict=True):
            append(value)
        self.count += 1

    def keep(self, row: int, finding: Finding, *, is_gone: bool = False) -> None:
        """Keep what only the log shows of a row; see `Difference`."""
        self._kept_rows.append(row)
        self._kept.append(packed(finding, is_gone=is_gone))

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
            {code: rows.tobytes() for code, rows in self._found.items() if rows},
            dict(self._severities),
            tuple(self._moved.items()),
            (*self._kept_before, *self._kept_in_bytes()),
            self._records,
            place,
            is_end,
            is_waiting,
        )
        self._begin()
        return batch

    def _kept_in_bytes(self) -> Iterable[Kept]:
        if self._kept:
            yield Kept(self._kept_rows.tobytes(), in_bytes(self._kept))

    def _kind_of_record(self, within: Inspection, alone: Inspection) -> Kind:
        """The numbers of a record without items: what it is called is a rule."""
        around = alone.around
        worst = min(around, key=lambda each: each.severity.rank, default=None)
        type_ = self._number(RULE + (worst.code if worst is not None else ""))
        mark = MARKS.index(mark_around(within.around))
        return Kind(NO_ITEM, type_, self._number(""), mark, 0, 0)

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


def spelled(label: str) -> bytes:
    """A label as the table holds it."""
    return label[:MOST_CHARACTERS].encode("utf-8", "replace")


def _length(document: Document) -> int:
    """Bytes of a record of several lines; 0 for one that ends with its line."""
    text = document.text
    return document.lines.byte_offset(len(text)) if "\n" in text else 0
