r"""Half surrogate pairs, for an engine that cannot take them.

JSON text may spell half of a pair (``"\ud800"``); UTF-8 cannot, and the engine
raises. Each half is replaced by one private character that occurs neither in the
schema nor in the value, so lengths, equality and order of names stay what they are.

Source: RFC 8259, section 8.2; The Unicode Standard 15, section 23.5 (private use).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, Member, ObjectNode, StringNode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode

_HALVES = range(0xD800, 0xE000)
_SURROGATE = re.compile("[\ud800-\udfff]")
_PRIVATE = range(0xF0000, 0x10F800, len(_HALVES))
"""Where blocks of stand-ins may begin: planes 15 and 16."""


class StandIns:
    """One private character for each half, and the way back."""

    def __init__(self, start: int) -> None:
        self._there = {half: start + half - _HALVES.start for half in _HALVES}
        self._back = {there: half for half, there in self._there.items()}

    @classmethod
    def for_nodes(cls, *nodes: JsonNode) -> StandIns | None:
        """Stand-ins that occur in none of these values, or None: not needed.

        Some block is always free unless a value holds 60 different ones of them.
        """
        texts = [text for node in nodes for text in _texts_in(node)]
        if not any(map(_SURROGATE.search, texts)):
            return None
        step = _PRIVATE.step
        taken = {ord(c) // step for t in texts for c in t if ord(c) >= _PRIVATE.start}
        free = (start for start in _PRIVATE if start // step not in taken)
        return cls(next(free, _PRIVATE.start))

    def put_in(self, node: JsonNode) -> JsonNode:
        """The same value, at the same places, with stand-ins."""
        if isinstance(node, StringNode):
            return self._string(node)
        if isinstance(node, ArrayNode):
            return node._replace(items=tuple(self.put_in(item) for item in node.items))
        if isinstance(node, ObjectNode):
            members = (
                Member(self._string(m.name), self.put_in(m.value)) for m in node.members
            )
            return node._replace(members=tuple(members))
        return node

    def taken_out(self, text: str) -> str:
        """A text with the halves themselves."""
        return text.translate(self._back)

    def as_escapes(self, text: str) -> str:
        """A text to be shown, with the halves as JSON spells them."""
        return text.translate({k: f"\\u{half:04x}" for k, half in self._back.items()})

    def _string(self, node: StringNode) -> StringNode:
        return node._replace(text=node.text.translate(self._there))


def _texts_in(node: JsonNode) -> Iterator[str]:
    pending = [node]
    while pending:
        part = pending.pop()
        if isinstance(part, StringNode):
            yield part.text
        elif isinstance(part, ArrayNode):
            pending.extend(part.items)
        elif isinstance(part, ObjectNode):
            for member in part.members:
                yield member.name.text
                pending.append(member.value)
