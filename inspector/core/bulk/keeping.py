"""Keeps the rows of a part while it is judged, in few bytes and for any number of them.

What lines that are alike have in common is kept once.
"""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

from inspector.core.bulk.alike_rows import Mould, cast, like_row, mould_of
from inspector.core.bulk.packing import packed_record, record_at
from inspector.core.bulk.response_rows import ResponseRows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.bulk.alike import Fit
    from inspector.core.bulk.alike_rows import LikeRow, Line
    from inspector.core.bulk.counted_response import KnownPlace
    from inspector.core.bulk.known_tools import KnownTool
    from inspector.core.bulk.packing import Packed, PackedRecord
    from inspector.core.bulk.rows import Base, RecordRows
    from inspector.core.bulk.template import Template

BLOCK = 200
"""Records that are written and read at once: only so many are ever in memory."""

_OTHER = -1
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
        self._append(_OTHER, packed_record(record))

    def take_alike(self, fit: Fit, line: Line, first: int) -> None:
        """Keep the rows of the next record, which is a line like another.

        Args:
            fit: What the line is like.
            line: The line.
            first: The number of its item in the part.
        """
        template = fit.template
        known = self._numbers.get(id(template))
        if known is None:
            known = self._numbers[id(template)] = len(self._moulds), template
            self._moulds.append(mould_of(template, self._input))
        self._append(known[0], like_row(fit, line, first))

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
        self._append(_OTHER, self._responses.packed(line, items, tools, first))

    def packed(self) -> bytes:
        """All of them as bytes, to be given to `kept_rows`."""
        self._flush()
        return pickle.dumps((self._moulds, self._blocks))

    def _append(self, mould: int, row: LikeRow | Packed) -> None:
        self._open.append((mould, row))
        if len(self._open) >= BLOCK:
            self._flush()

    def _flush(self) -> None:
        self._blocks.append(pickle.dumps(self._open))
        self._open = []


def kept_rows(data: bytes, base: Base) -> Iterator[PackedRecord]:
    """The rows of a part, record by record, placed in the run.

    Args:
        data: All that is kept of it.
        base: What stands before it.
    """
    moulds, blocks = pickle.loads(data)
    for block in blocks:
        for mould, row in pickle.loads(block):
            if mould == _OTHER:
                yield record_at(row, base)
            else:
                yield cast(moulds[mould], row, base)
