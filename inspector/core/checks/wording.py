"""What a finding says, in words, whatever it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.rules import catalogue
from inspector.core.tools.violations import violation_text

if TYPE_CHECKING:
    from inspector.core.checks.finding import Finding


ARGUMENTS_SCHEMA = "arguments/schema"

_OF_TEXT = "text"
"""What a whole structured output is called: the member that holds it."""


def message_of(finding: Finding, language: str) -> str:
    """One or two sentences: the schema's own words where a schema spoke."""
    violation = finding.violation
    if violation is not None and finding.code == ARGUMENTS_SCHEMA:
        return violation_text(violation, language)
    if violation is not None and violation.keyword:
        return violation_text(violation, language, _OF_TEXT)
    return catalogue.message_of(finding, language)
