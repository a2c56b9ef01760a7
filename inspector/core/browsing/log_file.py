"""A log on disk: whether it is one for the table, and the text of one record.

Whoever writes a log goes on writing it, and other programs move it away: what was seen
of the file is remembered, so that a change is noticed.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from inspector.core.errors import InspectorError
from inspector.core.gate.records import RecordReader

if TYPE_CHECKING:
    from pathlib import Path
    from typing import BinaryIO

BIG_BYTES = 4_000_000
"""From this size on a log is shown as a table."""

BIG_LINES = 5_000
"""Or from so many lines on."""

_PIECE = 256 * 1024
_SAMPLE = 4096
"""Bytes of the beginning and of the end that tell a file from another."""


class FileState(Enum):
    """What has become of a file."""

    SAME = "same"
    GROWN = "grown"
    CHANGED = "changed"
    """Something stands where something else stood."""

    GONE = "gone"


@dataclass(frozen=True, slots=True)
class BigLog:
    """A log that is to be shown as a table."""

    path: Path
    size: int
    """Bytes of the file."""

    compression: str
    """``gzip``, ``zstandard`` or nothing."""

    read_as: str
    """As `Document.read_as` says it."""


def big_log(path: Path, *, bytes_from: int, lines_from: int) -> BigLog | None:
    """Tell whether a file is a log with a record a line, and a big one.

    Args:
        path: Of the file; at most its first lines are read where it is large.
        bytes_from: Its size, unpacked, from which on it is big.
        lines_from: Its lines, from which on it is.

    Raises:
        OSError: it cannot be read.
        InspectorError: it is compressed, and broken.
    """
    size = path.stat().st_size
    with path.open("rb") as file:
        reader = RecordReader(file, path.name)
        try:
            head = b"".join(reader.begin())
        except InspectorError:
            return None  # whoever reads the file as a text says why
        if not reader.is_log:
            return None
        lines, taken = head.count(b"\n"), len(head)
        while taken < bytes_from and lines < lines_from:
            piece = reader.more(_PIECE)
            if not piece:
                return None
            taken += len(piece)
            lines += piece.count(b"\n")
    words = "jsonl", reader.compression
    return BigLog(path, size, reader.compression, ", ".join(filter(None, words)))


class Footprint:
    """What was seen of a file: its size, its age, and how it begins and ends.

    Raises:
        OSError: it cannot be read.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        with path.open("rb") as file:
            self._age = _age(path)
            self.size = self._age[1]
            self._sums = _sums(file, self.size)

    def state(self) -> FileState:
        """What has become of the file since."""
        try:
            age = _age(self._path)
            if age == self._age:
                return FileState.SAME
            if age[0] != self._age[0] or age[1] < self.size or age[1] == self.size:
                return FileState.CHANGED
            with self._path.open("rb") as file:
                is_same = _sums(file, self.size) == self._sums
        except OSError:
            return FileState.GONE
        return FileState.GROWN if is_same else FileState.CHANGED


def _age(path: Path) -> tuple[int, int, int]:
    stat = path.stat()
    return stat.st_ino, stat.st_size, stat.st_mtime_ns


def _sums(file: BinaryIO, size: int) -> tuple[int, int]:
    first = zlib.crc32(file.read(min(_SAMPLE, size)))
    file.seek(max(size - _SAMPLE, 0))
    return first, zlib.crc32(file.read(min(_SAMPLE, size)))


def read_record(
    file: BinaryIO, offset: int, most: int, length: int = 0
) -> bytes | None:
    """The record that begins at a byte, without its line feed.

    Args:
        file: The text of the log.
        offset: Where the record begins.
        most: Bytes that are read at most; a longer record is cut.
        length: Its bytes, where it is more than a line.

    Returns:
        Its bytes; None where no record begins there (any more).
    """
    file.seek(max(offset - 1, 0))
    if offset and file.read(1) != b"\n":
        return None
    line = file.read(min(length, most)) if length else file.readline(most)
    return line.rstrip(b"\r\n") if line else None
