"""Run core work on the thread pool and bring its result back by signal."""

from __future__ import annotations

import itertools
import sys
import threading
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal, Slot

from inspector.core.progress import CancelledError

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.progress import Progress

SWITCH_SECONDS = 0.0005
"""How soon a working thread lets the window have its turn.

With Python's own 5 ms the window's 8 ms heartbeat slipped to 19 ms behind a busy
thread; with half a millisecond to 10 ms, for about 5 % more work (measured).
"""


class Job(QObject):
    """One cancellable piece of core work, kept alive by its runner.

    Signals:
        progressed: (done, total), on the main thread.
        succeeded: (result), on the main thread, at most once.
        failed: (exception), on the main thread, at most once.
        ended: always last, exactly once; its runner lets go of it soon.
    """

    progressed = Signal(object, object)
    succeeded = Signal(object)
    failed = Signal(object)
    ended = Signal()

    def __init__(self, work: Callable[[Progress], object]) -> None:
        super().__init__()
        self._work = work
        self._stop = threading.Event()

    def cancel(self) -> None:
        """Ask the work to stop; it answers at its next checkpoint."""
        self._stop.set()

    def advance(self, done: int, total: int) -> None:
        """Implement ``Progress.advance``; called on the pool thread."""
        self.progressed.emit(done, total)

    def cancelled(self) -> bool:
        """Implement ``Progress.cancelled``; called on the pool thread."""
        return self._stop.is_set()

    def execute(self) -> None:
        """Do the work on the calling thread and report how it ended."""
        try:
            if self.cancelled():  # while it waited for a thread
                return
            result = self._work(self)
        except CancelledError:
            pass  # that is what was wished
        except Exception as exc:  # noqa: BLE001 - shown on the main thread
            self.failed.emit(exc)
        else:
            self.succeeded.emit(result)
        finally:
            self.ended.emit()


class Runner(Protocol):
    """Starts jobs; in a test one that runs them at once."""

    @property
    def is_idle(self) -> bool:
        """Whether every job has ended and its signals have been delivered."""
        ...

    def start(self, job: Job) -> None:
        """Have a job executed, now or soon."""
        ...

    def shut_down(self) -> None:
        """Cancel every live job and wait until all have ended."""
        ...


class _Runnable(QRunnable):
    """What the pool has of a job, for as long as that is executed."""

    def __init__(self, job: Job, let_go: Callable[[], None]) -> None:
        super().__init__()
        self._job: Job | None = job
        self._let_go = let_go

    def run(self) -> None:
        """Override ``QRunnable.run``; called on the pool thread."""
        try:
            if self._job is not None:
                self._job.execute()
        finally:
            self._job = None
            self._let_go()


class JobRunner(QObject):
    """Starts jobs on threads and owns each one until its thread has let go of it.

    A job, the functions that are connected to it and what those hold may be widgets,
    or the last that holds one: on a thread they must not be let go of. So each is known
    by a number, which is told when the thread has nothing else of it any more.

    Signals:
        began: the first of some jobs.
        rested: no job is alive any more.
    """

    began = Signal()
    rested = Signal()
    _let_go = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        sys.setswitchinterval(SWITCH_SECONDS)
        self._pool = QThreadPool(self)
        self._live: dict[int, Job] = {}
        self._numbers = itertools.count()
        self._let_go.connect(self._release, Qt.ConnectionType.QueuedConnection)

    @property
    def is_idle(self) -> bool:
        """Whether every job has ended and its signals have been delivered."""
        return not self._live

    def start(self, job: Job) -> None:
        """Queue a job on the pool."""
        if self.is_idle:
            self.began.emit()
        number = next(self._numbers)
        self._live[number] = job
        self._pool.start(_Runnable(job, partial(self._let_go.emit, number)))

    def shut_down(self) -> None:
        """Cancel every live job and wait for the pool to drain."""
        for job in self._live.values():
            job.cancel()
        self._pool.waitForDone()

    @Slot(int)
    def _release(self, number: int) -> None:
        del self._live[number]
        if self.is_idle:
            self.rested.emit()
