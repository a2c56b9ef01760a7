"""Open a big log in a test, with its work on threads instead of processes."""

from __future__ import annotations

import contextlib
import queue
import threading

import pytest
from PySide6.QtCore import QObject, Signal

from inspector.core.browsing import log_file
from inspector.ui.models.log_sieve import LogSieve
from inspector.ui.models.open_log import OpenLog

WAIT_MS = 30_000


class _Channel:
    def __init__(self, helper):
        self._helper = helper
        self.said = queue.Queue()

    def recv(self):
        said = self.said.get()
        if said is None:
            raise EOFError
        return said

    def send(self, message):
        if self._helper.is_stopped:
            raise EOFError
        with contextlib.suppress(RuntimeError):  # the test is over
            self._helper.told.emit(message)


class HelperThread(QObject):
    """Does work on a thread; it ends when it next looks for a message."""

    told = Signal(object)
    ended = Signal()

    def __init__(self, work, **given):
        super().__init__()
        self.given = given
        self.is_stopped = False
        self._channel = _Channel(self)
        self._work = work
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self):
        with contextlib.suppress(EOFError, OSError):
            self._work(self._channel, **self.given)
        if not self.is_stopped:
            self.ended.emit()

    def start(self):
        self._thread.start()

    def tell(self, message):
        self._channel.said.put(message)

    def stop(self):
        self.is_stopped = True
        self._channel.said.put(None)

    def wait(self):
        self._thread.join(30)


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
