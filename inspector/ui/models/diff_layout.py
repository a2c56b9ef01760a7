"""Lays pairs out when they are about to be seen, the large ones on a thread."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from inspector.ui.models.diff_block import Block, block_of, size_of
from inspector.ui.models.lane import Lane

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.ui.background import Runner
    from inspector.ui.models.diff_sheet import DiffSheet

AT_ONCE = 4_000
"""Code points of both sides that are laid out without a thread: 1 to 3 ms."""


class DiffLayout(QObject):
    """Fills one sheet with the rows that are asked for.

    Signals:
        laid_out: rows have come; those below them may stand elsewhere now.
    """

    laid_out = Signal()

    def __init__(self, runner: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheet: DiffSheet | None = None
        self._awaited: int | None = None
        self._lane = Lane(runner, self)
        self._lane.answered.connect(self._take)
        self._lane.failed.connect(raise_fault)

    @property
    def is_busy(self) -> bool:
        """Whether a large pair is being laid out."""
        return self._lane.is_busy

    def show(self, sheet: DiffSheet | None) -> None:
        """Fill another sheet."""
        self._lane.cancel()
        self._sheet, self._awaited = sheet, None

    def require(self, first: int, last: int) -> None:
        """Lay out what stands between two rows; what is large comes later."""
        if self._sheet is not None:
            self.require_pairs(self._sheet.missing(first, last))

    def require_pairs(self, pairs: Sequence[int]) -> None:
        """Lay some pairs out; what is large comes later, one after the other."""
        sheet = self._sheet
        if sheet is None or not pairs:
            return
        large = [p for p in pairs if size_of(sheet.comparison, p) > AT_ONCE]
        small = [p for p in pairs if p not in large]
        for pair in small:
            sheet.take(pair, block_of(sheet.comparison, pair))
        if large and self._awaited not in large:
            self._awaited = large[0]
            work = partial(block_of, sheet.comparison, large[0])
            self._lane.ask(lambda _: work())
        if small:
            self.laid_out.emit()

    @Slot(object)
    def _take(self, block: Block) -> None:
        pair, self._awaited = self._awaited, None
        if self._sheet is not None and pair is not None:
            self._sheet.take(pair, block)
            self.laid_out.emit()


def raise_fault(error: Exception) -> None:
    """Raise what no text of a person can cause, for the one hook that shows faults."""
    raise error
