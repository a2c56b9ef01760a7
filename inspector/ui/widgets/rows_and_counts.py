"""A list above its counts; where there is little room, the list has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QSplitter

from inspector.ui.widgets import count_rows, two_line_rows

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

LEAST_ROWS = 3
"""Rows of the list that are to be seen before more than two counts are."""

_LEAST_COUNTS = 2 * count_rows.ROW_HEIGHT
_LEAST_FOR_BOTH = LEAST_ROWS * two_line_rows.ROW_HEIGHT + _LEAST_COUNTS
_MOST_SHARE = 0.4
"""Of the height that the counts take where there is room enough."""


class RowsAndCounts(QSplitter):
    """Shares its height until a person has moved the line between both.

    Args:
        rows: The list, of rows of two lines.
        counts: Below it.
        parent: The widget that it stands in.
    """

    def __init__(
        self, rows: QWidget, counts: QWidget, parent: QWidget | None = None
    ) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._counts = counts
        self._is_by_hand = False
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        for part in (rows, counts):
            part.setMinimumHeight(_LEAST_COUNTS)
            self.addWidget(part)
        self.splitterMoved.connect(self._keep_hands_off)

    @Slot()
    def _keep_hands_off(self) -> None:
        self._is_by_hand = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Override ``QSplitter.resizeEvent``: share the room anew."""
        super().resizeEvent(event)
        if not self._is_by_hand:
            self._share(self.height())

    def _share(self, room: int) -> None:
        self._counts.setVisible(room >= _LEAST_FOR_BOTH)
        beside = room - LEAST_ROWS * two_line_rows.ROW_HEIGHT
        counts = min(max(beside, _LEAST_COUNTS), max(int(room * _MOST_SHARE), 0))
        self.setSizes([room - counts, counts])
