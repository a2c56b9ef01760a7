"""Long stretches of a text that are shown as one short chip until opened."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.span import Span
from inspector.ui.widgets.text_grid import CHIP_PADDING, cells_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence


class Fold(NamedTuple):
    """One long stretch and what its chip says."""

    span: Span
    label: str

    @property
    def cells(self) -> int:
        """The width of the chip."""
        return cells_in(self.label) + CHIP_PADDING


class Folds:
    """The folds of one text, and which of them are open.

    Folds never overlap and never are empty; what breaks that is left out.
    """

    def __init__(self, folds: Iterable[Fold] = ()) -> None:
        self._all: list[Fold] = []
        self._open: set[Span] = set()
        self._closed: list[Fold] = []
        self.replace_all(folds)

    @property
    def closed(self) -> Sequence[Fold]:
        """The closed folds in order."""
        return self._closed

    def __iter__(self) -> Iterator[Fold]:
        return iter(self._all)

    def replace_all(self, folds: Iterable[Fold]) -> None:
        """Take other folds over; one at the place of an open one is open."""
        self._all = list(_apart(folds))
        self._open &= {fold.span for fold in self._all}
        self._sort_out()

    def set_open(self, fold: Fold, *, is_open: bool) -> None:
        """Open or close one of the folds."""
        if is_open:
            self._open.add(fold.span)
        else:
            self._open.discard(fold.span)
        self._sort_out()

    def is_open(self, fold: Fold) -> bool:
        """Whether the characters of a fold are shown."""
        return fold.span in self._open

    def fold_at(self, offset: int) -> Fold | None:
        """The fold, open or closed, that covers a code point."""
        index = bisect_right(self._all, offset, key=_start_of) - 1
        if index >= 0 and offset in self._all[index].span:
            return self._all[index]
        return None

    def hiding(self, offset: int) -> Fold | None:
        """The closed fold in which a place lies, its two ends not counted."""
        fold = self.fold_at(offset)
        if fold is None or self.is_open(fold) or offset == fold.span.start:
            return None
        return fold

    def open_in(self, start: int, end: int) -> Sequence[Fold]:
        """The open folds that begin inside a range."""
        if not self._open:
            return ()
        found = closed_between(self._all, start, end)
        return [fold for fold in found if fold.span in self._open]

    def shift(self, start: int, end: int, delta: int) -> None:
        """Follow an edit of ``start`` to ``end``; a fold it touches is gone."""
        moved = (_moved(fold, start, end, delta) for fold in self._all)
        opened = {_span_moved(span, end, delta) for span in self._open}
        self._all = [fold for fold in moved if fold is not None]
        self._open = opened & {fold.span for fold in self._all}
        self._sort_out()

    def _sort_out(self) -> None:
        self._closed = [fold for fold in self._all if fold.span not in self._open]


def closed_between(folds: Sequence[Fold], start: int, end: int) -> Sequence[Fold]:
    """The folds of an ordered sequence that begin inside a range."""
    first = bisect_left(folds, start, key=_start_of)
    return folds[first : bisect_left(folds, end, first, key=_start_of)]


def _start_of(fold: Fold) -> int:
    return fold.span.start


def _apart(folds: Iterable[Fold]) -> Iterator[Fold]:
    last = 0
    for fold in sorted(folds):
        if fold.span.start >= last and fold.span.length > 0:
            yield fold
            last = fold.span.end


def _moved(fold: Fold, start: int, end: int, delta: int) -> Fold | None:
    span = fold.span
    if span.end <= start or span.start >= end:
        return fold._replace(span=_span_moved(span, end, delta))
    return None


def _span_moved(span: Span, end: int, delta: int) -> Span:
    return Span(span.start + delta, span.end + delta) if span.start >= end else span
