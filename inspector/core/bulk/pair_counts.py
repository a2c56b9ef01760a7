"""What pairing adds to the counts of a response, by what its items are.

That depends on what they are and on which of them have the same id, and on no text: so
it is worked out once for each such pattern, by items like those of the response.

Source: `pairing_checks`, which says it of a whole document.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.shape import CALL_ID
from inspector.core.checks.pairing.scope import PairingScope
from inspector.core.gate.tally import Tally
from inspector.core.source.json_nodes import Member, ObjectNode, StringNode

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from inspector.core.bulk.response_reading import ReadItem
    from inspector.core.checks.pairing.marks import Told
    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode


class PairCounts(NamedTuple):
    """What pairing says of a response."""

    tally: Tally
    """The record, and what is said of its pairs; no item and nothing that blocks."""

    blocked: frozenset[int]
    """The items that it blocks."""

    is_quiet: bool
    """Whether it says nothing."""


def pair_counts(items: Sequence[ReadItem]) -> PairCounts:
    """What pairing says of the items of one response, which could be read."""
    told = [*_told_of(items)]
    rules = Counter(finding.code for _, finding in told)
    blocked = frozenset(where for where, finding in told if finding.blocks)
    return PairCounts(Tally(records=1, rules=rules), blocked, not told)


def _told_of(items: Iterable[ReadItem]) -> Iterator[Told[int]]:
    scope: PairingScope[int] = PairingScope()
    for index, item in enumerate(items):
        yield from scope.feed(_item_at(index, item), index)
    yield from scope.close()


def _item_at(index: int, item: ReadItem) -> Item:
    """The first item like one of a response, with the id of that."""
    first, key = item.known.judged.item, item.call_id
    node = first.node if key is None else _with_id(first.node, key.decode())
    return replace(first, index=index, position=index, node=node)


def _with_id(node: JsonNode, key: str) -> JsonNode:
    assert isinstance(node, ObjectNode)
    members = (
        Member(name, StringNode(*value[:2], key)) if name.text == CALL_ID else member
        for member in node.members
        for name, value in (member,)
    )
    return ObjectNode(node.start, node.end, tuple(members))
