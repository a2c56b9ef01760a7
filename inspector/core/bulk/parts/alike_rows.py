"""Rows of a line that is like another, made of those of the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from inspector.core.bulk.calls.anchors import anchored_at
from inspector.core.bulk.calls.shape import CALL_ID, ID
from inspector.core.bulk.rows.packing import (
    PackedRecord,
    finding_like,
    item_like,
    packed_finding,
    packed_item,
)
from inspector.core.report.collection import gaps_of, item_row, place_in
from inspector.core.report.report import ReportFinding

if TYPE_CHECKING:
    from inspector.core.bulk.alike.alike import Fit
    from inspector.core.bulk.calls.anchors import Anchor
    from inspector.core.bulk.calls.template import Template
    from inspector.core.bulk.pairing.marks import Noted
    from inspector.core.bulk.rows.packing import Packed
    from inspector.core.bulk.rows.rows import Base
    from inspector.core.checks.pairing.marks import Mark


class Line(NamedTuple):
    """One line of a part."""

    text: bytes
    """Without its end."""

    number: int
    """From 1, in the part."""

    offset: int

    def characters(self, count: int) -> int:
        """How many characters so many bytes at its beginning are."""
        return count if self.text.isascii() else len(self.text[:count].decode())


def text_of(fit: Fit, line: Line, role: str) -> str | None:
    """The text of a slot with a role; None where the shape has none."""
    said = fit.shape.slot(line.text, fit.places, role)
    return None if said is None else said.decode()


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


def named_of(
    fit: Fit, line: Line, noted: Noted, *, with_rows: bool
) -> tuple[str, tuple[object, ...]] | None:
    """Its own id, and the item with that underlined; None where it has none.

    Args:
        fit: What the line is like.
        line: The line.
        noted: What is noted of the item; its arguments may block it.
        with_rows: Whether places are wanted.
    """
    named = fit.template.named
    if named is None:
        return None
    own = text_of(fit, line, ID) or named[0].id_text or ""
    return own, _judged(fit, line, noted, named, with_rows=with_rows)


def whole_of(
    fit: Fit, line: Line, noted: Noted, *, with_rows: bool
) -> tuple[object, ...]:
    """The item underlined as a whole; see `named_of`."""
    return _judged(fit, line, noted, fit.template.whole, with_rows=with_rows)


def _judged(
    fit: Fit,
    line: Line,
    noted: Noted,
    marked: tuple[Mark, Anchor, Anchor],
    *,
    with_rows: bool,
) -> tuple[object, ...]:
    seen = _seen(fit, line, noted.item, marked, with_rows=with_rows)
    return (*seen[:-1], *(noted.seen[-1:] or seen[-1:]))


def _seen(
    fit: Fit,
    line: Line,
    number: int,
    marked: tuple[Mark, Anchor, Anchor],
    *,
    with_rows: bool,
) -> tuple[object, ...]:
    template, (mark, begin, behind) = fit.template, marked
    start = end = 0
    site: tuple[int, ...] = ()
    where: tuple[int, ...] = ()
    if with_rows:
        text, at, offset = line
        first, last = anchored_at(begin, fit.places), anchored_at(behind, fit.places)
        start, end = first, last
        if not text.isascii():
            start, end = line.characters(first), line.characters(last)
        site = (at, start + 1, offset + first, last - first, at, end + 1)
        where = (at - 1, offset, len(text))
    shown = None
    if marked is template.seen:
        is_reasoning = template.marks.is_reasoning
        role = ID if is_reasoning else CALL_ID if mark.id_text else ""
        shown = text_of(fit, line, role)
    id_text = mark.id_text if shown is None else shown
    is_blocked = template.tally.blocking > 0
    said = (mark.type_text, mark.name_text, id_text, is_blocked)
    return (number, mark.place.pointer, start, end, site, where, *said)


class Mould(NamedTuple):
    """The rows of a line, of which those of all that are like it are cast."""

    item: Packed
    findings: tuple[Packed, ...]
    gaps: tuple[Packed, ...]


LikeRow: TypeAlias = tuple[Any, ...]
"""What the rows of a line do not share with those of others, as plain values: the
number of its item, its `Where`, its characters, its ``id`` and its ``call_id`` (None
where that is the mould's), and of each finding the first and last byte and the first
and last character in the line."""


def mould_of(template: Template, input_index: int) -> Mould:
    """What the rows of lines that are alike have in common.

    Args:
        template: What is said of them.
        input_index: Of the input.
    """
    inspection = template.inspection
    document = inspection.document
    findings = []
    for finding, *_ in template.findings:
        place = place_in(document, finding, input_index, 0, keep=False)
        findings.append(packed_finding(ReportFinding(finding, place)))
    return Mould(
        packed_item(item_row(template.inspected, document, input_index)),
        tuple(findings),
        tuple(map(tuple, gaps_of(inspection, input_index, 0))),
    )


def like_row(fit: Fit, line: Line, first: int) -> LikeRow:
    """What the rows of a line have of their own.

    Args:
        fit: What the line is like.
        line: The line.
        first: The number of its item in the part.
    """
    text, number, offset = line
    width = line.characters(len(text))
    marked = []
    for _, start, end in fit.template.findings:
        begin, behind = anchored_at(start, fit.places), anchored_at(end, fit.places)
        spoken = begin, behind
        if width < len(text):
            spoken = line.characters(begin), line.characters(behind)
        marked.append((begin, behind, *spoken))
    where = (number - 1, offset, len(text))
    own_id, call_id = text_of(fit, line, ID), text_of(fit, line, CALL_ID)
    return (first, where, width, own_id, call_id, tuple(marked))


def cast(mould: Mould, row: LikeRow, base: Base) -> PackedRecord:
    """The rows of a line that is like another.

    Args:
        mould: What they have in common with those of the other.
        row: What they have of their own.
        base: What stands before the part.
    """
    first, where, width, own_id, call_id, marked = row
    line, offset, length = where[0] + base.lines + 1, where[1] + base.offset, where[2]
    first += base.items
    site = (line, 1, offset, length, line, width + 1)
    findings = []
    for like, (begin, end, start, behind) in zip(mould.findings, marked, strict=True):
        place = (line, start + 1, offset + begin, end - begin, line, behind + 1)
        findings.append((finding_like(like, place, first), start, behind, None))
    return PackedRecord(
        where,
        first,
        [item_like(mould.item, site, own_id, call_id)],
        findings,
        [(cause, number, line, first) for cause, number, _, _ in mould.gaps],
    )
