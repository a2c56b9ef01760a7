"""What pairing adds to the counts of a response, by what its items are.

That depends on what they are and on which of them have the same id, and on no text: so
it is worked out once for each such pattern, by items like those of the response.

Items pair by their ids, and reasoning leads to what is next to it. So where all ids
differ, reasoning with what it leads to says what it says by itself, wherever it stands.

Source: `pairing_checks`, which says it of a whole document.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.bulk.calls.shape import CALL_ID
from inspector.core.checks.pairing.dangling import REASONING
from inspector.core.checks.pairing.scope import PairingScope
from inspector.core.checks.target.weighing import weighed
from inspector.core.source.json_nodes import Member, ObjectNode, StringNode

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from inspector.core.bulk.responses.response_reading import ReadItem
    from inspector.core.checks.pairing.marks import Told
    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode


_MOST_STRETCHES = 1000


class Pattern(NamedTuple):
    """What pairing looks at in the items of a response."""

    frame: int
    """Tells apart what is around them."""

    items: tuple[tuple[int, int], ...]
    """Of each item its kind, and which of the ids it has; 0 for none."""


class PairCounts(NamedTuple):
    """What pairing says of a response."""

    rules: Mapping[str, int]
    """Its findings by rule."""

    blocked: frozenset[int]
    """The items that it blocks."""


class PairCounting:
    """Counts what pairing says, pattern by pattern."""

    def __init__(self) -> None:
        self._stretches: dict[tuple[object, ...], PairCounts] = {}

    def of(self, pattern: Pattern, items: Sequence[ReadItem]) -> PairCounts:
        """What pairing says of the items of one response, which could be read.

        Args:
            pattern: Of the items.
            items: Those items, or others of the pattern.
        """
        ids = [number for _, number in pattern.items if number]
        if len(set(ids)) < len(ids):
            return pair_counts(items)
        rules: dict[str, int] = {}
        blocked: list[int] = []
        begin, last = 0, len(items)
        for end, item in enumerate(items, 1):
            if item.known.judged.item.type_text == REASONING and end < last:
                continue
            kinds = [(kind, number > 0) for kind, number in pattern.items[begin:end]]
            own = self._stretch((pattern.frame, *kinds), items[begin:end])
            for rule, count in own.rules.items():
                rules[rule] = rules.get(rule, 0) + count
            blocked += [begin + number for number in own.blocked]
            begin = end
        return PairCounts(rules, frozenset(blocked))

    def _stretch(
        self, kinds: tuple[object, ...], items: Sequence[ReadItem]
    ) -> PairCounts:
        found = self._stretches.get(kinds)
        if found is None:
            found = pair_counts(items)
            if len(self._stretches) < _MOST_STRETCHES:
                self._stretches[kinds] = found
        return found


def pair_counts(items: Sequence[ReadItem]) -> PairCounts:
    """What pairing says of the items of one response, which could be read."""
    told = [*told_of_items(items)]
    rules = Counter(finding.code for _, finding in told)
    blocked = frozenset(where for where, finding in told if finding.blocks)
    return PairCounts(rules, blocked)


def told_of_items(items: Sequence[ReadItem]) -> Iterator[Told[int]]:
    """What pairing says of the items of one response, by their numbers.

    It names an item by its own ``call_id``; all else is that of the first one like it.
    """
    scope: PairingScope[int] = PairingScope()
    for index, item in enumerate(items):
        told = scope.feed(_item_at(index, item), index)
        yield from (_weighed(each, items) for each in told)
    yield from (_weighed(each, items) for each in scope.close())


def _weighed(told: Told[int], items: Sequence[ReadItem]) -> Told[int]:
    known = items[told.where].known
    finding = weighed(told.finding, known.judged.item, known.target)
    return told._replace(finding=finding)


def _item_at(index: int, item: ReadItem) -> Item:
    """The first item like one of a response, with the id of that."""
    first, key = item.known.judged.item, item.fitted.call_id
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
