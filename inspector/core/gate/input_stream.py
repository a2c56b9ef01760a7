"""The bytes of one input as they come, counted, and decompressed where need be.

Source: RFC 1952 (May 1996) and RFC 8878 (February 2021) for what is compressed.
"""

from __future__ import annotations

import hashlib
import io
from typing import TYPE_CHECKING, TypeVar

from inspector.core.errors import InspectorError
from inspector.core.source.compression import (
    MAGIC_LENGTH,
    Decompressing,
    compression_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import BinaryIO

R = TypeVar("R")


class InputStream:
    """Reads an input forward, once; size and digest are those of the file.

    Args:
        stream: The file.
        label: Its name.
        is_hashed: Whether a digest is taken.
    """

    def __init__(self, stream: BinaryIO, label: str, *, is_hashed: bool = True) -> None:
        self._stream = stream
        self._label = label
        self._digest = hashlib.sha256() if is_hashed else None
        self._text: BinaryIO | io.BufferedReader | None = None
        self.size = 0
        """Bytes of the file that were taken."""
        self.place = 0
        """Bytes of the text that were taken; the same unless it is compressed."""
        self.compression = ""

    @property
    def sha256(self) -> str:
        """Of the bytes of the file so far, in hexadecimal; empty if none is taken."""
        return "" if self._digest is None else self._digest.hexdigest()

    def read(self, most: int) -> bytes:
        """The next bytes of the text, up to a limit.

        Raises:
            InspectorError: they cannot be read, or not decompressed.
        """
        return self._taken(self._opened().read, most)

    def readline(self, most: int) -> bytes:
        """The next line of the text with its line feed, up to a limit.

        Raises:
            InspectorError: it cannot be read, or not decompressed.
        """
        return self._taken(self._opened().readline, most)

    @property
    def can_skip(self) -> bool:
        """Whether the next bytes can be passed over, and read later."""
        is_plain = self._digest is None and not self.compression
        return is_plain and self._opened().seekable()

    def skip(self, most: int) -> int:
        """Pass over the next bytes of the text, where that can be done.

        Returns:
            How many there were, up to a limit.

        Raises:
            InspectorError: they cannot be reached.
        """
        here = self._told(self._stream.tell)
        count = min(most, max(self._told(self._stream.seek, 0, io.SEEK_END) - here, 0))
        self._told(self._stream.seek, here + count)
        self.place += count
        self.size += count
        return count

    def again(self, start: int, end: int) -> bytes:
        """Bytes of the text that were passed over, by their places.

        Raises:
            InspectorError: they cannot be read.
        """
        here = self._told(self._stream.tell)
        self._told(self._stream.seek, here - self.place + start)
        data = self._told(self._stream.read, end - start)
        self._told(self._stream.seek, here)
        return data

    def _told(self, do: Callable[..., R], *values: int) -> R:
        """What the file answers; why not, in words."""
        try:
            return do(*values)
        except OSError as error:
            reason = error.strerror or str(error)
            raise InspectorError(
                "file-unreadable", name=self._label, reason=reason
            ) from error

    def _taken(self, take: Callable[[int], bytes], most: int) -> bytes:
        data = take(most) if self.compression else self._of_file(take, most)
        self.place += len(data)
        return data

    def _of_file(self, take: Callable[[int], bytes], most: int) -> bytes:
        """Bytes of the file itself; these are counted."""
        data = self._told(take, most)
        if self._digest is not None:
            self._digest.update(data)
        self.size += len(data)
        return data

    def _opened(self) -> BinaryIO | io.BufferedReader:
        """The text: the file, or what it stands for."""
        if self._text is None:
            self.compression = compression_of(self._first_bytes())
            self._text = self._decompressing() if self.compression else self._stream
        return self._text

    def _decompressing(self) -> io.BufferedReader:
        def read(most: int) -> bytes:
            return self._of_file(self._stream.read, most)

        raw = Decompressing(read, self.compression, self._label)
        return io.BufferedReader(raw)

    def _first_bytes(self) -> bytes:
        """What the file begins with; it is read again later."""
        if not hasattr(self._stream, "peek") and not self._seekable():
            self._stream = io.BufferedReader(self._stream)  # type: ignore[type-var]
        try:
            if hasattr(self._stream, "peek"):
                return bytes(self._stream.peek(MAGIC_LENGTH)[:MAGIC_LENGTH])
            start = self._stream.tell()
            head = self._stream.read(MAGIC_LENGTH)
            self._stream.seek(start)
        except OSError:
            return b""  # whoever reads on learns why
        return head

    def _seekable(self) -> bool:
        return self._stream.seekable()
