"""Cut inputs into units, as far ahead as somebody works on them.

Logs are cut at line feeds into parts of about the same size, by their places where a
file can be read again. Small inputs go together whole.
"""

from __future__ import annotations

import random
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.lines import lines_in
from inspector.core.bulk.sizes import SMALL
from inspector.core.bulk.unit import LogPart, Stretch, WholeInputs, WholeText
from inspector.core.errors import InspectorError
from inspector.core.gate.lines import is_blank
from inspector.core.gate.records import RECORD_LIMIT, RecordReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

from inspector.core.bulk.unit import Opening, Unit

PART = 2 * 1024 * 1024
"""Bytes of a part: little enough to hold, and enough to be worth sending around."""

MOST_TOGETHER = 64
"""Small inputs that are one unit."""


class Choice(NamedTuple):
    """Which lines of each log are looked at."""

    since: int = 1
    sample: int | None = None
    """So many lines, drawn from each log; all where None."""


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


class Failed(NamedTuple):
    """Why an input cannot be cut; said when its turn has come."""

    error: InspectorError


class Inputs(NamedTuple):
    """What is gated, and how it is reached."""

    names: Sequence[str]
    sizes: Sequence[int | None]
    """Bytes of each, where they are known."""

    opened: Opening
    apart: frozenset[str] = frozenset()
    """Names of inputs that nobody else can open: their text goes with the unit."""

    choice: Choice = Choice()
    part: int = PART
    """Bytes of a part."""

    are_hashed: bool = True
    """Whether digests are taken of logs."""


class Cutter:
    """Cuts one input after the other.

    Args:
        inputs: The inputs.
        is_sent: Whether units go elsewhere; then they tell where their text is.
    """

    def __init__(self, inputs: Inputs, *, is_sent: bool = True) -> None:
        self._inputs = inputs
        self._is_sent = is_sent
        self._opened = inputs.opened
        self._choice = inputs.choice
        self._part = inputs.part
        self._apart = inputs.apart
        self._together: list[tuple[int, str]] = []
        self._bytes = 0
        self.readers: dict[int, RecordReader] = {}
        """Those of logs, which know size and digest once they were cut."""

    def cuts(self) -> Iterator[Cut | Failed]:
        """All units in the order of the inputs."""
        inputs = zip(self._inputs.names, self._inputs.sizes, strict=True)
        for number, (name, size) in enumerate(inputs):
            if self._is_small(name, size):
                self._together.append((number, name))
                self._bytes += size or 0
                if len(self._together) >= MOST_TOGETHER:
                    yield from self._gathered()
                continue
            yield from self._gathered()
            try:
                yield from self._cut(number, name)
            except InspectorError as error:
                yield Failed(error)
                return
        yield from self._gathered()
        if self._choice != Choice() and not self.readers:
            option = "--sample" if self._choice.sample else "--since-line"
            yield Failed(InspectorError("lines-of-no-log", option=option))

    def _is_small(self, name: str, size: int | None) -> bool:
        is_whole = self._choice == Choice() and name not in self._apart
        return is_whole and size is not None and size < min(SMALL, self._part)

    def _gathered(self) -> Iterator[Cut]:
        if self._together:
            yield Cut(WholeInputs(tuple(self._together)), self._bytes)
            self._together, self._bytes = [], 0

    def _cut(self, number: int, name: str) -> Iterator[Cut]:
        picked = self._picked(name)
        try:
            with self._opened(name) as file:
                is_hashed = self._inputs.are_hashed
                reader = RecordReader(file, name, is_hashed=is_hashed)
                head = b"".join(reader.begin())
                if reader.is_log:
                    self.readers[number] = reader
                    has_text = name in self._apart or not self._is_sent
                    cutter = _LogCutter(number, name, reader, self._part, has_text)
                    yield from cutter.cuts(head, self._choice.since, picked)
                    return
                size = reader.facts.size
                if name in self._apart:
                    text = b"".join([head, *iter(lambda: reader.more(PART), b"")])
                    yield Cut(WholeText(number, name, text), reader.facts.size)
                    return
        except OSError as error:
            reason = error.strerror or str(error)
            raise InspectorError("file-unreadable", name=name, reason=reason) from error
        yield Cut(WholeInputs(((number, name),)), size)

    def _picked(self, name: str) -> list[int] | None:
        """The lines of a log that are drawn; the same ones each time."""
        if self._choice.sample is None:
            return None
        with self._opened(name) as file:
            reader = RecordReader(file, name)
            blocks = chain(reader.begin(), iter(lambda: reader.more(PART), b""))
            count, last = 0, b"\n"
            for last in blocks:
                count += last.count(b"\n")
        count += not last.endswith(b"\n")
        lines = range(self._choice.since, count + 1)
        drawn = random.Random(0).sample(lines, min(self._choice.sample, len(lines)))
        return sorted(drawn)


class _LogCutter:
    """Cuts one log."""

    def __init__(
        self, number: int, name: str, reader: RecordReader, part: int, has_text: bool
    ) -> None:
        self._number = number
        self._name = name
        self._reader = reader
        self._part = part
        self._has_text = has_text
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
        for block in self._blocks(head):
            text = self._without_lines(block, since) if since > 1 else block
            lines = lines_in(text) if is_counted else 0
            chosen = _between(picked, self._lines, lines)
            self._is_blank = self._is_blank and is_blank(text)
            if text and chosen != ():
                yield self._cut(text, chosen, self._lines if is_counted else None)
            self._offset += len(text)
            self._lines += lines
        if self._is_blank and since > 1:
            raise InspectorError("since-beyond", name=self._name, line=since)

    def _cut(
        self, text: bytes, picked: tuple[int, ...] | None, lines: int | None
    ) -> Cut:
        stretch = None
        if not self._reader.compression:
            stretch = Stretch(self._name, self._offset, self._offset + len(text))
        part = LogPart(
            self._number,
            self._name,
            text if self._has_text or stretch is None else stretch,
            self._reader.has_other_lines,
            self._reader.compression if not self._taken else "",
            picked,
        )
        taken = self._reader.facts.size - self._taken
        self._taken += taken
        return Cut(part, taken, self._offset, lines, stretch)

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
                limit = RECORD_LIMIT // 1024**2
                place = self._offset + len(rest)
                raise InspectorError(
                    "line-too-large", name=self._name, limit=limit, offset=place
                )
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
