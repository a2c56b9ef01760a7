"""What a finding says, in words, whatever it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.rules import catalogue
from inspector.core.tools.violations import violation_text

if TYPE_CHECKING:
    from inspector.core.checks.finding import Finding


def message_of(finding: Finding, language: str) -> str:
    """One or two sentences: the schema's own words where a schema spoke."""
    if finding.violation is not None:
        return violation_text(finding.violation, language)
    return catalogue.message_of(finding, language)
