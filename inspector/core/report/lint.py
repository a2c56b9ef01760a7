"""What a lint found, as a report holds it; no text is kept.

Source: the design's command line, ``lint PATH ...``.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.lint_target import DialectTarget
from inspector.core.gate.gate import GatedInput
from inspector.core.gate.tally import Tally
from inspector.core.report.building import gate_report
from inspector.core.report.collection import EXCERPTS_KEPT, place_in, site_of
from inspector.core.report.linted import ReportLint, ReportSchema
from inspector.core.report.report import (
    Gap,
    ReportFinding,
    Side,
)
from inspector.core.source.json_nodes import span_of
from inspector.core.source.span import Span
from inspector.core.tools.tool import Strictness

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.checks.schema_lint import LintedSchema
    from inspector.core.gate.records import InputFacts
    from inspector.core.report.report import Report
    from inspector.core.source.document import Document
    from inspector.core.tools.strict.strict_profile import Profile

_WRITTEN = {
    Strictness.STRICT: "true",
    Strictness.LOOSE: "false",
    Strictness.OMITTED: "omitted",
    Strictness.MALFORMED: "malformed",
}


class LintedInput(NamedTuple):
    """One file and all its schemas."""

    facts: InputFacts
    document: Document
    schemas: tuple[LintedSchema, ...]


def lint_report(
    inputs: Sequence[LintedInput],
    profile: Profile | DialectTarget,
    *,
    version: str,
    created: str,
) -> Report:
    """The report of a lint.

    Args:
        inputs: What was linted, in its order.
        profile: Whose subset or dialect.
        version: Of this program.
        created: When, in ISO 8601.
    """
    found: list[ReportFinding] = []
    schemas: list[ReportSchema] = []
    for index, each in enumerate(inputs):
        for linted in each.schemas:
            schemas.append(_schema(index, linted))
            for finding in linted.findings:
                keep = len(found) < EXCERPTS_KEPT
                place = place_in(each.document, finding, index, keep=keep)
                found.append(ReportFinding(finding, place))
    rules = Counter(each.code for each in found)
    tally = Tally(
        records=len(inputs),
        blocking=sum(each.finding.blocks for each in found),
        complete=all(r.is_json for each in inputs for r in each.document.records),
        rules=dict(rules.most_common()),
    )
    gated = tuple(GatedInput(each.facts, _kind(each.schemas)) for each in inputs)
    side = Side(gated, (), tuple(found), tuple(_gaps(inputs)), tally)
    is_dialect = isinstance(profile, DialectTarget)
    lint = ReportLint(
        profile.name, profile.title, profile.as_of, tuple(schemas), is_dialect
    )
    return gate_report(side, version=version, created=created)._replace(lint=lint)


def _gaps(inputs: Sequence[LintedInput]) -> Iterator[Gap]:
    for index, each in enumerate(inputs):
        for record in each.document.records:
            if not record.is_json:
                line = site_of(each.document, record.span).line
                yield Gap("unreadable", index, line)


def _schema(index: int, linted: LintedSchema) -> ReportSchema:
    tool, lint = linted.tool, linted.lint
    node = tool.parameters or tool.node
    span = span_of(node) if node is not None else Span(0, 0)
    return ReportSchema(
        index,
        site_of(tool.document, span),
        tool.parameters_pointer,
        tool.name,
        tool.shape.value,
        _WRITTEN[tool.strictness] if tool.node is not None else None,
        linted.level,
        sum(finding.blocks for finding in linted.findings),
        lint.unlisted if lint is not None else 0,
    )


def _kind(schemas: Sequence[LintedSchema]) -> str:
    shapes = {linted.tool.shape.value for linted in schemas}
    return shapes.pop() if len(shapes) == 1 else "mixed"
