"""Which rows a person wants to see; counts and the answer are of all of them.

Source: the design's command line, ``--where``.
"""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from inspector.core.errors import InspectorError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from inspector.core.report.report import ReportFinding, ReportItem

FIELDS = ("reason", "code", "name", "call_id")


@dataclass(frozen=True, slots=True)
class Selection:
    """Patterns by field: one of each field must fit."""

    patterns: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @property
    def is_all(self) -> bool:
        """Whether nothing is left out."""
        return not self.patterns

    def takes(self, item: ReportItem | None, findings: Sequence[ReportFinding]) -> bool:
        """Whether an item, or what stands on none, is shown.

        Args:
            item: The item; None for findings on the text around items.
            findings: What stands on it.
        """
        return all(
            any(_fits(pattern, _values(field, item, findings)) for pattern in patterns)
            for field, patterns in self.patterns
        )


ALL = Selection()
"""Every row."""


def selection_of(terms: Iterable[str]) -> Selection:
    """Read what was asked for, such as ``reason=status`` or ``code=json/*``.

    Raises:
        InspectorError: there is no such field, or no pattern.
    """
    patterns: dict[str, list[str]] = {}
    for term in terms:
        field, _, pattern = term.partition("=")
        if field not in FIELDS or not pattern:
            raise InspectorError("where-unknown", term=term, known=", ".join(FIELDS))
        patterns.setdefault(field, []).extend(filter(None, pattern.split(",")))
    return Selection(tuple((field, tuple(each)) for field, each in patterns.items()))


def _values(
    field: str, item: ReportItem | None, findings: Sequence[ReportFinding]
) -> Iterable[str | None]:
    if field == "code":
        return (found.code for found in findings)
    if item is None:
        return ()
    return ({"reason": item.reason, "name": item.name, "call_id": item.call_id}[field],)


def _fits(pattern: str, values: Iterable[str | None]) -> bool:
    return any(value is not None and fnmatchcase(value, pattern) for value in values)
