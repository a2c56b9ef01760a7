"""The rows of a big log as they come in, the first ones from a quick look.

The beginning of a log is judged in the window, so that there is something to see; a
process judges all of it, and its rows take the place of those once they are as many.
So do rows that are told anew, because parts of the log could not tell all of it.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from inspector.core.browsing.rows import LogRows

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.browsing.row_batch import RowBatch


class Judging(Enum):
    """How far the judging of a log is."""

    RUNNING = "running"
    DONE = "done"
    WAITING = "waiting"
    """For the log to grow."""

    STOPPED = "stopped"
    """By a person."""

    FAILED = "failed"


class JudgedRows:
    """Takes batches in, and knows whether earlier rows have changed."""

    def __init__(self) -> None:
        self.rows = LogRows()
        self._coming: LogRows | None = None
        self._has_changed = False

    @property
    def place(self) -> int:
        """Bytes of the log that were judged by whoever is at it."""
        coming = self._coming
        return (self.rows if coming is None else coming).place

    def restart(self) -> None:
        """Forget all rows."""
        self.rows = LogRows()
        self._coming = None
        self._has_changed = False

    def take_first(self, batches: Iterable[RowBatch]) -> None:
        """Hold what was judged at first, unless the judge was faster."""
        if len(self.rows):
            return
        self._coming = LogRows()
        for batch in batches:
            self.rows.take(batch)

    def take(self, batch: RowBatch) -> None:
        """Take what the judge tells next."""
        if batch.is_anew:
            self._coming = LogRows()
        coming = self._coming
        if coming is None:
            self._has_changed |= bool(self.rows.take(batch))
            return
        coming.take(batch)
        if len(coming) >= len(self.rows):
            self.rows.adopt(coming)
            self._coming = None
            self._has_changed = True

    def changed(self) -> bool:
        """Whether earlier rows have changed since this was asked last."""
        has_changed, self._has_changed = self._has_changed, False
        return has_changed
