"""A log that is read while it still grows, line by line.

It grows because somebody writes it, or because it is being unpacked. It is read only
as far as was told, and a line is given out once its line feed is there.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import BinaryIO

    from inspector.core.browsing.channel import Reach


class GrowingLog:
    """A stream for `RecordReader` that waits at its end instead of ending.

    Args:
        file: The log.
        reach: How far it may be read for now.
        more: Called at that end; says how far then, as soon as that is known.
    """

    def __init__(self, file: BinaryIO, reach: Reach, more: Callable[[], Reach]) -> None:
        self._file = file
        self._reach = reach
        self._more = more
        self.place = 0
        """Bytes that were given out."""

    def seekable(self) -> bool:
        """As a file says it."""
        return True

    def tell(self) -> int:
        """As a file says it."""
        return self.place

    def seek(self, offset: int, whence: int = os.SEEK_SET, /) -> int:
        """As a file does it; from the beginning only."""
        self.place = self._file.seek(offset, whence)
        return self.place

    def read(self, most: int = -1, /) -> bytes:
        """Some bytes of what is there."""
        left = self._reach.end - self.place
        data = self._file.read(left if most < 0 else min(most, left))
        self.place += len(data)
        return data

    def readline(self, most: int = -1, /) -> bytes:
        """The next line, as soon as it is there; nothing at the end of a whole log.

        Half a line is one only there.
        """
        while True:
            left = self._reach.end - self.place
            line = self._file.readline(left if most < 0 else min(most, left))
            is_full = line.endswith(b"\n") or 0 <= most <= len(line)
            if is_full or self._reach.is_whole:
                self.place += len(line)
                return line
            self._file.seek(self.place)
            self._reach = self._more()
