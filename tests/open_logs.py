"""Open a big log in a test, with its work on threads instead of processes."""

from __future__ import annotations

import contextlib
import queue
import threading

import pytest
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from inspector.core.browsing import log_file
from inspector.ui.models.log_sieve import LogSieve
from inspector.ui.models.open_log import OpenLog

WAIT_MS = 30_000
LOOK_MS = 2
_END = object()
"""What a thread says last of all."""


class _Line:
    """Between a thread and the window; neither end of it knows anything of Qt."""

    def __init__(self):
        self.to_work, self.from_work = queue.SimpleQueue(), queue.SimpleQueue()
        self.is_cut = False

    def cut(self):
        self.is_cut = True
        self.to_work.put(_END)

    def recv(self):
        said = self.to_work.get()
        if said is _END:
            raise EOFError
        return said

    def send(self, message):
        if self.is_cut:
            raise EOFError
        self.from_work.put(message)


def _do(work, line, given):
    try:
        with contextlib.suppress(EOFError, OSError):
            work(line, **given)
    finally:
        line.from_work.put(_END)


class HelperThread(QObject):
    """Does work on a thread; it ends when it next looks for a message.

    The thread holds nothing of Qt: what it has said is taken on the main thread.
    """

    told = Signal(object)
    ended = Signal()

    def __init__(self, work, **given):
        super().__init__()
        self.given = given
        self._line = _Line()
        self._thread = threading.Thread(
            target=_do, args=(work, self._line, given), daemon=True
        )
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._take)

    @property
    def is_stopped(self):
        return self._line.is_cut

    def start(self):
        self._thread.start()
        self._look.start()

    def tell(self, message):
        self._line.to_work.put(message)

    def stop(self):
        self._line.cut()
        self._look.stop()

    def wait(self):
        self._thread.join(WAIT_MS / 1000)

    @Slot()
    def _take(self):
        while not self.is_stopped:
            try:
                message = self._line.from_work.get_nowait()
            except queue.Empty:
                return
            if message is _END:
                self._look.stop()
                self.ended.emit()
                return
            self.told.emit(message)


def big(path):
    """A log that is big whatever its size."""
    return log_file.big_log(path, bytes_from=1, lines_from=1)


@pytest.fixture
def small_is_big(monkeypatch):
    """Every log of three lines is a big one, and threads do its work."""
    monkeypatch.setattr(log_file, "BIG_LINES", 3)
    for owner in (OpenLog, LogSieve):
        monkeypatch.setitem(owner.__init__.__kwdefaults__, "helper", HelperThread)


def judged(log, qtbot):
    """Wait until a log is judged to its end and its news are told."""
    qtbot.waitUntil(
        lambda: log.judging.value == "done" and not log._news.isActive(),
        timeout=WAIT_MS,
    )
