"""Rows of a line that is like another, made of those of the other."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.rows import PlacedFinding, RecordRows, Where
from inspector.core.bulk.shape import CALL_ID, ID
from inspector.core.report.collection import gaps_of, item_row
from inspector.core.report.report import ReportFinding, ReportPlace, Site
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from inspector.core.bulk.alike import Fit
    from inspector.core.bulk.template import Anchor
    from inspector.core.checks.pairing.marks import Mark
    from inspector.core.report.report import ReportItem


class Line(NamedTuple):
    """One line of a part."""

    text: bytes
    """Without its end."""

    number: int
    """From 1, in the part."""

    offset: int

    def site(self, start: int, end: int) -> Site:
        """A stretch of it, by its bytes."""
        first, last = self.characters(start), self.characters(end)
        return Site(
            self.number,
            first + 1,
            self.offset + start,
            end - start,
            self.number,
            last + 1,
        )

    def characters(self, count: int) -> int:
        """How many characters so many bytes at its beginning are."""
        return count if self.text.isascii() else len(self.text[:count].decode())


def text_of(fit: Fit, line: Line, role: str) -> str | None:
    """The text of a slot with a role; None where the shape has none."""
    number = fit.shape.roles.get(role)
    return None if number is None else line.text[slice(*fit.places[number])].decode()


def bytes_at(fit: Fit, anchor: Anchor) -> int:
    """Where an anchored place is in a line."""
    number, behind = anchor
    return behind if number < 0 else fit.places[number][1] + behind


def seen_of(
    fit: Fit, line: Line, number: int, *, with_rows: bool
) -> tuple[object, ...]:
    """The item with its id underlined, as plain values (see `events.Seen`).

    Args:
        fit: What the line is like.
        line: The line.
        number: Of the item in the part.
        with_rows: Whether places are wanted.
    """
    return _seen(fit, line, number, fit.template.seen, with_rows=with_rows)


def kind_of(
    fit: Fit, line: Line, number: int, *, with_rows: bool
) -> tuple[object, ...]:
    """The same with its type underlined."""
    return _seen(fit, line, number, fit.template.kind, with_rows=with_rows)


def _seen(
    fit: Fit,
    line: Line,
    number: int,
    marked: tuple[Mark, Anchor, Anchor],
    *,
    with_rows: bool,
) -> tuple[object, ...]:
    mark = marked[0]
    start = end = 0
    site: tuple[int, ...] = ()
    where: tuple[int, ...] = ()
    if with_rows:
        first, last = bytes_at(fit, marked[1]), bytes_at(fit, marked[2])
        site = tuple(line.site(first, last))
        start, end = site[1] - 1, site[5] - 1
        where = (line.number - 1, line.offset, len(line.text))
    role = CALL_ID if marked is fit.template.seen and mark.id_text else ""
    if marked is fit.template.seen and fit.template.marks.is_reasoning:
        role = ID
    shown = text_of(fit, line, role) if role else None
    return (
        *(number, mark.place.pointer, start, end, site, where, mark.type_text),
        *(mark.name_text, mark.id_text if shown is None else shown),
        fit.template.inspected.blocks,
    )


def rows_of(fit: Fit, line: Line, input_index: int, first: int) -> RecordRows:
    """The rows of a record.

    Args:
        fit: What the line is like.
        line: The line.
        input_index: Of the input.
        first: The number of its item in the part.
    """
    where = Where(line.number - 1, line.offset, len(line.text))
    item = _item(fit, line, input_index)
    findings = []
    for anchored in fit.template.findings:
        start, end = bytes_at(fit, anchored.start), bytes_at(fit, anchored.end)
        site = line.site(start, end)
        span = Span(site.column - 1, site.end_column - 1)
        finding = anchored.finding
        place = replace(finding.place, span=span)
        shown = ReportPlace(input_index, first, place.pointer, None, site, None)
        found = ReportFinding(replace(finding, place=place), shown)
        findings.append(PlacedFinding(found, span.start, span.end))
    gaps = gaps_of(fit.template.inspection, input_index, first)
    moved = tuple(gap._replace(line=line.number) for gap in gaps)
    return RecordRows(where, first, (item,), tuple(findings), moved)


def _item(fit: Fit, line: Line, input_index: int) -> ReportItem:
    template = fit.template
    document = template.inspection.document
    row = item_row(template.inspected, document, input_index)
    call_id = text_of(fit, line, CALL_ID)
    own_id = text_of(fit, line, ID)
    return row._replace(
        site=line.site(0, len(line.text)),
        id=row.id if own_id is None else own_id,
        call_id=row.call_id if call_id is None else call_id,
    )
