"""What a check has to say, and where.

Rule ids are those of the finding catalogue; they are published once and never
renamed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.core.rules.catalogue import Detail
from inspector.core.rules.severity import Severity

if TYPE_CHECKING:
    from inspector.core.rules.catalogue import Source
    from inspector.core.source.span import Span
    from inspector.core.tools.validation import Violation

__all__ = ["Detail", "Finding", "Place", "Severity"]


@dataclass(frozen=True, slots=True)
class Place:
    """The characters that a finding points at, and how to name them."""

    record: int
    """Index of the document's record; 0 unless it is JSON Lines."""

    pointer: str
    """JSON Pointer in that record, to the member or else to the item."""

    span: Span
    """Code points of the document's text; escapes are never cut in half."""

    inner: str | None = None
    """JSON Pointer inside the decoded arguments; None for places outside."""

    inner_span: Span | None = None
    """Code points of the decoded arguments text."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong or worth knowing."""

    code: str
    """The rule's id, ``room/what-is-wrong``."""

    severity: Severity
    place: Place
    item: int | None = None
    """Number of the item in the document, or None for the text around items."""

    variant: str = ""
    """Which of the rule's messages fits."""

    details: tuple[tuple[str, Detail], ...] = ()
    """Named values for the message, ready to be shown."""

    keyword: str | None = None
    """Keyword location in the tool's schema (a JSON Pointer), where one failed."""

    violation: Violation | None = None
    """What the schema said, for ``arguments/schema``."""

    basis: tuple[Source, ...] = ()
    """Evidence for the weight, where the chosen target gave it."""

    @property
    def blocks(self) -> bool:
        """Whether it stands in the way of a replay."""
        return self.severity is Severity.BLOCK

    def at(self, place: Place, item: int | None = None) -> Finding:
        """The same finding at another place."""
        return Finding(  # in half the time that `replace` takes
            self.code,
            self.severity,
            place,
            item,
            self.variant,
            self.details,
            self.keyword,
            self.violation,
            self.basis,
        )
