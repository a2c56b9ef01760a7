"""Keeps the rows of a part while it is judged, in few bytes and for any number of them.

What lines that are alike have in common is kept once.
"""

from __future__ import annotations

import pickle
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from inspector.core.bulk.pairing.completing import packed_with
from inspector.core.bulk.parts.alike_rows import Mould, cast, like_row, mould_of
from inspector.core.bulk.parts.inspected_rows import call_rows
from inspector.core.bulk.parts.pair_rows import told_rows
from inspector.core.bulk.parts.response_rows import ResponseRows
from inspector.core.bulk.rows.packing import PackedRecord, packed_record, record_at
from inspector.core.bulk.rows.rows import Base, Where

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.bulk.alike.alike import Fit
    from inspector.core.bulk.calls.template import Template
    from inspector.core.bulk.parts.alike_rows import LikeRow, Line
    from inspector.core.bulk.responses.counted_response import KnownPlace
    from inspector.core.bulk.responses.known_tools import KnownTool
    from inspector.core.bulk.responses.response_reading import PartsReading
    from inspector.core.bulk.rows.packing import Packed
    from inspector.core.bulk.rows.rows import OnceKey, RecordRows
    from inspector.core.checks.inspected_item import InspectedItem

BLOCK = 200
"""Records that are written and read at once: only so many are ever in memory."""

OTHER = -1
"""Instead of the number of a mould: of a record that is like no other."""


class Keeping:
    """Takes the rows of a part, record by record.

    Args:
        input_index: Of the input that its lines are in.
    """

    def __init__(self, input_index: int = 0) -> None:
        self._input = input_index
        self._responses = ResponseRows(input_index)
        self._moulds: list[Mould] = []
        self._numbers: dict[int, tuple[int, Template]] = {}
        """Of the moulds, by the address of what they were made of."""

        self._blocks: list[bytes] = []
        self._open: list[tuple[int, LikeRow | Packed]] = []

    def take(self, record: RecordRows) -> None:
        """Keep the rows of the next record."""
        self._append(OTHER, packed_record(record))

    def take_alike(self, fit: Fit, line: Line, first: int) -> None:
        """Keep the rows of the next record, which is a line like another.

        Args:
            fit: What the line is like.
            line: The line.
            first: The number of its item in the part.
        """
        self._append(self._number_of(fit), like_row(fit, line, first))

    def take_call(
        self, fit: Fit, line: Line, judged: InspectedItem, first: int
    ) -> None:
        """Keep the rows of the next record, a call like another but for its arguments.

        Args:
            fit: What the line is like.
            line: The line.
            judged: The call, with what its arguments make of it.
            first: The number of its item in the part.
        """
        like = self._moulds[self._number_of(fit)].item
        self._append(OTHER, call_rows(fit, line, judged, like, first))

    def take_response(
        self,
        line: Line,
        items: list[KnownPlace],
        tools: list[tuple[bytes, KnownTool, int]],
        first: int,
    ) -> None:
        """Keep the rows of the next record, which is a response of known parts.

        Args:
            line: The response.
            items: Its items.
            tools: Its tools, with their texts and first bytes.
            first: The number of its first item in the part.
        """
        self._append(OTHER, self._responses.packed(line, items, tools, first))

    def takes_told(self, line: Line, reading: PartsReading, first: int) -> bool:
        """Keep the rows of a response of known parts with what is said of its pairs.

        Args:
            line: The response.
            reading: Its parts; nothing is to be said of arguments.
            first: The number of its first item in the part.

        Returns:
            Whether that could be done.
        """
        items = reading.places()
        told = told_rows(line, reading, items, Base(self._input, items=first))
        if told is None:
            return False
        row = self._responses.packed(line, items, reading.tools, first)
        self._append(OTHER, packed_with(PackedRecord(*row), told))
        return True

    def packed(self) -> bytes:
        """All of them as bytes, for `LogRows`."""
        self._flush()
        return pickle.dumps((self._moulds, self._blocks))

    def _number_of(self, fit: Fit) -> int:
        """The number of the mould of lines like one."""
        template = fit.template
        known = self._numbers.get(id(template))
        if known is None:
            known = self._numbers[id(template)] = len(self._moulds), template
            self._moulds.append(mould_of(template, self._input))
        return known[0]

    def _append(self, mould: int, row: LikeRow | Packed) -> None:
        self._open.append((mould, row))
        if len(self._open) >= BLOCK:
            self._flush()

    def _flush(self) -> None:
        self._blocks.append(pickle.dumps(self._open))
        self._open = []


class LogRows(NamedTuple):
    """All that is kept of a part, with what was found out about it elsewhere."""

    base: Base
    """What stands before it."""

    rows: bytes
    """Those of its records (`Keeping.packed`)."""

    dropped: frozenset[OnceKey] = frozenset()
    """Keys of findings that earlier parts have said."""

    closed: tuple[Packed, ...] = ()
    """What is said of some of its records in the end (`packing.packed_record`)."""

    told: tuple[bytes, ...] = ()
    """What pairing says: lists of rows that `told_of` reads, pickled."""

    def blocks(self) -> tuple[list[Mould], Iterator[list[tuple[int, Any]]]]:
        """What its records have in common, and the records, some at a time."""
        moulds, blocks = pickle.loads(self.rows)
        return moulds, map(pickle.loads, blocks)

    def records(self) -> Iterator[PackedRecord]:
        """The rows of its records, placed in the run."""
        records, base = self._kept(), self.base
        if not self.closed:
            return records
        return _with_closed(records, (record_at(each, base) for each in self.closed))

    def _kept(self) -> Iterator[PackedRecord]:
        moulds, blocks = self.blocks()
        for mould, row in chain.from_iterable(blocks):
            if mould == OTHER:
                yield record_at(row, self.base)
            else:
                yield cast(moulds[mould], row, self.base)


def _with_closed(
    records: Iterable[PackedRecord], closed: Iterable[PackedRecord]
) -> Iterator[PackedRecord]:
    """The rows of a part with what is said of some of its records in the end."""
    late: dict[Packed, PackedRecord] = {}
    for each in closed:
        late[each.where] = (
            _joined(late[each.where], each) if each.where in late else each
        )
    waiting = sorted(late.values(), key=_offset)
    for record in records:
        while waiting and _offset(waiting[0]) < _offset(record):
            yield waiting.pop(0)
        is_late = waiting and waiting[0].where == record.where
        yield _joined(record, waiting.pop(0)) if is_late else record
    yield from waiting


def _offset(record: PackedRecord) -> int:
    return Where(*record.where).offset


def _joined(record: PackedRecord, late: PackedRecord) -> PackedRecord:
    return record._replace(findings=[*record.findings, *late.findings])
