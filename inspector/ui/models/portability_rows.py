"""What of a portability table is worth a row, and how grave each cell is."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.tools.dialects.cell import Cell
    from inspector.core.tools.dialects.portability import Portability
    from inspector.core.tools.dialects.schema_dialect import SchemaDialect
    from inspector.core.tools.dialects.use import Use

_QUIET = ("accepted", "unknown")
_GRAVITY = ("block", "warn", "info", "unchecked", "")
"""Marks of cells, the gravest first."""


class PlaceRow(NamedTuple):
    """One place of the schema."""

    use: Use
    cells: tuple[Cell | None, ...]
    """By provider; None where it demands nothing there."""


class Column(NamedTuple):
    """What one provider makes of the whole schema."""

    dialect: SchemaDialect
    mark: str
    """Of its gravest cell; empty where it takes everything."""

    worst: str
    """The treatment behind that mark."""

    counts: Counter[str]
    """How many places it treats in which way."""


def rows_of(portability: Portability) -> tuple[PlaceRow, ...]:
    """The places with which somebody is known to do something."""
    return tuple(
        PlaceRow(row.use, row.cells) for row in portability.rows if _is_told(row.cells)
    )


def columns_of(portability: Portability) -> tuple[Column, ...]:
    """A summary of every provider, in the order of the columns."""
    return tuple(_column(portability, dialect) for dialect in portability.dialects)


def mark_of(cell: Cell | None) -> str:
    """One of the marks; empty for what is taken as it is."""
    if cell is None or cell.treatment.value == "accepted":
        return ""
    if cell.treatment.value == "unknown":
        return "unchecked"
    if cell.is_routine or not cell.is_in_the_way:
        return "info"
    is_refused = cell.treatment.value == "rejected"
    return "block" if is_refused and cell.is_sure else "warn"


def _is_told(cells: Iterable[Cell | None]) -> bool:
    return any(cell and cell.treatment.value not in _QUIET for cell in cells)


def _column(portability: Portability, dialect: SchemaDialect) -> Column:
    counts: Counter[str] = Counter()
    mark, worst = "", "accepted"
    for _, cell in portability.column(dialect.name):
        counts[cell.treatment.value] += 1
        found = mark_of(cell)
        if _GRAVITY.index(found) < _GRAVITY.index(mark):
            mark, worst = found, cell.treatment.value
    return Column(dialect, mark, worst, counts)
