"""One thing that a gate may fail on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from inspector.core.report.fingerprint import Fingerprint
    from inspector.core.report.rows import (
        ReportDifference,
        ReportFinding,
        ReportItem,
        Site,
    )
    from inspector.core.rules.severity import Severity


class Objection(NamedTuple):
    """One thing that a gate may fail on."""

    code: str
    """A rule's id, or ``verdict/`` and the gate's reason."""

    severity: Severity
    fingerprint: Fingerprint
    input: str
    """The name of the input."""

    site: Site | None
    pointer: str
    inner: str | None
    about: ReportFinding | ReportDifference | ReportItem
    """What the report says it in words with."""

    name: str | None = None
    """That of the item."""
