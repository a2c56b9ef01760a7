"""Every schema of a text against one subset or dialect, asked for or not.

Source: the design's command line, ``lint PATH ...``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.core.checks.dialect_checks import finding_of_dialect
from inspector.core.checks.lint_target import DialectTarget
from inspector.core.checks.tool_checks import finding_of_fault, parameters_findings
from inspector.core.checks.tool_names import tool_name_findings
from inspector.core.tools.dialects.faults import faults_at, faults_in_dialect
from inspector.core.tools.schema_subjects import schemas_in
from inspector.core.tools.strict_subset import lint_schema
from inspector.core.tools.tool import Strictness

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.checks.finding import Finding
    from inspector.core.source.document import Document
    from inspector.core.tools.dialects.faults import DialectFault
    from inspector.core.tools.strict.fault import StrictLint
    from inspector.core.tools.strict.strict_profile import Profile
    from inspector.core.tools.tool import Tool


@dataclass(frozen=True, slots=True)
class LintedSchema:
    """One schema with everything that a profile says of it."""

    tool: Tool
    """What it belongs to; a bare schema is a tool without a name."""

    lint: StrictLint | None
    """None where there is no schema, a tool without parameters, and for a dialect."""

    findings: tuple[Finding, ...]
    """In the order of the text."""

    @property
    def level(self) -> str:
        """How the schema stands.

        A level of the strict subset; ``accepted`` or ``refused`` by a dialect;
        ``none`` where there is no schema.
        """
        if self.tool.parameters is None:
            return "none"
        if self.lint is not None:
            return self.lint.level.value
        return "refused" if any(f.blocks for f in self.findings) else "accepted"


def lint_document(
    document: Document, profile: Profile | DialectTarget
) -> tuple[LintedSchema, ...]:
    """Lint every schema of a text.

    Args:
        document: Tools of any provider, a request or response, a log, a bare schema.
        profile: Whose subset or dialect.

    Raises:
        InspectorError: the text is not JSON, or holds no schema.
    """
    return tuple(lint_tool(tool, profile) for tool in schemas_in(document))


def lint_tool(tool: Tool, profile: Profile | DialectTarget) -> LintedSchema:
    """Lint one tool or schema, as if ``strict`` had been asked for."""
    if isinstance(profile, DialectTarget):
        faults = _dialect_faults(tool, profile)
        spoken = [finding_of_dialect(tool, fault) for fault in faults]
        spoken += tool_name_findings(tool, profile.of)
        return LintedSchema(tool, None, _in_the_text(spoken))
    found = list(parameters_findings(tool))
    lint = None
    if tool.parameters is not None:
        lint = lint_schema(tool.parameters, profile)
        found.extend(finding_of_fault(tool, fault) for fault in lint.faults)
    return LintedSchema(tool, lint, _in_the_text(found))


def _in_the_text(found: Iterable[Finding]) -> tuple[Finding, ...]:
    return tuple(sorted(found, key=lambda finding: finding.place.span.start))


def _dialect_faults(tool: Tool, asked: DialectTarget) -> tuple[DialectFault, ...]:
    schema = tool.parameters
    if schema is None:
        return ()
    if asked.dialect is not None:
        return faults_in_dialect(schema, asked.dialect)
    is_strict = tool.strictness is Strictness.STRICT
    return faults_at(schema, asked.target or "", strict=True if is_strict else None)
