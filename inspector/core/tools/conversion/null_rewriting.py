"""Let a schema allow null, the way of writing that a value may be left out.

Source: OpenAI, structured outputs guide, "All fields must be required" (2026-11-30):
"it is possible to emulate an optional parameter by using a union type with null".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, is_null
from inspector.core.tools.conversion.json_text import NULL, array_node, text_node
from inspector.core.tools.conversion.merging import types_in
from inspector.core.tools.conversion.part import SchemaPart, is_anything
from inspector.core.tools.dialects.combination_uses import NOTES

if TYPE_CHECKING:
    from inspector.core.tools.conversion.work import Work

_LINKS = 8
_WITHOUT_TYPE = frozenset(
    {"anyOf", "oneOf", "allOf", "not", "if", "$ref", "const", "enum"}
)


def accepts_null(part: SchemaPart, links: int = _LINKS) -> bool:
    """Whether null is allowed already, as far as can be seen."""
    if is_anything(part) or part.constant is False:
        return is_anything(part)
    if part.link is not None:
        return links > 0 and accepts_null(part.link.target, links - 1)
    branches = part.listed("anyOf") + part.listed("oneOf")
    return _names_null(part) and (
        not branches or any(accepts_null(one, links) for one in branches)
    )


def _names_null(part: SchemaPart) -> bool:
    """Whether neither the types nor the listed values leave null out."""
    enum, const, kind = part.node("enum"), part.node("const"), part.node("type")
    has_value = not isinstance(enum, ArrayNode) or any(map(is_null, enum.items))
    is_const = const is None or is_null(const)
    return has_value and is_const and (kind is None or "null" in types_in(kind))


def allow_null(part: SchemaPart, work: Work) -> None:
    """Let a part allow null beside what it allows."""
    kind = part.node("type")
    is_listed = kind is not None and not _WITHOUT_TYPE - {"enum"} & part.words.keys()
    if is_listed and _takes_list(part, work):
        _add_to_list(part)
    elif "anyOf" in part.words and not (part.words.keys() - NOTES - {"anyOf"}):
        part.listed("anyOf").append(_null(part))
    else:
        _wrap(part)


def _takes_list(part: SchemaPart, work: Work) -> bool:
    names = types_in(part.node("type"))
    has_container = bool({"object", "array"} & set(names))
    feature = "type.containers" if has_container else "type.list"
    return work.accepts(feature)


def _add_to_list(part: SchemaPart) -> None:
    names = types_in(part.node("type"))
    if "null" not in names:
        part.words["type"] = array_node(map(text_node, [*names, "null"]))
    enum = part.node("enum")
    if isinstance(enum, ArrayNode) and not any(map(is_null, enum.items)):
        part.words["enum"] = array_node([*enum.items, NULL])


def _wrap(part: SchemaPart) -> None:
    inner = SchemaPart(part.origin)
    notes = {word: value for word, value in part.words.items() if word in NOTES}
    inner.words = {w: v for w, v in part.words.items() if w not in NOTES}
    inner.constant = part.constant
    part.words = {**notes, "anyOf": [inner, _null(part)]}
    part.constant = None


def _null(part: SchemaPart) -> SchemaPart:
    return SchemaPart(part.origin, {"type": text_node("null")})
