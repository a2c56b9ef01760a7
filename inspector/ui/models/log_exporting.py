"""The report of a whole big log, made on a thread as the command line makes it."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from inspector import __version__
from inspector.core.progress import stop_if_cancelled

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import BinaryIO

    from inspector.core.bulk.collecting import SpooledCollection
    from inspector.core.gate.gate import Records
    from inspector.core.progress import Progress
    from inspector.core.report.collection import Collection
    from inspector.core.report.redaction.redactor import Redactor
    from inspector.core.report.report import Report, Side
    from inspector.core.tools.tool_sources import Sources

_PART = 512 * 1024
"""Bytes between two looks at whether anybody still waits: some 20 ms."""


class ShownLog(NamedTuple):
    """A big log of which one record is on the screen."""

    path: Path
    size: int
    """Bytes; 0 where lines cannot be placed in them, as in a compressed file."""

    sources: Sources | None
    """Schemas and tools that a person gave."""

    target: str


@contextmanager
def report_of_log(
    log: ShownLog,
    redactor: Redactor | None,
    created: str,
    progress: Progress,
    *,
    is_kept: bool = False,
) -> Iterator[Report]:
    """Gate a log as the command line does.

    Args:
        log: The log.
        redactor: Masks its records.
        created: When, for the report to say.
        progress: Is told how far it is.
        is_kept: Whether somebody reads the report once the context is left: then all
            its rows are in memory.

    Raises:
        InspectorError: it cannot be read.
        CancelledError: nobody waits for it any more.
    """
    from inspector.core.report.building import gate_report  # noqa: PLC0415 - when asked

    with ExitStack() as stack:
        if redactor is None and not is_kept:
            side = stack.enter_context(_in_parts(log, progress))
        else:
            collection = _in_memory() if is_kept else _on_disk(stack)
            side = _in_order(log, redactor, progress, collection)
        yield gate_report(side, version=__version__, created=created, target=log.target)


def _in_memory() -> Collection:
    from inspector.core.report.collection import Collection  # noqa: PLC0415

    return Collection()


def _on_disk(stack: ExitStack) -> SpooledCollection:
    """Keeps rows until the stack is left."""
    from inspector.core.bulk.collecting import SpooledCollection  # noqa: PLC0415
    from inspector.core.bulk.spool import Spool  # noqa: PLC0415

    return SpooledCollection(stack.enter_context(Spool()))


def _in_order(
    log: ShownLog,
    redactor: Redactor | None,
    progress: Progress,
    collection: Collection | SpooledCollection,
) -> Side:
    """All rows of a log, gated record by record."""
    from inspector.core.gate.gate import gate_inputs  # noqa: PLC0415
    from inspector.core.gate.records import RecordReader  # noqa: PLC0415
    from inspector.core.gate.watched_reader import WatchedReader  # noqa: PLC0415

    sources = log.sources
    with _readable(log), log.path.open("rb") as file:
        records = RecordReader(file, log.path.name)
        reader: Records = WatchedReader(records, progress, log.size)
        if redactor is not None:
            from inspector.core.report.redaction.reader import (  # noqa: PLC0415
                RedactedReader,
            )

            reader, sources = RedactedReader(reader, redactor), redactor.sources
        result = gate_inputs([reader], sources, witness=collection, target=log.target)
    return collection.side(result)


@contextmanager
def _in_parts(log: ShownLog, progress: Progress) -> Iterator[Side]:
    """Rows of a log that lie on disk until the context is left."""
    from inspector.core.bulk.order import OrderNeededError  # noqa: PLC0415
    from inspector.core.bulk.run import BulkRun  # noqa: PLC0415
    from inspector.core.bulk.units.cutting import Inputs  # noqa: PLC0415
    from inspector.core.bulk.workers import OwnHands  # noqa: PLC0415
    from inspector.core.tools.tool_sources import Sources  # noqa: PLC0415

    def told(taken: int, items: int) -> None:
        progress.advance(taken, log.size)
        stop_if_cancelled(progress)

    name = log.path.name
    with _readable(log):
        size = log.path.stat().st_size
    inputs = Inputs([name], [size], partial(_opened, log.path), part=_PART)
    sources = log.sources or Sources()
    with BulkRun(inputs, sources, report=told, target=log.target) as run:
        try:
            _, side = run.gate(OwnHands())
        except OrderNeededError:
            _, side = run.gate_in_order()
        yield side


def _opened(path: Path, name: str) -> BinaryIO:
    return path.open("rb")


@contextmanager
def _readable(log: ShownLog) -> Iterator[None]:
    """Say in a line why a log cannot be read."""
    from inspector.core.errors import InspectorError  # noqa: PLC0415

    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        name = log.path.name
        raise InspectorError("file-unreadable", name=name, reason=reason) from error
