"""How far a long run is, on one line of a terminal.

Source: ECMA-48, section 8.3.41 (erase in line); a carriage return goes back.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from inspector.core.texts import text_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.cli.streams import Streams

TEXTS = "cli"
_WAIT = 0.2
"""Seconds between two looks: no eye follows more."""

_WIDTH = 20
_ERASED = "\r\x1b[K"


class ProgressLine:
    """Tells on standard error how far a run is; leaving the context wipes it away.

    Args:
        streams: Those of the process; nothing is told where nobody looks.
        language: Of the words.
        total: Bytes of all inputs; 0 where nobody knows.
        clock: Seconds that only grow.
    """

    def __init__(
        self,
        streams: Streams,
        language: str,
        total: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._streams = streams
        self._language = language
        self._total = total
        self._clock = clock
        self._began = clock()
        self._said_at = self._began
        self._is_shown = False

    def __enter__(self) -> ProgressLine:
        return self

    def __exit__(self, *_: object) -> None:
        if self._is_shown:
            self._write(_ERASED)

    def __call__(self, taken: int, items: int) -> None:
        """Tell how far it is.

        Args:
            taken: Bytes that were read.
            items: Items that were judged.
        """
        now = self._clock()
        if not self._streams.stderr_is_terminal or now - self._said_at < _WAIT:
            return
        self._said_at = now
        self._is_shown = True
        self._write(_ERASED + self._line(taken, items, now - self._began))

    def _line(self, taken: int, items: int, seconds: float) -> str:
        rate = taken / seconds
        said = {"bytes": _size(taken), "items": f"{items:,}", "rate": _size(rate)}
        if not self._total or not taken:
            return text_of(TEXTS, "progress", self._language, **said)
        share = min(taken / self._total, 1.0)
        full = round(share * _WIDTH)
        return text_of(
            TEXTS,
            "progress-of",
            self._language,
            bar="#" * full + "-" * (_WIDTH - full),
            percent=int(share * 100),
            total=_size(self._total),
            left=_duration(max(self._total - taken, 0) / rate),
            **said,
        )

    def _write(self, text: str) -> None:
        try:
            encoding = self._streams.encoding
            self._streams.stderr.write(text.encode(encoding, "replace"))
            self._streams.stderr.flush()
        except OSError:
            pass  # nobody looks any more


def _size(count: float) -> str:
    for unit in ("B", "kB", "MB"):
        if count < 1000:  # noqa: PLR2004 - SI prefixes
            return f"{count:.0f} {unit}"
        count /= 1000
    return f"{count:.1f} GB"


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
