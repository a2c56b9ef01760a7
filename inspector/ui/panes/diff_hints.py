"""How a comparison is begun, in the middle of the pane while there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QToolButton, QWidget

from inspector.ui.panes.empty_hints import EmptyHints

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.ui.models.lane import Busy, Lane
    from inspector.ui.models.workbench import Workbench


class EmptyRoom(QWidget):
    """What hints stand in the middle of."""

    def __init__(self) -> None:
        super().__init__()
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)


class DiffHints(EmptyHints):
    """Says how to fill the pane, or that its content is on the way."""

    def __init__(self, room: EmptyRoom) -> None:
        self._labels = ""
        self._is_busy = False
        super().__init__(room)

    def follow(self, workbench: Workbench, preparing: Lane) -> None:
        """Say what a workbench compares, and a lane prepares to be shown; once."""
        self._workbench, self._preparing, self._awaits = workbench, preparing, False
        workbench.busy_changed.connect(self._take_busy)

    @Slot(object)
    def _take_busy(self, busy: Busy | None) -> None:
        self._awaits = busy is not None
        self.tell()

    @Slot()
    def tell(self) -> None:
        """Say it anew: what is compared, or what is prepared, is another."""
        sides = self._workbench.opened, self._workbench.right
        labels = [side.label for side in sides if side is not None]
        self.show_awaited(labels, is_busy=self._awaits or self._preparing.is_busy)

    def show_awaited(self, labels: Sequence[str], *, is_busy: bool) -> None:
        """Say what is compared, or no longer is; without two labels how to begin."""
        has_both = len(labels) > 1
        self._labels = " ↔ ".join(labels) if has_both else ""
        self._is_busy = has_both and is_busy
        self.retranslate()

    def retranslate(self) -> None:
        """Override ``EmptyHints.retranslate``."""
        if self._is_busy:
            title, lines = self.tr("Comparing…"), self._labels
        elif self._labels:
            title = self.tr("Not compared")
            words = self.tr("{labels}: stopped before the end. Compare them again.")
            lines = words.format(labels=self._labels)
        else:
            title = self.tr("Compare two logged calls")
            lines = self.tr(
                "Drop two files on the window, lay a file beside the open text, or "
                "copy an item of another provider and compare with the clipboard."
            )
        self.title.setText(title)
        self.lines.setText(lines)
        for button in self.findChildren(QToolButton):
            button.setVisible(not self._is_busy)
        self._centre()
