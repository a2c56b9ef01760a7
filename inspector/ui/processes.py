"""Run core work in a process of its own, and bring what it tells by signal.

For work that lasts as long as a log is open: a thread would take its turns from the
window, and one large line would hold it up for seconds. A process can be ended at any
moment with all that it has begun itself, and nothing of it is left.
"""

from __future__ import annotations

import atexit
import contextlib
import multiprocessing
import multiprocessing.util
import os
import signal
import sys
import threading
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from PySide6.QtCore import QObject, Signal, Slot

from inspector.core.interrupts import interrupts_held
from inspector.ui.serving import Fault, serve

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.process import BaseProcess

PATIENCE_SECONDS = 10.0
"""How long to wait at most for a process that was killed."""


class Helper(Protocol):
    """Work in a process; in a test, work that is done at once.

    Signals:
        told: (object) whatever the work has sent.
        ended: the work is over, though nobody has stopped it.
    """

    told: Any
    ended: Any

    def start(self) -> None:
        """Begin."""
        ...

    def tell(self, message: object) -> None:
        """Send the work a message."""
        ...

    def stop(self) -> None:
        """End it at once; nothing is told any more."""
        ...

    def wait(self) -> None:
        """Wait until work that was stopped is gone."""
        ...


class HelperProcess(QObject):
    """One process, whose messages arrive on the main thread.

    Args:
        work: A function of a module: it is called in the process, with a channel and
            what else was given.
        given: Picklable.

    Signals:
        told: (object) whatever the work has sent.
        ended: the work is over, though nobody has stopped it.
    """

    told = Signal(object)
    ended = Signal()
    _faulty = Signal(str)
    _gone = Signal()

    _live: ClassVar[set[HelperProcess]] = set()
    """Those whose thread still uses them: it must not be the last to let go, for what
    belongs to Qt would be destroyed on it."""

    def __init__(self, work: Callable[..., None], **given: object) -> None:
        super().__init__()
        # Not forked: this process has threads, and a copy of them would be broken.
        context = multiprocessing.get_context("spawn")
        self._ours, self._theirs = context.Pipe()
        # No daemon: those may have no processes of their own.
        self._process: BaseProcess = context.Process(
            target=serve, args=(self._theirs, work, given), daemon=False
        )
        self._lock = threading.Lock()
        self._is_stopped = False
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._faulty.connect(self._raise)
        self._gone.connect(self._release)

    def start(self) -> None:
        """Begin; the process is started off the main thread too."""
        self._live.add(self)
        self._thread.start()

    @classmethod
    def live(cls) -> frozenset[HelperProcess]:
        """All that were started and are not gone."""
        return frozenset(cls._live)

    def tell(self, message: object) -> None:
        """Send the work a message; one that nobody takes any more is lost."""
        with contextlib.suppress(OSError):
            self._ours.send(message)

    def stop(self) -> None:
        """End the process at once; nothing is told any more."""
        with self._lock:
            self._is_stopped = True
            if self._process.is_alive():
                _kill(self._process)

    def wait(self) -> None:
        """Wait until a process that was stopped is gone."""
        if self._thread.is_alive():
            self._thread.join(PATIENCE_SECONDS)

    def _listen(self) -> None:
        try:
            with contextlib.suppress(EOFError, OSError):  # it ended, or never began
                self._begin_unless_stopped()
                while True:
                    self._pass_on(self._ours.recv())
            if self._process.pid is not None:
                self._process.join()
            self._ours.close()
        finally:
            if not self._is_stopped:
                self.ended.emit()
            self._gone.emit()

    def _begin_unless_stopped(self) -> None:
        try:
            with self._lock:
                if not self._is_stopped:
                    _start(self._process)
        finally:
            self._theirs.close()  # else its end would go unnoticed

    def _pass_on(self, message: object) -> None:
        if self._is_stopped:
            return
        if isinstance(message, Fault):
            self._faulty.emit(message.text)
        else:
            self.told.emit(message)

    @Slot(str)
    def _raise(self, text: str) -> None:
        """For the one hook that shows faults of ours.

        Raises:
            RuntimeError: always.
        """
        raise RuntimeError(text)

    @Slot()
    def _release(self) -> None:
        # What was told last of all may be heard before the thread has returned.
        self._thread.join()
        self._live.discard(self)


def end_all() -> None:
    """End every process, whoever forgot to stop it, and what listens to it."""
    live = HelperProcess.live()
    for helper in live:
        helper.stop()
    for helper in live:
        helper.wait()


# Behind what was registered by `multiprocessing.util`, which waits for processes: what
# is registered last is called first.
atexit.register(end_all)


def _kill(process: BaseProcess) -> None:
    """End a process with all that it has begun."""
    if sys.platform != "win32" and process.pid is not None:
        with contextlib.suppress(ProcessLookupError):  # it has only just begun
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


def _start(process: BaseProcess) -> None:
    """Start a process; Ctrl+C is the window's alone."""
    if sys.platform != "win32":
        from multiprocessing import resource_tracker  # noqa: PLC0415 - not there

        # Begun with the first process, it would let Ctrl+C through again.
        resource_tracker.ensure_running()
    with interrupts_held():
        process.start()
