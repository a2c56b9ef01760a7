"""Cut inputs into units, as far ahead as somebody works on them.

Logs are cut at line feeds into parts of about the same size, by their places where a
file can be read again. Small inputs go together whole.
"""

from __future__ import annotations

import random
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.sizes import SMALL
from inspector.core.bulk.units.log_parts import Cut, LogCutter
from inspector.core.bulk.units.unit import WholeInputs, WholeText
from inspector.core.errors import InspectorError
from inspector.core.gate.records import RecordReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.bulk.units.unit import Opening

PART = 2 * 1024 * 1024
"""Bytes of a part: little enough to hold, and enough to be worth sending around."""

MOST_TOGETHER = 64
"""Small inputs that are one unit."""


class Choice(NamedTuple):
    """Which lines of each log are looked at."""

    since: int = 1
    sample: int | None = None
    """So many lines, drawn from each log; all where None."""


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
                    is_apart = name in self._apart
                    has_text = is_apart or not self._is_sent
                    can_skip = not is_apart and reader.can_skip
                    cutter = LogCutter(
                        number,
                        name,
                        reader,
                        self._part,
                        has_text=has_text,
                        can_skip=can_skip,
                    )
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
