"""What a comparison says as a whole, beside its pairs and differences."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.diff.alignment import PairBy
from inspector.core.diff.ignoring import counts_by_rule
from inspector.core.report.collection import site_of
from inspector.core.source.json_nodes import span_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.diff.comparison import Comparison
    from inspector.core.gate.sending import Sending
    from inspector.core.items.body import Body
    from inspector.core.source.document import Document


ALONE = "alone"


class ReportResponse(NamedTuple):
    """Two responses that belong together, or one without partner."""

    left: int | None
    """1-based line of the left file; None where it has no partner there."""

    right: int | None
    by: str | None
    """What they were paired by; None where there is no partner."""

    name: str
    """The name that they share, where it is one."""


class ReportCompared(NamedTuple):
    """A frozen part of a report."""

    sendings: tuple[Sending, ...]
    """May the right side be sent where the left came from, and the other way round;
    empty where nobody asked."""

    responses_by: str
    """What responses were paired by; ``items`` where items are one list."""

    is_chosen: bool
    """Whether a person chose the way."""

    responses: tuple[ReportResponse, ...]
    pairs: tuple[tuple[str, int], ...]
    """How many items found a partner, by why they did; ``alone`` for those that did
    not."""

    is_by_position: bool
    """Whether nothing but their places made most pairs."""

    ignored: tuple[tuple[str, int], ...]
    """Rules of a person, and how many differences each sets aside."""

    ignored_blocking: int
    """Differences among them that would block."""


def compared_of(
    comparison: Comparison, sendings: Iterable[Sending] = ()
) -> ReportCompared:
    """What a report keeps of a comparison.

    Args:
        comparison: Its documents are still there.
        sendings: Both directions, if they were asked for.
    """
    found, documents = comparison.responses, (comparison.left, comparison.right)
    left, right = (side.document for side in documents)
    return ReportCompared(
        tuple(sendings),
        found.by.value,
        found.is_chosen,
        tuple(
            ReportResponse(
                _line(pair.left, left),
                _line(pair.right, right),
                pair.by.value if pair.by is not None else None,
                pair.name,
            )
            for pair in found.pairs
        ),
        tuple(_reasons(comparison).items()),
        comparison.is_by_position,
        tuple(counts_by_rule(comparison).items()),
        sum(aside.blocks for aside in comparison.set_aside),
    )


def _reasons(comparison: Comparison) -> dict[str, int]:
    """How many pairs each reason made, in the order in which reasons are tried."""
    counts = Counter(entry.pair.by for entry in comparison.pairs)
    found = {by.value: counts[by] for by in PairBy if counts[by]}
    return found | ({ALONE: counts[None]} if counts[None] else {})


def _line(body: Body | None, document: Document) -> int | None:
    return None if body is None else site_of(document, span_of(body.node)).line
