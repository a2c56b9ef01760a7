"""A log judged into rows without a process of its own, and a channel for that."""

from __future__ import annotations

import contextlib
from collections import deque

from builders import as_json
from inspector.core.browsing.channel import Reach
from inspector.core.browsing.judging import Task, judge_log
from inspector.core.browsing.row_batch import RowBatch
from inspector.core.browsing.rows import LogRows


class Line:
    """A channel whose other end has said everything beforehand."""

    def __init__(self, *said):
        self.said = deque(said)
        self.told = []

    def recv(self):
        if not self.said:
            raise EOFError
        said = self.said.popleft()
        return said() if callable(said) else said

    def send(self, message):
        self.told.append(message)


def lines_of(*records):
    """A log with a record a line."""
    return "".join(as_json(record) + "\n" for record in records).encode()


def served(work, *said, **given):
    """Do work for another end that says some things and goes away; what it was told."""
    line = Line(*said)
    with contextlib.suppress(EOFError):
        work(line, **given)
    return line.told


def judged(path, *reaches, sources=None, target="open-responses"):
    """The batches of a log, as far as it may be read each time."""
    reaches = reaches or (Reach(path.stat().st_size, is_whole=True),)
    task = Task(str(path), path.name, sources, target)
    return served(judge_log, *reaches, task=task)


def rows_of(path, *reaches, **given):
    """The rows of a log."""
    rows = LogRows()
    for batch in judged(path, *reaches, **given):
        assert isinstance(batch, RowBatch), batch
        rows = LogRows() if batch.is_anew else rows
        rows.take(batch)
    return rows


def a_log(folder, *records, name="log.jsonl"):
    """Write a log to a folder."""
    path = folder / name
    path.write_bytes(lines_of(*records))
    return path
