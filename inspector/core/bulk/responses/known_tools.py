"""Tools of responses that were inspected before, ready to be placed anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.finding import Finding, Place
from inspector.core.source.json_nodes import (
    ArrayNode,
    span_of,
)
from inspector.core.source.span import Span
from inspector.core.tools.tool_sources import declared_tools

if TYPE_CHECKING:
    from inspector.core.checks.inspection import Inspection


class KnownTool(NamedTuple):
    """A tool of a response, by its text."""

    names: frozenset[tuple[str | None, str | None]]
    """Namespaces and names of what it declares."""

    found: tuple[Finding, ...]
    """What is said of it, placed from its beginning on, without its pointer."""


def moved_to(finding: Finding, pointer: str, span: Span, item: int | None) -> Finding:
    """The same finding at another place; no place inside of arguments."""
    return finding.at(Place(finding.place.record, pointer, span), item)


def known_tools(inspection: Inspection) -> list[tuple[bytes, KnownTool]] | None:
    """The tools of a response by their texts, each with all that is said of it.

    Args:
        inspection: Of one response.

    Returns:
        None where something is said that stands on no tool and no item.
    """
    document, (body,) = inspection.document, inspection.envelope.bodies
    listed = body.member("tools")
    entries = listed.items if isinstance(listed, ArrayNode) else ()
    declared = [tool for tool in declared_tools(document, body) if tool.node]
    left = len(inspection.around)
    tools: list[tuple[bytes, KnownTool]] = []
    for number, entry in enumerate(entries):
        span, pointer = span_of(entry), f"/tools/{number}"
        found = [f for f in inspection.around if f.place.span.start in span]
        left -= len(found)
        if any(_is_bound(finding, pointer) for finding in found):
            return None
        names = (
            (tool.namespace, tool.name)
            for tool in declared
            if tool.node is not None and tool.node.start in span
        )
        placed = tuple(_from(finding, span.start, pointer) for finding in found)
        raw = document.text[span.start : span.end].encode()
        tools.append((raw, KnownTool(frozenset(names), placed)))
    return tools if left == 0 else None


def _is_bound(finding: Finding, pointer: str) -> bool:
    """Whether a finding on a tool says where that stands, or more than that."""
    is_below = finding.place.pointer.startswith(pointer)
    return not is_below or speaks_of(finding, {"/tools/"})


def _from(finding: Finding, start: int, pointer: str) -> Finding:
    place = finding.place
    span = Span(place.span.start - start, place.span.end - start)
    return moved_to(finding, place.pointer[len(pointer) :], span, None)


def speaks_of(finding: Finding, spoken: set[str]) -> bool:
    """Whether a detail quotes what differs from one to the other."""
    words: list[object] = []
    for _, value in finding.details:
        words += value if isinstance(value, tuple) else [value]
    said = [str(word) for word in words]
    return any(text in word for text in spoken for word in said)
