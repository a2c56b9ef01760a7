"""The keys of the window, and what this program is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QScrollArea,
    QVBoxLayout,
)

from inspector import __version__
from inspector.ui.action_words import without_key
from inspector.ui.rich_text import escaped
from inspector.ui.theme import code_font

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

_NATIVE = QKeySequence.SequenceFormat.NativeText


def shortcuts_dialog(actions: Iterable[QAction], parent: QWidget) -> QDialog:
    """Every key of the window and what it does."""
    title = QCoreApplication.translate("Help", "Keyboard shortcuts")
    return _dialog(title, _table(_rows(actions)), parent)


def about_dialog(parent: QWidget, specification: str) -> QDialog:
    """What this program is, which version, and what it holds items against."""
    translate = QCoreApplication.translate
    purpose = translate(
        "Help",
        "Shows whether a logged tool call may be replayed on another provider, why "
        "not, and exactly where. Nothing is repaired, nothing is sent anywhere.",
    )
    facts = translate("Help", "Version {version}. Open Responses specification {date}.")
    facts = facts.format(version=__version__, date=specification)
    license_words = translate("Help", "MIT license.")
    paragraphs = (purpose, facts, license_words)
    below = "".join(f"<p>{escaped(words)}</p>" for words in paragraphs)
    text = f"<h3>Open Responses Inspector</h3>{below}"
    return _dialog(translate("Help", "About"), text, parent)


def _rows(actions: Iterable[QAction]) -> list[tuple[str, str]]:
    rows = [
        (", ".join(key.toString(_NATIVE) for key in action.shortcuts()), _name(action))
        for action in actions
        if action.shortcuts()
    ]
    translate = QCoreApplication.translate
    double_click = translate("Help", "Double-click on the head of a pane")
    fill = translate("Help", "Fill the window with the pane, and back")
    paste = translate("Help", "Outside of the source text: open the clipboard")
    return [*rows, (double_click, fill), ("Ctrl+V", paste)]


def _name(action: QAction) -> str:
    return without_key(action.text()).removesuffix("…")


def _table(rows: Iterable[tuple[str, str]]) -> str:
    family = escaped(code_font().family())
    cells = "".join(
        f"<tr><td style='padding:3px 24px 3px 0; font-family:\"{family}\"'>"
        f"{escaped(keys)}</td><td style='padding:3px 0'>{escaped(words)}</td></tr>"
        for keys, words in rows
    )
    return f"<table>{cells}</table>"


def _dialog(title: str, text: str, parent: QWidget) -> QDialog:
    dialog = QDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setWordWrap(True)
    label.setMargin(8)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    area = QScrollArea()
    area.setAccessibleName(title)
    area.setWidget(label)
    area.setWidgetResizable(True)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(16, 16, 16, 16)
    column.setSpacing(12)
    column.addWidget(area, 1)
    column.addWidget(buttons)
    dialog.resize(520, min(label.heightForWidth(480) + 96, 640))
    return dialog
