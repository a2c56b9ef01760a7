"""Judge a log into rows of its table, and tell them in batches.

Lines are judged in parts, as the command line does it, in as many processes as there
are processors. What parts cannot tell (events of a stream one a line, reasoning that
got lost) is judged record by record.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, cast

from inspector.core.browsing.channel import Failed, Reach
from inspector.core.browsing.record_judge import RecordJudge
from inspector.core.errors import InspectorError

if TYPE_CHECKING:
    from typing import BinaryIO

    from inspector.core.browsing.channel import Channel
    from inspector.core.browsing.row_batch import RowBatch
    from inspector.core.tools.tool_sources import Sources

FIRST_BYTES = 64 * 1024
"""What is judged of a log to have something to show, in some 30 ms."""


@dataclass(frozen=True, slots=True)
class Task:
    """A log to be judged."""

    path: str
    """Of its text: the file itself, or what was unpacked of it."""

    label: str
    sources: Sources | None
    target: str
    is_followed: bool = False
    """Whether somebody waits at its end for what is written next."""


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
            reach = cast("Reach", channel.recv())
            _judge_in_parts(channel, task, file, reach)
    except InspectorError as error:
        channel.send(Failed(error))


def first_rows(task: Task) -> list[RowBatch]:
    """Judge the beginning of a log here and now, for whoever cannot wait.

    A process that judges all of it tells the same rows again.

    Raises:
        OSError: the log cannot be read.
    """
    beginning = _Beginning()
    with (
        contextlib.suppress(EOFError, InspectorError),
        Path(task.path).open("rb") as file,
    ):
        judge = _record_judge(beginning, task)
        judge.run(file, Reach(FIRST_BYTES, is_whole=False))
    return beginning.told


def _record_judge(channel: Channel, task: Task) -> RecordJudge:
    return RecordJudge(channel, task.label, task.sources, task.target)


def _judge_in_parts(channel: Channel, task: Task, file: BinaryIO, reach: Reach) -> None:
    # Only now: the window itself judges first rows, and needs none of this.
    from inspector.core.browsing.bulk_judge import BulkJudge  # noqa: PLC0415
    from inspector.core.bulk.order import OrderNeededError  # noqa: PLC0415

    judge = BulkJudge(
        channel,
        task.label,
        task.sources,
        target=task.target,
        is_followed=task.is_followed,
    )
    try:
        judge.run(file, reach)
    except OrderNeededError:
        again = _record_judge(channel, task)
        again.run(file, judge.reach, is_anew=True)


class _Beginning:
    """The channel of a judge that is to judge the beginning only."""

    def __init__(self) -> None:
        self.told: list[RowBatch] = []

    def send(self, message: object, /) -> None:
        self.told.append(cast("RowBatch", message))

    def recv(self) -> object:
        raise EOFError
