"""Run core work on the thread pool and bring its result back by signal."""

from __future__ import annotations

import gc
import sys
import threading
import time
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from inspector.core.progress import CancelledError

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.progress import Progress

SWITCH_SECONDS = 0.0005
"""How soon a working thread lets the window have its turn.

With Python's own 5 ms the window's 8 ms heartbeat slipped to 19 ms behind a busy
thread; with half a millisecond to 10 ms, for about 5 % more work (measured).
"""

LONG_SECONDS = 0.1
"""Work that lasts longer may have built so much that the collector of cycles is told
to leave it alone. The collector's own count will not do: freeing lowers it again."""


class Job(QObject):
    """One cancellable piece of core work, kept alive by its runner.

    Signals:
        progressed: (done, total), on the main thread.
        succeeded: (result), on the main thread, at most once.
        failed: (exception), on the main thread, at most once.
        ended: always last, exactly once; its runner lets go of it then.
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
    def __init__(self, job: Job) -> None:
        super().__init__()
        self._job = job

    def run(self) -> None:
        self._job.execute()


class JobRunner(QObject):
    """Starts jobs on threads and owns each one until it has ended.

    Python's collector of reference cycles rests while any job is alive, and what a
    large one has built is exempt from it afterwards: it walks every object there is,
    which stopped all threads for 240 ms at a time behind one item of 1 MB. What the
    core builds has no cycles; reference counting frees it as ever.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        sys.setswitchinterval(SWITCH_SECONDS)
        self._pool = QThreadPool(self)
        self._live: set[Job] = set()
        self._busy_since = 0.0

    @property
    def is_idle(self) -> bool:
        """Whether every job has ended and its signals have been delivered."""
        return not self._live

    def start(self, job: Job) -> None:
        """Queue a job on the pool."""
        if self.is_idle:
            gc.disable()
            self._busy_since = time.monotonic()
        self._live.add(job)
        job.ended.connect(self._release)
        self._pool.start(_Runnable(job))

    def shut_down(self) -> None:
        """Cancel every live job and wait for the pool to drain."""
        for job in self._live:
            job.cancel()
        self._pool.waitForDone()
        gc.enable()

    @Slot()
    def _release(self) -> None:
        job = self.sender()
        if isinstance(job, Job):
            self._live.discard(job)
        if self.is_idle:
            if time.monotonic() - self._busy_since > LONG_SECONDS:
                gc.freeze()
            gc.enable()
