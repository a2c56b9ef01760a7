"""What a broken keyword allowed and what was found, as JSON text to be shown.

Source: JSON Schema 2020-12, validation; the error kinds of jsonschema_rs 0.61.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_nodes import (
    ArrayNode,
    NumberNode,
    ObjectNode,
    StringNode,
    json_type,
)
from inspector.core.tools.literals import literal_of, string_literal
from inspector.core.tools.nearest_value import nearest_value

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.keyword_place import KeywordPlace

    Details = dict[str, str | tuple[str, ...]]
    Attributes = dict[str, object]


class Broken(NamedTuple):
    """One broken keyword, with what stands at its places."""

    kind: str
    at: KeywordPlace
    instance_location: str
    found: JsonNode


def details_of(broken: Broken, attributes: Attributes) -> Details:
    """Named values for the sentence about a broken keyword.

    Args:
        broken: What stands at its places.
        attributes: What the engine says of it.
    """
    return _DESCRIBERS.get(broken.kind, _found_only)(broken, attributes)


def details_of_name(broken: Broken, name: str) -> Details:
    """The same for a name that is not allowed, with the names that are."""
    node = broken.found
    value = node.get(name) if isinstance(node, ObjectNode) else None
    details: Details = {"name": string_literal(name)}
    if value is not None:
        details["found"] = literal_of(value)
    if broken.at.declared:
        details["allowed"] = broken.at.declared
    return details


def type_name(node: JsonNode) -> str:
    """The JSON Schema type that names a value best: ``integer`` for ``3``."""
    if isinstance(node, NumberNode):
        whole = node.literal.lstrip("-").isdigit()
        return "integer" if whole else "number"
    return json_type(node)


def _as_written(broken: Broken, fallback: object) -> str:
    """The keyword's own value; what the engine says where the text has none."""
    written = broken.at.written
    return written if written is not None else str(fallback)


def _found_only(broken: Broken, _: Attributes) -> Details:
    return {"found": literal_of(broken.found)}


def _type(broken: Broken, attributes: Attributes) -> Details:
    expected = broken.at.types
    if not expected:
        types = attributes.get("types")
        expected = tuple(types) if isinstance(types, list) else ()
    return {
        "expected": expected[0] if len(expected) == 1 else expected,
        "found": literal_of(broken.found),
        "found_type": type_name(broken.found),
    }


def _enum(broken: Broken, _: Attributes) -> Details:
    details: Details = {
        "allowed": broken.at.options,
        "found": literal_of(broken.found),
    }
    nearest = nearest_value(broken.found, broken.at.entries)
    if nearest is not None:
        details["nearest"] = literal_of(nearest)
    return details


def _constant(broken: Broken, attributes: Attributes) -> Details:
    expected = _as_written(broken, attributes.get("expected_value"))
    return {"expected": expected, "found": literal_of(broken.found)}


def _limit(broken: Broken, attributes: Attributes) -> Details:
    limit = attributes.get("limit", attributes.get("multiple_of"))
    return {"limit": _limit_text(broken, limit), "found": literal_of(broken.found)}


def _limit_text(broken: Broken, limit: object) -> str:
    """In draft-04 ``exclusiveMinimum`` is a flag, and the limit stands beside it."""
    is_number = isinstance(broken.at.node, NumberNode)
    return _as_written(broken, limit) if is_number else str(limit)


def _size(broken: Broken, attributes: Attributes) -> Details:
    node = broken.found
    if isinstance(node, StringNode):
        size = len(node.text)
    elif isinstance(node, ArrayNode):
        size = len(node.items)
    else:
        size = len(set(node.names())) if isinstance(node, ObjectNode) else 0
    return {"limit": _limit_text(broken, attributes.get("limit")), "found": str(size)}


def _pattern(broken: Broken, attributes: Attributes) -> Details:
    pattern = _as_written(broken, attributes.get("pattern"))
    return {"pattern": pattern, "found": literal_of(broken.found)}


def _format(broken: Broken, attributes: Attributes) -> Details:
    expected = attributes.get("format")
    return {"expected": str(expected), "found": literal_of(broken.found)}


def _required(broken: Broken, attributes: Attributes) -> Details:
    name = str(attributes["property"])
    details: Details = {"name": string_literal(name)}
    node = broken.at.node
    if isinstance(node, ObjectNode):  # dependentRequired, dependencies
        because = [
            member.name.text
            for member in node.members
            if _names(member.value, name)
            and isinstance(broken.found, ObjectNode)
            and broken.found.get(member.name.text) is not None
        ]
        if because:
            details["because"] = string_literal(because[0])
    return details


def _names(node: JsonNode, name: str) -> bool:
    """Whether a dependency wants a name; in draft-03 it may be a lone one."""
    wanted = node.items if isinstance(node, ArrayNode) else (node,)
    return any(isinstance(n, StringNode) and n.text == name for n in wanted)


def _contains(broken: Broken, _: Attributes) -> Details:
    node = broken.at.node
    limit = node.literal if isinstance(node, NumberNode) else "1"
    return {"limit": limit, "found": literal_of(broken.found)}


def _union(broken: Broken, attributes: Attributes) -> Details:
    context = attributes.get("context")
    branches = context if isinstance(context, list) else []
    fitting = tuple(str(i) for i, branch in enumerate(branches) if not branch)
    return {
        "found": literal_of(broken.found),
        "count": str(len(branches)),
        "fitting": fitting,
    }


def _more_items(broken: Broken, attributes: Attributes) -> Details:
    return {"limit": str(attributes.get("limit")), "found": literal_of(broken.found)}


def _unevaluated_items(broken: Broken, attributes: Attributes) -> Details:
    unexpected = attributes.get("unexpected")
    shown = unexpected if isinstance(unexpected, list) else []
    return {"unexpected": tuple(map(str, shown)), "found": literal_of(broken.found)}


_DESCRIBERS: dict[str, Callable[[Broken, Attributes], Details]] = {
    "Type": _type,
    "Enum": _enum,
    "Constant": _constant,
    "Maximum": _limit,
    "Minimum": _limit,
    "ExclusiveMaximum": _limit,
    "ExclusiveMinimum": _limit,
    "MultipleOf": _limit,
    "MaxLength": _size,
    "MinLength": _size,
    "MaxItems": _size,
    "MinItems": _size,
    "MaxProperties": _size,
    "MinProperties": _size,
    "Pattern": _pattern,
    "Required": _required,
    "Format": _format,
    "Contains": _contains,
    "AnyOf": _union,
    "OneOfNotValid": _union,
    "OneOfMultipleValid": _union,
    "AdditionalItems": _more_items,
    "UnevaluatedItems": _unevaluated_items,
}
