"""Stretches of foreign text, made short and plain enough for a sentence.

A sentence shows what was pasted as it is spelled, quotes and escapes included;
what no terminal, file or label can take (control characters, halves of
surrogate pairs) is shown as the escape that JSON has for it.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import StringNode, span_of

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode

LONGEST = 60
"""Characters of foreign text that a sentence can carry."""

MOST = 8
"""Names or characters that a sentence can list."""

ELLIPSIS = "…"

_SEEN = 400
"""Characters of a container that are looked at; white space is not shown."""


def literal_of(node: JsonNode, text: str) -> str:
    """A value as the document spells it; white space between values is run together."""
    if isinstance(node, StringNode):
        return excerpt(text[node.start : node.end])
    start, end = span_of(node)
    spelled = " ".join(text[start : min(end, start + _SEEN)].split())
    shown = excerpt(spelled)
    is_cut = end - start > _SEEN and not shown.endswith(ELLIPSIS)
    return shown + ELLIPSIS if is_cut else shown


def excerpt(text: str, longest: int = LONGEST) -> str:
    """A decoded text, shortened and printable."""
    whole = len(text) <= longest
    kept = text if whole else text[: longest - 1]
    shown = kept if kept.isprintable() else "".join(map(_printable, kept))
    return shown if whole else shown + ELLIPSIS


def listed(names: list[str]) -> tuple[str, ...]:
    """The first few of many names, and a sign where there are more."""
    shown = tuple(excerpt(name) for name in names[:MOST])
    return shown if len(names) <= MOST else (*shown, ELLIPSIS)


def named_characters(characters: str) -> tuple[str, ...]:
    """Each different character once, in order; white space by its code point."""
    return listed([_named(c) for c in dict.fromkeys(characters)])


def _printable(character: str) -> str:
    return character if character.isprintable() else json.dumps(character)[1:-1]


def _named(character: str) -> str:
    if character.isprintable() and not character.isspace():
        return character
    return f"U+{ord(character):04X}"
