"""Every schema of a text against one strict subset, whether it asked for it or not.

Source: the design's command line, ``lint PATH ...``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.core.checks.tool_checks import finding_of_fault, parameters_findings
from inspector.core.tools.schema_subjects import schemas_in
from inspector.core.tools.strict_subset import lint_schema

if TYPE_CHECKING:
    from inspector.core.checks.finding import Finding
    from inspector.core.source.document import Document
    from inspector.core.tools.strict.fault import StrictLint
    from inspector.core.tools.strict.strict_profile import Profile
    from inspector.core.tools.tool import Tool


@dataclass(frozen=True, slots=True)
class LintedSchema:
    """One schema with everything that a profile says of it."""

    tool: Tool
    """What it belongs to; a bare schema is a tool without a name."""

    lint: StrictLint | None
    """None where there is no schema: a tool without parameters."""

    findings: tuple[Finding, ...]
    """In the order of the text."""


def lint_document(document: Document, profile: Profile) -> tuple[LintedSchema, ...]:
    """Lint every schema of a text.

    Args:
        document: Tools of any provider, a request or response, a log, a bare schema.
        profile: Whose subset.

    Raises:
        InspectorError: the text is not JSON, or holds no schema.
    """
    return tuple(lint_tool(tool, profile) for tool in schemas_in(document))


def lint_tool(tool: Tool, profile: Profile) -> LintedSchema:
    """Lint one tool or schema, as if ``strict`` had been asked for."""
    found = list(parameters_findings(tool))
    lint = None
    if tool.parameters is not None:
        lint = lint_schema(tool.parameters, profile)
        found.extend(finding_of_fault(tool, fault) for fault in lint.faults)
    ordered = tuple(sorted(found, key=lambda finding: finding.place.span.start))
    return LintedSchema(tool, lint, ordered)
