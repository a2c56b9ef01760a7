"""What a provider counts over all strict tools of one request.

Each tool by itself is counted by its schema's lint; here the sums are, which no single
tool may exceed and all of them together do.

Source: Anthropic, structured outputs (2026-11-30): limits of a request; the files of
the dialects name the source of each limit.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from decimal import Decimal
from typing import TYPE_CHECKING

from inspector.core.checks.dialect_checks import finding_of_dialect
from inspector.core.checks.finding import Place
from inspector.core.rules.severity import Severity
from inspector.core.source.json_nodes import ArrayNode
from inspector.core.source.pointer import joined
from inspector.core.source.span import Span
from inspector.core.tools.dialects.cell import Treatment
from inspector.core.tools.dialects.faults import DialectFault, dialect_in_force
from inspector.core.tools.dialects.schema_dialect import TARGETS
from inspector.core.tools.dialects.use import Use
from inspector.core.tools.dialects.uses import uses_in
from inspector.core.tools.kept import Kept
from inspector.core.tools.tool import Strictness

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from inspector.core.checks.finding import Finding
    from inspector.core.items.envelope import Body
    from inspector.core.tools.tool import Tool, ToolShape

_SUMS = ("total:optional", "total:unions")
TOOLS = "total:tools"
"""How many strict tools there are."""

_COUNTED = {TOOLS, *_SUMS}
_OF_TOOLS: Kept[tuple[str, ToolShape], Mapping[str, int]] = Kept()
"""What tools add to the sums, by what spells them."""


def limit_findings(body: Body, tools: Iterable[Tool], target: str) -> Iterator[Finding]:
    """Each sum that is beyond what a target takes, at the list of tools.

    Args:
        body: A request or response.
        tools: Those that it declares.
        target: What they are to be sent to.
    """
    node = body.member("tools")
    strict = [t for t in tools if t.strictness is Strictness.STRICT and t.parameters]
    if target not in TARGETS or len(strict) <= 1 or not isinstance(node, ArrayNode):
        return
    dialect = dialect_in_force(target, strict=True)
    if not dialect.needs_strict or dialect.cells.keys().isdisjoint(_COUNTED):
        return
    span = Span(node.start, node.start + 1)
    place = Place(body.record, joined(body.pointer, "tools"), span)
    for feature, (number, most) in _sums(strict).items():
        use = Use(feature, "", span, "", str(number), number=Decimal(number))
        cell, alone = dialect.cell_of(use), replace(use, number=Decimal(most))
        told_already = dialect.cell_of(alone)
        if (
            cell is None
            or cell.treatment is not Treatment.REJECTED
            or (
                told_already is not None
                and told_already.treatment is Treatment.REJECTED
            )
        ):
            continue
        severity = Severity.BLOCK if cell.is_sure else Severity.WARN
        fault = DialectFault(dialect, use, cell, severity)
        yield replace(finding_of_dialect(strict[0], fault), place=place, keyword=None)


def _sums(tools: list[Tool]) -> dict[str, tuple[int, int]]:
    """Each sum, with the most that one tool has to itself."""
    total: Counter[str] = Counter({TOOLS: len(tools)})
    most: Counter[str] = Counter({TOOLS: 1})
    for tool in tools:
        for feature, number in _numbers_of(tool).items():
            total[feature] += number
            most[feature] = max(most[feature], number)
    return {feature: (total[feature], most[feature]) for feature in total}


def _numbers_of(tool: Tool) -> Mapping[str, int]:
    """What a tool adds to each sum."""
    spelled, schema = tool.spelled, tool.parameters
    known = _OF_TOOLS.get((spelled, tool.shape)) if spelled is not None else None
    if known is not None or schema is None:
        return known or {}
    numbers = {
        use.feature: int(use.number)
        for use in uses_in(schema)
        if use.feature in _SUMS and use.number is not None
    }
    if spelled is not None:
        _OF_TOOLS.keep((spelled, tool.shape), numbers, len(spelled))
    return numbers
