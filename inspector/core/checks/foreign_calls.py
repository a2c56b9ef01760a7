"""What is wrong with the calls of other APIs, in the words that calls of Responses get.

The rooms ``json/`` and ``arguments/`` speak about them too; verdicts are for items
only. A call is looked at in the shape of an item, and what is found is brought back to
the places that its own API has.

Source: the finding catalogue ("Where the text is another API's shape").
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from inspector.core.checks.arguments_checks import arguments_findings
from inspector.core.checks.places import finding_on, member_place
from inspector.core.checks.schema_checks import schema_findings
from inspector.core.items.arguments import read_arguments
from inspector.core.items.body import Body, BodyKind
from inspector.core.items.foreign.foreign_call import Takes
from inspector.core.items.item import FUNCTION_CALL, Item
from inspector.core.source.json_nodes import (
    Member,
    ObjectNode,
    StringNode,
    json_type,
)
from inspector.core.tools.contract import held_against
from inspector.core.tools.tool import SchemaOrigin
from inspector.core.tools.tool_sources import tools_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from inspector.core.checks.finding import Finding
    from inspector.core.items.envelope import Envelope
    from inspector.core.items.foreign.foreign_call import Foreign, ForeignCall
    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.located import Located
    from inspector.core.tools.tool import Lookup, Tool
    from inspector.core.tools.tool_sources import Sources
    from inspector.core.tools.validation import Validation

_UNREAD = (Takes.TEXT, Takes.PIECES)


@dataclass(frozen=True, slots=True)
class InspectedCall:
    """One call of another API with everything that is known of it."""

    call: ForeignCall
    item: Item
    """The same call in the shape of an item: name, arguments and call_id where a
    `function_call` has them. It has no verdict."""

    lookup: Lookup | None
    """The search for its tool; None where its arguments are not JSON, or not whole."""

    validation: Validation | None
    findings: tuple[Finding, ...]
    """With the places of its own API; on no item."""

    @property
    def tool(self) -> Tool | None:
        """The tool that the call was held against."""
        return self.lookup.tool if self.lookup else None


def inspect_calls(
    document: Document,
    envelope: Envelope,
    sources: Sources,
    own_tools: Mapping[int, tuple[Tool, ...]],
) -> tuple[InspectedCall, ...]:
    """Look at every foreign call of a document.

    Args:
        document: The text.
        envelope: What it was logged in.
        sources: Schemas and tools that a person gave.
        own_tools: Those that each body of Responses declares, by the body's `id`.
    """
    beside = _tools_by_record(document, envelope)
    found: list[InspectedCall] = []
    for body in envelope.bodies:
        for foreign in body.foreign:
            tools = _tools_of(document, foreign) or own_tools.get(id(body), ())
            known = tools or beside.get(body.record, ())
            found.extend(
                _inspect(call, document, sources, known) for call in foreign.calls
            )
    judged = _judged_as_items(envelope)
    return tuple(
        replace(one, findings=())
        if (one.item.record, one.item.pointer) in judged
        else one
        for one in found
    )


def _judged_as_items(envelope: Envelope) -> set[tuple[int, str]]:
    """Calls that say `function_call` themselves: as items they are looked at anyway."""
    return {
        (body.record, pointer)
        for body in envelope.bodies
        if body.foreign
        for pointer, node in body.items
        if isinstance(node, ObjectNode) and node.text("type") == FUNCTION_CALL
    }


def _tools_of(document: Document, foreign: Foreign) -> tuple[Tool, ...]:
    return tuple(
        tool
        for at in foreign.tools
        for tool in tools_in(
            document, at.node, at.record, at.pointer, SchemaOrigin.DOCUMENT
        )
    )


def _tools_by_record(
    document: Document, envelope: Envelope
) -> dict[int, tuple[Tool, ...]]:
    """Tools of a request that stands in one record with its answer."""
    beside: dict[int, tuple[Tool, ...]] = {}
    for body in envelope.bodies:
        for foreign in body.foreign:
            tools = _tools_of(document, foreign)
            beside[body.record] = (*beside.get(body.record, ()), *tools)
    return beside


def _inspect(
    call: ForeignCall, document: Document, sources: Sources, tools: tuple[Tool, ...]
) -> InspectedCall:
    item = item_of(call, document.text)
    if call.takes in _UNREAD:
        return InspectedCall(call, item, None, None, ())
    lookup = sources.lookup(item, tools)
    validation = _validation(item, lookup, document)
    found = [
        *_arguments_findings(call, item, lookup, validation),
        *schema_findings(item, lookup, validation),
    ]
    told = sorted((_told(f, call) for f in found), key=lambda f: f.place.span.start)
    return InspectedCall(call, item, lookup, validation, tuple(told))


def item_of(call: ForeignCall, text: str) -> Item:
    """A call of another API in the shape of an item, with its own characters."""
    at = call.at
    parts = (("name", call.name), ("arguments", call.arguments))
    kind = StringNode(at.node.start, at.node.start + 1, FUNCTION_CALL)
    members = [_member("type", kind)]
    members += [_member(name, part.node) for name, part in parts if part is not None]
    if call.call_id is not None:
        members.append(_member("call_id", call.call_id.node))
    node = ObjectNode(at.node.start, at.node.end, tuple(members))
    body = Body(BodyKind.FOREIGN, at.record, at.pointer, at.node)
    return Item(0, body, 0, at.pointer, node, read_arguments(node, text))


def _member(name: str, value: JsonNode) -> Member:
    return Member(StringNode(value.start, value.end, name), value)


def _validation(item: Item, lookup: Lookup, document: Document) -> Validation | None:
    value, is_json = item.get("arguments"), document.records[item.record].is_json
    if item.arguments is not None:
        value, is_json = item.arguments.reading.root, item.arguments.reading.is_json
    return held_against(lookup.tool, value) if is_json else None


def _arguments_findings(
    call: ForeignCall, item: Item, lookup: Lookup, validation: Validation | None
) -> Iterator[Finding]:
    """What the text of the arguments lacks, where they are a text in this API."""
    if item.arguments is not None or call.takes is Takes.STRING:
        yield from arguments_findings(item, lookup.tool, validation)
        return
    value = call.arguments
    if value is not None and not value.is_object and validation is None:
        place = member_place(item, "arguments")
        kind = json_type(value.node)
        yield finding_on("arguments/not-an-object", item, place, "value", type=kind)


def _told(finding: Finding, call: ForeignCall) -> Finding:
    """A finding with the place that the call's own API has for it, on no item."""
    place, below = finding.place, finding.place.pointer[len(call.at.pointer) :]
    for member, part in (("/arguments", call.arguments), ("/name", call.name)):
        if part is not None and (below + "/").startswith(member + "/"):
            place = replace(place, pointer=_moved(part, below, member))
            place = replace(place, record=part.record)
    return replace(finding, place=place, item=None)


def _moved(part: Located, below: str, member: str) -> str:
    return part.pointer + below[len(member) :]
