"""Judge the records of a log one after the other and tell their rows in batches.

It is the gate's own path, record by record, with what the log says of each; see
`gate.gate`. A log that is not whole yet is waited for.
"""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, cast

from inspector.core.browsing.batching import Batching
from inspector.core.browsing.channel import Failed, Reach
from inspector.core.browsing.growing import GrowingLog
from inspector.core.browsing.row_batch import Difference, RowBatch
from inspector.core.checks.inspection import for_target, inspect_document
from inspector.core.errors import InspectorError
from inspector.core.gate.log import Log
from inspector.core.gate.records import RecordReader

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import BinaryIO

    from inspector.core.browsing.channel import Channel
    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspection import Inspection
    from inspector.core.gate.late import LateFinding
    from inspector.core.tools.tool_sources import Sources

FIRST_SECONDS, SECONDS = 0.03, 0.1
"""How long rows are gathered: the first ones are awaited."""

FIRST_BYTES = 64 * 1024
"""What is judged of a log to have something to show, in some 30 ms."""

MOST_ROWS = 4000
"""Rows of a batch at most: it is taken in a turn of the window."""


@dataclass(frozen=True, slots=True)
class Task:
    """A log to be judged."""

    path: str
    """Of its text: the file itself, or what was unpacked of it."""

    label: str
    sources: Sources | None
    target: str


def judge_log(channel: Channel, task: Task) -> None:
    """Judge a log as far as the other end says, and further until it is whole.

    Args:
        channel: Gives `Reach`, takes `RowBatch` and `Failed`.
        task: What is judged.

    Raises:
        EOFError: nobody waits for rows any more.
        OSError: the same.
    """
    try:
        with Path(task.path).open("rb") as file:
            _Judge(channel, task, file).run()
    except InspectorError as error:
        channel.send(Failed(error))


def first_rows(task: Task) -> list[RowBatch]:
    """Judge the beginning of a log here and now, for whoever cannot wait.

    A process that judges all of it tells the same rows again.

    Raises:
        OSError: the log cannot be read.
    """
    beginning = _Beginning()
    with contextlib.suppress(EOFError):
        judge_log(beginning, task)
    return [told for told in beginning.told if isinstance(told, RowBatch)]


class _Beginning:
    """The channel of a judge that is to judge the beginning only."""

    def __init__(self) -> None:
        self.told: list[object] = []
        self._reaches = [Reach(FIRST_BYTES, is_whole=False)]

    def send(self, message: object) -> None:
        self.told.append(message)

    def recv(self) -> object:
        if not self._reaches:
            raise EOFError
        return self._reaches.pop()


class _Judge:
    def __init__(self, channel: Channel, task: Task, file: BinaryIO) -> None:
        self._channel = channel
        self._task = task
        self._log = Log(task.target)
        self._rows = Batching()
        self._since = time.monotonic()
        self._pause = FIRST_SECONDS
        self._judged = 0
        reach = cast("Reach", channel.recv())
        self._stream = GrowingLog(file, reach, self._more)

    def run(self) -> None:
        """Judge record after record, and tell at the end what only that shows."""
        reader = RecordReader(cast("BinaryIO", self._stream), self._task.label)
        for document in reader:
            alone = inspect_document(document, self._task.sources)
            within, late = self._log.feed(alone)
            self._take(alone, within)
            self._judged = document.origin.byte_offset + 1
            for each in late:
                self._take_late(each)
            if self._is_time():
                self._tell()
        self._tell()
        self._tell_end()

    def _take(self, alone: Inspection, within: Inspection) -> None:
        target = self._task.target
        seen = for_target(within, target)
        first = self._rows.take(seen)
        if within is alone:
            return
        for number, (one, other) in enumerate(
            zip(for_target(alone, target).items, seen.items, strict=True)
        ):
            if one.findings is not other.findings:
                gone = _without(one.findings, other.findings)
                come = _without(other.findings, one.findings)
                for finding in gone:
                    self._rows.keep(first + number, Difference(finding, is_gone=True))
                for finding in come:
                    self._rows.keep(first + number, Difference(finding))

    def _take_late(self, late: LateFinding) -> None:
        row = self._rows.take_late(late)
        self._rows.keep(row, Difference(replace(late.finding, item=None)))

    def _is_time(self) -> bool:
        is_full = self._rows.size >= MOST_ROWS
        return is_full or time.monotonic() - self._since > self._pause

    def _tell(self, *, is_end: bool = False, is_waiting: bool = False) -> None:
        place = self._stream.place if is_waiting else self._judged
        batch = self._rows.batch(place, is_end=is_end, is_waiting=is_waiting)
        self._channel.send(batch)
        self._pause = SECONDS
        self._since = time.monotonic()

    def _more(self) -> Reach:
        """Everything that may be read was judged: say so, and wait."""
        self._tell(is_waiting=True)
        return cast("Reach", self._channel.recv())

    def _tell_end(self) -> None:
        for late in self._log.close():
            self._take_late(late)
            if self._rows.size >= MOST_ROWS:
                self._tell(is_end=True)
        self._tell(is_end=True, is_waiting=True)


def _without(some: Iterable[Finding], others: tuple[Finding, ...]) -> list[Finding]:
    return [finding for finding in some if finding not in others]
