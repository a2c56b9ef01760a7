"""Notice what becomes of a file that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from inspector.core.browsing.log_file import FileState, Footprint
from inspector.ui.models.lane import Lane

if TYPE_CHECKING:
    from pathlib import Path

    from inspector.ui.background import Runner

WATCH_MS = 1000
"""How often the file is looked at."""


class FileWatch(QObject):
    """Looks at a file again and again, off the main thread.

    Signals:
        looked: (`FileState`) what has become of it since `begin`.
    """

    looked = Signal(object)

    def __init__(self, path: Path, runner: Runner, parent: QObject) -> None:
        super().__init__(parent)
        self._path = path
        self._footprint: Footprint | None = None
        self._looking = Lane(runner, self)
        self._looking.answered.connect(self._take)
        self._timer = QTimer(self, interval=WATCH_MS)
        self._timer.timeout.connect(self.look)

    @property
    def size(self) -> int:
        """Bytes of the file when it was begun with."""
        return self._footprint.size if self._footprint is not None else 0

    def begin(self) -> None:
        """Take the file as it is now for what it should be.

        Raises:
            OSError: it cannot be read.
        """
        self._footprint = Footprint(self._path)
        self._timer.start()

    def close(self) -> None:
        """Look no more."""
        self._timer.stop()
        self._looking.cancel()

    @Slot()
    def look(self) -> None:
        """Look now."""
        if self._footprint is not None and not self._looking.is_busy:
            footprint = self._footprint
            self._looking.ask(lambda _: (footprint, footprint.state()))

    @Slot(object)
    def _take(self, answer: tuple[Footprint, FileState]) -> None:
        footprint, state = answer
        if footprint is self._footprint:
            self.looked.emit(state)
