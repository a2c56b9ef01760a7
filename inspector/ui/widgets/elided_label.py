"""A label that shortens its text instead of asking for more room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel

from inspector.ui.rich_text import escaped

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget


class ElidedLabel(QLabel):
    """Shows as much of its text as there is room for, and all of it as a tooltip.

    With word wrap it is a label like any other.
    """

    def __init__(
        self,
        mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
        alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignRight,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._mode, self._tip = mode, ""
        self.setAlignment(alignment | Qt.AlignmentFlag.AlignVCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def set_tip(self, tip: str) -> None:
        """Have a tooltip that says more than the text; empty for none."""
        self._tip = tip
        self.update()

    def shown_text(self) -> str:
        """What is seen of the text now."""
        return self.fontMetrics().elidedText(self.text(), self._mode, self.width())

    def minimumSizeHint(self) -> QSize:
        """Override ``QLabel.minimumSizeHint``: it can do with hardly any room."""
        if self.wordWrap():
            return super().minimumSizeHint()
        return QSize(24, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Override ``QLabel.paintEvent``."""
        if self.wordWrap():
            self.setToolTip(_as_rich_text(self._tip) if self._tip else "")
            super().paintEvent(event)
            return
        shown = self.shown_text()
        tip = self._tip or ("" if shown == self.text() else self.text())
        self.setToolTip(_as_rich_text(tip) if tip else "")
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.setFont(self.font())
        painter.drawText(self.rect(), self.alignment(), shown)
        painter.end()
        event.accept()


def _as_rich_text(tip: str) -> str:
    """Qt wraps rich text alone; the words are never markup."""
    return f"<span>{escaped(tip).replace(chr(10), '<br>')}</span>"
