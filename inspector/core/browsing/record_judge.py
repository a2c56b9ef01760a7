"""Judge a log record by record, each once all before it are known.

It is the gate's own path, with what the log says of each record; see `gate.gate`. A
log that is not whole yet is waited for.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, cast

from inspector.core.browsing.batching import MOST_ROWS, Batching
from inspector.core.browsing.growing import GrowingLog
from inspector.core.browsing.row_batch import differences
from inspector.core.checks.inspection import for_target, inspect_document
from inspector.core.gate.log import Log
from inspector.core.gate.records import RecordReader

if TYPE_CHECKING:
    from typing import BinaryIO

    from inspector.core.browsing.channel import Channel, Reach
    from inspector.core.checks.inspection import Inspection
    from inspector.core.gate.late import LateFinding
    from inspector.core.tools.tool_sources import Sources

FIRST_SECONDS, SECONDS = 0.03, 0.1
"""How long rows are gathered: the first ones are awaited."""


class RecordJudge:
    """Judges one log.

    Args:
        channel: Gives `Reach`, takes `RowBatch`.
        label: The name of the log.
        sources: Schemas and tools that a person gave.
        target: What items are to be replayed on.
    """

    def __init__(
        self, channel: Channel, label: str, sources: Sources | None, target: str
    ) -> None:
        self._channel = channel
        self._label = label
        self._sources = sources
        self._target = target
        self._log = Log(target)
        self._rows = Batching()
        self._since = time.monotonic()
        self._pause = FIRST_SECONDS
        self._judged = 0
        self._is_anew = False

    def run(self, file: BinaryIO, reach: Reach, *, is_anew: bool = False) -> None:
        """Judge record after record, and tell at the end what only that shows.

        Args:
            file: The log.
            reach: How far it may be read for now.
            is_anew: Whether some of its rows were told before.

        Raises:
            InspectorError: it cannot be read.
            EOFError: nobody waits for rows any more.
        """
        self._is_anew = is_anew
        file.seek(0)
        self._stream = GrowingLog(file, reach, self._more)
        for document in RecordReader(cast("BinaryIO", self._stream), self._label):
            alone = inspect_document(document, self._sources)
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
        seen = self._log.for_target(within)
        if within is alone:
            self._rows.take(seen)
            return
        by_itself = for_target(alone, self._target)
        first = self._rows.take(seen, by_itself)
        for number, difference in differences(by_itself, seen):
            finding, is_gone = difference
            self._rows.keep(first + number, finding, is_gone=is_gone)

    def _take_late(self, late: LateFinding) -> None:
        rows, finding = self._rows, late.finding
        if late.item is not None:
            row = rows.row_of_item(late.item)
        else:
            row = rows.row_at(late.document.origin.byte_offset)
        rows.note_late(row, finding, is_on_item=late.item is not None)
        rows.keep(row, finding)

    def _is_time(self) -> bool:
        is_full = self._rows.size >= MOST_ROWS
        return is_full or time.monotonic() - self._since > self._pause

    def _tell(self, *, is_end: bool = False, is_waiting: bool = False) -> None:
        place = self._stream.place if is_waiting else self._judged
        batch = self._rows.batch(place, is_end=is_end, is_waiting=is_waiting)
        self._channel.send(batch._replace(is_anew=self._is_anew))
        self._is_anew = False
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
