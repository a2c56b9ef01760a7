"""Do the rest once a window has been painted for the first time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

PATIENCE_MS = 2000
"""A window that is shown minimised is not painted; its rest comes all the same."""


class AfterFirstPaint(QObject):
    """Calls a function once, right after the first paint of a window."""

    def __init__(self, window: QWidget, rest: Callable[[], None]) -> None:
        super().__init__(window)
        self._rest: Callable[[], None] | None = rest
        self._window = window
        window.installEventFilter(self)
        QTimer.singleShot(PATIENCE_MS, self._go_on)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Override ``QObject.eventFilter``."""
        if event.type() == QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            # A timer comes when all of the window has been painted.
            QTimer.singleShot(0, self._go_on)
        return super().eventFilter(watched, event)

    def _go_on(self) -> None:
        rest, self._rest = self._rest, None
        if rest is not None:
            rest()
