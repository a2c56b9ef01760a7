"""What is looked at where a text is more than one lone item.

Source: the finding catalogue, "pairing/", "stream/", "strict/" and "request/".
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.checks.name_checks import not_allowed
from inspector.core.checks.pairing_checks import pairing_findings
from inspector.core.checks.request.exchange import exchanges
from inspector.core.checks.request_checks import answers_by_item, request_findings
from inspector.core.checks.tool_checks import tool_findings
from inspector.core.items.item import CUSTOM_CALL

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.items.envelope import Envelope
    from inspector.core.items.item import Item
    from inspector.core.source.document import Document
    from inspector.core.tools.declared_tools import ToolSet
    from inspector.core.tools.tool_sources import Sources


def with_promises(
    document: Document,
    envelope: Envelope,
    items: tuple[InspectedItem, ...],
    sources: Sources,
) -> tuple[InspectedItem, ...]:
    """The same items with what was promised of them, beside arguments.

    Messages get the texts that were asked to be JSON, calls of custom tools get their
    tools.
    """
    items = _with_answers(document, envelope, items, sources)
    if not any(entry.item.type_text == CUSTOM_CALL for entry in items):
        return items
    from inspector.core.checks.grammar_checks import custom_tool_of  # noqa: PLC0415
    from inspector.core.tools.custom_tools import (  # noqa: PLC0415 - few logs have any
        declared_custom_tools,
    )

    tools = {id(b): declared_custom_tools(document, b) for b in envelope.bodies}
    for request, response in exchanges(envelope.bodies):
        tools[id(response)] = tools[id(response)] or tools[id(request)]
    return tuple(
        replace(
            entry, custom_tool=custom_tool_of(entry.item, tools[id(entry.item.body)])
        )
        for entry in items
    )


def _with_answers(
    document: Document,
    envelope: Envelope,
    items: tuple[InspectedItem, ...],
    sources: Sources,
) -> tuple[InspectedItem, ...]:
    if not any(body.member("text") for body in envelope.bodies):
        return items
    logged = [entry.item for entry in items]
    answers = answers_by_item(document, envelope, logged, sources)
    return tuple(
        replace(entry, answers=answers.get(entry.item.index, ())) for entry in items
    )


def body_findings(
    document: Document,
    envelope: Envelope,
    items: tuple[InspectedItem, ...],
    declared: Mapping[int, ToolSet],
) -> Iterator[Finding]:
    """What is wrong with pairs, streams, tools and requests.

    Args:
        document: The text.
        envelope: Its bodies.
        items: Theirs.
        declared: The tools that each body declares itself, by its `id`.
    """
    logged = [entry.item for entry in items]
    yield from pairing_findings(logged)
    if any(body.foreign for body in envelope.bodies):
        from inspector.core.checks.foreign_pairing import (  # noqa: PLC0415
            foreign_pairing_findings,
        )

        yield from foreign_pairing_findings(envelope)
    streams = [body.stream for body in envelope.bodies if body.stream is not None]
    if streams:
        from inspector.core.checks.stream_checks import stream_findings  # noqa: PLC0415

        yield from stream_findings(streams, logged, document.text)
    yield from tool_findings(document, envelope, declared=declared)
    yield from _of_custom_calls(items)
    yield from _not_allowed(document, envelope, logged)
    answers = {entry.item.index: entry.answers for entry in items}
    yield from request_findings(document, envelope, logged, answers)


def _of_custom_calls(items: tuple[InspectedItem, ...]) -> Iterator[Finding]:
    """What the grammars of custom tools say."""
    calls = [entry for entry in items if entry.custom_tool is not None]
    if calls:
        from inspector.core.checks.grammar_checks import (  # noqa: PLC0415 - see above
            grammar_findings,
        )

        for entry in calls:
            yield from grammar_findings(entry.item, entry.custom_tool)


def _not_allowed(
    document: Document, envelope: Envelope, items: list[Item]
) -> Iterator[Finding]:
    """Calls of a response that does not repeat what its request allowed."""
    asked = {
        id(response): request
        for request, response in exchanges(envelope.bodies)
        if response.member("tool_choice") is None
    }
    for item in items:
        request = asked.get(id(item.body))
        if request is not None and item.is_function_call:
            yield from not_allowed(item, document.text, request)
