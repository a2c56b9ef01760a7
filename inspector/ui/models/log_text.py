"""The text of a big log, of which one record at a time is read.

It is kept open: a log that is moved away can still be read. What was compressed lies
unpacked in a temporary folder for as long as the log is open.
"""

from __future__ import annotations

import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from inspector.core.browsing.log_file import read_record

if TYPE_CHECKING:
    from typing import BinaryIO

    from inspector.core.browsing.line_index import LineIndex
    from inspector.core.browsing.log_file import BigLog

_LINE_END = 2
"""Bytes of the longest one."""


class LogText:
    """Reads records; from any thread."""

    def __init__(self, log: BigLog) -> None:
        self._folder = tempfile.TemporaryDirectory() if log.compression else None
        self.path = log.path
        """Where the text can be read."""

        if self._folder is not None:
            self.path = Path(self._folder.name) / "log"
            self.path.touch()
        self._file: BinaryIO | None = None
        self._lock = threading.Lock()

    def open(self) -> None:
        """Open it.

        Raises:
            OSError: it cannot be read.
        """
        self._file = self.path.open("rb")

    def close(self) -> None:
        """Let go of it, and of what was unpacked."""
        with self._lock:
            if self._file is not None:
                self._file.close()
                self._file = None
        if self._folder is not None:
            with suppress(OSError):
                self._folder.cleanup()

    @property
    def is_closed(self) -> bool:
        """Whether nothing can be read any more."""
        return self._file is None

    def record(self, offset: int, most: int, length: int = 0) -> bytes | None:
        """The record that begins at a byte.

        Args:
            offset: Where it begins.
            most: Bytes; of a longer record more than that are returned, but not all.
            length: Its bytes, where it is more than a line.

        Returns:
            Its bytes; None where no record begins there any more.

        Raises:
            OSError: it cannot be read.
        """
        with self._lock:
            if self._file is None:
                return None
            # Through a buffer of its own: one that is kept would hold what was there.
            with open(self._file.fileno(), "rb", closefd=False) as fresh:
                return read_record(fresh, offset, most + _LINE_END, length)

    def start_of_record(self, line_number: int, index: LineIndex) -> int:
        """The byte at which the record of a line begins.

        Most records are one line; a carriage return inside one begins another.

        Raises:
            IndexError: there is no such line.
        """
        start = index.start_of(line_number)
        with self._lock:
            while start and self._file is not None:
                self._file.seek(start - 1)
                if self._file.read(1) == b"\n":
                    break
                line_number -= 1
                start = index.start_of(line_number)
        return start
