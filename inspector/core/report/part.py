"""Some items of a report: they, what was found on them, and a count of their own.

What stands on no item is left out: it is about the whole.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from inspector.core.checks.verdict import Reason
from inspector.core.gate.tally import Tally
from inspector.core.items.item import FUNCTION_CALL
from inspector.core.report.rows import Part

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from inspector.core.report.report import Report
    from inspector.core.report.rows import Gap, ReportFinding, Side


def of_items(report: Report, numbers: Sequence[int]) -> Report:
    """A report about some items of one side alone.

    Args:
        report: Of one side; what was asked beside the items is left out.
        numbers: Of the items, in the order in which they stand.
    """
    [side] = report.sides
    renumbered = {number: new for new, number in enumerate(numbers)}
    found = tuple(f for f in side.findings if f.place.item in renumbered)
    part = part_of_side(side, found, renumbered)
    part = part._replace(gaps=tuple(g for g in part.gaps if g.item is not None))
    part = part._replace(tally=_tally(part))
    return report._replace(
        sides=(part,),
        tally=part.tally,
        matrix=None,
        portable=None,
        part=Part(len(numbers), len(side.items)),
    )


def part_of_side(
    side: Side, found: Iterable[ReportFinding], numbers: Mapping[int, int]
) -> Side:
    """A side with some of its items; its counts stay those of all.

    Args:
        side: What was read.
        found: The findings that are kept.
        numbers: The items that are kept, and the numbers that they get.
    """
    return side._replace(
        items=tuple(side.items[number] for number in numbers),
        findings=tuple(_renumbered(each, numbers) for each in found),
        gaps=tuple(_gaps(side.gaps, numbers)),
        groups=None,
        kinds=None,
        written=None,
        chosen=None,
    )


def _renumbered(found: ReportFinding, numbers: Mapping[int, int]) -> ReportFinding:
    item = found.place.item
    if item is None:
        return found
    return found._replace(place=found.place._replace(item=numbers[item]))


def _gaps(gaps: Iterable[Gap], numbers: Mapping[int, int]) -> Iterator[Gap]:
    for gap in gaps:
        if gap.item is None:
            yield gap
        elif gap.item in numbers:
            yield gap._replace(item=numbers[gap.item])


def _tally(side: Side) -> Tally:
    """Count a side again; what is true of one place is true of it alone."""
    reasons = Counter(item.reason for item in side.items)
    rules = Counter(found.code for found in side.findings)
    return Tally(
        records=len({(item.input, item.site.line) for item in side.items}),
        items=len(side.items),
        calls=sum(item.type == FUNCTION_CALL for item in side.items),
        reasons={r.value: reasons[r.value] for r in Reason if reasons[r.value]},
        blocking=sum(item.blocks for item in side.items),
        unchecked=reasons[Reason.UNCHECKED.value],
        complete=not reasons[Reason.UNCHECKED.value],
        rules=dict(sorted(rules.items(), key=lambda entry: (-entry[1], entry[0]))),
    )
