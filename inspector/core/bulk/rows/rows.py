"""What is kept of a record of a part: rows of the report, placed as in the part.

Lines, bytes and items are counted from the beginning of the part, since nobody knows
yet what comes before it; whoever reads them again says so (`keeping`). Rows hold no
text: where an excerpt is wanted, the record is read again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from inspector.core.report.report import Site

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.report.report import Gap, ReportFinding, ReportItem

OnceKey: TypeAlias = tuple[object, ...]
"""What findings have in common of which a log has only the first."""


class Where(NamedTuple):
    """A record: one line of a log."""

    line: int
    offset: int
    length: int


class PlacedFinding(NamedTuple):
    """A finding, and the characters of its record that an excerpt shows."""

    found: ReportFinding
    start: int
    end: int
    once: OnceKey | None = None


class RecordRows(NamedTuple):
    """All rows of one record."""

    where: Where
    """In the part, also where the rows are placed in the log."""

    first: int
    """The number of its first item."""

    items: tuple[ReportItem, ...]
    findings: tuple[PlacedFinding, ...]
    gaps: tuple[Gap, ...]


class Base(NamedTuple):
    """What stands before a part."""

    input: int = 0
    lines: int = 0
    offset: int = 0
    items: int = 0
    loose: int = 0
    """Items of bare records, which are one conversation."""

    stretch: int = 0
    """Turns of that conversation that have ended."""


def moved_site(site: Sequence[int], base: Base) -> Site:
    """A place of a part, or its values, as a place of the file."""
    line, column, offset, length, end_line, end_column = site
    if end_line:
        end_line += base.lines
    return Site(
        line + base.lines, column, offset + base.offset, length, end_line, end_column
    )
