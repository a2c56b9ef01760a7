"""Which response of one file belongs to which response of the other.

A batch comes back in any order, a log may lack a line: responses are paired by what
names them before their items are. Linear, whatever the way.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.diff.ordering import Partners, in_left_order, matches_by_key
from inspector.core.diff.response_keys import LOOSE, ResponsesBy, keys_of

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

    from inspector.core.diff.response_keys import ResponseKeys
    from inspector.core.items.body import Body
    from inspector.core.items.item import Item
    from inspector.core.source.document import Document

_BY_NAME = (
    ResponsesBy.CUSTOM_ID,
    ResponsesBy.REQUEST_ID,
    ResponsesBy.RESPONSE_ID,
)
_IN_A_CHAIN = ResponsesBy.PREVIOUS_RESPONSE_ID
_SEVERAL = 2


class ResponsePair(NamedTuple):
    """Two bodies that belong together, or one that has no partner."""

    left: Body | None
    right: Body | None
    by: ResponsesBy | None = None
    """None where there is no partner."""

    name: str = ""
    """What they have in common, where it is a name."""


class PairedResponses(NamedTuple):
    """How the responses of two files were paired."""

    by: ResponsesBy
    """Never `AUTO`: what it came to."""

    is_chosen: bool
    """Whether a person chose the way."""

    pairs: tuple[ResponsePair, ...] = ()
    """In the order of the left; empty where items are paired as one list."""


class ResponseSide(NamedTuple):
    """What is known of one file before its items are paired."""

    document: Document
    bodies: Sequence[Body]
    items: Sequence[Item]


ONE_LIST = PairedResponses(ResponsesBy.ITEMS, is_chosen=False)


def pair_responses(
    left: ResponseSide, right: ResponseSide, by: ResponsesBy = ResponsesBy.AUTO
) -> PairedResponses:
    """Pair the bodies of two files that hold several.

    Args:
        left: The side that the other one is held against.
        right: The other side.
        by: The way; by `AUTO`, files of which one holds a single response are
            one list of items each.
    """
    if by is ResponsesBy.ITEMS:
        return PairedResponses(by, is_chosen=True)
    keys = _keys(left), _keys(right)
    if by is not ResponsesBy.AUTO:
        pairs = _in_order(*keys, _matched(*keys, by), by)
        return PairedResponses(by, is_chosen=True, pairs=pairs)
    if min(map(len, keys)) < _SEVERAL:
        return ONE_LIST
    found = _told_by(keys, (left.items, right.items))
    if found is ResponsesBy.ITEMS:
        return ONE_LIST
    pairs = _in_order(*keys, _matched(*keys, found), found)
    return PairedResponses(found, is_chosen=False, pairs=pairs)


def _keys(side: ResponseSide) -> list[ResponseKeys]:
    return [keys_of(b, side.document) for b in side.bodies if b.kind is not LOOSE]


def _told_by(
    keys: tuple[list[ResponseKeys], list[ResponseKeys]],
    items: tuple[Sequence[Item], Sequence[Item]],
) -> ResponsesBy:
    """The first way in which most of the shorter side finds a partner."""
    enough = min(map(len, keys)) / 2
    for by in _BY_NAME:
        if len(list(_by_name(*keys, by))) >= enough:
            return by
    shared = {k.previous_response_id for k in keys[0]} & {
        k.previous_response_id for k in keys[1]
    } - {None}
    if shared or all(_Chain(side).has_links for side in keys):
        return _IN_A_CHAIN
    same_number = len(keys[0]) == len(keys[1])
    if same_number and _agree_with_order(keys, items):
        return ResponsesBy.POSITION
    return ResponsesBy.ITEMS


def _agree_with_order(
    keys: tuple[list[ResponseKeys], list[ResponseKeys]],
    items: tuple[Sequence[Item], Sequence[Item]],
) -> bool:
    """Whether no call_id says that another response is the partner."""
    places = [_places_of_calls(*side) for side in zip(keys, items, strict=True)]
    return all(
        places[1][name] & numbers
        for name, numbers in places[0].items()
        if name in places[1]
    )


def _places_of_calls(
    keys: Sequence[ResponseKeys], items: Sequence[Item]
) -> dict[str, set[int]]:
    numbers = {id(each.body): number for number, each in enumerate(keys)}
    found: defaultdict[str, set[int]] = defaultdict(set)
    for item in items:
        number = numbers.get(id(item.body))
        if number is not None and item.call_id is not None:
            found[item.call_id].add(number)
    return dict(found)


def _matched(
    left: Sequence[ResponseKeys], right: Sequence[ResponseKeys], by: ResponsesBy
) -> dict[Partners, ResponsesBy]:
    """The partners that a way finds, and by position those that have no name."""
    found: dict[Partners, ResponsesBy] = {}
    if by in _BY_NAME:
        found.update((Partners(i, j), by) for i, j in _by_name(left, right, by))
        without = _unnamed(left, by), _unnamed(right, by)
    elif by is _IN_A_CHAIN:
        found.update((Partners(i, j), by) for i, j in _in_chains(left, right))
        taken = list(zip(*found, strict=True)) or [(), ()]
        without = (
            [i for i in range(len(left)) if i not in set(taken[0])],
            [j for j in range(len(right)) if j not in set(taken[1])],
        )
    else:
        without = list(range(len(left))), list(range(len(right)))
    by_position = matches_by_key(
        [(i, left[i].is_request) for i in without[0]],
        [(j, right[j].is_request) for j in without[1]],
    )
    found.update((Partners(i, j), ResponsesBy.POSITION) for i, j in by_position)
    return found


def _by_name(
    left: Sequence[ResponseKeys], right: Sequence[ResponseKeys], by: ResponsesBy
) -> Iterable[tuple[int, int]]:
    return matches_by_key(_named(left, by), _named(right, by))


def _named(keys: Sequence[ResponseKeys], by: ResponsesBy) -> list[tuple[int, Hashable]]:
    """A line may hold a request and its response under one name."""
    return [
        (number, None if name is None else (name, each.is_request))
        for number, each in enumerate(keys)
        for name in (each.named(by),)
    ]


def _unnamed(keys: Sequence[ResponseKeys], by: ResponsesBy) -> list[int]:
    return [number for number, each in enumerate(keys) if each.named(by) is None]


def _in_chains(
    left: Sequence[ResponseKeys], right: Sequence[ResponseKeys]
) -> Iterable[tuple[int, int]]:
    """Pair what begins a conversation, then what answers what is paired.

    A circle of responses has no beginning, and stays without partners.
    """
    chains = _Chain(left), _Chain(right)
    found = list(matches_by_key(chains[0].beginnings(), chains[1].beginnings()))
    for i, j in found:  # grows while it is gone through
        followers = chains[0].followers(i), chains[1].followers(j)
        found.extend(matches_by_key(*followers))
    return found


class _Chain:
    """Which response of a file goes on from which."""

    def __init__(self, keys: Sequence[ResponseKeys]) -> None:
        self._keys = keys
        own = {k.id: number for number, k in enumerate(keys) if k.id is not None}
        self._outside: list[int] = []
        self._after: defaultdict[int, list[int]] = defaultdict(list)
        for number, each in enumerate(keys):
            before = own.get(each.previous_response_id or "")
            if before is None:
                self._outside.append(number)
            else:
                self._after[before].append(number)

    @property
    def has_links(self) -> bool:
        """Whether any goes on from another of the same file."""
        return bool(self._after)

    def beginnings(self) -> list[tuple[int, Hashable]]:
        """What goes on from nothing in the file, by what it does go on from."""
        return self._keyed(self._outside, lambda k: k.previous_response_id or "")

    def followers(self, number: int) -> list[tuple[int, Hashable]]:
        """What goes on from one of them."""
        return self._keyed(self._after.get(number, ()), lambda _: "")

    def _keyed(
        self, numbers: Iterable[int], name_of: Callable[[ResponseKeys], str]
    ) -> list[tuple[int, Hashable]]:
        keys = self._keys
        return [(n, (name_of(keys[n]), keys[n].is_request)) for n in numbers]


def _in_order(
    left: Sequence[ResponseKeys],
    right: Sequence[ResponseKeys],
    matched: dict[Partners, ResponsesBy],
    by: ResponsesBy,
) -> tuple[ResponsePair, ...]:
    taken = {p.left for p in matched}, {p.right for p in matched}
    lone = (
        *(Partners(i, None) for i in range(len(left)) if i not in taken[0]),
        *(Partners(None, j) for j in range(len(right)) if j not in taken[1]),
    )
    pairs = []
    for place in in_left_order((*matched, *lone)):
        one = left[place.left] if place.left is not None else None
        two = right[place.right] if place.right is not None else None
        why = matched.get(place)
        named = one or two
        is_named = by in (*_BY_NAME, _IN_A_CHAIN) and why is not ResponsesBy.POSITION
        name = (named.named(by) or "") if named and is_named else ""
        bodies = one.body if one else None, two.body if two else None
        pairs.append(ResponsePair(*bodies, why, name))
    return tuple(pairs)
