"""Which items a person wants to see: words, and ``type:``, ``name:`` and the like.

Escapes make no difference: a word is found in the text as it was pasted, in the
decoded strings, and in the strings of the JSON inside ``arguments``; and it may be
typed with escapes itself.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode

_TERM = re.compile(r'(?:(\w+):)?(?:"([^"]*)"?|(\S+))')

MEMBERS = ("type", "name", "call_id", "id", "status")
"""Members of an item that can be asked for by name, as in ``status:completed``."""

FIELDS = (*MEMBERS, "reason", "rule")
"""All that can be asked for by name."""


class Term(NamedTuple):
    """One thing that an item must have."""

    field: str
    """One of `FIELDS`; empty for a word anywhere in the item."""

    pattern: re.Pattern[str]
    spellings: tuple[str, ...]
    """The words of which the pattern finds one, in any case."""


def terms_in(wish: str) -> tuple[Term, ...]:
    """Read what a person typed into a filter; all terms must hold."""
    return tuple(_terms(wish))


def in_item(term: Term, item: Item, text: str) -> bool:
    """Whether a word, or the value of a member, is in an item.

    Args:
        term: Not one of ``reason:`` or ``rule:``.
        item: Of a document.
        text: The document's.
    """
    if term.field:
        return bool(term.pattern.search(item.text(term.field) or ""))
    start, end = item.span
    if term.pattern.search(text, start, end):
        return True
    has_escapes = text.find("\\", start, end) >= 0
    return has_escapes and any(map(term.pattern.search, _decoded(item, text)))


def in_codes(term: Term, codes: Iterable[str]) -> bool:
    """Whether one of some rules is asked for."""
    return any(map(term.pattern.search, codes))


def _terms(wish: str) -> Iterator[Term]:
    for match in _TERM.finditer(wish):
        field, quoted, word = match.groups()
        value = quoted if quoted is not None else word
        if field is not None and field not in FIELDS:
            field, value = None, match[0]
        if value:
            spellings = tuple(dict.fromkeys((value, _unescaped(value))))
            pattern = re.compile("|".join(map(re.escape, spellings)), re.IGNORECASE)
            yield Term(field or "", pattern, spellings)


def _unescaped(value: str) -> str:
    """What a word means that was typed as JSON spells it; else the word."""
    from inspector.core.source.json_nodes import StringNode  # noqa: PLC0415
    from inspector.core.source.json_reader import read_json  # noqa: PLC0415

    root = read_json(f'"{value}"').root if "\\" in value else None
    return root.text if isinstance(root, StringNode) else value


def _decoded(item: Item, text: str) -> Iterator[str]:
    """The strings of an item that escapes hide, those inside arguments too."""
    yield from _strings(item.node, text)
    arguments = item.arguments
    if arguments and arguments.reading.root:
        yield from _strings(arguments.reading.root, arguments.text)


def _strings(root: JsonNode, text: str) -> Iterator[str]:
    from inspector.core.source.json_nodes import (  # noqa: PLC0415
        ArrayNode,
        ObjectNode,
        StringNode,
    )

    waiting = [root]
    while waiting:
        node = waiting.pop()
        if text.find("\\", node[0], node[1]) < 0:
            continue
        if isinstance(node, StringNode):
            yield node.text
        elif isinstance(node, ObjectNode):
            waiting.extend(member.name for member in node.members)
            waiting.extend(member.value for member in node.members)
        elif isinstance(node, ArrayNode):
            waiting.extend(node.items)
