"""What of the open text can be sent on, and what cannot, beside the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QEvent, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QPushButton,
    QVBoxLayout,
)

from inspector.ui.models.card_list import CardList
from inspector.ui.models.lane import Lane
from inspector.ui.models.refusals import refusal_text
from inspector.ui.models.shown_input import (
    ShownInput,
    counts_sentence,
    left_card,
    saving_of,
    shown_input,
)
from inspector.ui.widgets.card_view import CardView
from inspector.ui.widgets.code_box import CodeBox
from inspector.ui.widgets.marked_sentence import MarkedSentence

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from inspector.core.checks.inspection import Inspection
    from inspector.core.errors import InspectorError
    from inspector.ui.models.opened import RefusedError
    from inspector.ui.models.violation_words import Card
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.settings import Settings
    from inspector.ui.theme import Theme

_MOST_LIST = 208
"""Pixels of height for what is left out."""


class PortableInputDialog(QDialog):
    """Writes the list on a thread and shows it; follows what the window shows."""

    def __init__(
        self,
        workbench: Workbench,
        settings: Settings,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._workbench, self._settings = workbench, settings
        self.shown: ShownInput | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.standing, self.box = MarkedSentence(), CodeBox()
        self.note, self.heading, self.outcome = QLabel(), QLabel(), QLabel()
        self.left_out = CardList(self._card)
        self.list = CardView(self.left_out)
        self.copy_button, self.save_button = QPushButton(), QPushButton()
        self._writing = Lane(workbench.runner, self)
        self._saving = Lane(workbench.runner, self)
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self._retranslate()
        self._follow(workbench.inspection)

    def _lay_out(self) -> None:
        self.note.setWordWrap(True)
        self.note.setProperty("muted", "true")
        self.heading.setProperty("heading", "true")
        self.outcome.setWordWrap(True)
        self.outcome.setTextFormat(Qt.TextFormat.PlainText)
        self.outcome.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy_button.setProperty("primary", "true")
        for button in (self.save_button, self.copy_button):
            self._buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        column.addWidget(self.standing)
        column.addWidget(self.note)
        column.addWidget(self.box, 1)
        column.addWidget(self.heading)
        column.addWidget(self.list)
        column.addWidget(self.outcome)
        column.addWidget(self._buttons)
        self.copy_button.setDefault(True)  # counts only once it stands in the dialog
        self.resize(800, 640)

    def _connect(self) -> None:
        self._writing.answered.connect(self._take)
        self._saving.answered.connect(self._tell_saved)
        self._saving.failed.connect(self._tell_refused)
        self.copy_button.clicked.connect(self.copy)
        self.save_button.clicked.connect(self._ask_where)
        self._buttons.rejected.connect(self.reject)
        self.list.card_chosen.connect(self._choose)
        self.list.copy_wished.connect(self._copy_card)
        self._workbench.inspection_changed.connect(self._follow)

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        for part in (self.standing, self.box, self.list):
            part.set_theme(theme)

    @Slot(object)
    def _follow(self, inspection: Inspection | None) -> None:
        """Write what the window shows now; what was shown is about another text."""
        self._show(None)
        if inspection is None:
            self._writing.cancel()
        else:
            self._writing.ask(shown_input(inspection))

    @Slot(object)
    def _take(self, shown: ShownInput) -> None:
        self._show(shown)

    def _show(self, shown: ShownInput | None) -> None:
        self.shown = shown
        self.outcome.clear()
        self.outcome.hide()
        left = shown.made.left_out if shown else ()
        self.list.refill(lambda: self.left_out.show(left))
        self.list.setVisible(bool(left))
        self.heading.setVisible(bool(left))
        self.list.setFixedHeight(self.list.rows_height(_MOST_LIST) + 2)
        if shown is not None:
            self.box.show_text(shown.made.text, shown.tokens)
        else:
            self.box.show_text("")
        for button in (self.copy_button, self.save_button):
            button.setEnabled(shown is not None and bool(shown.made.kept))
        self._tell()

    def _tell(self) -> None:
        if self.shown is None:
            waiting = self.tr("The portable input is being written …")
            nothing = self.tr("Nothing is open, or it has not been checked yet.")
            is_busy = self._workbench.inspection is not None
            self.standing.show_state("", waiting if is_busy else nothing)
            return
        words = counts_sentence(self.shown, self._workbench.language)
        mark = "ok" if self.shown.made.kept else "unchecked"
        self.standing.show_state(mark, words)

    def _card(self, left: object) -> Card:
        if self.shown is None:
            raise LookupError("nothing is shown")
        language = self._workbench.language
        return left_card(left, self.shown, language)  # type: ignore[arg-type]

    @Slot(int)
    def _choose(self, number: int) -> None:
        """Choose in the window what is left out."""
        inspection = self._workbench.inspection
        if self.shown is None or self.shown.inspection is not inspection:
            return
        left = self.shown.made.left_out[number]
        if left.item is not None:
            self._workbench.choice.choose_item(left.item)

    @Slot(int)
    def _copy_card(self, number: int) -> None:
        QGuiApplication.clipboard().setText(self.left_out.card(number).spoken)

    @Slot()
    def copy(self) -> None:
        """Put the list on the clipboard."""
        if self.shown is not None:
            QGuiApplication.clipboard().setText(self.shown.made.text)
            self._say(self.tr("Copied."))

    def _ask_where(self) -> None:
        folder = self._settings.folder("export") or QDir.homePath()
        opened = self._workbench.opened
        stem = Path(opened.label).stem if opened else ""
        proposed = str(Path(folder) / f"{stem}-input.json")
        title = self.tr("Save portable input")
        name, _ = QFileDialog.getSaveFileName(self, title, proposed, "JSON (*.json)")
        if name:
            self.save(Path(name))

    def save(self, path: Path) -> None:
        """Write the list to a file, whole or not at all."""
        if self.shown is None:
            return
        self._settings.set_folder("export", str(path.parent))
        self._say(self.tr("Writing …"))
        self._saving.ask(saving_of(self.shown.made.text, path))

    @Slot(object)
    def _tell_saved(self, path: Path) -> None:
        shown = QDir.toNativeSeparators(str(path))
        self._say(self.tr("Written: {path}").format(path=shown))

    @Slot(object)
    def _tell_refused(self, refusal: InspectorError | RefusedError) -> None:
        self._say(refusal_text(refusal, self._workbench.language))

    def _say(self, words: str) -> None:
        self.outcome.setText(words)
        self.outcome.show()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Portable input"))
        self.note.setText(
            self.tr(
                "Only what is ok and paired, and only the members that travel. Nothing "
                "is repaired: arguments stay as they were logged."
            )
        )
        self.heading.setText(self.tr("Left out"))
        self.list.setAccessibleName(self.tr("What is left out, and why"))
        self.box.view.setAccessibleName(self.tr("Portable input list"))
        self.copy_button.setText(self.tr("Copy"))
        self.save_button.setText(self.tr("Save…"))
        self.left_out.word_anew()
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        """Override ``QWidget.changeEvent``: the language may have changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def done(self, result: int) -> None:
        """Override ``QDialog.done``: nobody waits for an answer any more."""
        self._writing.cancel()
        self._saving.cancel()
        super().done(result)
