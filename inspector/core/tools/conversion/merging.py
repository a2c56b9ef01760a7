"""Two schemas that must both hold, written as one.

Only what can be said exactly: where the two cannot be put together without another
``allOf``, there is no merger, and the caller has to say what is lost.

Source: JSON Schema 2020-12, core, section 10.2.1.1 (``allOf``); validation, section 6.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ConstantNode, StringNode
from inspector.core.tools.conversion.json_text import (
    array_node,
    text_node,
    value_key,
)
from inspector.core.tools.conversion.part import (
    Held,
    Link,
    SchemaPart,
    copy_of,
    is_anything,
)
from inspector.core.tools.conversion.part_writing import spelled
from inspector.core.tools.dialects.combination_uses import NOTES
from inspector.core.tools.dialects.use_site import number_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.source.json_nodes import JsonNode

_GREATEST = frozenset(
    {
        "minimum",
        "exclusiveMinimum",
        "minLength",
        "minItems",
        "minProperties",
        "minContains",
    }
)
_LEAST = frozenset(
    {"maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"}
)
_OF_ONE_SIDE_ONLY = frozenset(
    {
        "unevaluatedProperties",
        "unevaluatedItems",
        "prefixItems",
        "contains",
        "minContains",
        "maxContains",
        "if",
        "then",
        "else",
        "dependentSchemas",
        "patternProperties",
        "propertyNames",
    }
)
"""Keywords that say what they say only beside their own neighbours, or that cannot be
told twice."""

_SEES_ITS_OWN = frozenset({"unevaluatedProperties", "unevaluatedItems"})


class CannotMergeError(Exception):
    """Two schemas cannot be written as one."""


def merged(one: SchemaPart, other: SchemaPart) -> SchemaPart | None:
    """What holds when both hold, or None where that cannot be written.

    Args:
        one: The outer schema; its place, its notes and the order of its words stay.
        other: What is to hold as well.
    """
    try:
        return _both(one, other, is_outer=True)
    except CannotMergeError:
        return None


def _both(one: SchemaPart, other: SchemaPart, *, is_outer: bool) -> SchemaPart:
    if is_anything(other):
        return copy_of(one)
    if is_anything(one):
        return SchemaPart(one.origin, copy_of(other).words, other.constant)
    if one.constant is False or other.constant is False:
        return SchemaPart(one.origin, constant=False)
    _refuse_what_stands_apart(one, other, is_outer=is_outer)
    words = copy_of(one).words
    if "properties" in one.words or "properties" in other.words:
        _merge_names(one, other, words)
    for word, value in copy_of(other).words.items():
        if word in ("properties", "additionalProperties") and _is_named(one, other):
            continue
        words[word] = _together(word, words[word], value) if word in words else value
    if "const" in words and "enum" in words:
        raise CannotMergeError
    return SchemaPart(one.origin, words)


def _refuse_what_stands_apart(
    one: SchemaPart, other: SchemaPart, *, is_outer: bool
) -> None:
    """Keywords that would mean something else with the words of the other side."""
    if _SEES_ITS_OWN & other.words.keys():
        raise CannotMergeError
    if not is_outer and _SEES_ITS_OWN & one.words.keys():
        raise CannotMergeError
    names = {"properties", "additionalProperties", "patternProperties"}
    for this, that in ((one, other), (other, one)):
        if "patternProperties" in this.words and names & that.words.keys():
            raise CannotMergeError
        if "prefixItems" in this.words and "items" in that.words:
            raise CannotMergeError
    shared = one.words.keys() & other.words.keys()
    for word in shared & _OF_ONE_SIDE_ONLY:
        if _value_key(one.words[word]) != _value_key(other.words[word]):
            raise CannotMergeError


def _is_named(one: SchemaPart, other: SchemaPart) -> bool:
    return "properties" in one.words or "properties" in other.words


def _merge_names(one: SchemaPart, other: SchemaPart, words: dict[str, Held]) -> None:
    """Put properties together; what only one side names meets the other's rest."""
    mine, theirs = one.named("properties"), other.named("properties")
    rest = _both(_rest(one), _rest(other), is_outer=False)
    required = required_names(one) | required_names(other)
    properties: dict[str, SchemaPart] = {}
    for name in dict.fromkeys([*mine, *theirs]):
        left = mine.get(name) or _rest(one)
        right = theirs.get(name) or _rest(other)
        both = _both(left, right, is_outer=False)
        if both.constant is not False:
            properties[name] = both
        elif name in required or rest.constant is not False:
            raise CannotMergeError
    words["properties"] = properties
    if "additionalProperties" in one.words or "additionalProperties" in other.words:
        words["additionalProperties"] = rest


def _rest(part: SchemaPart) -> SchemaPart:
    return part.part("additionalProperties") or SchemaPart(part.origin, constant=True)


def _together(word: str, mine: Held, theirs: Held) -> Held:
    """The value of a keyword that both sides have."""
    if word in NOTES or _value_key(mine) == _value_key(theirs):
        return mine
    if isinstance(mine, SchemaPart) and isinstance(theirs, SchemaPart):
        if word in ("items", "additionalProperties"):
            return _both(mine, theirs, is_outer=False)
        raise CannotMergeError
    merge = _MERGES.get(word)
    if merge is None or isinstance(mine, (SchemaPart, list, dict)):
        raise CannotMergeError
    return merge(mine, theirs)  # type: ignore[arg-type]


def _greatest(mine: JsonNode, theirs: JsonNode) -> JsonNode:
    left, right = number_in(mine), number_in(theirs)
    if left is None or right is None:
        raise CannotMergeError
    return mine if left >= right else theirs


def _least(mine: JsonNode, theirs: JsonNode) -> JsonNode:
    return theirs if _greatest(mine, theirs) is mine else mine


def _all_names(mine: JsonNode, theirs: JsonNode) -> JsonNode:
    names = [*_items(mine), *_items(theirs)]
    return array_node({value_key(name): name for name in names}.values())


def _common_values(mine: JsonNode, theirs: JsonNode) -> JsonNode:
    allowed = {value_key(value) for value in _items(theirs)}
    common = [value for value in _items(mine) if value_key(value) in allowed]
    if not common:
        raise CannotMergeError
    return array_node(common)


def _common_types(mine: JsonNode, theirs: JsonNode) -> JsonNode:
    common = [t for t in types_in(mine) if _allows(types_in(theirs), t)]
    common += [
        t for t in types_in(theirs) if t == "integer" and "number" in types_in(mine)
    ]
    names = list(dict.fromkeys(common))
    if not names:
        raise CannotMergeError
    return text_node(names[0]) if len(names) == 1 else array_node(map(text_node, names))


def _allows(types: tuple[str, ...], name: str) -> bool:
    return name in types or (name == "integer" and "number" in types)


def required_names(part: SchemaPart) -> set[str]:
    """The names that a schema requires."""
    node = part.node("required")
    items = node.items if isinstance(node, ArrayNode) else ()
    return {item.text for item in items if isinstance(item, StringNode)}


def types_in(value: object) -> tuple[str, ...]:
    """The names in the value of ``type``, be it one or a list."""
    nodes = value.items if isinstance(value, ArrayNode) else (value,)
    return tuple(node.text for node in nodes if isinstance(node, StringNode))


def _both_true(mine: JsonNode, theirs: JsonNode) -> JsonNode:
    return mine if isinstance(mine, ConstantNode) and mine.value is True else theirs


def _items(node: JsonNode) -> tuple[JsonNode, ...]:
    if not isinstance(node, ArrayNode):
        raise CannotMergeError
    return node.items


def _value_key(value: Held) -> object:
    if isinstance(value, SchemaPart):
        return spelled(value)
    if isinstance(value, list):
        return tuple(map(spelled, value))
    if isinstance(value, dict):
        return {name: spelled(part) for name, part in value.items()}
    if isinstance(value, Link):
        return id(value.target)
    return value_key(value)


_MERGES: dict[str, Callable[[JsonNode, JsonNode], JsonNode]] = {
    **dict.fromkeys(_GREATEST, _greatest),
    **dict.fromkeys(_LEAST, _least),
    "required": _all_names,
    "enum": _common_values,
    "type": _common_types,
    "uniqueItems": _both_true,
}
