"""Which item of the final response is which item that was streamed.

Source: Open Responses specification 2026-04-24, "Streaming": the response that ends a
stream holds what was streamed. Recorded data shows responses that lack some of it, have
other ids, or leave reasoning out, so that places shift.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ObjectNode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.items.stream_items import ItemLife
    from inspector.core.source.json_nodes import JsonNode

_INDEX = "index"
_NAME = "name"
_WAYS = (
    (_INDEX, "call_id"),
    (_INDEX, "id"),
    ("call_id",),
    ("id",),
    (_INDEX, _NAME),
    (_NAME,),
)
"""What must agree beside the type, the surest first. A member that is absent agrees
with nothing, but for the name: messages have none. Last comes the order."""

_Key = tuple[object, ...]


def partners_of(
    output: Sequence[JsonNode], lives: Sequence[ItemLife]
) -> dict[int, int]:
    """Pair the items of the final response with streamed ones; cost is linear.

    Returns:
        By the number in ``output``, the number in ``lives``.
    """
    pairing = _Pairing(output, lives)
    for way in _WAYS:
        pairing.pair_by(way)
    pairing.pair_the_unseen()
    return pairing.partners


class _Pairing:
    def __init__(self, output: Sequence[JsonNode], lives: Sequence[ItemLife]) -> None:
        self._final = {
            n: item for n, item in enumerate(output) if isinstance(item, ObjectNode)
        }
        self._lives = dict(enumerate(lives))
        self.partners: dict[int, int] = {}

    def pair_by(self, way: tuple[str, ...]) -> None:
        """Pair those that agree in this way, in their order."""
        waiting: dict[_Key, list[int]] = defaultdict(list)
        for number, life in reversed(self._lives.items()):
            if life.node is not None:
                waiting[_key(way, life.output_index, life.node)].append(number)
        for number, item in [*self._final.items()]:
            key = _key(way, number, item)
            if waiting[key] and None not in key[: len(way)]:
                self._pair(number, waiting[key].pop())

    def pair_the_unseen(self) -> None:
        """Pair items of which only parts were streamed: their index must tell."""
        unseen = {
            (life.output_index, life.item_type): number
            for number, life in self._lives.items()
            if life.node is None
        }
        for number, item in [*self._final.items()]:
            life = unseen.get((number, item.text("type")))
            if life is not None:
                self._pair(number, life)

    def _pair(self, final: int, streamed: int) -> None:
        self.partners[final] = streamed
        del self._final[final], self._lives[streamed]


def _key(way: tuple[str, ...], index: int | None, item: ObjectNode) -> _Key:
    return (*(_told(one, index, item) for one in way), item.text("type"))


def _told(one: str, index: int | None, item: ObjectNode) -> object:
    if one == _INDEX:
        return index
    return item.text(one) or ("" if one == _NAME else None)
