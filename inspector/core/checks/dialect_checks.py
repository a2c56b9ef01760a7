"""Findings on what other providers make of a tool's schema.

Without a target only what is known to be refused by a provider that reads every
function in one plain form, once a provider and tool; for a target every place. A
tool that is spelled for one provider is no business of another unless asked.

Source: the finding catalogue, ``dialect/<target>``; `faults` says when and why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.finding import Finding, Place
from inspector.core.rules.catalogue import Source
from inspector.core.targets.target import DEFAULT_TARGET
from inspector.core.tools.dialects.faults import (
    DialectFault,
    faults_anywhere,
    faults_at,
)
from inspector.core.tools.dialects.schema_dialect import TARGETS
from inspector.core.tools.dialects.wording import details_of, variant_of
from inspector.core.tools.tool import Strictness, Tool, ToolShape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode

DIALECTS = "dialect/"
"""The room of the findings made here."""

_OWN_TARGETS = {
    ToolShape.ANTHROPIC: ("anthropic",),
    ToolShape.GEMINI: ("gemini",),
    ToolShape.BEDROCK: ("bedrock",),
    ToolShape.FORMAT: (),
    ToolShape.OPENAPI: (),
}
"""Spellings that are meant for one provider, or for none as a tool."""


def dialect_findings(tool: Tool, target: str = DEFAULT_TARGET) -> Iterator[Finding]:
    """What a target makes of a tool's schema, in the order of the text.

    Args:
        tool: A declared function, or a bare schema.
        target: Any; of one without a dialect nothing is said.
    """
    schema = tool.parameters
    if schema is None or (target != DEFAULT_TARGET and target not in TARGETS):
        return
    meant = _OWN_TARGETS.get(tool.shape)
    for fault in _faults(schema, target, _strict(tool)):
        is_meant = meant is None or fault.dialect.target in meant
        if is_meant or target != DEFAULT_TARGET:
            yield finding_of_dialect(tool, fault)


def finding_of_dialect(tool: Tool, fault: DialectFault) -> Finding:
    """A fault of a tool's schema, at its place in the tool's document."""
    use = fault.use
    evidence = fault.cell.evidence
    return Finding(
        fault.code,
        fault.severity,
        Place(tool.record, tool.parameters_pointer + use.pointer, use.span),
        variant=variant_of(fault),
        details=details_of(fault),
        keyword=use.pointer,
        basis=(Source(evidence.text, evidence.url, str(evidence.confidence)),)
        if evidence is not None
        else (),
    )


def _faults(
    schema: JsonNode, target: str, strict: bool | None
) -> tuple[DialectFault, ...]:
    if target == DEFAULT_TARGET:
        return faults_anywhere(schema)
    return faults_at(schema, target, strict=strict)


def _strict(tool: Tool) -> bool | None:
    """What a tool says of strict mode; a bare schema says nothing."""
    return None if tool.node is None else tool.strictness is Strictness.STRICT
