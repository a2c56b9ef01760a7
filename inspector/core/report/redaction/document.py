"""A masked document that still knows where its characters stood."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING

from inspector.core.report.redaction.edits import Shifts
from inspector.core.source.document import Document, reread

if TYPE_CHECKING:
    from inspector.core.source.span import Span


@dataclass(frozen=True)
class RedactedDocument(Document):
    """Like any other document; places in it can be told as those of the original."""

    original: Document | None = field(default=None, repr=False)
    shifts: Shifts = field(default_factory=lambda: Shifts([]), repr=False)

    def original_place(self, span: Span) -> tuple[Document, Span]:
        """Override ``Document.original_place``."""
        if self.original is None:
            return self, span
        return self.original, self.shifts.span_before(span)


def redacted_document(
    original: Document, text: str, shifts: Shifts
) -> RedactedDocument:
    """The same document with its masked text, read anew."""
    read = reread(original, text)
    known = {each.name: getattr(read, each.name) for each in fields(Document)}
    return RedactedDocument(**known, original=original, shifts=shifts)
