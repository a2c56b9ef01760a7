"""Findings on members of a body, which stand on no item."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.finding import Finding, Place
from inspector.core.rules.catalogue import severity_of
from inspector.core.source.json_nodes import span_of
from inspector.core.source.pointer import joined

if TYPE_CHECKING:
    from inspector.core.checks.finding import Detail
    from inspector.core.items.envelope import Body
    from inspector.core.source.json_nodes import JsonNode


def finding_in(
    code: str,
    body: Body,
    path: tuple[str | int, ...],
    node: JsonNode,
    variant: str = "",
    /,
    **details: Detail,
) -> Finding:
    """A finding on a value of a request or response.

    Args:
        code: The rule's id.
        body: The request or response.
        path: The way from it to the value.
        node: The value, which is underlined.
        variant: Which of the rule's messages fits.
        details: Named values for the message.
    """
    place = Place(body.record, joined(body.pointer, *path), span_of(node))
    entries = tuple(details.items())
    return Finding(code, severity_of(code), place, variant=variant, details=entries)
