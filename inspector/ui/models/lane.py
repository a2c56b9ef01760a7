"""One question to the core at a time; answers to older ones are thrown away."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from inspector.ui.background import Job
from inspector.ui.models.opened import RefusedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.progress import Progress
    from inspector.ui.background import Runner


class Busy(NamedTuple):
    """What a person waits for."""

    activity: str
    """``read``, ``inspect`` or ``compare``."""

    done: int = 0
    total: int = 0
    """How far it is, in code points; 0 of 0 while that is not known."""


class Lane(QObject):
    """Keeps the newest of a row of questions, each one making the last one moot.

    Signals:
        answered: (result) of the newest question.
        failed: (`InspectorError` or `RefusedError`) in its place; any other exception
            is a fault of ours and raised here, for the one hook that shows those.
        progressed: (done, total) of the newest question.
        busy_changed: (bool) whether an answer is awaited.
    """

    answered = Signal(object)
    failed = Signal(object)
    progressed = Signal(object, object)
    busy_changed = Signal(bool)

    def __init__(self, runner: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = runner
        self._job: Job | None = None

    @property
    def is_busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._job is not None

    def ask(self, work: Callable[[Progress], object]) -> None:
        """Start on a question; what was asked before is dropped."""
        was_busy = self.is_busy
        self._drop()
        job = self._job = Job(work)
        job.succeeded.connect(self._succeed)
        job.failed.connect(self._fail)
        job.progressed.connect(self._progress)
        if not was_busy:
            self.busy_changed.emit(True)
        self._runner.start(job)

    def cancel(self) -> None:
        """Await no answer any more."""
        if self.is_busy:
            self._drop()
            self.busy_changed.emit(False)

    def _drop(self) -> None:
        if self._job is not None:
            self._job.cancel()
        self._job = None

    @Slot(object)
    def _succeed(self, result: object) -> None:
        if self._end_if_newest():
            self.answered.emit(result)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        # Imported late: the core is loaded on a thread, and has been by now.
        from inspector.core.errors import InspectorError  # noqa: PLC0415

        is_newest = self._end_if_newest()
        if not isinstance(error, (InspectorError, RefusedError)):
            raise error
        if is_newest:
            self.failed.emit(error)

    @Slot(object, object)
    def _progress(self, done: object, total: object) -> None:
        if self._job is not None and self.sender() is self._job:
            self.progressed.emit(done, total)

    def _end_if_newest(self) -> bool:
        """Whether the sender is the job that is awaited; then it is no longer."""
        if self._job is None or self.sender() is not self._job:
            return False
        self._job = None
        self.busy_changed.emit(False)
        return True
