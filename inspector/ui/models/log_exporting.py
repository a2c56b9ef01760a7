"""The report of a whole big log: read line by line on a thread, never held."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector import __version__

if TYPE_CHECKING:
    from pathlib import Path

    from inspector.core.gate.gate import Records
    from inspector.core.progress import Progress
    from inspector.core.report.redaction.redactor import Redactor
    from inspector.core.report.report import Report
    from inspector.core.tools.tool_sources import Sources


class ShownLog(NamedTuple):
    """A big log of which one record is on the screen."""

    path: Path
    size: int
    """Bytes; 0 where lines cannot be placed in them, as in a compressed file."""

    sources: Sources | None
    """Schemas and tools that a person gave."""

    target: str


def report_of_log(
    log: ShownLog, redactor: Redactor | None, created: str, progress: Progress
) -> Report:
    """Gate a log as the command line does.

    Raises:
        InspectorError: it cannot be read.
        CancelledError: nobody waits for it any more.
    """
    from inspector.core.errors import InspectorError  # noqa: PLC0415 - when asked
    from inspector.core.gate.gate import gate_inputs  # noqa: PLC0415
    from inspector.core.gate.records import RecordReader  # noqa: PLC0415
    from inspector.core.gate.watched_reader import WatchedReader  # noqa: PLC0415
    from inspector.core.report.building import gate_report  # noqa: PLC0415
    from inspector.core.report.collection import Collection  # noqa: PLC0415

    collection, sources = Collection(), log.sources
    try:
        with log.path.open("rb") as file:
            records = RecordReader(file, log.path.name)
            reader: Records = WatchedReader(records, progress, log.size)
            if redactor is not None:
                from inspector.core.report.redaction.reader import (  # noqa: PLC0415
                    RedactedReader,
                )

                reader, sources = RedactedReader(reader, redactor), redactor.sources
            result = gate_inputs(
                [reader], sources, witness=collection, target=log.target
            )
    except OSError as error:
        reason = error.strerror or str(error)
        raise InspectorError(
            "file-unreadable", name=log.path.name, reason=reason
        ) from error
    return gate_report(
        collection.side(result),
        version=__version__,
        created=created,
        target=log.target,
    )
