"""Reads an input record by record, tells how far it is, and hears that it may stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.progress import watched

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.gate.gate import Records
    from inspector.core.gate.records import InputFacts
    from inspector.core.progress import Progress
    from inspector.core.source.document import Document


class WatchedReader:
    """Gives what another reader gives, as long as somebody waits for it.

    Args:
        reader: The other one.
        progress: Whom to tell and to ask.
        total: Bytes of the input; 0 where records cannot be placed in them, as in a
            compressed file.
    """

    def __init__(self, reader: Records, progress: Progress, total: int) -> None:
        self._reader = reader
        self._progress = progress
        self._total = total

    @property
    def facts(self) -> InputFacts:
        """Those of the other one."""
        return self._reader.facts

    @property
    def is_log(self) -> bool:
        """Whether each record is a line."""
        return self._reader.is_log

    def __iter__(self) -> Iterator[Document]:
        return watched(self._reader, self._progress, self._place, self._total)

    def _place(self, document: Document) -> int:
        return document.origin.byte_offset if self._total else 0
