"""A text that a person opened, and why one cannot be opened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from inspector.core.browsing.log_file import BigLog
    from inspector.ui.models.log_place import LogPlace

MOST_BYTES = 20_000_000
"""What the window takes; the command line reads logs of any size."""


@dataclass(frozen=True, slots=True)
class OpenedText:
    """A text and where it came from."""

    text: str
    """As it is shown and edited: decoded, without a byte order mark."""

    label: str
    """A file name, or a word such as ``pasted``."""

    path: Path | None = None
    raw: bytes | None = None
    """The file's bytes; None for a text that never was or no longer is a file's."""

    place: LogPlace | None = None
    """Where it stands in the big log that is open, if it is a record of that."""

    @property
    def content(self) -> str | bytes:
        """What the core is to read: bytes where they are known."""
        return self.text if self.raw is None else self.raw

    def edited(self, text: str) -> OpenedText:
        """The same text after a change by hand."""
        return OpenedText(text, self.label, self.path)


class RefusedError(Exception):
    """A wish that cannot be met; `refusals.words_for` says it to a person."""

    def __init__(self, reason: str, name: str = "", detail: str | int = "") -> None:
        super().__init__(reason, name, detail)
        self.reason = reason
        """``too-large``, ``unreadable``, ``not-a-file``, ..."""
        self.name = name
        """The file's name, if it is about one."""
        self.detail = detail
        """The system's own words, a size, or a number."""


def opened_text(text: str, label: str) -> OpenedText:
    """Take a text that came from no file.

    Raises:
        RefusedError: it is larger than `MOST_BYTES` whatever its encoding.
    """
    if len(text) > MOST_BYTES:
        raise RefusedError("too-large", detail=len(text))
    return OpenedText(text.removeprefix("\ufeff"), label)


def opened_file(path: Path) -> OpenedText:
    """Read a file.

    Raises:
        RefusedError: it is too large, or cannot be read.
        InspectorError: it is compressed, and broken or too large when decompressed.
    """
    # Imported late: the core is loaded when the first text is.
    from inspector.core.source.compression import decompressed  # noqa: PLC0415
    from inspector.core.source.decoding import decode  # noqa: PLC0415

    raw = _read(path)
    data, _ = decompressed(raw, path.name, MOST_BYTES)
    return OpenedText(decode(data).text, path.name, path, raw)


def big_log_at(path: Path) -> BigLog | None:
    """Tell whether a file is a log that is shown as a table, without reading it.

    Where it cannot be read at all, `opened_file` says why.
    """
    from inspector.core.browsing import log_file  # noqa: PLC0415 - as above
    from inspector.core.errors import InspectorError  # noqa: PLC0415 - as above

    try:
        if not path.is_file():
            return None
        return log_file.big_log(
            path, bytes_from=log_file.BIG_BYTES, lines_from=log_file.BIG_LINES
        )
    except (OSError, InspectorError):
        return None


def _read(path: Path) -> bytes:
    try:
        if not path.is_file():
            reason = "not-a-file" if path.exists() else "absent"
            raise RefusedError(reason, path.name)
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise RefusedError("too-large", path.name, size)
        return path.read_bytes()
    except OSError as error:
        words = error.strerror or str(error)
        raise RefusedError("unreadable", path.name, words) from error
