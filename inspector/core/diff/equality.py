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


def number_key(literal: str) -> str:
    """One text for all spellings of a number; exact for any length.

    No number is worked out, so ``1e999999999`` costs no more than it is long.
    An exponent of more than 4,000 digits is the same only in the same
    spelling.

    Example:
        >>> number_key("1.50"), number_key("15e-1"), number_key("-0.0")
        ('15e-1', '15e-1', '0')
    """
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
    """A short text for each value of a tree; equal exactly if the values are.

    Each value is digested once, so asking for a tree and then for its parts
    stays linear. Objects are the same in any order of their members; a name
    that is repeated counts with all its values, since readers disagree about
    which of them holds.
    """

    __slots__ = ("_known", "_text")

    def __init__(self, text: str) -> None:
        """Digest values of a text; their trees must live as long as this does."""
        self._text = text
        self._known: dict[int, bytes] = {}

    def of(self, node: JsonNode) -> bytes:
        """The digest of a value; its tree is at most as deep as the reader goes."""
        known = self._known.get(id(node))
        if known is not None:
            return known
        if isinstance(node, ObjectNode):
            parts = []
            for member in node.members:
                parts.append((_hashed(b"s", member.name.text), self.of(member.value)))
            parts.sort(key=_name_of)
            content = b"o" + b"".join(map(b"".join, parts))
            digest = blake2b(content, digest_size=_DIGEST_BYTES).digest()
        elif isinstance(node, ArrayNode):
            hashed = blake2b(b"a", digest_size=_DIGEST_BYTES)
            for item in node.items:
                hashed.update(self.of(item))
            digest = hashed.digest()
        else:
            digest = self._of_scalar(node)
        self._known[id(node)] = digest
        return digest

    def _of_scalar(self, node: JsonNode) -> bytes:
        if isinstance(node, StringNode):
            return _hashed(b"s", node.text)
        if isinstance(node, NumberNode):
            return _hashed(b"n", number_text(node, self._text))
        return _hashed(b"c", str(node[2]))


def number_text(node: NumberNode, text: str) -> str:
    """The key of a number as it stands in the text.

    The reader reads past ``NaN`` and ``.5`` with a zero that the text does not
    say; these are the same in the same spelling only.
    """
    if isinstance(node, StandInNumber):
        return f"?{text[node.start : node.end]}"
    return number_key(node.literal)


def _hashed(kind: bytes, text: str) -> bytes:
    content = kind + text.encode("utf-8", "surrogatepass")
    return blake2b(content, digest_size=_DIGEST_BYTES).digest()


def _name_of(part: tuple[bytes, bytes]) -> bytes:
    return part[0]
