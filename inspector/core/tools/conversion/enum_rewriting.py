"""An ``enum`` of other values than texts, said without it where that can be.

A number that stands alone is a range of one; whole numbers in a row are a range;
``true`` and ``false`` together are all booleans. Nothing is ever turned into a text:
the arguments would have to change with it.

Source: the rule book, GEM-4 (``enum`` holds strings), GEM-8, ANT-2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from inspector.core.source.json_nodes import ArrayNode, NumberNode, json_type
from inspector.core.tools.conversion.json_text import array_node, text_node, value_key
from inspector.core.tools.conversion.loss import LossKind
from inspector.core.tools.conversion.merging import types_in
from inspector.core.tools.conversion.part import SchemaPart
from inspector.core.tools.conversion.type_rewriting import types_of_value
from inspector.core.tools.dialects.use_site import number_in

if TYPE_CHECKING:
    from collections.abc import Sequence
    from decimal import Decimal

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.conversion.part import Held
    from inspector.core.tools.conversion.work import Work
    from inspector.core.tools.dialects.use import Use

_Numbers: TypeAlias = "Sequence[tuple[Decimal, JsonNode]]"

MOST_BRANCHES = 16
"""Single numbers that are written as alternatives of one value each."""

_LIMITS = ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf")


def say_values(part: SchemaPart, _: Use, work: Work) -> None:
    """Say the values of an enum by types and limits."""
    values = _allowed(part)
    if not values or any(json_type(v) in ("object", "array") for v in values):
        work.drop(part, "enum")
        return
    kinds = dict.fromkeys(json_type(value) for value in values)
    if len(kinds) > 1:
        _split(part, values, list(kinds), work)
    elif "boolean" in kinds:
        _say_booleans(part, values, work)
    elif "number" in kinds:
        _say_numbers(part, values, work)
    elif "null" in kinds:
        part.words.pop("enum")
        part.words["type"] = text_node("null")
    else:
        part.words["enum"] = array_node(values)
        part.words.setdefault("type", text_node("string"))


def _allowed(part: SchemaPart) -> list[JsonNode]:
    """The values of the enum that the types allow, each once."""
    enum = part.node("enum")
    if not isinstance(enum, ArrayNode):
        return []
    types = set(types_in(part.node("type")))
    distinct = {value_key(value): value for value in enum.items}.values()
    return [v for v in distinct if not types or types & set(types_of_value(v))]


def _split(
    part: SchemaPart, values: list[JsonNode], kinds: list[str], work: Work
) -> None:
    """One alternative for each type of the values."""
    if "anyOf" in part.words:
        work.drop(part, "enum")
        return
    del part.words["enum"]
    types = part.words.pop("type", None)
    limits = {word: part.words.pop(word) for word in _LIMITS if word in part.words}
    branches = []
    for kind in kinds:
        own = array_node(value for value in values if json_type(value) == kind)
        name = "integer" if kind == "number" and _is_integer(types) else kind
        words: dict[str, Held] = {"type": text_node(name), "enum": own}
        branches.append(
            SchemaPart(part.origin, {**words, **(limits if kind == "number" else {})})
        )
    part.words["anyOf"] = branches


def _is_integer(types: object) -> bool:
    names = types_in(types)
    return "integer" in names and "number" not in names


def _say_booleans(part: SchemaPart, values: list[JsonNode], work: Work) -> None:
    if len(values) == 1:
        work.drop(part, "enum")
    part.words.pop("enum", None)
    part.words["type"] = text_node("boolean")


def _say_numbers(part: SchemaPart, values: list[JsonNode], work: Work) -> None:
    part.words.setdefault("type", text_node("number"))
    numbers = sorted(
        (number, value)
        for value in values
        if isinstance(value, NumberNode) and (number := number_in(value)) is not None
    )
    fitting = [(n, v) for n, v in numbers if _within(n, part)]
    if not fitting or len(numbers) != len(values):
        work.drop(part, "enum")
    elif len(fitting) == 1 or _are_in_a_row(part, fitting):
        _limit(part, fitting)
    elif len(fitting) <= MOST_BRANCHES and "anyOf" not in part.words:
        _alternatives(part, fitting)
    else:
        work.lose(
            LossKind.WIDENED,
            "enum-as-range",
            part,
            "enum",
            value=work.shown(part, "enum"),
        )
        _limit(part, fitting)


def _within(number: Decimal, part: SchemaPart) -> bool:
    """Whether the limits beside an enum allow a value of it."""
    low, high = _number(part, "minimum"), _number(part, "maximum")
    above, below = _number(part, "exclusiveMinimum"), _number(part, "exclusiveMaximum")
    step = _number(part, "multipleOf")
    return (
        (low is None or number >= low)
        and (high is None or number <= high)
        and (above is None or number > above)
        and (below is None or number < below)
        and (not step or number % step == 0)
    )


def _number(part: SchemaPart, word: str) -> Decimal | None:
    node = part.node(word)
    return number_in(node) if node is not None else None


def _are_in_a_row(part: SchemaPart, numbers: _Numbers) -> bool:
    """Whether whole numbers follow one another without a gap."""
    if types_in(part.node("type")) != ("integer",):
        return False
    return numbers[-1][0] - numbers[0][0] == len(numbers) - 1


def _limit(part: SchemaPart, numbers: _Numbers) -> None:
    for word in ("enum", *_LIMITS):
        part.words.pop(word, None)
    part.words["minimum"], part.words["maximum"] = numbers[0][1], numbers[-1][1]


def _alternatives(part: SchemaPart, numbers: _Numbers) -> None:
    """One alternative for each value, limited to it from both sides."""
    kind = part.words.pop("type")
    for word in ("enum", *_LIMITS):
        part.words.pop(word, None)
    part.words["anyOf"] = [
        SchemaPart(part.origin, {"type": kind, "minimum": value, "maximum": value})
        for _, value in numbers
    ]
