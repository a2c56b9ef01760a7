"""Files that are compressed, gzip and Zstandard: read within limits.

A small file may stand for a very large one on purpose. What is read whole ends at
`MOST_BYTES`; what is read line by line may be of any size, but not grow without end.

Source: RFC 1952 (May 1996), section 2.3; RFC 8878 (February 2021), section 3.1.
"""

from __future__ import annotations

import io
import sys
import zlib
from typing import TYPE_CHECKING, Protocol

from inspector.core.errors import InspectorError

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from _typeshed import WriteableBuffer

MOST_BYTES = 256 * 1024 * 1024
"""What is taken out of a compressed file at most where it is read whole."""

MOST_GROWTH = 1000
"""So many times its own size may come out of a file, once `MOST_BYTES` have."""

MAGIC_LENGTH = 4
"""So many bytes tell whether a file is compressed."""

GZIP, ZSTANDARD = "gzip", "zstandard"

_MAGIC = {b"\x1f\x8b\x08": GZIP, b"\x28\xb5\x2f\xfd": ZSTANDARD}
_CHUNK = 64 * 1024
_WITH_GZIP_HEADER = 31


def compression_of(head: bytes) -> str:
    """``gzip`` or ``zstandard`` by a file's first bytes; empty where it is neither."""
    for magic, name in _MAGIC.items():
        if head.startswith(magic):
            return name
    return ""


def decompressed(data: bytes, label: str, most: int = MOST_BYTES) -> tuple[bytes, str]:
    """The bytes that a file stands for, and how it was compressed.

    Args:
        data: A file's bytes; what is not compressed is returned as it is.
        label: Its name.
        most: So many bytes are taken out of it.

    Raises:
        InspectorError: it is broken, cut off, or stands for more than that.
    """
    compression = compression_of(data[:MAGIC_LENGTH])
    if not compression:
        return data, ""
    stream = Decompressing(io.BytesIO(data).read, compression, label)
    taken = io.BufferedReader(stream).read(most + 1)
    if len(taken) > most:
        raise InspectorError(
            "decompressed-too-large",
            name=label,
            compression=compression,
            limit=most // 1024**2,
        )
    return taken, compression


class _Decompressor(Protocol):
    """What `zlib` and the Zstandard module of the standard library have in common."""

    @property
    def eof(self) -> bool: ...
    @property
    def unused_data(self) -> bytes: ...
    def decompress(self, data: bytes, max_length: int = ..., /) -> bytes: ...


class Decompressing(io.RawIOBase):
    """A file as it was before it was compressed; read forward, once.

    Raises:
        InspectorError: while reading, where the file is broken, cut off, or grows
            beyond all measure.
    """

    def __init__(
        self, read: Callable[[int], bytes], compression: str, label: str
    ) -> None:
        super().__init__()
        self._read = read
        self._compression = compression
        self._label = label
        self._error = zlib.error if compression == GZIP else _zstandard().ZstdError
        self._decompressor: _Decompressor | None = None
        self._rest = b""
        self._is_at_end = False
        self._taken = self._given = 0

    def readable(self) -> bool:
        """Override ``io.RawIOBase.readable``."""
        return True

    def readinto(self, buffer: WriteableBuffer, /) -> int:
        """Override ``io.RawIOBase.readinto``: 0 at the end, never before."""
        view = memoryview(buffer).cast("B")
        while True:
            data = self._step(len(view))
            if data is None:
                return 0
            if data:
                self._given += len(data)
                self._refuse_bombs()
                view[: len(data)] = data
                return len(data)

    def _step(self, most: int) -> bytes | None:
        """Some bytes, none yet, or None at the end."""
        if not self._rest and not self._is_at_end:
            self._take_more()
        if self._decompressor is None:
            self._rest = self._rest.lstrip(b"\0")  # what archives pad with
            if not self._rest:
                return None if self._is_at_end else b""
            self._decompressor = self._fresh()
        return self._inflated(self._decompressor, most)

    def _take_more(self) -> None:
        more = self._read(_CHUNK)
        self._is_at_end = not more
        self._taken += len(more)
        self._rest += more

    def _inflated(self, decompressor: _Decompressor, most: int) -> bytes:
        try:
            data = decompressor.decompress(self._rest, most)
        except self._error as error:
            raise self._refusal("compressed-broken", reason=str(error)) from error
        # zlib hands back what it did not take, Zstandard keeps it.
        self._rest = getattr(decompressor, "unconsumed_tail", b"")
        if decompressor.eof:
            self._rest = decompressor.unused_data
            self._decompressor = None
        elif self._is_at_end and not data:
            raise self._refusal("compressed-cut", size=self._given)
        return data

    def _fresh(self) -> _Decompressor:
        """A decompressor for the next member of the file."""
        while len(self._rest) < MAGIC_LENGTH and not self._is_at_end:
            self._take_more()
        if compression_of(self._rest) != self._compression:
            raise self._refusal("compressed-broken", reason="trailing bytes")
        if self._compression == GZIP:
            return zlib.decompressobj(_WITH_GZIP_HEADER)
        decompressor: _Decompressor = _zstandard().ZstdDecompressor()
        return decompressor

    def _refuse_bombs(self) -> None:
        if self._given > MOST_BYTES and self._given > MOST_GROWTH * self._taken:
            raise self._refusal("compressed-bomb", size=self._taken)

    def _refusal(self, key: str, **details: object) -> InspectorError:
        limit = MOST_BYTES // 1024**2
        return InspectorError(
            key,
            name=self._label,
            compression=self._compression,
            limit=limit,
            **details,
        )


def _zstandard() -> ModuleType:
    """The module of the standard library, or what backports it; loaded when needed."""
    if sys.version_info >= (3, 14):
        from compression import zstd  # noqa: PLC0415 - few files are compressed
    else:
        from backports import zstd  # noqa: PLC0415 - few files are compressed
    return zstd
