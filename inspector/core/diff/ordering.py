"""Which of several partners kept their order, and in which order to show all.

Source: C. Schensted, "Longest increasing and decreasing subsequences", Canadian
Journal of Mathematics 13 (1961); patience sorting finds one in O(n log n).
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict, deque
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator


class Partners(NamedTuple):
    """Two places, left and right; None where a side has no partner."""

    left: int | None
    right: int | None


class Match(NamedTuple):
    """A place on the left and its partner on the right."""

    left: int
    right: int


def matches_by_key(
    left: Iterable[tuple[int, Hashable]], right: Iterable[tuple[int, Hashable]]
) -> Iterator[tuple[int, int]]:
    """Pair places of the same key, the first with the first; linear.

    Args:
        left: Place and key of each, in order; a key of None has no partner.
        right: The same for the other side.
    """
    waiting: defaultdict[Hashable, deque[int]] = defaultdict(deque)
    for place, key in right:
        waiting[key].append(place)
    for place, key in left:
        queue = waiting.get(key) if key is not None else None
        if queue:
            yield place, queue.popleft()


def kept_in_order(
    matches: Iterable[Match], key_of: Callable[[Match], str]
) -> list[Match]:
    """A longest run of matches that rise on both sides; the others have moved.

    Of several longest ones the earliest is taken, and which that is does not
    depend on which side is called left.

    Args:
        matches: In any order.
        key_of: What made two places partners: of two that are equally early it
            tells which one is taken.
    """
    in_order = sorted(matches)
    if all(a.right < b.right for a, b in pairwise(in_order)):
        return in_order
    ranks: list[list[Match]] = []
    lowest: list[int] = []
    for match in in_order:
        rank = bisect_left(lowest, match.right)
        if rank == len(ranks):
            ranks.append([])
            lowest.append(match.right)
        lowest[rank] = match.right
        ranks[rank].append(match)
    kept: list[Match] = []
    for level in reversed(ranks):
        follower = kept[-1] if kept else None
        earlier = (match for match in level if _precedes(match, follower))
        kept.append(min(earlier, key=lambda m: (m.left + m.right, key_of(m))))
    return kept[::-1]


def in_left_order(partners: Iterable[Partners]) -> list[Partners]:
    """The order of the left.

    What is on the right only follows its neighbour of the right, and comes after
    what is on the left only at the same place.
    """
    paired: list[Partners] = []
    lone_right: list[int] = []
    for entry in partners:
        if entry.left is not None:
            paired.append(entry)
        elif entry.right is not None:
            lone_right.append(entry.right)
    paired.sort(key=lambda entry: -1 if entry.left is None else entry.left)
    followers = _followers(paired, sorted(lone_right))
    ordered: list[Partners] = []
    waiting = followers.get(-1, [])
    for entry in paired:
        if entry.right is not None:
            ordered.extend(Partners(None, place) for place in waiting)
            waiting = followers.get(entry.right, [])
        ordered.append(entry)
    return [*ordered, *(Partners(None, place) for place in waiting)]


def _followers(paired: list[Partners], lone: list[int]) -> dict[int, list[int]]:
    """By right place (-1: the start), the lone right places that follow it."""
    taken = sorted(entry.right for entry in paired if entry.right is not None)
    followers: defaultdict[int, list[int]] = defaultdict(list)
    for place in lone:
        index = bisect_left(taken, place)
        followers[taken[index - 1] if index else -1].append(place)
    return followers


def _precedes(match: Match, follower: Match | None) -> bool:
    return follower is None or (
        match.left < follower.left and match.right < follower.right
    )
