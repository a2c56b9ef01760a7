"""Reads an input record by record, tells how far it is, and hears that it may stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.gate.records import RecordReader
from inspector.core.progress import watched

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.gate.records import InputFacts
    from inspector.core.progress import Progress
    from inspector.core.source.document import Document


class WatchedReader(RecordReader):
    """Gives what another reader gives, as long as somebody waits for it.

    Args:
        reader: The other one.
        progress: Whom to tell and to ask.
        total: Bytes of the input; 0 where records cannot be placed in them, as in a
            compressed file.
    """

    def __init__(self, reader: RecordReader, progress: Progress, total: int) -> None:
        self._reader = reader
        self._progress = progress
        self._total = total

    @property
    def facts(self) -> InputFacts:
        """Override ``RecordReader.facts``."""
        return self._reader.facts

    @property
    def is_log(self) -> bool:
        """Override ``RecordReader.is_log``."""
        return self._reader.is_log

    def __iter__(self) -> Iterator[Document]:
        return watched(self._reader, self._progress, self._place, self._total)

    def whole(self) -> Document:
        """Override ``RecordReader.whole``."""
        return self._reader.whole()

    def _place(self, document: Document) -> int:
        return document.origin.byte_offset if self._total else 0
