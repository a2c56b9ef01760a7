"""The allowed value that somebody may have meant.

A hint, never a repair: nothing is replaced.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.tools.literals import literal_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.source.json_nodes import JsonNode

_MOST_CHARACTERS = 128
_MOST_FOLDED = 1024
_RESEMBLES = 0.7
"""Stricter than `difflib`'s own 0.6: "emea" must not be offered for "amer"."""


def nearest_value(found: JsonNode, options: Sequence[JsonNode]) -> JsonNode | None:
    """The option that resembles a value most, or None where none is close.

    The same text in another type comes first (``"5"`` for ``5``), then another
    case or separator (``In Progress`` for ``in_progress``), then few changed letters.
    """
    if isinstance(found, (ObjectNode, ArrayNode)):
        return None
    spelled, plain = _plain(found), [_plain(option) for option in options]
    if spelled in plain:
        return options[plain.index(spelled)]
    if not isinstance(found, StringNode):
        return None
    pairs = zip(plain, options, strict=True)
    texts = {text: option for text, option in pairs if isinstance(option, StringNode)}
    own = folded(spelled)
    close = next((text for text in texts if folded(text) == own), None)
    close = close if close is not None else closest_text(spelled, list(texts))
    return texts[close] if close is not None else None


def closest_text(text: str, others: list[str]) -> str | None:
    """The text with the fewest differences, or None where all are far off."""
    near = [other for other in others if _may_resemble(text, other)]
    if not near:
        return None
    from difflib import get_close_matches  # noqa: PLC0415 - only for a violation

    close = get_close_matches(text, near, 1, _RESEMBLES)
    return close[0] if close else None


def folded(text: str) -> str:
    """A name without case and separators: ``maxResults`` is ``max_results``."""
    return _folded(text) if len(text) > _MOST_CHARACTERS else _folded_once(text)


def _folded(text: str) -> str:
    return "".join(character for character in text.casefold() if character.isalnum())


_folded_once = lru_cache(_MOST_FOLDED)(_folded)
"""Schemas allow the same few texts time and again."""


def _may_resemble(text: str, other: str) -> bool:
    """Whether enough letters are the same, in whatever order they stand.

    That is the bound by which `difflib` begins, without what it takes to ask it.
    """
    wanted = _RESEMBLES * (len(text) + len(other))
    if 2 * min(len(text), len(other)) < wanted:
        return False
    if len(text) > _MOST_CHARACTERS:
        return True
    return 2 * sum(min(text.count(c), other.count(c)) for c in set(other)) >= wanted


def _plain(node: JsonNode) -> str:
    if isinstance(node, StringNode):
        return node.text[:_MOST_CHARACTERS]
    return literal_of(node, _MOST_CHARACTERS)
