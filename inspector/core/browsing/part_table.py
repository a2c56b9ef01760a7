"""The rows of one part of a log, wherever it is judged.

They are numbered and placed as in the part; what the log before it has said already is
taken out where parts come together.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.browsing.gathering import Gathering, Kind, Place, spelled
from inspector.core.browsing.row_batch import differences, mark_around, mark_of
from inspector.core.bulk.judging import judge
from inspector.core.bulk.once import once_key
from inspector.core.bulk.run import job_of
from inspector.core.bulk.shape import CALL_ID, ID

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.browsing.row_batch import RowBatch
    from inspector.core.bulk.alike import Fit
    from inspector.core.bulk.alike_rows import Line
    from inspector.core.bulk.judging import Judged
    from inspector.core.bulk.rows import OnceKey
    from inspector.core.bulk.template import Template
    from inspector.core.bulk.unit import LogPart
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspection import Inspection


class Once(NamedTuple):
    """What a row says that an earlier part may have said before."""

    key: OnceKey
    row: int
    """In the part."""

    finding: Finding
    is_on_item: bool
    mark: str
    """Of the row without anything of this kind; empty where that changes nothing."""


class TablePart(NamedTuple):
    """What is known of a part once it was judged."""

    batch: RowBatch
    once: tuple[Once, ...]
    judged: Judged


def table_of(part: LogPart, job: bytes) -> TablePart:
    """Judge a part of a log into rows of its table.

    Args:
        part: The part.
        job: A `Job`, pickled.

    Raises:
        OrderNeededError: it cannot be judged without what is around it.
    """
    table = PartTable()
    judged = judge(part, *job_of(job), table)
    return TablePart(table.rows.batch(0), tuple(table.once), judged)


class _Known(NamedTuple):
    """A template, and what its rows have in common."""

    template: Template
    kind: Kind
    slot: int | None
    """Where a line has what the row is labelled by."""

    label: bytes
    findings: tuple[Finding, ...]


class PartTable:
    """Gathers rows while a part is judged; a `PartWitness`."""

    def __init__(self) -> None:
        self.rows = Gathering()
        self.once: list[Once] = []
        self._known: dict[int, _Known] = {}

    def see_alike(self, fit: Fit, line: Line) -> None:
        """Take a line of one item, which says what another like it says."""
        known = self._known.get(id(fit.template))
        if known is None:
            known = self._known[id(fit.template)] = self._known_of(fit)
        label = known.label
        if known.slot is not None:
            start, end = fit.places[known.slot]
            label = line.text[start:end]
        place = Place(line.offset, line.number)
        self.rows.take_alike(place, known.kind, label, known.findings)

    def see(self, alone: Inspection, within: Inspection) -> None:
        """Take any other record."""
        first = self.rows.take(within, alone)
        self.once += _once_in(within, first)
        if within is alone:
            return
        for number, difference in differences(alone, within):
            finding, is_gone = difference
            self.rows.keep(first + number, finding, is_gone=is_gone)

    def _known_of(self, fit: Fit) -> _Known:
        template, roles = fit.template, fit.shape.roles
        item = template.inspected.item
        slot = roles.get(CALL_ID if item.call_id else ID)
        label = spelled(item.call_id or item.item_id or "")
        kind = self.rows.kind_of(template.inspected)
        return _Known(template, kind, slot, label, template.inspected.findings)


def _once_in(inspection: Inspection, first: int) -> Iterator[Once]:
    for number, inspected in enumerate(inspection.items):
        left, keyed = _parted(inspected.findings)
        mark = mark_of(replace(inspected, findings=left)) if keyed else ""
        for key, finding in keyed:
            yield Once(key, first + number, finding, True, mark)
    left, keyed = _parted(inspection.around)
    mark = "" if inspection.items else mark_around(left)
    for key, finding in keyed:
        yield Once(key, first, finding, False, mark)


def _parted(
    findings: tuple[Finding, ...],
) -> tuple[tuple[Finding, ...], list[tuple[OnceKey, Finding]]]:
    """Findings that every record may say, and those that a log says once."""
    keys = [(once_key(finding), finding) for finding in findings]
    left = tuple(finding for key, finding in keys if key is None)
    return left, [(key, finding) for key, finding in keys if key is not None]
