"""Reads an input record by record, masked; its facts are those of the file itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.gate.gate import Records
    from inspector.core.gate.records import InputFacts
    from inspector.core.report.redaction.redactor import Redactor
    from inspector.core.source.document import Document


class RedactedReader:
    """Gives what another reader gives, with its masks."""

    def __init__(self, reader: Records, redactor: Redactor) -> None:
        self._reader = reader
        self._redactor = redactor

    @property
    def facts(self) -> InputFacts:
        """Name, size and digest of the file as it is."""
        return self._reader.facts

    @property
    def is_log(self) -> bool:
        """Whether each record is a line."""
        return self._reader.is_log

    def __iter__(self) -> Iterator[Document]:
        return map(self._redactor.document, self._reader)
