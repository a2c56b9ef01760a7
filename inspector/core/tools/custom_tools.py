"""Custom tools, whose input is free text or a text of a grammar.

Source: openai 3.57.0, ``CustomToolParam`` and ``CustomToolInputFormat``; OpenAI,
function calling guide (2026-11-30), "Custom tools": a ``regex`` is that of Rust's regex
crate, a ``lark`` grammar is read by the server alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.source.pointer import joined
from inspector.core.tools.declared_tools import TOOLS_IN_ITEMS
from inspector.core.tools.engine import Matcher, fits, is_linear
from inspector.core.tools.tool_types import CUSTOM, NAMESPACE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.envelope import Body
    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode

REGEX = "regex"
LARK = "lark"
_GRAMMAR = "grammar"

_MOST_WORK = 5 * 10**9
"""Bytes of the compiled pattern times bytes of the text: a second at worst."""

_SIZES = tuple(2**power for power in range(10, 25))
_BY_UNICODE = re.compile(r"\\[dDwWsSbBpP]|\(\?[a-zA-Z-]|[.^]|\[\^")
"""What another engine may read in another way where a text is not ASCII."""

_FLAGS = re.compile(r"\(\?[a-zA-Z-]+[:)]")
"""Flags inside a pattern: not those of ECMA-262."""


class Match(StrEnum):
    """What is known of an input and the grammar of its tool."""

    FITS = "fits"
    BREAKS = "breaks"
    LARK = "lark"
    """Only a parser for Lark could say."""

    UNKNOWN_SYNTAX = "syntax"
    NO_PATTERN = "no-pattern"
    """The definition cannot be read as a pattern here."""

    UNSURE = "unsure"
    """Two engines could read the pattern in two ways on this text."""

    SLOW = "slow"


@dataclass(frozen=True, slots=True)
class Grammar:
    """What the input of a custom tool has to look like."""

    syntax: str
    definition: str
    pointer: str
    """Where the definition stands in its record."""

    node: StringNode


@dataclass(frozen=True, slots=True)
class CustomTool:
    """One declared custom tool."""

    name: str
    namespace: str | None
    grammar: Grammar | None
    """None where any text will do."""

    document: Document
    record: int
    pointer: str


def declared_custom_tools(document: Document, body: Body) -> tuple[CustomTool, ...]:
    """The custom tools of a body: of its ``tools``, and of items that bring more."""
    reader = _Reader(document, body.record)
    pointer = joined(body.pointer, "tools")
    found = [*reader.tools_of(body.member("tools"), pointer, None)]
    for position, (where, item) in enumerate(body.items):
        if isinstance(item, ObjectNode) and item.text("type") in TOOLS_IN_ITEMS:
            beside = _Reader(document, body.record_of(position))
            below = joined(where, "tools")
            found.extend(beside.tools_of(item.get("tools"), below, None))
    return tuple(found)


def match_of(grammar: Grammar, text: str) -> Match:
    """Whether a text is one of a grammar, or why nobody can tell here.

    The whole text has to match, as decoding is constrained from its first character to
    its last.
    """
    if grammar.syntax == LARK:
        return Match.LARK
    if grammar.syntax != REGEX:
        return Match.UNKNOWN_SYNTAX
    return _match_of_regex(grammar.definition, text)


def _match_of_regex(definition: str, text: str) -> Match:
    pattern = f"^(?:{definition})$"
    if _FLAGS.search(definition) or not _compiles(pattern):
        return Match.NO_PATTERN
    if not text.isascii() and _BY_UNICODE.search(definition):
        return Match.UNSURE
    size = next((size for size in _SIZES if fits(pattern, size)), _SIZES[-1])
    if size * (len(text.encode("utf-8", "surrogatepass")) + 1) > _MOST_WORK:
        return Match.SLOW
    try:
        matches = Matcher(pattern, 1).matches(text)
    except UnicodeError:
        return Match.UNSURE
    return Match.FITS if matches else Match.BREAKS


def _compiles(pattern: str) -> bool:
    try:
        return is_linear(pattern)
    except UnicodeError:
        return False


class _Reader:
    """Reads the custom tools of one record."""

    def __init__(self, document: Document, record: int) -> None:
        self._document = document
        self._record = record

    def tools_of(
        self, node: JsonNode | None, pointer: str, namespace: str | None
    ) -> Iterator[CustomTool]:
        for index, entry in enumerate(
            node.items if isinstance(node, ArrayNode) else ()
        ):
            if not isinstance(entry, ObjectNode):
                continue
            at, kind = joined(pointer, index), entry.text("type")
            if kind == NAMESPACE and namespace is None:
                below = joined(at, "tools")
                yield from self.tools_of(entry.get("tools"), below, entry.text("name"))
            elif kind == CUSTOM:
                yield from self._tool(entry, at, namespace)

    def _tool(
        self, entry: ObjectNode, at: str, namespace: str | None
    ) -> Iterator[CustomTool]:
        inner = entry.get(CUSTOM)  # the spelling of Chat Completions
        if isinstance(inner, ObjectNode):
            entry, at = inner, joined(at, CUSTOM)
        name = entry.text("name")
        if name is not None:
            grammar = _grammar(entry.get("format"), joined(at, "format"))
            document, record = self._document, self._record
            yield CustomTool(name, namespace, grammar, document, record, at)


def _grammar(node: JsonNode | None, at: str) -> Grammar | None:
    if not isinstance(node, ObjectNode) or node.text("type") != _GRAMMAR:
        return None
    inner = node.get(_GRAMMAR)  # the spelling of Chat Completions
    if isinstance(inner, ObjectNode):
        node, at = inner, joined(at, _GRAMMAR)
    definition = node.get("definition")
    if not isinstance(definition, StringNode):
        return None
    syntax = node.text("syntax") or ""
    pointer = joined(at, "definition")
    return Grammar(syntax, definition.text, pointer, definition)
