"""Objects: closed, opened, every property required, names that no keyword allows.

Source: the rule book, section 2.1, the first three rows; OAI-S04 to OAI-S06, COH-1.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, StringNode
from inspector.core.tools.conversion.json_text import array_node, text_node
from inspector.core.tools.conversion.loss import LossKind
from inspector.core.tools.conversion.null_rewriting import accepts_null, allow_null
from inspector.core.tools.conversion.part import SchemaPart
from inspector.core.tools.conversion.part_writing import spelled
from inspector.core.tools.conversion.union_rewriting import merge_all, spread

if TYPE_CHECKING:
    from inspector.core.tools.conversion.work import Work
    from inspector.core.tools.dialects.use import Use

_REST = "additionalProperties"
_LOOKS_AT_PRESENCE = (
    *("minProperties", "maxProperties", "not", "if", "dependentRequired"),
    *("dependentSchemas", "anyOf", "oneOf", "allOf"),
)
"""Keywords that may ask whether a member is there; one that is null is."""

_IN_PLACE = frozenset(
    {"allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas", "$ref"}
)


def close(part: SchemaPart, use: Use, work: Work) -> None:
    """Refuse members that are not named.

    Schemas that look at the same object have to become one first: of two closed
    ones each would refuse what the other names.
    """
    if _become_one(part, use, work):
        return
    forget_undeclared(part, use, work)
    rest = part.part(_REST)
    if rest is None:
        work.lose(LossKind.NARROWED, "closed", part)
    elif rest.constant is not False:
        shown = work.shown(part, _REST)
        work.lose(LossKind.NARROWED, "map-closed", part, _REST, value=shown)
    part.words[_REST] = SchemaPart(part.origin, constant=False)


def _become_one(part: SchemaPart, use: Use, work: Work) -> bool:
    """Merge what an object is put together from; whether anything was to merge."""
    if part.listed("allOf"):
        merge_all(part, use, work)
        return True
    for word in ("anyOf", "oneOf"):
        if part.listed(word):
            spread(part, replace(use, pointer=f"{use.subschema}/{word}"), work)
            return True
    return False


def leave_rest(part: SchemaPart, use: Use, work: Work) -> None:
    """Close an object where that is wanted; else say nothing of further members."""
    rest = part.part(_REST)
    if rest is None:
        return
    if work.accepts("additionalProperties.false") and rest.constant is not False:
        close(part, use, work)
        return
    if rest.constant is False or spelled(rest) not in ("true", "{}"):
        shown = work.shown(part, _REST)
        work.lose(LossKind.WIDENED, "rest-dropped", part, _REST, value=shown)
    del part.words[_REST]


def drop_names(part: SchemaPart, use: Use, work: Work) -> None:
    """Take out what is said of names by a pattern."""
    word = use.pointer.rpartition("/")[2]
    if {_REST, "patternProperties"} <= part.words.keys():
        shown = work.shown(part, word)
        work.lose(LossKind.NARROWED, "names-dropped", part, word, value=shown)
    work.drop(part, word)


def drop_names_beside(part: SchemaPart, _: Use, work: Work) -> None:
    """Keep what describes further members, and let patterns of names go."""
    work.drop(part, "propertyNames", "patternProperties")


def say_unevaluated(part: SchemaPart, _: Use, work: Work) -> None:
    """Write what nothing else looks at as what nothing beside it names."""
    word = "unevaluatedProperties"
    if word not in part.words:
        return
    if _IN_PLACE & part.words.keys():
        work.drop(part, word)
        return
    rest = part.words.pop(word)
    part.words.setdefault(_REST, rest)


def write_properties(part: SchemaPart, _: Use, __: Work) -> None:
    """Say outright that no property is named."""
    part.words.setdefault("properties", {})
    part.words.setdefault("required", array_node(()))


def require(part: SchemaPart, _: Use, work: Work) -> None:
    """Require every property, and let each be null instead of absent."""
    required = {node.text for node in _required(part)}
    _require(part, [n for n in part.named("properties") if n not in required], work)


def require_first(part: SchemaPart, _: Use, work: Work) -> None:
    """Require the first property, and let it be null instead of absent."""
    _require(part, [*part.named("properties")][:1], work)


def forget_undeclared(part: SchemaPart, _: Use, work: Work) -> None:
    """Take names out of ``required`` that no property describes."""
    named = part.named("properties")
    required = _required(part)
    lost = [node for node in required if node.text not in named]
    for node in lost:
        shown = node.text
        work.lose(LossKind.WIDENED, "undeclared-required", part, "required", name=shown)
    if lost:
        part.words["required"] = array_node(n for n in required if n.text in named)


def _require(part: SchemaPart, names: list[str], work: Work) -> None:
    """Require properties that are not required so far, in the order of all."""
    properties = part.named("properties")
    for word in _LOOKS_AT_PRESENCE if names else ():
        if word in part.words:
            work.lose(LossKind.WIDENED, "presence-tested", part, word, keyword=word)
            work.lose(LossKind.NARROWED, "presence-tested", part, word, keyword=word)
    for name in names:
        held = properties[name]
        if accepts_null(held):
            work.lose(LossKind.NARROWED, "null-or-absent", held, name=name)
        else:
            allow_null(held, work)
            work.lose(LossKind.CHANGED, "null-for-absent", held, name=name)
    order = {name: place for place, name in enumerate(properties)}
    listed = [*_required(part), *map(text_node, names)]
    listed.sort(key=lambda node: order.get(node.text, len(order)))
    part.words["required"] = array_node(listed)


def _required(part: SchemaPart) -> list[StringNode]:
    node = part.node("required")
    items = node.items if isinstance(node, ArrayNode) else ()
    return [item for item in items if isinstance(item, StringNode)]
