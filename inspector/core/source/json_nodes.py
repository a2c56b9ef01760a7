"""JSON values that remember the characters they were read from.

Numbers keep their literal, objects keep the order of their members and every
repeated name. Offsets are code points of the text that was read.

Source: RFC 8259 (December 2017).
"""

from __future__ import annotations

import re
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Iterator

JsonNode: TypeAlias = "ObjectNode | ArrayNode | StringNode | NumberNode | ConstantNode"
JsonValue: TypeAlias = (
    "dict[str, JsonValue] | list[JsonValue] | str | int | float | Decimal | None"
)

_NOT_ZERO = re.compile(r"[-0.]*[1-9]")
_DIGITS_INT_TAKES = 4000  # CPython refuses int() of more than 4,300 digits


class StringNode(NamedTuple):
    """A string; ``start`` and ``end`` include its quotes."""

    start: int
    end: int
    text: str
    """The decoded text."""


class NumberNode(NamedTuple):
    """A number as it is spelled."""

    start: int
    end: int
    literal: str


class StandInNumber(NumberNode):
    """What the reader takes a number for that JSON does not have, such as ``NaN``."""


class ConstantNode(NamedTuple):
    """``true``, ``false`` or ``null``."""

    start: int
    end: int
    value: bool | None


class ArrayNode(NamedTuple):
    """An array."""

    start: int
    end: int
    items: tuple[JsonNode, ...]


class Member(NamedTuple):
    """One name and its value in an object."""

    name: StringNode
    value: JsonNode

    @property
    def span(self) -> Span:
        """From the name's first quote to the end of the value."""
        return Span(self.name.start, self.value.end)


class _ObjectFields(NamedTuple):
    start: int
    end: int
    members: tuple[Member, ...]


class _MembersByName:
    """Checks ask for the same few members again and again.

    Most objects are asked once, so the lock of a `cached_property` would be felt.
    """

    def __get__(self, node: ObjectNode, _: type[ObjectNode]) -> dict[str, Member]:
        members = {member[0][2]: member for member in node[2]}
        node.__dict__["_by_name"] = members  # found before this from now on
        return members


class ObjectNode(_ObjectFields):
    """An object; repeated names stand in it as often as they were written."""

    _by_name = _MembersByName()

    def member(self, name: str) -> Member | None:
        """The member of that name; the last one, as most readers do."""
        return self._by_name.get(name)

    def get(self, name: str) -> JsonNode | None:
        """The value of the member of that name, or None where it is absent."""
        member = self._by_name.get(name)
        return member[1] if member is not None else None

    def text(self, name: str) -> str | None:
        """The text of a member that is a string, else None."""
        member = self._by_name.get(name)
        value = member[1] if member is not None else None
        return value[2] if isinstance(value, StringNode) else None

    def names(self) -> Iterator[str]:
        """The names in the order of the text, repeats included."""
        return (member.name.text for member in self.members)


def span_of(node: JsonNode) -> Span:
    """The characters that spell a value."""
    return Span(node[0], node[1])


def is_null(node: JsonNode | None) -> bool:
    """Whether a value is there and is ``null``."""
    return isinstance(node, ConstantNode) and node.value is None


def json_type(node: JsonNode) -> str:
    """The JSON Schema name of the type: ``integer`` counts as ``number``."""
    if isinstance(node, StringNode):
        return "string"
    if isinstance(node, NumberNode):
        return "number"
    if isinstance(node, ObjectNode):
        return "object"
    if isinstance(node, ArrayNode):
        return "array"
    return "null" if node.value is None else "boolean"


def value_of(node: JsonNode) -> JsonValue:
    """The Python value; the last of two equal names wins, numbers stay exact.

    Raises:
        OverflowError: see `number_of`.
    """
    if isinstance(node, StringNode):
        return node.text
    if isinstance(node, ObjectNode):
        # The depth of a tree is bounded by the reader, so recursion is safe.
        return {member.name.text: value_of(member.value) for member in node.members}
    if isinstance(node, ArrayNode):
        return [value_of(item) for item in node.items]
    if isinstance(node, NumberNode):
        return number_of(node.literal)
    return node.value


def number_of(literal: str) -> int | float | Decimal:
    """The exact number that a JSON literal spells.

    A float only where it says the same as the literal, else a `Decimal`:
    ``1.00000000000000000001`` must not pass ``"maximum": 1``.

    Raises:
        OverflowError: the exponent is beyond what even `Decimal` holds.
    """
    if literal.lstrip("-").isdigit():
        return int(literal) if len(literal) < _DIGITS_INT_TAKES else Decimal(literal)
    near = float(literal)
    if near == 0 and not _NOT_ZERO.match(literal):
        return near  # whatever the exponent
    try:
        exact = Decimal(literal)
    except InvalidOperation as error:
        raise OverflowError(literal) from error
    return near if Decimal(repr(near)) == exact else exact
