"""Find the lines of a log, and unpack it where it is compressed.

A compressed log cannot be read from the middle: its text goes into a temporary file,
bit by bit, and can be read there as far as it has come.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, cast

from inspector.core.browsing.channel import Failed, Reach
from inspector.core.browsing.line_index import LineSplitter
from inspector.core.errors import InspectorError
from inspector.core.gate.input_stream import InputStream

if TYPE_CHECKING:
    from typing import BinaryIO

    from inspector.core.browsing.channel import Channel

PIECE = 256 * 1024
"""Bytes that are looked at in one go."""

SECONDS = 0.05
"""How long line starts are gathered before they are told."""


class Scanned(NamedTuple):
    """Lines that were found."""

    starts: bytes
    """Where lines begin, see `LineIndex.take`."""

    size: int
    """Bytes up to where it was looked."""

    is_whole: bool
    """Whether there are no more for now."""


def scan_log(channel: Channel, path: str, label: str, unpacked: str = "") -> None:
    """Tell where the lines of a log begin, as far as the other end says.

    Args:
        channel: Takes `Scanned` and `Failed`; gives `Reach`, unless it is unpacked.
        path: Of the log.
        label: Its name.
        unpacked: Where to write the text of a compressed log.

    Raises:
        EOFError: nobody waits for lines any more.
        OSError: the same.
    """
    try:
        with Path(path).open("rb") as file:
            if unpacked:
                _unpack(channel, InputStream(file, label), unpacked, label)
            else:
                _scan(channel, file)
    except InspectorError as error:
        channel.send(Failed(error))


class _Telling:
    """Gathers what is found until it is worth a message."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._splitter = LineSplitter()
        self._starts = bytearray()
        self._since = time.monotonic()
        self.size = 0

    def take(self, piece: bytes) -> None:
        self._starts += self._splitter.starts(piece).tobytes()
        self.size += len(piece)
        if time.monotonic() - self._since > SECONDS:
            self.tell(is_whole=False)

    def tell(self, *, is_whole: bool) -> None:
        self._channel.send(Scanned(bytes(self._starts), self.size, is_whole))
        self._starts.clear()
        self._since = time.monotonic()


def _scan(channel: Channel, file: BinaryIO) -> None:
    telling = _Telling(channel)
    while True:
        end = cast("Reach", channel.recv()).end
        while left := max(end - telling.size, 0):
            piece = file.read(min(left, PIECE))
            if not piece:
                break
            telling.take(piece)
        telling.tell(is_whole=True)


def _unpack(channel: Channel, stream: InputStream, path: str, label: str) -> None:
    telling = _Telling(channel)
    try:
        with Path(path).open("wb", buffering=0) as text:
            while piece := stream.read(PIECE):
                text.write(piece)
                telling.take(piece)
    except OSError as error:
        reason = error.strerror or str(error)
        failure = InspectorError("log-not-unpacked", name=label, reason=reason)
        raise failure from error
    telling.tell(is_whole=True)
