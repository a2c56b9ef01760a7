"""Which items a person wants to see: words, and ``type:``, ``name:`` and the like.

Escapes make no difference: a word is found in the text as it was pasted, in the
decoded strings, and in the strings of the JSON inside ``arguments``; and it may be
typed with escapes itself.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.progress import Progress
    from inspector.core.source.json_nodes import JsonNode

_TERM = re.compile(r'(?:(\w+):)?(?:"([^"]*)"?|(\S+))')
_ITEMS_A_CHECKPOINT = 1000


def _member(name: str) -> Callable[[InspectedItem], str | None]:
    return lambda inspected: inspected.item.text(name)


FIELDS: dict[str, Callable[[InspectedItem], str | None]] = {
    "type": _member("type"),
    "name": _member("name"),
    "call_id": _member("call_id"),
    "id": _member("id"),
    "status": _member("status"),
    "reason": lambda inspected: inspected.reason.value,
}
"""What can be asked for by name, as in ``reason:ok``."""


class Term(NamedTuple):
    """One thing that an item must have."""

    field: str
    """A name of `FIELDS`; empty for a word anywhere in the item."""

    pattern: re.Pattern[str]


def terms_in(wish: str) -> tuple[Term, ...]:
    """Read what a person typed into the filter; all terms must hold."""
    return tuple(_terms(wish))


def matching(
    inspection: Inspection, wish: str, progress: Progress | None = None
) -> list[int]:
    """The numbers of the items that a person wants to see, in order."""
    terms = terms_in(wish)
    text, found = inspection.document.text, []
    for inspected in inspection.items:
        index = inspected.item.index
        if progress and index % _ITEMS_A_CHECKPOINT == 0 and progress.cancelled():
            break
        if all(_holds(term, inspected, text) for term in terms):
            found.append(index)
    return found


def _terms(wish: str) -> Iterator[Term]:
    for match in _TERM.finditer(wish):
        field, quoted, word = match.groups()
        value = quoted if quoted is not None else word
        if field is not None and field not in FIELDS:
            field, value = None, match[0]
        if value:
            yield Term(field or "", _pattern(value))


def _pattern(value: str) -> re.Pattern[str]:
    spellings = dict.fromkeys((value, _unescaped(value)))
    return re.compile("|".join(map(re.escape, spellings)), re.IGNORECASE)


def _unescaped(value: str) -> str:
    """What a word means that was typed as JSON spells it; else the word."""
    from inspector.core.source.json_nodes import StringNode  # noqa: PLC0415
    from inspector.core.source.json_reader import read_json  # noqa: PLC0415

    root = read_json(f'"{value}"').root if "\\" in value else None
    return root.text if isinstance(root, StringNode) else value


def _holds(term: Term, inspected: InspectedItem, text: str) -> bool:
    if term.field:
        return bool(term.pattern.search(FIELDS[term.field](inspected) or ""))
    start, end = inspected.item.span
    if term.pattern.search(text, start, end):
        return True
    has_escapes = text.find("\\", start, end) >= 0
    return has_escapes and any(map(term.pattern.search, _decoded(inspected, text)))


def _decoded(inspected: InspectedItem, text: str) -> Iterator[str]:
    """The strings of an item that escapes hide, those inside arguments too."""
    yield from _strings(inspected.item.node, text)
    arguments = inspected.item.arguments
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
