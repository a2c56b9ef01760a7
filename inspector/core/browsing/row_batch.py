"""What a row of a log holds, and some rows on their way to the table.

A batch is made where records are judged and sent to whoever shows them: bytes and
short strings only, so that taking one costs no more than copying it.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.verdict import Reason
from inspector.core.rules.severity import Severity

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection

COLUMNS: Mapping[str, str] = {
    "offset": "Q",
    "label_end": "Q",
    "line": "I",
    "length": "I",
    "item": "I",
    "type": "I",
    "name": "I",
    "mark": "B",
    "reason": "B",
    "labelled": "B",
}
"""The columns of a row by the type of their array."""

ROW = "I"
"""The type of an array of row numbers."""

NO_ITEM = 2**32 - 1
"""What stands for the number of the item in a record that has none."""

MARKS = ("block", "warn", "unchecked", "neutral", "ok")
"""How heavily a row weighs, the heaviest first; the order of a list by verdict."""

REASONS = ("", *Reason)
"""The gate's reasons by their number; the first for a record without an item."""

RULE = "\0"
"""Before the rule that a record without an item is called by, among types."""

LABELLED_BY_CALL = 1
"""`labelled` of a row whose label is its call_id; else it is the item's id."""

MOST_CHARACTERS = 200
"""What is kept of a type, a name or an id at most."""


class Difference(NamedTuple):
    """How the log makes a row other than its record alone would be."""

    finding: Finding
    is_gone: bool = False
    """Whether the record alone has the finding, and the log takes it away."""


class Kept(NamedTuple):
    """Differences on their way, and as they are held."""

    rows: bytes
    """The row of each, as an array."""

    differences: bytes
    """All of them, see `packing`."""


class RowBatch(NamedTuple):
    """Some rows, and what became known of earlier ones."""

    columns: Mapping[str, bytes]
    labels: bytes
    """The call_id of each row, else its id, one after the other."""

    strings: tuple[str, ...]
    """Types and names that no earlier batch had; they are numbered on."""

    found: Mapping[str, bytes]
    """Row numbers by the rule that was reported on them, as arrays."""

    severities: Mapping[str, int]
    moved: tuple[tuple[int, int], ...]
    """Earlier rows and the mark that they have now."""

    kept: tuple[Kept, ...]
    records: int
    place: int
    """Bytes of the log that were judged so far: no record that begins behind them."""

    is_end: bool = False
    """Whether this is what only the end of the log shows."""

    is_waiting: bool = False
    """Whether all that may be read was judged."""

    is_anew: bool = False
    """Whether all rows are told once more, from the first one of this batch on."""


def mark_of(inspected: InspectedItem) -> str:
    """The mark of an item; one that is no call and blocks nothing is neutral."""
    if inspected.blocks:
        return "block"
    reason = inspected.reason
    if reason in (Reason.OK, Reason.UNCHECKED):
        return reason.value
    is_warned = any(f.severity is Severity.WARN for f in inspected.findings)
    return "warn" if is_warned else "neutral"


def mark_around(findings: tuple[Finding, ...]) -> str:
    """The mark of a record without items: its heaviest finding's."""
    worst = min((finding.severity.rank for finding in findings), default=2)
    return ("block", "warn", "neutral")[worst]


def marked_by(severity: Severity, mark: str) -> str:
    """The mark of a row once a finding has come to it."""
    if severity is Severity.BLOCK:
        return "block"
    is_warned = severity is Severity.WARN and mark == "neutral"
    return "warn" if is_warned else mark


def differences(
    alone: Inspection, within: Inspection
) -> Iterator[tuple[int, Difference]]:
    """What a log makes of the items of a record, each with its number."""
    for number, (one, other) in enumerate(zip(alone.items, within.items, strict=True)):
        if one.findings is not other.findings:
            for finding in _without(one.findings, other.findings):
                yield number, Difference(finding, is_gone=True)
            for finding in _without(other.findings, one.findings):
                yield number, Difference(finding)


def _without(
    some: tuple[Finding, ...], others: tuple[Finding, ...]
) -> Iterator[Finding]:
    return (finding for finding in some if finding not in others)


def empty_columns() -> dict[str, array[int]]:
    """A table without rows."""
    return {name: array(kind) for name, kind in COLUMNS.items()}
