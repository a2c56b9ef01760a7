"""Ask for a line by its number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_WIDTH = 320


class LineDialog(QDialog):
    """One field for a number; whoever opened it says whether there is such a line.

    Args:
        last: The number of the last line.
        parent: The window.

    Signals:
        line_chosen: (number) a line that there may be.
    """

    line_chosen = Signal(object)

    def __init__(self, last: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._last = last
        self.setWindowTitle(self.tr("Go to line"))
        self.setMinimumWidth(_WIDTH)
        self.field, self.fault = QLineEdit(), QLabel()
        # No spin box: it ends at 2,147,483,647.
        self.field.setValidator(QRegularExpressionValidator(r"[0-9][0-9,. ]*", self))
        words = self.tr("Line, 1 to {last}:").format(last=f"{last:,}")
        label = QLabel(words)
        label.setBuddy(self.field)
        self.field.setAccessibleName(words)
        self.fault.setWordWrap(True)
        self.fault.hide()
        kind = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kind.Ok | kind.Cancel)
        self.buttons.button(kind.Ok).setText(self.tr("Go"))
        self.buttons.button(kind.Cancel).setText(self.tr("Cancel"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        for part in (label, self.field, self.fault, self.buttons):
            column.addWidget(part)

    @Slot()
    def accept(self) -> None:
        """Override ``QDialog.accept``: only with a line that there is."""
        digits = "".join(c for c in self.field.text() if c.isdecimal())
        number = int(digits[:19] or 0)
        if 1 <= number <= self._last:
            super().accept()
            self.line_chosen.emit(number)
            return
        words = self.tr("There is no such line; the last one is {last}.")
        self.fault.setText(words.format(last=f"{self._last:,}"))
        self.fault.show()
        self.field.selectAll()
        self.field.setFocus()
