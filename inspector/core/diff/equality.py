"""When two JSON values are the same, whatever they are spelled like.

By JSON type first, then by value: ``1`` is not ``true``, ``1.0`` and ``1e0``
are ``1``, and an integer of thirty digits is compared digit by digit. Python's
own ``==`` and every float would say otherwise.

Source: RFC 8259, section 6 (December 2017); JSON Schema 2020-12, section
4.2.2 (instance equality).
"""

from __future__ import annotations

import re
from hashlib import blake2b
from operator import itemgetter
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import (
    ArrayNode,
    NumberNode,
    ObjectNode,
    StandInNumber,
    StringNode,
)

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode

_NUMBER = re.compile(r"(-?)([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?")
_DIGITS_INT_TAKES = 4000  # CPython refuses int() of more than 4,300 digits
_DIGEST_BYTES = 16
_LONGEST_PLAIN = 128
"""Characters of a digest that is the value itself."""


def number_key(literal: str) -> str:
    """One text for all spellings of a number; exact for any length.

    No number is worked out, so ``1e999999999`` costs no more than it is long.
    An exponent of more than 4,000 digits is the same only in the same
    spelling.

    Example:
        >>> number_key("1.50"), number_key("15e-1"), number_key("-0.0")
        ('15e-1', '15e-1', '0')
    """
    if (
        literal.isascii()
        and literal.isdigit()
        and literal[0] != "0"
        and literal[-1] != "0"
    ):
        return f"{literal}e0"  # what most numbers are
    match = _NUMBER.fullmatch(literal)
    if match is None:
        return literal
    sign, whole, fraction, power = match[1], match[2], match[3] or "", match[4] or "0"
    digits = (whole + fraction).lstrip("0")
    if not digits:
        return "0"
    if len(power.lstrip("+-0")) > _DIGITS_INT_TAKES:
        return literal
    significant = digits.rstrip("0")
    exponent = int(power) - len(fraction) + len(digits) - len(significant)
    return f"{sign}{significant}e{exponent}"


class Digests:
    """A text for each value of a tree; equal exactly if the values are.

    A short value is its own digest, written in the one way that says where it ends; a
    long one is hashed. A container is digested once, so asking for a tree and then for
    its parts stays linear. Objects are the same in any order of their members; a name
    that is repeated counts with all its values, since readers disagree about which of
    them holds.
    """

    __slots__ = ("_known", "_text")

    def __init__(self, text: str) -> None:
        """Digest values of a text; their trees must live as long as this does."""
        self._text = text
        self._known: dict[int, str] = {}

    def of(self, node: JsonNode) -> str:
        """The digest of a value; its tree is at most as deep as the reader goes."""
        if isinstance(node, StringNode):
            return _of_text(node.text)
        if isinstance(node, NumberNode):
            return f"n{number_text(node, self._text)};"
        if not isinstance(node, (ObjectNode, ArrayNode)):
            return f"c{node[2]};"
        known = self._known.get(id(node))
        if known is None:
            known = self._known[id(node)] = self._of_container(node)
        return known

    def spelled_otherwise(
        self, mine: ArrayNode, others: Digests, other: ArrayNode
    ) -> list[int] | None:
        """The places at which two arrays of one length are not the same characters.

        Returns:
            None for arrays of different lengths.
        """
        if len(mine.items) != len(other.items):
            return None
        text, far = self._text, others._text
        return [
            place
            for place, (one, two) in enumerate(
                zip(mine.items, other.items, strict=True)
            )
            if text[one[0] : one[1]] != far[two[0] : two[1]]
        ]

    def of_elements(
        self, mine: ArrayNode, others: Digests, other: ArrayNode
    ) -> tuple[list[str], list[str]]:
        """The digests of the elements of two arrays.

        What both have in the same characters is the same value: in two long arrays
        that is most, and it is digested once.

        Args:
            mine: An array of this text.
            others: Those of the other text.
            other: An array of that.
        """
        by_spelling: dict[str, str] = {}
        left = []
        for item in mine.items:
            digest = self.of(item)
            by_spelling[self._text[item[0] : item[1]]] = digest
            left.append(digest)
        right = [
            by_spelling.get(others._text[item[0] : item[1]]) or others.of(item)
            for item in other.items
        ]
        return left, right

    def _of_container(self, node: ObjectNode | ArrayNode) -> str:
        if isinstance(node, ArrayNode):
            return _of_long(f"a{''.join(map(self.of, node.items))}]")
        parts = [
            (_of_text(member.name.text), self.of(member.value))
            for member in node.members
        ]
        parts.sort(key=itemgetter(0))
        return _of_long(f"o{''.join(map(''.join, parts))}}}")


def number_text(node: NumberNode, text: str) -> str:
    """The key of a number as it stands in the text.

    The reader reads past ``NaN`` and ``.5`` with a zero that the text does not
    say; these are the same in the same spelling only.
    """
    if isinstance(node, StandInNumber):
        return f"?{text[node.start : node.end]}"
    return number_key(node.literal)


def _of_text(text: str) -> str:
    if len(text) > _LONGEST_PLAIN:
        return f"S{_hashed(text)}"
    return f"s{len(text)}:{text}"


def _of_long(content: str) -> str:
    return content if len(content) <= _LONGEST_PLAIN else f"h{_hashed(content)}"


def _hashed(text: str) -> str:
    """As many digits for every text."""
    data = text.encode("utf-8", "surrogatepass")
    return blake2b(data, digest_size=_DIGEST_BYTES).hexdigest()
