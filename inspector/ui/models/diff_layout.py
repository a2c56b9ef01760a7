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

FIRST_ROWS = 600
"""Rows of a large pair that come before the rest: more than any screen shows."""

AT_ONCE = 4_000
"""Code points of both sides that are laid out without a thread: 1 to 3 ms."""


class DiffLayout(QObject):
    """Fills one sheet with the rows that are asked for.

    Of a large pair the first rows come at once, and the rest behind them.

    Signals:
        laid_out: rows have come; those below them may stand elsewhere now.
    """

    laid_out = Signal()

    def __init__(self, runner: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheet: DiffSheet | None = None
        self._current: int | None = None
        self._wanted: list[int] = []
        self._begun: list[int] = []
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
        self._sheet, self._current = sheet, None
        self._wanted, self._begun = [], []

    def require(self, first: int, last: int) -> None:
        """Lay out what stands between two rows; what is large comes later."""
        if self._sheet is not None:
            self.require_pairs(self._sheet.missing(first, last))

    def require_pairs(self, pairs: Sequence[int]) -> None:
        """Lay some pairs out; what is large comes later, one after the other."""
        sheet = self._sheet
        missing = [p for p in pairs if sheet is not None and sheet.block(p) is None]
        if sheet is None or not missing:
            return
        large = [p for p in missing if size_of(sheet.comparison, p) > AT_ONCE]
        small = [p for p in missing if p not in large]
        for pair in small:
            sheet.take(pair, block_of(sheet.comparison, pair))
        self._want(large)
        if small:
            self.laid_out.emit()

    def _want(self, pairs: list[int]) -> None:
        """Begin pairs that are about to be seen now; everything else can wait."""
        if pairs and self._current not in pairs:
            self._lane.cancel()
            self._current = None
        self._wanted = pairs or self._wanted
        self._go_on()

    def _go_on(self) -> None:
        sheet, queue = self._sheet, self._wanted or self._begun
        if sheet is None or self._current is not None or not queue:
            return
        pair = self._current = queue[0]
        most = FIRST_ROWS if self._wanted else None
        work = partial(block_of, sheet.comparison, pair, most)
        self._lane.ask(lambda _: work())

    @Slot(object)
    def _take(self, block: Block) -> None:
        pair, self._current = self._current, None
        if self._sheet is None or pair is None:
            return
        self._wanted = [each for each in self._wanted if each != pair]
        self._begun = [each for each in self._begun if each != pair]
        if not block.is_whole:
            self._begun.append(pair)
        self._sheet.take(pair, block)
        self.laid_out.emit()
        self._go_on()


def raise_fault(error: Exception) -> None:
    """Raise what no text of a person can cause, for the one hook that shows faults."""
    raise error
