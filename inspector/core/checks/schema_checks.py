"""Findings on the values of a call, held against its tool's schema.

Source: JSON Schema 2020-12, validation vocabulary; the finding catalogue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.finding import Finding
from inspector.core.checks.places import (
    finding_on,
    inner_place,
    inner_span_place,
    member_place,
)
from inspector.core.rules.catalogue import severity_of
from inspector.core.source.json_nodes import (
    ArrayNode,
    NumberNode,
    ObjectNode,
    StringNode,
    json_type,
)
from inspector.core.source.json_reader import read_json
from inspector.core.source.pointer import follow, joined, resolve
from inspector.core.source.span import Span
from inspector.core.tools.contract import fits
from inspector.core.tools.tool import LookupStatus
from inspector.core.tools.validation import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Place
    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.tool import Lookup, Tool
    from inspector.core.tools.validation import Validation, Violation

_CODE = "arguments/schema"

_WRAPPERS = frozenset(
    {"properties", "parameters", "arguments", "args", "input", "json", "schema"}
)
"""Words of a schema or a tool that models copy around the values."""


def schema_findings(
    item: Item, lookup: Lookup, validation: Validation | None
) -> Iterator[Finding]:
    """What a call's values lack against the schema, or why nothing is known."""
    if lookup.status is not LookupStatus.FOUND:
        yield _no_schema(item, lookup)
        return
    if validation is None:
        return
    if validation.outcome is Outcome.UNDECIDED:
        yield _undecided(item, validation)
    schema = lookup.tool.parameters if lookup.tool else None
    if validation.outcome is Outcome.INVALID and schema is not None:
        yield from _violations(item, schema, validation)
        yield from _wrapped(item, lookup.tool)


def _no_schema(item: Item, lookup: Lookup) -> Finding:
    of_name = item.get("name") is not None
    place = member_place(item, "name") if of_name else member_place(item)
    return finding_on("arguments/no-schema", item, place, lookup.status.value)


def _undecided(item: Item, validation: Validation) -> Finding:
    return finding_on(
        "arguments/undecided",
        item,
        member_place(item, "arguments"),
        validation.undecided,
        keyword=validation.undecided_location or None,
        detail=validation.undecided_detail,
    )


def _violations(
    item: Item, schema: JsonNode, validation: Validation
) -> Iterator[Finding]:
    for violation in validation.violations:
        place = _place_of(item, violation)
        yield Finding(
            _CODE,
            severity_of(_CODE),
            place,
            item.index,
            violation.keyword,
            keyword=violation.keyword_location,
            violation=violation,
        )
        wanted = _wanted_as_text(item, violation, schema)
        if wanted:
            yield finding_on("arguments/nested-json-text", item, place, wanted=wanted)


def _place_of(item: Item, violation: Violation) -> Place:
    """The name that is not allowed, else the value; a bracket for a container.

    A whole object under one wavy line would hide what is wrong inside it.
    """
    where, name = violation.instance_location, violation.member
    node = _value_at(item, where)
    if name is not None and node is not None and follow(node, (name,)) is not None:
        return inner_place(item, joined(where, name), of_name=True)
    if isinstance(node, (ObjectNode, ArrayNode)):
        return inner_span_place(item, Span(node.start, node.start + 1))
    return inner_place(item, where)


def _value_at(item: Item, inner_pointer: str) -> JsonNode | None:
    root = _root_of(item)
    return resolve(root, inner_pointer) if root is not None else None


def _root_of(item: Item) -> JsonNode | None:
    """The arguments as a value: read from their string, or as they stand."""
    return item.arguments.reading.root if item.arguments else item.get("arguments")


def _wanted_as_text(item: Item, violation: Violation, schema: JsonNode) -> str:
    """The wanted type that a string holds as JSON text, else nothing."""
    node = _value_at(item, violation.instance_location)
    if not isinstance(node, StringNode) or not violation.instance_location:
        return ""
    inside = read_json(node.text)
    if not inside.is_json or inside.root is None:
        return ""
    wanted = _wanted_types(violation, schema)
    found = _types_of(inside.root)
    return next((name for name in wanted if name in found), "")


def _wanted_types(violation: Violation, schema: JsonNode) -> list[str]:
    keywords = [violation, *(v for branch in violation.branches for v in branch)]
    types: list[str] = []
    for broken in keywords:
        if broken.keyword == "type":
            types.extend(_strings(resolve(schema, broken.keyword_location)))
    return types


def _strings(node: JsonNode | None) -> list[str]:
    nodes = node.items if isinstance(node, ArrayNode) else (node,)
    return [entry.text for entry in nodes if isinstance(entry, StringNode)]


def _types_of(node: JsonNode) -> set[str]:
    """JSON Schema's names for the type of a value that is no string."""
    if isinstance(node, NumberNode):
        is_integer = node.literal.lstrip("-").isdigit()
        return {"integer", "number"} if is_integer else {"number"}
    return {json_type(node)} - {"string", "null"}


def is_wrapper(name: str, called: str | None) -> bool:
    """Whether a member may hold the values of a call that belong one level higher.

    Args:
        name: Of the member.
        called: The name of the function.
    """
    return name in _WRAPPERS or name == called


def _wrapped(item: Item, tool: Tool | None) -> Iterator[Finding]:
    """Values that are right one level deeper, under the schema's own words."""
    root = _root_of(item)
    if not isinstance(root, ObjectNode):
        return
    for member in root.members:
        name = member.name.text
        if isinstance(member.value, ObjectNode) and is_wrapper(name, item.name):
            if fits(tool, member.value):
                place = inner_place(item, joined("", name), of_name=True)
                yield finding_on("arguments/wrapped", item, place, name=name)
            return
