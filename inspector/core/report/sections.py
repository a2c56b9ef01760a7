"""Sections of a report that are written side by side, held on disk until their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import IO

_UTF8, _HALVES = "utf-8", "surrogatepass"


class Sections:
    """Texts by their sections; leaving the context lets go of them.

    Args:
        count: Of sections.
    """

    def __init__(self, count: int) -> None:
        self._places: list[list[tuple[int, int]]] = [[] for _ in range(count)]
        self._file: IO[bytes] | None = None
        self._end = 0

    def __enter__(self) -> Sections:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def append(self, texts: Sequence[str]) -> None:
        """Hold the next text of each section; an empty one is none."""
        if self._file is None:
            # Only now: few reports need it, and each would start later for it.
            from tempfile import TemporaryFile  # noqa: PLC0415

            self._file = TemporaryFile(prefix="inspector-")  # noqa: SIM115 - see exit
        for places, text in zip(self._places, texts, strict=True):
            if text:
                data = text.encode(_UTF8, _HALVES)
                self._file.write(data)
                places.append((self._end, len(data)))
                self._end += len(data)

    def texts(self, number: int) -> Iterator[str]:
        """The texts of a section, once all are there."""
        file = self._file
        if file is None:
            return
        for place, length in self._places[number]:
            file.seek(place)
            yield file.read(length).decode(_UTF8, _HALVES)
