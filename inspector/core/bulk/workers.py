"""Do many pieces of work in many processes, and take the answers in their order.

A pool of our own, since the ones of the standard library leave workers behind when
their parent is killed, and cannot be stopped at once. A worker that dies is replaced
and its work done again; it ends by itself when its parent is gone.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import sys
import threading
from collections import deque
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from inspector.core.errors import InspectorError
from inspector.core.interrupts import ignore_interrupts, interrupts_held

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from multiprocessing.process import BaseProcess

R = TypeVar("R")

MOST_DEATHS = 3
"""So often one piece of work may end its worker before it is given up."""

AHEAD = 2
"""Pieces of work for each worker that are begun before the answer of the first."""


def processors() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Hands(Protocol):
    """Whoever does the work."""

    def run(self, work: Iterable[Callable[[], R]]) -> Iterator[R]:
        """Do pieces of work and yield their answers in the same order.

        Args:
            work: Picklable; taken only as far ahead as there is somebody to do it.

        Raises:
            InspectorError: one of them raised it, or cannot be done at all.
        """
        ...


class OwnHands:
    """Does all work in this process."""

    def run(self, work: Iterable[Callable[[], R]]) -> Iterator[R]:
        """Do each piece of work when its answer is asked for."""
        return (piece() for piece in work)


class _Failure:
    """What a piece of work raised."""

    def __init__(self, error: BaseException) -> None:
        self.error = error


class _Worker:
    """One process, and the number of what it is at."""

    def __init__(self, process: BaseProcess, line: Connection) -> None:
        self.process = process
        self.line = line
        self.number: int | None = None


class Processes:
    """Does work in processes beside this one; leaving the context stops all of them.

    Args:
        count: Of processes.

    Example:
        >>> from functools import partial
        >>> with Processes(1) as hands:
        ...     list(hands.run([partial(abs, -1)]))
        [1]
    """

    def __init__(self, count: int) -> None:
        # Fork where it is safe: nothing is imported again, and this process has no
        # threads.
        method = "fork" if sys.platform == "linux" else "spawn"
        self._context: Any = multiprocessing.get_context(method)
        self._count = count
        self._workers: list[_Worker] = []

    def __enter__(self) -> Processes:
        try:
            for _ in range(self._count):
                self._workers.append(self._started())
        except BaseException:  # Ctrl+C while they start
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            worker.line.close()
            worker.process.terminate()
        for worker in self._workers:
            worker.process.join()
            worker.process.close()
        self._workers = []

    @property
    def pids(self) -> tuple[int | None, ...]:
        """The numbers of the processes, as the system has them."""
        return tuple(worker.process.pid for worker in self._workers)

    def run(self, work: Iterable[Callable[[], R]]) -> Iterator[R]:
        """Do pieces of work and yield their answers in the same order."""
        return _Round(self._workers, self._replaced, iter(work)).answers()

    def _started(self) -> _Worker:
        ours, theirs = self._context.Pipe()
        others = [worker.line for worker in self._workers] + [ours]
        inherited = others if self._context.get_start_method() == "fork" else []
        process = self._context.Process(
            target=_serve, args=(theirs, inherited), daemon=True
        )
        with interrupts_held():
            process.start()
        theirs.close()
        return _Worker(process, ours)

    def _replaced(self, worker: _Worker) -> None:
        worker.line.close()
        worker.process.join()
        worker.process.close()
        fresh = self._started()
        worker.process, worker.line, worker.number = fresh.process, fresh.line, None


class _Round(Generic[R]):
    """One run over the workers."""

    def __init__(
        self,
        workers: list[_Worker],
        replace: Callable[[_Worker], None],
        work: Iterator[Callable[[], R]],
    ) -> None:
        self._workers = workers
        self._replace = replace
        self._work = work
        self._begun: dict[int, Callable[[], R]] = {}
        self._answers: dict[int, R | _Failure] = {}
        self._deaths: dict[int, int] = {}
        self._again: deque[int] = deque()
        self._taken = self._due = 0
        self._is_all_taken = False

    def answers(self) -> Iterator[R]:
        while True:
            self._hand_out()
            while self._due in self._answers:
                answer = self._answers.pop(self._due)
                self._due += 1
                if isinstance(answer, _Failure):
                    raise answer.error
                yield answer
                self._hand_out()
            if not self._begun:
                return
            self._listen()

    def _hand_out(self) -> None:
        for worker in self._workers:
            if worker.number is None and not self._give(worker):
                return

    def _give(self, worker: _Worker) -> bool:
        number = self._next_number()
        if number is None:
            return False
        worker.number = number
        try:
            worker.line.send(self._begun[number])
        except OSError:
            self._bury(worker)
        return True

    def _next_number(self) -> int | None:
        if self._again:
            return self._again.popleft()
        ahead = self._taken - self._due
        if self._is_all_taken or ahead >= AHEAD * len(self._workers):
            return None
        piece = next(self._work, None)
        if piece is None:
            self._is_all_taken = True
            return None
        number = self._taken
        self._begun[number] = piece
        self._taken += 1
        return number

    def _listen(self) -> None:
        busy = {w.line: w for w in self._workers if w.number is not None}
        for line in wait(list(busy)):
            worker = busy[line]  # type: ignore[index]
            try:
                answer = worker.line.recv()
            except (EOFError, OSError):
                self._bury(worker)
                continue
            number, worker.number = worker.number, None
            if number is not None:
                del self._begun[number]
                self._answers[number] = answer

    def _bury(self, worker: _Worker) -> None:
        """A worker was killed, for memory perhaps: another one does its work."""
        number = worker.number
        self._replace(worker)
        if number is None:
            return
        deaths = self._deaths[number] = self._deaths.get(number, 0) + 1
        if deaths < MOST_DEATHS:
            self._again.append(number)
            return
        del self._begun[number]
        self._answers[number] = _Failure(InspectorError("worker-died", count=deaths))


def _serve(line: Connection, inherited: list[Connection]) -> None:
    """Do what comes over a line until nobody is at its other end."""
    ignore_interrupts()
    for other in inherited:
        other.close()  # else nobody would ever see that its end is gone
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send(_answer_of(line.recv()))


def _answer_of(piece: Callable[[], object]) -> object:
    try:
        return piece()
    except Exception as error:  # noqa: BLE001 - raised again where it is awaited
        return _Failure(error)


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
