"""Python values for the engine, every number exactly as it was written.

The engine compares whole numbers exactly when they come as `int`, and fractions
when they come as `Decimal`; it takes ``1.00000000000000000001`` for at most ``1.0``
when that comes as a float. So what is whole is passed as `int`, however written.

Source: RFC 8259, section 6: numbers of any length; JSON Schema 2020-12, validation,
section 6.1.1 (1.0 is an integer; in draft-04 it is none); measured with
jsonschema_rs 0.61: ``multipleOf`` takes seconds on numbers of 100,000 digits.
"""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING

import orjson

from inspector.core.source.json_nodes import (
    ArrayNode,
    NumberNode,
    ObjectNode,
    StringNode,
)
from inspector.core.source.json_scalars import MAX_EXACT_INTEGER

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode, JsonValue

MOST_DIGITS = 1000
"""Digits of one number before or behind the point; a double has some 300."""


_FEW = 17
"""With a point among them: a double keeps any 15 digits."""


class InexactNumberError(Exception):
    """A number that cannot be compared exactly, or not in reasonable time."""

    def __init__(self, literal: str) -> None:
        super().__init__(literal)
        self.literal = literal


def exact_value(node: JsonNode, *, whole_as_int: bool = True) -> JsonValue:
    """The Python value of a node; the reader bounds its depth.

    Args:
        node: The value as it was written.
        whole_as_int: Whether ``1.0`` is the same as ``1``, also by type.

    Raises:
        InexactNumberError: a number in it is out of reach.
    """
    return _exact(node, whole_as_int)


def _exact(node: JsonNode, whole_as_int: bool) -> JsonValue:
    if isinstance(node, ObjectNode):
        return {
            name[2]: value[2]
            if isinstance(value, StringNode)
            else _exact(value, whole_as_int)
            for name, value in node[2]
        }
    if isinstance(node, ArrayNode):
        return [_exact(item, whole_as_int) for item in node[2]]
    if isinstance(node, NumberNode):
        return _number(node[2], whole_as_int=whole_as_int)
    return node[2]


def long_fraction(node: JsonNode) -> NumberNode | None:
    """A number that is neither whole nor what a double holds, or None.

    The engine cannot tell whether such a number is a multiple of a whole one.
    """
    pending = [node]
    while pending:
        part = pending.pop()
        if isinstance(part, NumberNode):
            if isinstance(_number(part.literal, whole_as_int=True), Decimal):
                return part
        elif isinstance(part, ArrayNode):
            pending.extend(part.items)
        elif isinstance(part, ObjectNode):
            pending.extend(member.value for member in part.members)
    return None


def depth_of(node: JsonNode) -> int:
    """How many containers are within one another; 0 for anything else."""
    deepest = 0
    pending = [(node, 0)]
    while pending:
        part, depth = pending.pop()
        deepest = max(deepest, depth)
        if isinstance(part, ArrayNode):
            pending.extend((item, depth + 1) for item in part.items)
        elif isinstance(part, ObjectNode):
            pending.extend((member.value, depth + 1) for member in part.members)
    return deepest


def _number(literal: str, *, whole_as_int: bool) -> int | float | Decimal:
    if len(literal) > MOST_DIGITS:
        raise InexactNumberError(literal)
    if literal.lstrip("-").isdigit():
        return int(literal)
    if len(literal) < _FEW and "e" not in literal and "E" not in literal:
        near = float(literal)  # says the same in 15 digits
        return int(near) if whole_as_int and near.is_integer() else near
    return _fraction(literal, whole_as_int=whole_as_int)


def _fraction(literal: str, *, whole_as_int: bool) -> int | float | Decimal:
    try:
        exact = Decimal(literal)
    except InvalidOperation as error:  # an exponent of twenty digits
        raise InexactNumberError(literal) from error
    if exact and abs(exact.adjusted()) > MOST_DIGITS:
        raise InexactNumberError(literal)
    if exact == exact.to_integral_value():
        if whole_as_int:
            return int(exact)
        if abs(exact) > MAX_EXACT_INTEGER:  # neither a float nor an integer then
            raise InexactNumberError(literal)
    near = float(literal)
    if Decimal(repr(near)) == exact:
        return near
    if abs(exact) > MAX_EXACT_INTEGER:  # the engine rounds it to compare with an int
        raise InexactNumberError(literal)
    return exact


def spelled_out(schema: JsonNode) -> bytes | None:
    """A schema's value as compact JSON, or None where it has none to rely on.

    Equal bytes mean equal schemas with their members in the same order; a number
    that only a `Decimal` holds, or half of a surrogate pair, gives none.
    """
    try:
        return orjson.dumps(exact_value(schema))
    except (InexactNumberError, TypeError):
        return None
