"""Hold a report back until it is whole, on disk where it is long."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

HELD = 8 * 1024 * 1024
"""Bytes that are held in memory."""

_PIECE = 1024 * 1024


def held_back(pieces: Iterable[bytes], most: int = HELD) -> Iterator[bytes]:
    """The same bytes, but none before all of them are there.

    Args:
        pieces: The bytes; whatever they raise is raised before anything is given out.
        most: How much is held in memory.
    """
    held, size = list[bytes](), 0
    rest = iter(pieces)
    for piece in rest:
        held.append(piece)
        size += len(piece)
        if size > most:
            yield from _on_disk(held, rest)
            return
    yield b"".join(held)


def _on_disk(held: list[bytes], rest: Iterator[bytes]) -> Iterator[bytes]:
    # Only now: few reports are so long, and each would start later for it.
    from tempfile import TemporaryFile  # noqa: PLC0415

    with TemporaryFile(prefix="inspector-") as file:
        file.writelines(held)
        held.clear()
        file.writelines(rest)
        file.seek(0)
        yield from iter(lambda: file.read(_PIECE), b"")
