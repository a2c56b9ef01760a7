"""Read one record of a big log, to be run on a thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.ui.models.log_place import LogPlace
from inspector.ui.models.opened import MOST_BYTES, OpenedText, RefusedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.browsing.row_batch import Difference
    from inspector.core.progress import Progress
    from inspector.ui.models.open_log import OpenLog


def record_of_row(log: OpenLog, row: int) -> Callable[[Progress], list[OpenedText]]:
    """Read the record of a row; nothing if the log was closed meanwhile.

    Raises, when run:
        RefusedError: it is too large, or no longer there.
    """
    told = log.rows[row]

    def work(_: Progress) -> list[OpenedText]:
        differences = differences_of(log, row)
        place = LogPlace(told.line, told.offset, told.item, differences)
        return _read(log, place, told.length)

    return work


def record_of_line(log: OpenLog, line: int) -> Callable[[Progress], list[OpenedText]]:
    """Read the record of a line that has not been judged yet.

    Raises, when run:
        RefusedError: as above.
    """

    def work(_: Progress) -> list[OpenedText]:
        offset = log.text.start_of_record(line, log.index)
        return _read(log, LogPlace(line, offset))

    return work


def differences_of(
    log: OpenLog, row: int
) -> tuple[tuple[int, tuple[Difference, ...]], ...]:
    """What the log makes of the items of a record, by their numbers in it."""
    rows = log.rows.record_of(row)
    found: dict[int, list[Difference]] = {}
    for number, difference in log.rows.differences(rows):
        found.setdefault(number - rows.start, []).append(difference)
    return tuple((number, tuple(each)) for number, each in sorted(found.items()))


def _read(log: OpenLog, place: LogPlace, length: int = 0) -> list[OpenedText]:
    from inspector.core.source.decoding import decode  # noqa: PLC0415

    label = f"{log.label}:{place.line}"
    try:
        raw = log.text.record(place.offset, MOST_BYTES, length)
    except OSError as error:
        words = error.strerror or str(error)
        raise RefusedError("unreadable", label, words) from error
    if raw is None and log.text.is_closed:
        return []
    if raw is None:
        raise RefusedError("record-gone", label)
    if len(raw) > MOST_BYTES:
        raise RefusedError("record-too-large", label)
    return [OpenedText(decode(raw).text, label, raw=raw, place=place)]
