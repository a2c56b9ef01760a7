"""Where the lines of a log begin.

Lines are counted as the gate counts them for its reports: a line feed ends one, and so
does a carriage return, alone or before a line feed. A record ends at a line feed only.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from itertools import accumulate

OFFSET = "Q"
"""The type of an array of byte offsets."""

_ENDS = re.compile(rb"\r\n|\n|\r")


class LineSplitter:
    """Finds line ends in the bytes of a log as they come, in pieces of any size."""

    def __init__(self) -> None:
        self._place = 0
        self._is_held = False

    def starts(self, piece: bytes) -> array[int]:
        """The offsets at which lines begin that a piece has brought to light.

        Args:
            piece: The next bytes of the log.
        """
        if self._is_held:
            piece = b"\r" + piece
        base = self._place - self._is_held
        self._is_held = piece.endswith(b"\r")  # a line feed may come behind it
        self._place = base + len(piece)
        if self._is_held:
            piece = piece[:-1]
        if b"\r" in piece:
            found = (match.end() + base for match in _ENDS.finditer(piece))
            return array(OFFSET, found)
        lengths = [len(line) + 1 for line in piece.split(b"\n")]
        lengths[0] += base
        return array(OFFSET, accumulate(lengths[:-1]))


class LineIndex:
    """The offset of every line, eight bytes each."""

    def __init__(self) -> None:
        self._starts = array(OFFSET, (0,))
        self.size = 0
        """Bytes that were looked at."""

    def take(self, starts: bytes, size: int) -> None:
        """Add what a `LineSplitter` found.

        Args:
            starts: Its array as bytes.
            size: Bytes of the log up to where it looked.
        """
        self._starts.frombytes(starts)
        self.size = size

    @property
    def count(self) -> int:
        """How many lines have begun; the last one may be empty as yet."""
        return len(self._starts) - (self._starts[-1] >= self.size)

    def start_of(self, line_number: int) -> int:
        """The byte at which a line begins.

        Args:
            line_number: 1 for the first line.

        Raises:
            IndexError: there is no such line, or it was not reached yet.
        """
        if not 1 <= line_number <= self.count:
            raise IndexError(line_number)
        return self._starts[line_number - 1]

    def line_at(self, offset: int) -> int:
        """The number of the line in which a byte stands."""
        return bisect_right(self._starts, offset)
