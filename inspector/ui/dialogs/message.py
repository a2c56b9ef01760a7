"""One sentence that a person must have seen, such as why something was refused."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def show_message(parent: QWidget, text: str) -> QMessageBox:
    """Show a sentence in a box that waits beside the window; nothing stands still.

    The text is shown as it is, never as markup: it may name what a log holds.
    """
    box = QMessageBox(parent)
    box.setWindowTitle(QCoreApplication.translate("Message", "Not possible"))
    box.setIcon(QMessageBox.Icon.NoIcon)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
    return box
