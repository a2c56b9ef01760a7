"""What a report is to hold, how it will look, and where it goes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from inspector.ui.dialogs.export_words import (
    format_words,
    masking_words,
    preview_words,
    scope_words,
)
from inspector.ui.models.exporting import (
    REPORT_FORMATS,
    Masking,
    Prepared,
    Scope,
    Shown,
    Wanted,
)
from inspector.ui.widgets.code_box import CodeBox
from inspector.ui.widgets.marked_sentence import MarkedSentence
from inspector.ui.widgets.waiting_line import WaitingLine

if TYPE_CHECKING:
    from inspector.ui.settings import Settings
    from inspector.ui.theme import Theme

FIRST_MASKING = Masking.SECRETS
"""Until a person has chosen otherwise."""


class ExportDialog(QDialog):
    """Asks what a report is to hold, shows it, and says whether it was written.

    Signals:
        wanted_changed: another report is to be shown.
        write_wished: (`Path`) a person wants it written there.
        copy_wished: a person wants it as Markdown on the clipboard.
        cancel_wished: a person waits no longer.
    """

    wanted_changed = Signal()
    write_wished = Signal(object)
    copy_wished = Signal()
    cancel_wished = Signal()

    def __init__(
        self,
        stem: str,
        shown: Shown,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.shown, self._settings = shown, settings
        self.setWindowTitle(self.tr("Export report"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.formats, self.scopes = QComboBox(), QComboBox()
        self.maskings, self.path = QComboBox(), QLineEdit()
        self.heading, self.box = QLabel(), CodeBox()
        self.masked, self.waiting = MarkedSentence(), WaitingLine()
        self.outcome = QLabel()
        self._replaceable: set[Path] = set()
        """Files of which a person said that they may be replaced."""

        self.export_button = QPushButton(self.tr("Export"))
        self.copy_button = QPushButton(self.tr("Copy as Markdown"))
        self._fill(stem)
        self._lay_out()
        self._connect()

    def _fill(self, stem: str) -> None:
        settings = self._settings
        for box, words, last in (
            (self.formats, format_words(), settings.report_format),
            (self.scopes, scope_words(self.shown), settings.report_scope),
            (self.maskings, masking_words(), settings.report_masking or FIRST_MASKING),
        ):
            for name, said in words.items():
                box.addItem(said, name)
            box.setCurrentIndex(max(box.findData(last), 0))
        folder = settings.folder("export") or _documents()
        name = f"{stem}{REPORT_FORMATS[self.format_name()]}"
        self.path.setText(QDir.toNativeSeparators(str(Path(folder) / name)))

    def _lay_out(self) -> None:
        self.export_button.setProperty("primary", "true")
        self.heading.setProperty("heading", "true")
        self.outcome.setWordWrap(True)
        self.outcome.setTextFormat(Qt.TextFormat.PlainText)
        self.outcome.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self.outcome.hide()
        self.box.view.setAccessibleName(self.tr("Preview"))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        for button in (self.copy_button, self.export_button):
            self._buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        column.addLayout(self._form())
        column.addSpacing(8)
        column.addWidget(self.heading)
        column.addWidget(self.box, 1)
        for part in (self.masked, self.waiting, self.outcome, self._buttons):
            column.addWidget(part)
        self.export_button.setDefault(True)  # counts only once it is in the dialog
        self.resize(760, 640)

    def _form(self) -> QFormLayout:
        browse = QPushButton(self.tr("Browse…"))
        browse.clicked.connect(self._browse)
        browse.setAutoDefault(False)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.path, 1)
        line.addWidget(browse)
        form = QFormLayout()
        form.setSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for label, field, named in (
            (self.tr("Contents"), self.scopes, self.scopes),
            (self.tr("Secrets"), self.maskings, self.maskings),
            (self.tr("Format"), self.formats, self.formats),
            (self.tr("File"), line, self.path),
        ):
            form.addRow(label, field)
            named.setAccessibleName(label)
        return form

    def _connect(self) -> None:
        self.formats.currentIndexChanged.connect(self._change_suffix)
        for box in (self.formats, self.scopes, self.maskings):
            box.currentIndexChanged.connect(self.wanted_changed)
        self.path.textChanged.connect(self._forget_question)
        self.export_button.clicked.connect(self._write)
        self.copy_button.clicked.connect(self._copy)
        self.waiting.cancel_wished.connect(self.cancel_wished)
        self._buttons.rejected.connect(self.reject)
        self._allow()

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self.box.set_theme(theme)
        self.masked.set_theme(theme)

    def format_name(self) -> str:
        """The chosen format, as the core names it."""
        return str(self.formats.currentData())

    def wanted(self, language: str) -> Wanted:
        """Which report a person wants, in a language."""
        scope = Scope(self.scopes.currentData())
        masking = Masking(self.maskings.currentData())
        return Wanted(self.format_name(), scope, masking, language)

    def show_waiting(self, words: str) -> None:
        """Say what is awaited; nothing is, without words."""
        self.waiting.show_words(words)
        if words:
            self._say("")
        self._allow()

    def show_prepared(self, prepared: Prepared | None) -> None:
        """Show how the report will look; None where that is not known."""
        self.heading.setText(preview_words(prepared, self.format_name()))
        text, tokens = (prepared.preview, prepared.tokens) if prepared else ("", None)
        self.box.show_text(text, tokens)

    def show_masked(self, mark: str, words: str) -> None:
        """Say what is masked."""
        self.masked.show_state(mark, words)

    def show_written(self, path: Path) -> None:
        """Say that the report is there, and where."""
        self._replaceable.add(path)
        shown = QDir.toNativeSeparators(str(path))
        self._say(self.tr("Written: {path}").format(path=shown))

    def show_copied(self) -> None:
        """Say that the clipboard holds it."""
        self._say(self.tr("Copied as Markdown."))

    def show_refused(self, words: str) -> None:
        """Say why nothing was written."""
        self._say(words)

    def _say(self, words: str) -> None:
        self.outcome.setText(words)
        self.outcome.setVisible(bool(words))

    def _write(self) -> None:
        path = _path_in(self.path.text().strip())
        if path not in self._replaceable and _is_file(path):
            self._ask_to_replace(path)
            return
        self.export_button.setText(self.tr("Export"))
        self._remember()
        self._settings.set_folder("export", str(path.parent))
        self.write_wished.emit(path)

    def _ask_to_replace(self, path: Path) -> None:
        """Nothing that is there is lost by a name that was typed or proposed."""
        self._replaceable.add(path)
        self.export_button.setText(self.tr("Replace"))
        shown = QDir.toNativeSeparators(str(path))
        words = self.tr("{path} is there already. Press Replace to write over it.")
        self._say(words.format(path=shown))

    def _forget_question(self) -> None:
        if self.export_button.text() != self.tr("Export"):
            self.export_button.setText(self.tr("Export"))
            self._replaceable.clear()
            self._say("")
        self._allow()

    def _copy(self) -> None:
        self._remember()
        self.copy_wished.emit()

    def _remember(self) -> None:
        self._settings.report_format = self.format_name()
        scope = str(self.scopes.currentData())
        if scope != Scope.LOG:  # that takes long: it is asked for each time
            self._settings.report_scope = scope
        self._settings.report_masking = str(self.maskings.currentData())

    def _browse(self) -> None:
        suffix = REPORT_FORMATS[self.format_name()]
        kinds = f"{self.formats.currentText()} (*{suffix})"
        title = self.tr("Export report")
        name, _ = QFileDialog.getSaveFileName(self, title, self.path.text(), kinds)
        if name:
            self.path.setText(QDir.toNativeSeparators(name))
            self._replaceable.add(Path(name))  # it was asked there

    def _change_suffix(self) -> None:
        path = Path(self.path.text())
        if path.suffix in REPORT_FORMATS.values():
            suffix = REPORT_FORMATS[self.format_name()]
            self.path.setText(str(path.with_suffix(suffix)))

    def _allow(self) -> None:
        is_free = not self.waiting.is_awaited
        has_path = bool(self.path.text().strip())
        self.export_button.setEnabled(is_free and has_path)
        self.copy_button.setEnabled(is_free)


def _path_in(text: str) -> Path:
    """The whole path that a person means: it is said where a report went."""
    try:
        return Path(text).expanduser().absolute()
    except RuntimeError:  # ``~somebody``, whom nobody knows
        return Path(text).absolute()


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # too long a name, a folder that is closed: writing says so
        return False


def _documents() -> str:
    return QStandardPaths.writableLocation(
        QStandardPaths.StandardLocation.DocumentsLocation
    )
