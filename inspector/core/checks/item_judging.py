"""One item: find its tool, hold it against that, and come to a verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.arguments_checks import arguments_findings
from inspector.core.checks.inspected_item import InspectedItem
from inspector.core.checks.item_checks import item_findings, undeclared
from inspector.core.checks.schema_checks import schema_findings
from inspector.core.checks.verdict import reason_for
from inspector.core.tools.contract import held_against

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item
    from inspector.core.source.document import Document
    from inspector.core.tools.tool import Lookup, Tool
    from inspector.core.tools.tool_sources import Sources
    from inspector.core.tools.validation import Validation


def inspected_item(
    item: Item, document: Document, sources: Sources, own_tools: tuple[Tool, ...]
) -> InspectedItem:
    """An item of a document, held against the tool that it calls.

    Args:
        item: The item.
        document: What it stands in.
        sources: What a person gave to look its tool up in.
        own_tools: What its own response or request declares.
    """
    lookup = sources.lookup(item, own_tools) if item.is_function_call else None
    said = item_findings(item, document.text)
    in_json = document.records[item.record].is_json
    return judged_item(item, lookup, said, in_json=in_json)


def judged_item(
    item: Item, lookup: Lookup | None, said: Sequence[Finding], *, in_json: bool
) -> InspectedItem:
    """An item with its verdict, once its tool was looked for.

    Args:
        item: The item.
        lookup: The search for its tool; None for an item that is no function call.
        said: What is said of it without its tool (`item_checks.item_findings`).
        in_json: Whether the text around it is JSON.
    """
    validation = _validation(item, lookup)
    findings = [*said]
    if lookup is not None:
        findings.extend(arguments_findings(item, lookup.tool, validation))
        findings.extend(schema_findings(item, lookup, validation))
        findings.extend(undeclared(item, lookup))
    if len(findings) > 1:
        findings.sort(key=_place_in_text)
    reason = reason_for(item, validation, in_json=in_json)
    return InspectedItem(item, reason, lookup, validation, tuple(findings))


def _place_in_text(finding: Finding) -> int:
    return finding.place.span.start


def _validation(item: Item, lookup: Lookup | None) -> Validation | None:
    arguments = item.arguments
    if lookup is None or arguments is None or not arguments.reading.is_json:
        return None
    return held_against(lookup.tool, arguments.reading.root)
