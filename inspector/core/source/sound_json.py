"""JSON in which nothing is wrong, in bites as large as one pattern takes.

`json_reader` takes them for as long as they fit; what they do not fit is looked at
character by character.

Source: RFC 8259, sections 2 to 7 (December 2017).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ConstantNode, NumberNode, StringNode
from inspector.core.source.json_strings import SOUND_STRING, decoded_body

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode

_WHITE = r"[ \t\n\r]*+"
SPACE = re.compile(_WHITE)
OPENING = re.compile(rf"[\[{{]{_WHITE}")
_SOUND_SCALAR = (
    SOUND_STRING
    + r"|(-?(?:0|[1-9]\d{0,14}+)(?:\.\d{1,40}+)?)(?![\w.+-])"  # fits a double
    + r"|(true|false|null)(?![\w$])"
)
_STRING, _NUMBER = 1, 2
"""The groups of `_SOUND_SCALAR`, of which the third is a word."""

SCALAR = re.compile(_SOUND_SCALAR, re.ASCII)
ITEM = re.compile(rf"(?:{_SOUND_SCALAR}){_WHITE}(?:,{_WHITE}(?=[^\]])|\])", re.ASCII)
"""A sound scalar with the comma or the bracket behind it."""

MEMBER = re.compile(
    rf"{SOUND_STRING}{_WHITE}:{_WHITE}"
    rf"(?:(?:{_SOUND_SCALAR}){_WHITE}(?:,{_WHITE}(?=[\"'])|\}}))?",
    re.ASCII,
)
"""A name, and the value with what is behind it, where both are sound."""

NEXT_ITEM = re.compile(rf"{_WHITE},{_WHITE}(?=[^\]])")
NEXT_NAME = re.compile(rf"{_WHITE},{_WHITE}(?=[\"'])")
"""A comma before something else, be it a name between Python's quotes."""

COLON = re.compile(rf"{_WHITE}:{_WHITE}")
_CONSTANTS = {"true": True, "false": False, "null": None}
_node = tuple.__new__  # what a NamedTuple's own __new__ calls, in half the time


def sound_scalar(match: re.Match[str], before: int = 0) -> JsonNode:
    """The string, number or constant that a pattern has taken.

    Args:
        match: Of `SCALAR`, `ITEM` or `MEMBER`.
        before: How many groups of the pattern stand before those of the value.
    """
    group = match.lastindex or 0
    start, end = match.span(group)
    spelled = match[group]
    if group - before == _STRING:
        decoded = decoded_body(spelled) if "\\" in spelled else spelled
        return _node(StringNode, (start - 1, end + 1, decoded))
    if group - before == _NUMBER:
        return _node(NumberNode, (start, end, spelled))
    return _node(ConstantNode, (start, end, _CONSTANTS[spelled]))
