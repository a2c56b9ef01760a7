"""A schema beside the form that a provider takes, with what that form loses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from inspector.ui.models.card_list import CardList
from inspector.ui.models.conversion_words import conversion_standing, told_card
from inspector.ui.models.lane import Lane
from inspector.ui.models.schema_conversion import (
    ShownConversion,
    form_title,
    shown_conversion,
)
from inspector.ui.widgets.card_view import CardView
from inspector.ui.widgets.diff_view import DiffView
from inspector.ui.widgets.marked_sentence import MarkedSentence

if TYPE_CHECKING:
    from inspector.core.tools.tool import Tool
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.theme import Theme

_MOST_LIST = 208
"""Pixels of height for what is told."""


class ConversionDialog(QDialog):
    """Converts a schema on a thread and shows it; the schema itself stays as it is."""

    def __init__(
        self,
        workbench: Workbench,
        tool: Tool,
        form: str,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Ask for the conversion, and show it once it is there.

        Args:
            workbench: Runs it, and knows the language.
            tool: Whose schema.
            form: One of the forms of `schema_conversion`.
            theme: What to paint in.
            parent: As ever in Qt.
        """
        super().__init__(parent)
        self._language = workbench.language
        self.shown: ShownConversion | None = None
        title = form_title(form, self._language)
        self.setWindowTitle(self.tr("Convert schema for {name}").format(name=title))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.standing = MarkedSentence()
        self.view = DiffView(theme)
        self.view.setAccessibleName(self.tr("This schema and its converted form"))
        self.told = CardList(lambda told: told_card(told, self._language))
        self.list = CardView(self.told)
        self.list.setAccessibleName(self.tr("What the conversion changes"))
        self.list.set_theme(theme)
        self.copy_button = QPushButton(self.tr("Copy converted schema"))
        self._lay_out(title)
        self.standing.set_theme(theme)
        self.standing.show_state("", self.tr("The schema is being converted …"))
        self._converting = Lane(workbench.runner, self)
        self._converting.answered.connect(self._take)
        self._converting.progressed.connect(self._tell_progress)
        self._converting.ask(lambda progress: shown_conversion(tool, form, progress))

    def _lay_out(self, title: str) -> None:
        note = QLabel(
            self.tr(
                "Only the schema is converted, as a new text to copy. Arguments are "
                "never changed, and no provider was asked."
            )
        )
        note.setWordWrap(True)
        note.setProperty("muted", "true")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        column.addWidget(self.standing)
        column.addWidget(note)
        column.addWidget(self._sides(title), 1)
        column.addWidget(self.list)
        column.addWidget(self._buttons())
        self.resize(960, 640)

    def _sides(self, title: str) -> QFrame:
        frame = QFrame()
        frame.setProperty("card", "true")
        frame.setBackgroundRole(QPalette.ColorRole.Base)
        captions = QHBoxLayout()
        captions.setContentsMargins(12, 4, 12, 4)
        for words in (self.tr("This schema"), title):
            caption = QLabel(words)
            caption.setTextFormat(Qt.TextFormat.PlainText)
            caption.setProperty("muted", "true")
            captions.addWidget(caption, 1)
        column = QVBoxLayout(frame)
        column.setContentsMargins(2, 2, 2, 2)
        column.setSpacing(0)
        column.addLayout(captions)
        column.addWidget(self.view, 1)
        return frame

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy_button.setProperty("primary", "true")
        self.copy_button.setEnabled(False)
        self.copy_button.setDefault(True)
        self.copy_button.clicked.connect(self.copy)
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        return buttons

    @Slot(object, object)
    def _tell_progress(self, done: int, _total: int) -> None:
        """A large schema is gone over several times; Close gives up."""
        if done:
            words = self.tr("The schema is being converted … pass {number}")
            self.standing.show_state("", words.format(number=done + 1))

    @Slot(object)
    def _take(self, shown: ShownConversion) -> None:
        self.shown = shown
        self.standing.show_state(*conversion_standing(shown))
        self.view.show_sheet(shown.sheet)
        if shown.changed:
            self.view.reveal_row(shown.changed[0])
        self.list.refill(lambda: self.told.show(shown.told))
        self.list.setVisible(bool(shown.told))
        self.list.setFixedHeight(self.list.rows_height(_MOST_LIST) + 2)
        self.copy_button.setEnabled(shown.conversion.text is not None)

    @Slot()
    def copy(self) -> None:
        """Put the converted schema on the clipboard."""
        text = self.shown.conversion.text if self.shown else None
        if text is not None:
            QGuiApplication.clipboard().setText(text)

    def done(self, result: int) -> None:
        """Override ``QDialog.done``: nobody waits for an answer any more."""
        self._converting.cancel()
        super().done(result)
