"""What is too much to keep, on disk: appended once, read again as often as needed."""

from __future__ import annotations

import pickle
import tempfile
from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast, overload

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

R = TypeVar("R")

BLOCK = 500
"""Rows that are read at once."""


class Spool:
    """Stretches of bytes in a temporary file, which is gone when it is closed."""

    def __init__(self) -> None:
        self._file = tempfile.TemporaryFile(prefix="inspector-")  # noqa: SIM115 - closed by close
        self._places: list[tuple[int, int]] = []
        self._end = 0

    def __enter__(self) -> Spool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def append(self, data: bytes) -> int:
        """Keep some bytes; returns their number."""
        if data:
            self._file.seek(self._end)
            self._file.write(data)
        self._places.append((self._end, len(data)))
        self._end += len(data)
        return len(self._places) - 1

    def read(self, number: int) -> bytes:
        """The bytes of a number."""
        place, length = self._places[number]
        if not length:
            return b""
        self._file.seek(place)
        return self._file.read(length)

    def close(self) -> None:
        """Let go of all of it."""
        self._file.close()


class SpooledRows(Sequence[R], Generic[R]):
    """A sequence of any length that takes next to no memory.

    Rows come in blocks, so that going through all of them is quick; one that is asked
    for out of order costs the reading of its block.

    Args:
        spool: Where they are kept.
        pack: Makes of a row what is quick to pickle.
        unpack: Makes a row of that.
    """

    def __init__(
        self,
        spool: Spool,
        pack: Callable[[R], Any] | None = None,
        unpack: Callable[[Any], R] | None = None,
    ) -> None:
        self._spool = spool
        self._pack, self._unpack = pack, unpack
        self._blocks: list[int] = []
        self._ends: list[int] = []
        self._open: list[object] = []
        self._last: tuple[int, list[R]] | None = None

    def append(self, row: R) -> None:
        """Add a row."""
        self.append_packed(row if self._pack is None else self._pack(row))

    def append_packed(self, row: object) -> None:
        """Add a row that is packed already."""
        self._open.append(row)
        if len(self._open) >= BLOCK:
            self._flush()

    def __len__(self) -> int:
        return (self._ends[-1] if self._ends else 0) + len(self._open)

    def __iter__(self) -> Iterator[R]:
        for number in range(len(self._blocks)):
            yield from self._block(number)
        yield from self._unpacked(self._open)

    @overload
    def __getitem__(self, index: int) -> R: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[R]: ...
    def __getitem__(self, index: int | slice) -> R | Sequence[R]:
        if isinstance(index, slice):
            return [self[number] for number in range(len(self))[index]]
        number = range(len(self))[index]
        block = bisect_right(self._ends, number)
        first = self._ends[block - 1] if block else 0
        if block == len(self._blocks):
            return self._unpacked(self._open[number - first :][:1])[0]
        if self._last is None or self._last[0] != block:
            self._last = (block, self._block(block))
        return self._last[1][number - first]

    def _flush(self) -> None:
        self._blocks.append(self._spool.append(pickle.dumps(self._open)))
        self._ends.append(len(self))
        self._open = []

    def _block(self, number: int) -> list[R]:
        return self._unpacked(pickle.loads(self._spool.read(self._blocks[number])))

    def _unpacked(self, rows: list[object]) -> list[R]:
        return (
            cast("list[R]", rows)
            if self._unpack is None
            else [*map(self._unpack, rows)]
        )
