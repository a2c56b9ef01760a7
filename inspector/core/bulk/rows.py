"""What is kept of a record of a part: rows of the report, placed as in the part.

Lines, bytes and items are counted from the beginning of the part, since nobody knows
yet what comes before it. Rows hold no text: where an excerpt is wanted, the record is
read again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from inspector.core.report.report import Gap, ReportFinding, ReportItem, Site

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
    first: int
    """The number of its first item in the part."""

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


def moved_site(site: Site, base: Base) -> Site:
    """A place of a part as a place of the file."""
    return site._replace(
        line=site.line + base.lines,
        byte_offset=site.byte_offset + base.offset,
        end_line=site.end_line + base.lines if site.end_line else 0,
    )


def moved_item(item: ReportItem, base: Base) -> ReportItem:
    """An item of a part as one of the log."""
    return item._replace(site=moved_site(item.site, base))


def moved_finding(found: ReportFinding, base: Base) -> ReportFinding:
    """A finding in a part as one in the log; its item is numbered as in the run."""
    place = found.place
    item = None if place.item is None else place.item + base.items
    place = place._replace(item=item, site=moved_site(place.site, base))
    return found._replace(place=place)
