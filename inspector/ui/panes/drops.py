"""Whatever is dropped on a window: one file, two files, or a text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDropEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_DRAGS = (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop)


class Drops(QObject):
    """Takes drops for a widget and everything in it that takes none itself.

    Signals:
        paths_dropped: (list of `Path`) files.
        text_dropped: (str) a text.
    """

    paths_dropped = Signal(object)
    text_dropped = Signal(str)

    def __init__(self, target: QWidget) -> None:
        super().__init__(target)
        target.setAcceptDrops(True)
        target.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Override ``QObject.eventFilter``."""
        if event.type() not in _DRAGS or not isinstance(event, QDropEvent):
            return super().eventFilter(watched, event)
        data = event.mimeData()
        if not (paths_in(data) or data.hasText()):
            return super().eventFilter(watched, event)
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            self._take(data)
        return True

    def _take(self, data: QMimeData) -> None:
        paths = paths_in(data)
        if paths:
            self.paths_dropped.emit(paths)
        else:
            self.text_dropped.emit(data.text())


def paths_in(data: QMimeData) -> list[Path]:
    """The files of this machine that are dragged."""
    urls = data.urls() if data.hasUrls() else []
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
