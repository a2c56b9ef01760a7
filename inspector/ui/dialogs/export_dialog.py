"""Where a report is to go, and in which format."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDir, QStandardPaths, Qt, Signal
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

from inspector.ui.models.exporting import REPORT_FORMATS

if TYPE_CHECKING:
    from inspector.ui.settings import Settings


class ExportDialog(QDialog):
    """Asks for a format and a file; says whether it was written, and where.

    Signals:
        chosen: (`Path`, format name) a person wants the report written there.
    """

    chosen = Signal(object, str)

    def __init__(
        self, stem: str, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setWindowTitle(self.tr("Export report"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.formats, self.path = QComboBox(), QLineEdit()
        self.outcome = QLabel()
        self.export_button = QPushButton(self.tr("Export"))
        self.export_button.setProperty("primary", "true")
        self.export_button.setDefault(True)
        self._fill(stem)
        self._lay_out()
        self.formats.currentIndexChanged.connect(self._change_suffix)
        self.path.textChanged.connect(self._allow)
        self._allow()

    def _fill(self, stem: str) -> None:
        for name, words in format_words().items():
            self.formats.addItem(words, name)
        last = self.formats.findData(self._settings.report_format)
        self.formats.setCurrentIndex(max(last, 0))
        folder = self._settings.folder("export") or _documents()
        name = f"{stem}{REPORT_FORMATS[self.format_name()]}"
        self.path.setText(QDir.toNativeSeparators(str(Path(folder) / name)))

    def _lay_out(self) -> None:
        browse = QPushButton(self.tr("Browse…"))
        browse.clicked.connect(self._browse)
        browse.setAutoDefault(False)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.path, 1)
        line.addWidget(browse)
        form = QFormLayout()
        form.setSpacing(8)
        form.addRow(self.tr("Format"), self.formats)
        form.addRow(self.tr("File"), line)
        self.formats.setAccessibleName(self.tr("Format"))
        self.path.setAccessibleName(self.tr("File"))
        self.outcome.setWordWrap(True)
        self.outcome.setTextFormat(Qt.TextFormat.PlainText)
        self.outcome.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.addButton(
            self.export_button, QDialogButtonBox.ButtonRole.ActionRole
        )
        self.export_button.clicked.connect(self._choose)
        self._buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addLayout(form)
        column.addWidget(self.outcome)
        column.addWidget(self._buttons)
        self.resize(560, self.sizeHint().height())

    def format_name(self) -> str:
        """The chosen format, as the core names it."""
        return str(self.formats.currentData())

    def show_written(self, path: Path) -> None:
        """Say that the report is there, and where."""
        shown = QDir.toNativeSeparators(str(path))
        self.outcome.setText(self.tr("Written: {path}").format(path=shown))
        self._allow()

    def show_refused(self, words: str) -> None:
        """Say why nothing was written."""
        self.outcome.setText(words)
        self._allow()

    def _choose(self) -> None:
        path = Path(self.path.text().strip()).expanduser()
        self._settings.report_format = self.format_name()
        self._settings.set_folder("export", str(path.parent))
        self.export_button.setEnabled(False)
        self.outcome.setText(self.tr("Writing …"))
        self.chosen.emit(path, self.format_name())

    def _browse(self) -> None:
        suffix = REPORT_FORMATS[self.format_name()]
        kinds = f"{self.formats.currentText()} (*{suffix})"
        title = self.tr("Export report")
        name, _ = QFileDialog.getSaveFileName(self, title, self.path.text(), kinds)
        if name:
            self.path.setText(QDir.toNativeSeparators(name))

    def _change_suffix(self) -> None:
        path = Path(self.path.text())
        if path.suffix in REPORT_FORMATS.values():
            suffix = REPORT_FORMATS[self.format_name()]
            self.path.setText(str(path.with_suffix(suffix)))

    def _allow(self) -> None:
        self.export_button.setEnabled(bool(self.path.text().strip()))


def format_words() -> dict[str, str]:
    """The formats in words, the first one first."""
    translate = QCoreApplication.translate
    page = translate("ExportDialog", "HTML, one page that stands alone")
    return {"json": "JSON", "markdown": "Markdown", "html": page}


def _documents() -> str:
    return QStandardPaths.writableLocation(
        QStandardPaths.StandardLocation.DocumentsLocation
    )
