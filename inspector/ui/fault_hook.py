"""Every exception that nobody expected is shown once, and never lost."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

if TYPE_CHECKING:
    from types import TracebackType

    from PySide6.QtWidgets import QWidget


class FaultHook(QObject):
    """Stands in for ``sys.excepthook``: writes to stderr as ever, and opens a dialog.

    A fault inside a slot ends up here; it may come from any thread, the dialog is
    shown on the main one. One dialog at a time: faults often come in flocks.

    Signals:
        caught: (exception) from whatever thread.
    """

    caught = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window: QWidget | None = None
        self._is_open = False
        self.has_caught = False
        self.caught.connect(self._show)
        sys.excepthook = self._catch

    def speak_through(self, window: QWidget) -> None:
        """Show dialogs before a window; without one they are only written."""
        self._window = window

    def _catch(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        sys.__excepthook__(kind, error, trace)
        if isinstance(error, Exception):
            self.has_caught = True
            self.caught.emit(error)

    @Slot(object)
    def _show(self, error: Exception) -> None:
        if self._window is None or self._is_open or not self._window.isVisible():
            return
        from inspector.ui.dialogs.fault_dialog import FaultDialog  # noqa: PLC0415

        self._is_open = True
        dialog = FaultDialog(error, self._window)
        dialog.finished.connect(self._close)
        dialog.open()

    @Slot()
    def _close(self) -> None:
        self._is_open = False
