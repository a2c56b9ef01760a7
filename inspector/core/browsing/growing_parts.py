"""Cut a log that may still grow into parts of whole lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.bulk.units.unit import LogPart
from inspector.core.errors import InspectorError
from inspector.core.gate.records import RECORD_LIMIT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

    from inspector.core.browsing.channel import Reach

FIRST_PART = 128 * 1024
"""Bytes of the first part: its rows are awaited. Each one is twice as large as the
one before, up to `PART`."""

PART = 1024 * 1024


class GrowingParts:
    """The parts of one log, which is read as far as it may be.

    Args:
        file: The log.
        label: Its name.
        only_values: Whether it has lines that hold no record.
    """

    def __init__(self, file: BinaryIO, label: str, *, only_values: bool) -> None:
        self._file = file
        self._label = label
        self._only_values = only_values
        self._size = FIRST_PART
        self.place = 0
        """Bytes that are in parts already."""

    def within(self, reach: Reach) -> Iterator[tuple[int, LogPart]]:
        """The parts up to where the log may be read, each with its first byte.

        Half a line is in one only at the end of a whole log.

        Raises:
            InspectorError: a line is too large.
        """
        while text := self._next(reach):
            part = LogPart(0, self._label, text, self._only_values, "", None)
            start, self.place = self.place, self.place + len(text)
            yield start, part
            self._size = min(2 * self._size, PART)

    def _next(self, reach: Reach) -> bytes:
        self._file.seek(self.place)
        text, left = bytearray(), reach.end - self.place
        while left > 0 and (piece := self._file.read(min(self._size, left))):
            left -= len(piece)
            end = piece.rfind(b"\n") + 1
            if end and (left or not reach.is_whole):
                return bytes(text + piece[:end])
            text += piece
            if len(text) > RECORD_LIMIT:
                raise self._too_large(len(text))
        return bytes(text) if reach.is_whole else b""

    def _too_large(self, length: int) -> InspectorError:
        return InspectorError(
            "line-too-large",
            name=self._label,
            limit=RECORD_LIMIT // 1024**2,
            offset=self.place + length,
        )
