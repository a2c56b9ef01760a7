"""Which members and elements of two containers belong together.

Members go by name, elements by value where that explains more than their
index does: one element put in front must not make all others look changed.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, defaultdict
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.diff.ordering import (
    Match,
    Partners,
    in_left_order,
    kept_in_order,
    matches_by_key,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from inspector.core.diff.equality import Digests
    from inspector.core.source.json_nodes import ArrayNode, ObjectNode


class Elements(NamedTuple):
    """The partners of two arrays in the order of the left."""

    partners: tuple[Partners, ...]
    moved: frozenset[Partners]
    """Those that are the same value at another place in the order."""


def member_partners(left: ObjectNode, right: ObjectNode) -> list[Partners]:
    """Pair members by name, in the order of the left.

    Of a repeated name the last ones belong together: they are what most
    readers keep.
    """
    names = list(left.names())
    if names == list(right.names()) and len(set(names)) == len(names):
        return [Partners(i, i) for i in range(len(names))]
    pairs = list(matches_by_key(_keys_from_end(left), _keys_from_end(right)))
    return in_left_order(_complete(pairs, len(left.members), len(right.members)))


def array_partners(
    left: ArrayNode, right: ArrayNode, digests: tuple[Digests, Digests]
) -> Elements:
    """Pair the elements of two arrays.

    Unless elements came, went or moved, only what is spelled otherwise is digested.

    Args:
        left: An array of the left text.
        right: An array of the right text.
        digests: Those of both texts.
    """
    changed = digests[0].spelled_otherwise(left, digests[1], right)
    if changed is not None:
        mine = [digests[0].of(left.items[place]) for place in changed]
        other = [digests[1].of(right.items[place]) for place in changed]
        if _is_by_index(mine, other):
            # What is the same at both places is no change however it is paired.
            return _by_index(len(left.items), len(right.items))
    return element_partners(*digests[0].of_elements(left, digests[1], right))


def element_partners(left: Sequence[str], right: Sequence[str]) -> Elements:
    """Pair elements by their digests, or by index where that changes no more.

    Cost is near linear.
    """
    if _is_by_index(left, right):
        return _by_index(len(left), len(right))
    matched, moved = _by_value(left, right)
    unequal = _unequal(left, right)
    if unequal <= len(moved) + _unmatched_cost(matched, left, right):
        return _by_index(len(left), len(right))
    return Elements(tuple(in_left_order(matched)), moved)


def _by_index(left: int, right: int) -> Elements:
    both = min(left, right)
    pairs = (
        *(Partners(i, i) for i in range(both)),
        *(Partners(i, None) for i in range(both, left)),
        *(Partners(None, i) for i in range(both, right)),
    )
    return Elements(pairs, frozenset())


def _is_by_index(left: Sequence[str], right: Sequence[str]) -> bool:
    """Whether it is known without a look at values that nothing changes less."""
    unequal = _unequal(left, right)
    return unequal <= 1 or unequal <= _least_cost(left, right)


def _unequal(left: Sequence[str], right: Sequence[str]) -> int:
    return sum(a != b for a, b in zip_longest(left, right))


def _least_cost(left: Sequence[str], right: Sequence[str]) -> int:
    """How many changes there are however elements are paired.

    A value that the other side has less often has to go, or to become another.
    """
    counts = Counter(left), Counter(right)
    return max((counts[0] - counts[1]).total(), (counts[1] - counts[0]).total())


def _by_value(
    left: Sequence[str], right: Sequence[str]
) -> tuple[list[Partners], frozenset[Partners]]:
    matches = [
        Match(i, j) for i, j in matches_by_key(enumerate(left), enumerate(right))
    ]
    kept = kept_in_order(matches, lambda match: left[match.left])
    moved = {Partners(m.left, m.right) for m in matches} - {
        Partners(m.left, m.right) for m in kept
    }
    pairs = [(match.left, match.right) for match in matches]
    pairs.extend(pairs_in_gaps(pairs, kept, len(left), len(right)))
    return _complete(pairs, len(left), len(right)), frozenset(moved)


def pairs_in_gaps(
    pairs: Iterable[tuple[int, int]], kept: Sequence[Match], left: int, right: int
) -> Iterator[tuple[int, int]]:
    """Pair what is left between the same neighbours, the first with the first.

    Args:
        pairs: What has a partner.
        kept: The pairs in order that the gaps lie between.
        left: How many places there are on the left.
        right: How many there are on the right.
    """
    used = list(zip(*pairs, strict=True)) or [(), ()]
    lone_left = sorted(set(range(left)) - set(used[0]))
    lone_right = sorted(set(range(right)) - set(used[1]))
    return matches_by_key(
        gaps(lone_left, [match.left for match in kept]),
        gaps(lone_right, [match.right for match in kept]),
    )


def gaps(places: Iterable[int], anchors: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Each place with the number of anchors that stand before it."""
    return ((place, bisect_right(anchors, place)) for place in places)


def _unmatched_cost(
    partners: Iterable[Partners], left: Sequence[str], right: Sequence[str]
) -> int:
    return sum(
        p.left is None or p.right is None or left[p.left] != right[p.right]
        for p in partners
    )


def _keys_from_end(node: ObjectNode) -> list[tuple[int, tuple[str, int]]]:
    counts: defaultdict[str, int] = defaultdict(int)
    keys: list[tuple[int, tuple[str, int]]] = []
    for place in range(len(node.members) - 1, -1, -1):
        name = node.members[place].name.text
        keys.append((place, (name, counts[name])))
        counts[name] += 1
    return keys


def _complete(
    pairs: Sequence[tuple[int, int]], left: int, right: int
) -> list[Partners]:
    """The pairs, and every place that has no partner."""
    lone_left = set(range(left)) - {i for i, _ in pairs}
    lone_right = set(range(right)) - {j for _, j in pairs}
    return [
        *(Partners(i, j) for i, j in pairs),
        *(Partners(i, None) for i in lone_left),
        *(Partners(None, j) for j in lone_right),
    ]
