"""A fault of this program: said once, with all that is needed to report it."""

from __future__ import annotations

import platform
import traceback
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
)

from inspector import __version__
from inspector.ui.theme import code_font

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class FaultDialog(QDialog):
    """Shows what went wrong in the program itself; nothing is sent anywhere."""

    def __init__(self, error: BaseException, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Fault of this program"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = QLabel(
            self.tr(
                "Something went wrong in the program itself; your text is not to blame "
                "and is still there. Please report it with the details below. They "
                "may hold parts of your text: read them first."
            )
        )
        words.setWordWrap(True)
        self.details = QPlainTextEdit(details_of(error))
        self.details.setReadOnly(True)
        self.details.setFont(code_font())
        self.details.setAccessibleName(self.tr("Details"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy_button = QPushButton(self.tr("Copy details"))
        self.copy_button.setProperty("primary", "true")
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.copy_button.clicked.connect(self.copy)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(words)
        column.addWidget(self.details, 1)
        column.addWidget(buttons)
        self.resize(640, 400)

    def copy(self) -> None:
        """Put the details on the clipboard."""
        QGuiApplication.clipboard().setText(self.details.toPlainText())


def details_of(error: BaseException) -> str:
    """Versions and the traceback of a fault."""
    versions = (
        f"Open Responses Inspector {__version__}, Python {platform.python_version()}, "
        f"Qt {qVersion()}, {platform.system()} {platform.release()}"
    )
    return versions + "\n\n" + "".join(traceback.format_exception(error))
