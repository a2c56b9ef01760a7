"""One piece of work: a part of a log, or some small inputs from end to end.

Picklable, and judged the same wherever it is done.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import BinaryIO

Opening: TypeAlias = "Callable[[str], BinaryIO]"
"""How a file is opened by its name; another machine may do it its own way."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Bytes of a file that can be read again, from one line feed to another."""

    name: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class LogPart:
    """Some lines of a log."""

    input: int
    """Index of the input."""

    label: str
    text: Stretch | bytes
    only_values: bool
    """Whether lines that hold no value are passed over."""

    compression: str
    """How the file is compressed; said of its first part only."""

    picked: tuple[int, ...] | None
    """Lines to judge, from 1; all of them where None."""

    @property
    def is_free(self) -> bool:
        """Whether each line is a record that is judged."""
        return not (self.only_values or self.picked)


@dataclass(frozen=True, slots=True)
class WholeInputs:
    """Small inputs, each read from end to end; nothing reaches over their ends."""

    names: tuple[tuple[int, str], ...]
    """Index and name of each."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """The index of each."""
        return tuple(number for number, _ in self.names)


@dataclass(frozen=True, slots=True)
class WholeText:
    """An input without a file, already read, that is no log."""

    input: int
    label: str
    text: bytes

    @property
    def numbers(self) -> tuple[int, ...]:
        """The index of it."""
        return (self.input,)


Unit: TypeAlias = "LogPart | WholeInputs | WholeText"


def bytes_of(part: LogPart, opened: Opening) -> bytes:
    """The text of a part.

    Raises:
        OSError: its file cannot be read any more.
    """
    if isinstance(part.text, bytes):
        return part.text
    with opened(part.text.name) as file:
        file.seek(part.text.start)
        return file.read(part.text.end - part.text.start)
