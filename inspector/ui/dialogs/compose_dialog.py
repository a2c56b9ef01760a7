"""Answer a call: its ``call_id`` is filled in, the output is typed by the person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
)

from inspector.ui.models.composing import composed_output
from inspector.ui.models.item_summary import one_line
from inspector.ui.theme import code_font

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from inspector.core.items.item import Item


class ComposeDialog(QDialog):
    """Makes one ``function_call_output`` and puts it on the clipboard."""

    def __init__(self, item: Item, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._call_id = item.call_id or ""
        self.setWindowTitle(self.tr("Compose function_call_output"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.output = _editor()
        self.output.setPlaceholderText(self.tr("What the tool returned, as plain text"))
        self.preview = _editor()
        self.preview.setReadOnly(True)
        self.copy_button = QPushButton(self.tr("Copy the item"))
        self.copy_button.setProperty("primary", "true")
        self._lay_out(item)
        self.output.textChanged.connect(self._show)
        self.output.setFocus()
        self._show()

    def _lay_out(self, item: Item) -> None:
        note = QLabel(
            self.tr(
                "The verdict ok is no permission to execute: who may run the tool is "
                "another question. Type only what the tool really returned."
            )
        )
        note.setWordWrap(True)
        note.setProperty("muted", "true")
        form = QFormLayout()
        form.setSpacing(8)
        form.addRow("name", _value(item.name or ""))
        form.addRow("call_id", _value(self._call_id))
        form.addRow("output", self.output)
        form.addRow(self.tr("Item"), self.preview)
        self.output.setAccessibleName("output")
        self.preview.setAccessibleName(self.tr("Item"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.copy)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(note)
        column.addLayout(form, 1)
        column.addWidget(buttons)
        self.resize(600, 420)

    def item_text(self) -> str:
        """The item as it will be copied."""
        return composed_output(self._call_id, self.output.toPlainText())

    def copy(self) -> None:
        """Put the item on the clipboard, and close."""
        QGuiApplication.clipboard().setText(self.item_text())
        self.accept()

    def _show(self) -> None:
        self.preview.setPlainText(self.item_text())


def _editor() -> QPlainTextEdit:
    editor = QPlainTextEdit()
    editor.setFont(code_font())
    editor.setTabChangesFocus(True)
    return editor


def _value(text: str) -> QLabel:
    label = QLabel(one_line(text))
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setFont(code_font())
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
