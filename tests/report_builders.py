"""Reports for tests, made of texts as the commands make them."""

from __future__ import annotations

from inspector.core.checks.inspection import inspect_content
from inspector.core.diff.comparison import compare
from inspector.core.report.building import comparison_report, gate_report, side_of
from inspector.core.report.report import Report
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_schema

CREATED = "2026-11-30T10:00:00Z"


def a_report(content: str | bytes, *, name: str = "a.json", schema: str = "") -> Report:
    """The report of one document."""
    inspection = inspect_content(content, given(schema), origin=Origin(name))
    return gate_report(side_of(inspection), version="0.0", created=CREATED)


def a_comparison_report(
    left: str | bytes, right: str | bytes, *, schema: str = ""
) -> Report:
    """The report of two documents."""
    a = inspect_content(left, given(schema), origin=Origin("left.json"))
    b = inspect_content(right, given(schema), origin=Origin("right.json"))
    return comparison_report(
        side_of(a), side_of(b), compare(a, b), version="0.0", created=CREATED
    )


def given(schema: str) -> Sources:
    """Sources with one schema for all calls, if any."""
    if not schema:
        return Sources()
    return Sources(read_schema(read_document(schema, Origin("schema.json"))))
