"""One heap of ids of a log, and what pairing says of it.

Source: the finding catalogue, "pairing/".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.rows.packing import finding_of, packed_at
from inspector.core.bulk.rows.rows import moved_site
from inspector.core.checks.finding import Place
from inspector.core.checks.pairing.marks import Mark, number_of
from inspector.core.source.span import Span
from inspector.core.targets.target import DEFAULT_TARGET

if TYPE_CHECKING:
    from collections.abc import Mapping

    from inspector.core.bulk.pairing.events import (
        Ending,
        Seen,
    )
    from inspector.core.bulk.rows.packing import Packed
    from inspector.core.bulk.rows.rows import Base
    from inspector.core.checks.finding import Finding
    from inspector.core.report.report import ReportFinding


class Heap(NamedTuple):
    """One heap of a log, ready to be paired."""

    parts: tuple[tuple[Base, bytes], ...]
    """What stands before each part, and its halves."""

    tails: Mapping[int, Ending]
    """What ended the stretches that reach over the end of a part; the item's number
    is that in the run."""

    went_on_at: int
    kept_by: str | None
    """What may hold the call of any output; None where nothing does."""

    first_item: int
    """The run's number of the first item of the log."""

    has_loose_reasoning: bool
    is_lone: bool
    """Whether the log has one loose item, which can miss nothing."""

    with_rows: bool
    is_open: bool = False
    """Whether the log goes on, so that nothing is said of its end."""

    target: str = DEFAULT_TARGET
    """What the items are to be replayed on."""


class ToldRow(NamedTuple):
    """A finding of pairing, placed in the log."""

    item: int
    """Its number in the run."""

    found: ReportFinding
    start: int
    end: int
    is_own: bool
    """Whether it was known when its record came."""


class Matched(NamedTuple):
    """What one heap says."""

    rules: Mapping[str, int]
    blocking: int
    """Items that nothing had blocked before, another heap aside."""

    rows: tuple[tuple[Base, bytes], ...]
    """By what stands before their part, in the order of the log: lists of what
    `told_of` reads, pickled."""

    needs_order: bool
    """Whether reasoning may have got lost, which only the order of records tells."""

    blocked: bytes = b""
    """Those items (`blocked_items.packed`), where another heap may block them, too."""


def told_row(
    seen: Seen, base: Base, finding: Finding, *, is_own: bool, at: Seen | None = None
) -> Packed:
    """A finding as a row of the report, for `told_of`.

    Args:
        seen: The item that it stands on.
        base: What stands before its part.
        finding: What is said.
        is_own: Whether it was known when its record came.
        at: What is underlined, where that is not the item's id.
    """
    shown = at or seen
    item = seen.item + base.items
    site = moved_site(shown.site, base)
    found = packed_at(finding, item, shown.pointer, site, base.input)
    return (item, found, shown.start, shown.end, is_own)


def told_of(row: Packed) -> ToldRow:
    """The row that was made with `told_row`."""
    item, found, start, end, is_own = row
    return ToldRow(item, finding_of(found), start, end, is_own)


def mark_of_seen(seen: Seen, base: Base, first_item: int) -> Mark:
    """An item as sentences name it.

    Args:
        seen: The item.
        base: What stands before its part.
        first_item: The run's number of the first item of the log.
    """
    number = seen.item + base.items
    place = Place(0, seen.pointer, Span(seen.start, seen.end))
    at = number_of(number - first_item)
    return Mark(number, at, place, seen.type_text, seen.name_text, seen.id_text)
