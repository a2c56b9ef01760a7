"""Types: one name, a list, a union, ``nullable``, or one that was never said.

Source: the rule book, section 2.1, "type list"; OAI-K01, OAI-S07, GEM-4, GEM-5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, is_null, json_type
from inspector.core.tools.conversion.json_text import TRUE, array_node, text_node
from inspector.core.tools.conversion.loss import LossKind
from inspector.core.tools.conversion.merging import types_in
from inspector.core.tools.conversion.part import SchemaPart
from inspector.core.tools.conversion.union_rewriting import spread
from inspector.core.tools.dialects.use_site import number_in

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.conversion.part import Held
    from inspector.core.tools.conversion.work import Work
    from inspector.core.tools.dialects.use import Use

_SCALARS = ("string", "number", "boolean", "null")
_NUMBERS = ("multipleOf", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")
WORDS_OF_TYPE = {
    "string": ("minLength", "maxLength", "pattern", "format"),
    "number": _NUMBERS,
    "integer": _NUMBERS,
    "array": (
        *("items", "prefixItems", "minItems", "maxItems", "uniqueItems"),
        *("contains", "minContains", "maxContains", "unevaluatedItems"),
    ),
    "object": (
        *("properties", "required", "additionalProperties", "patternProperties"),
        *("propertyNames", "minProperties", "maxProperties", "dependentRequired"),
        *("dependentSchemas", "unevaluatedProperties"),
    ),
}
"""Keywords that hold values of one type to something, and let all others pass."""


def one_type_each(part: SchemaPart, use: Use, work: Work) -> None:
    """Write a list of types with one name each."""
    names = list(dict.fromkeys(types_in(part.node("type"))))
    if not names or use.feature in ("type.unknown", "type.capitals"):
        return
    if "anyOf" in part.words:
        spread(part, _beside("anyOf", use), work)
        return
    if "null" in names and len(names) > 1 and work.takes("nullable"):
        _make_nullable(part, names)
        return
    branches = [_branch(part, name) for name in names]
    taken = [branch for branch in branches if branch is not None]
    if len(taken) == 1:
        part.words.update(taken[0].words)
        return
    moved = {"type", "enum", "const"} | {w for ws in WORDS_OF_TYPE.values() for w in ws}
    part.words = {w: v for w, v in part.words.items() if w not in moved}
    part.words["anyOf"] = taken


def name_root(part: SchemaPart, _: Use, work: Work) -> None:
    """Let the root be an object: arguments are nothing else."""
    names = types_in(part.node("type"))
    if names and "object" not in names:
        return
    if part.constant is False or {"enum", "const", "not"} & part.words.keys():
        return
    part.constant = None
    rest = {word: value for word, value in part.words.items() if word != "type"}
    part.words = {"type": text_node("object"), **rest}
    work.lose(LossKind.CHANGED, "root-is-object", part)


def name_type(part: SchemaPart, _: Use, work: Work) -> None:
    """Say the type that the other keywords mean, or name all that are no containers."""
    if part.constant is not None or "type" in part.words:
        return
    meant = [t for t, words in WORDS_OF_TYPE.items() if part.words.keys() & set(words)]
    names = [name for name in meant if name != "integer"] or list(_SCALARS)
    value: Held = (
        text_node(names[0]) if len(names) == 1 else array_node(map(text_node, names))
    )
    part.words = {"type": value, **part.words}
    work.lose(LossKind.NARROWED, "type-named", part, types=", ".join(names))


def name_items(part: SchemaPart, use: Use, work: Work) -> None:
    """Say what the items are, where nothing is said or only that they may be any."""
    items = part.part("items")
    if items is None:
        items = part.words["items"] = SchemaPart(part.origin)
    needs_type = not work.accepts("items:untyped")
    if needs_type and items.constant is not False:
        items.constant = None
        name_type(items, use, work)


def spell_const(part: SchemaPart, _: Use, __: Work) -> None:
    """Write a constant as an enum of one value."""
    value = part.node("const")
    if value is not None and "enum" not in part.words:
        if "type" not in part.words:
            part.words = {"type": text_node(types_of_value(value)[-1]), **part.words}
        part.words = {
            "enum" if word == "const" else word: (
                array_node([value]) if word == "const" else held
            )
            for word, held in part.words.items()
        }
    else:
        part.words.pop("const", None)


def types_of_value(value: JsonNode) -> tuple[str, ...]:
    """The names that ``type`` may have for a value, the narrowest first."""
    name = json_type(value)
    if name != "number":
        return (name,)
    return ("integer", "number") if _is_whole(value) else ("number",)


def _is_whole(value: JsonNode) -> bool:
    """Whether a number is an integer, however it is written: 1.0 is one."""
    number = number_in(value)
    return number is not None and number == number.to_integral_value()


def _beside(word: str, use: Use) -> Use:
    from dataclasses import replace  # noqa: PLC0415 - rarely needed

    return replace(use, pointer=f"{use.subschema}/{word}")


def _make_nullable(part: SchemaPart, names: list[str]) -> None:
    names.remove("null")
    kinds = [text_node(name) for name in names]
    part.words["type"] = kinds[0] if len(kinds) == 1 else array_node(kinds)
    part.words["nullable"] = TRUE
    enum = part.node("enum")
    if isinstance(enum, ArrayNode):
        part.words["enum"] = array_node(v for v in enum.items if not is_null(v))


def _branch(part: SchemaPart, name: str) -> SchemaPart | None:
    """What a part says of values of one type; None where it allows none of them."""
    words: dict[str, Held] = {"type": text_node(name)}
    enum, const = part.node("enum"), part.node("const")
    if isinstance(enum, ArrayNode):
        fitting = [v for v in enum.items if name in types_of_value(v)]
        if not fitting:
            return None
        if name != "null":
            words["enum"] = array_node(fitting)
    if const is not None:
        if name not in types_of_value(const):
            return None
        words["const"] = const
    for word in WORDS_OF_TYPE.get(name, ()):
        if word in part.words:
            words[word] = part.words[word]
    return SchemaPart(part.origin, words)
