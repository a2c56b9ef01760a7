"""The allowed value that somebody may have meant.

A hint, never a repair: nothing is replaced.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.tools.literals import literal_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.source.json_nodes import JsonNode

_MOST_CHARACTERS = 128
_RESEMBLES = 0.7
"""Stricter than `difflib`'s own 0.6: "emea" must not be offered for "amer"."""


def nearest_value(found: JsonNode, options: Sequence[JsonNode]) -> JsonNode | None:
    """The option that resembles a value most, or None where none is close.

    The same text in another type comes first (``"5"`` for ``5``), then another
    case or separator (``In Progress`` for ``in_progress``), then few changed letters.
    """
    if isinstance(found, (ObjectNode, ArrayNode)):
        return None
    spelled = _plain(found)
    same = (option for option in options if _plain(option) == spelled)
    if not isinstance(found, StringNode):
        return next(same, None)
    texts = {_plain(o): o for o in options if isinstance(o, StringNode)}
    alike = (o for text, o in texts.items() if folded(text) == folded(spelled))
    nearest = next(same, None) or next(alike, None)
    if nearest is not None:
        return nearest
    close = closest_text(spelled, list(texts))
    return texts[close] if close is not None else None


def closest_text(text: str, others: list[str]) -> str | None:
    """The text with the fewest differences, or None where all are far off."""
    from difflib import get_close_matches  # noqa: PLC0415 - only for a violation

    close = get_close_matches(text, others, 1, _RESEMBLES)
    return close[0] if close else None


def folded(text: str) -> str:
    """A name without case and separators: ``maxResults`` is ``max_results``."""
    return "".join(character for character in text.casefold() if character.isalnum())


def _plain(node: JsonNode) -> str:
    if isinstance(node, StringNode):
        return node.text[:_MOST_CHARACTERS]
    return literal_of(node, _MOST_CHARACTERS)
