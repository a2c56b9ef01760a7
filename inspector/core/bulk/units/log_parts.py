"""Cut a log at line feeds into parts of about the same size.

Where a part can be read again by its place, and nobody wants a digest or a count, only
the ends of parts are read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.units.lines import lines_in
from inspector.core.bulk.units.unit import LogPart, Stretch
from inspector.core.errors import InspectorError
from inspector.core.gate.lines import is_blank
from inspector.core.gate.records import RECORD_LIMIT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.bulk.units.unit import Unit
    from inspector.core.gate.records import RecordReader

_LOOK = 64 * 1024
"""Bytes in which the end of a line is looked for first."""


class Cut(NamedTuple):
    """A unit, and what is known of its place."""

    unit: Unit
    taken: int
    """Bytes of files that were read for it."""

    offset: int = 0
    """Bytes of the text before a part."""

    lines: int | None = None
    """Lines before a part, where they were counted."""

    stretch: Stretch | None = None
    """Where the text of a part can be read again."""


class LogCutter:
    """Cuts one log.

    Args:
        number: Of the input.
        name: Of the input.
        reader: Reads it, behind its first lines.
        part: Bytes of a part.
        has_text: Whether parts have their text with them, where it was read.
        can_skip: Whether text may be passed over that others read.
    """

    def __init__(
        self,
        number: int,
        name: str,
        reader: RecordReader,
        part: int,
        *,
        has_text: bool,
        can_skip: bool,
    ) -> None:
        self._number = number
        self._name = name
        self._reader = reader
        self._part = part
        self._has_text = has_text
        self._can_skip = can_skip
        self._offset = self._lines = self._taken = 0
        self._is_blank = True

    def cuts(self, head: bytes, since: int, picked: list[int] | None) -> Iterator[Cut]:
        """The parts of the log.

        Args:
            head: The text that was read to know it for one.
            since: The first line that is looked at.
            picked: The lines that are looked at, all where None.

        Raises:
            InspectorError: nothing stands on that line or behind it.
        """
        is_counted = since > 1 or picked is not None
        if self._can_skip and not is_counted:
            for length in self._lengths(len(head)):
                yield self._cut(None, length)
                self._offset += length
            return
        for block in self._blocks(head):
            text = self._without_lines(block, since) if since > 1 else block
            lines = lines_in(text) if is_counted else 0
            chosen = _between(picked, self._lines, lines)
            self._is_blank = self._is_blank and is_blank(text)
            if text and chosen != ():
                before = self._lines if is_counted else None
                yield self._cut(text, len(text), chosen, before)
            self._offset += len(text)
            self._lines += lines
        if self._is_blank and since > 1:
            raise InspectorError("since-beyond", name=self._name, line=since)

    def _cut(
        self,
        text: bytes | None,
        length: int,
        picked: tuple[int, ...] | None = None,
        lines: int | None = None,
    ) -> Cut:
        stretch = None
        if not self._reader.compression:
            stretch = Stretch(self._name, self._offset, self._offset + length)
        is_with_it = text is not None and (self._has_text or stretch is None)
        place: Stretch | bytes | None = text if is_with_it else stretch
        assert place is not None
        part = LogPart(
            self._number,
            self._name,
            place,
            self._reader.has_other_lines,
            self._reader.compression if not self._taken else "",
            picked,
        )
        taken = self._reader.facts.size - self._taken
        self._taken += taken
        return Cut(part, taken, self._offset, lines, stretch)

    def _lengths(self, here: int) -> Iterator[int]:
        """Lengths of the blocks that `_blocks` has, with little read of them.

        Args:
            here: Where the text that was read ends, which is an end of a line.
        """
        start, line = 0, here
        while count := self._reader.skip(self._part):
            here += count
            end = self._last_end(here - count, here)
            if end:
                yield end - start
                start = line = end
            elif here - line > RECORD_LIMIT:
                raise self._too_large(here)
        if here > start:
            yield here - start

    def _last_end(self, start: int, end: int) -> int:
        """Where the last line of a stretch ends; 0 where none does."""
        width, high = _LOOK, end
        while high > start:
            low = max(start, high - width)
            found = self._reader.again(low, high).rfind(b"\n")
            if found >= 0:
                return low + found + 1
            high, width = low, 2 * width
        return 0

    def _too_large(self, place: int) -> InspectorError:
        limit = RECORD_LIMIT // 1024**2
        return InspectorError(
            "line-too-large", name=self._name, limit=limit, offset=place
        )

    def _blocks(self, head: bytes) -> Iterator[bytes]:
        """The text in blocks of whole lines."""
        rest = head
        while more := self._reader.more(self._part):
            end = more.rfind(b"\n") + 1
            if end:
                yield b"".join((rest, memoryview(more)[:end]))
                rest = more[end:]
                continue
            rest += more
            if len(rest) - (rest.rfind(b"\n") + 1) > RECORD_LIMIT:
                raise self._too_large(self._offset + len(rest))
        if rest:
            yield rest

    def _without_lines(self, block: bytes, since: int) -> bytes:
        """A block without the lines before the first that is looked at."""
        here = 0
        while self._lines + 1 < since and here < len(block):
            end = block.find(b"\n", here) + 1 or len(block)
            self._lines += lines_in(block[here:end])
            here = end
        self._offset += here
        return block[here:]


def _between(
    picked: list[int] | None, before: int, count: int
) -> tuple[int, ...] | None:
    if picked is None:
        return None
    return tuple(n - before for n in picked if before < n <= before + count)
