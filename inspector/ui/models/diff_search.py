"""Find characters in both sides of a comparison, pair after pair."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from inspector.ui.models.diff_selection import side_of
from inspector.ui.models.text_search import MOST_FOUND, Query, search

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from inspector.core.diff.comparison import Comparison
    from inspector.core.progress import Progress
    from inspector.core.source.span import Span
    from inspector.ui.models.diff_block import Block


class Match(NamedTuple):
    """One place where it stands."""

    pair: int
    is_left: bool
    span: Span
    """In the document of that side."""


class Matches(NamedTuple):
    """Every place, in the order in which a person meets them."""

    query: Query
    matches: tuple[Match, ...] = ()
    is_all: bool = True
    """False where a side has more than are counted."""


class Spotted(NamedTuple):
    """Where a match is seen in the rows of its pair."""

    row: int
    start: int
    """The first column, and the one behind the last."""

    end: int


def matching(comparison: Comparison, query: Query) -> Callable[[Progress], Matches]:
    """Look through all items of both sides; linear in both texts."""

    def work(progress: Progress) -> Matches:
        found: list[Match] = []
        is_all = True
        for is_left in (True, False):
            side = comparison.left if is_left else comparison.right
            hits = search(side.document.text, query, progress)
            found += _in_items(comparison, hits.spans, is_left=is_left)
            is_all = is_all and hits.is_all
        found.sort(key=lambda match: (match.pair, not match.is_left, match.span.start))
        return Matches(query, tuple(found[:MOST_FOUND]), is_all)

    return work


def _in_items(
    comparison: Comparison, spans: tuple[Span, ...], *, is_left: bool
) -> Iterator[Match]:
    """The places that stand in an item; what is around items is in no pair."""
    items = []
    for number, compared in enumerate(comparison.pairs):
        item = compared.pair.left if is_left else compared.pair.right
        if item is not None:
            items.append((item.span.start, item.span.end, number))
    items.sort()
    starts = [start for start, _, _ in items]
    for span in spans:
        place = bisect_right(starts, span.start) - 1
        if place >= 0 and span.start < items[place][1]:
            yield Match(items[place][2], is_left, span)


def spotted_in(block: Block, match: Match) -> Spotted | None:
    """The row that shows a match, and which columns of it; None where none does.

    Of a value that is shown shortened the row is found, and where its text ends.
    """
    nearest: Spotted | None = None
    for number, row in enumerate(block.rows):
        line = side_of(row, is_left=match.is_left)
        for piece in line.pieces if line is not None else ():
            within = match.span.start - piece.offset
            if within < 0:
                break
            if within < piece.length:
                start = piece.column + within
                length = min(match.span.length, piece.length - within)
                return Spotted(number, start, start + length)
            behind = piece.column + piece.length
            nearest = Spotted(number, behind, behind)
    return nearest
