"""Rows as text, each by itself: the same wherever and in whichever process it is done.

A writer of rows knows all it needs, so it can be sent to where the rows are; what comes
back is put together in the order of the text.
"""

from __future__ import annotations

from itertools import count, islice
from typing import TYPE_CHECKING

from inspector.core.report.records import records_of
from inspector.core.report.rows import Piece

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.rows import RowWriter, Side

_AT_ONCE = 200
"""Records whose text is put together at once."""


def written_records(side: Side, writer: RowWriter) -> Iterator[tuple[str, ...]]:
    """The rows of a side, some at a time, in the sections that a writer makes.

    Args:
        side: The side.
        writer: Of its rows.
    """
    if side.written is not None:
        yield from side.written(writer)
        return
    if not writer.is_grouped:
        yield from _written_apart(side, writer)
        return
    records = iter(records_of(side))
    while some := [*islice(records, _AT_ONCE)]:
        yield writer.joined(
            Piece(
                () if item is None else (writer.item(number or 0, item),),
                [writer.finding(found) for found in findings],
            )
            for number, item, findings in some
        )


def _written_apart(side: Side, writer: RowWriter) -> Iterator[tuple[str, ...]]:
    """All items, then all findings, in the order in which the side has them."""
    items = map(writer.item, count(), side.items)
    while some := [*islice(items, _AT_ONCE)]:
        yield writer.joined([Piece(some, ())])
    findings = map(writer.finding, side.findings)
    while some := [*islice(findings, _AT_ONCE)]:
        yield writer.joined([Piece((), some)])
