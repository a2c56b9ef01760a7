"""Lay the two items of a pair out beside each other, gap for gap.

Members are shown in the order of the left; what only one side has stands
against a gap. Containers are opened over several lines, on both sides at once
where both have one of a kind. Items of different APIs name the same things
differently: there the lines of one meaning stand beside each other.
"""

from __future__ import annotations

import sys
from bisect import bisect_right
from itertools import zip_longest
from typing import TYPE_CHECKING, TypeAlias

from inspector.core.diff.ordering import Match, Partners, kept_in_order
from inspector.core.diff.partners import array_partners, member_partners
from inspector.core.diff.side_writer import SideWriter, Slot
from inspector.core.source.json_nodes import ArrayNode, ObjectNode

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from inspector.core.diff.fields import Fields
    from inspector.core.diff.side_line import SideLine
    from inspector.core.source.json_nodes import JsonNode

Lines: TypeAlias = "tuple[SideLine | None, SideLine | None]"
"""One row: a line of each side, None where a side has a gap."""

_Slots: TypeAlias = tuple[Slot | None, Slot | None]


def lay_out_pair(
    left: SideWriter, right: SideWriter, most: int | None = None
) -> list[Lines]:
    """Rows for two items of one API; the first ones alone where so many are enough."""
    slots = Slot(left.scope.item.node), Slot(right.scope.item.node)
    layout = _Layout(left, right, most)
    layout.lay_out(slots, 0)
    return layout.rows


def lay_out_one(writer: SideWriter, *, is_left: bool) -> list[Lines]:
    """Rows for an item that has no partner."""
    slot = Slot(writer.scope.item.node)
    layout = _Layout(writer, writer)
    layout.lay_out((slot, None) if is_left else (None, slot), 0)
    return layout.rows


def lay_out_apis(
    left: tuple[SideWriter, Fields], right: tuple[SideWriter, Fields]
) -> list[Lines]:
    """Rows for items of different APIs, by what the lines mean."""
    mine = [row[0] for row in lay_out_one(left[0], is_left=True)]
    other = [row[1] for row in lay_out_one(right[0], is_left=False)]
    matches = [Match(0, 0), Match(len(mine) - 1, len(other) - 1)]
    for name in ("call_id", "name", "payload"):
        one, two = getattr(left[1], name), getattr(right[1], name)
        if one is not None and two is not None:
            place = _line_of(left[0], one.node), _line_of(right[0], two.node)
            matches.append(Match(*place))
    rows: list[Lines] = []
    done = Partners(0, 0)
    for match in kept_in_order(_distinct(matches), lambda _: ""):
        rows.extend((line, None) for line in mine[done[0] : match.left])
        rows.extend((None, line) for line in other[done[1] : match.right])
        rows.append((mine[match.left], other[match.right]))
        done = Partners(match.left + 1, match.right + 1)
    return rows


class _Layout:
    def __init__(
        self, left: SideWriter, right: SideWriter, most: int | None = None
    ) -> None:
        self.rows: list[Lines] = []
        self._left = left
        self._right = right
        self._most = sys.maxsize if most is None else most

    @property
    def _is_full(self) -> bool:
        return len(self.rows) >= self._most

    def lay_out(self, slots: _Slots, depth: int) -> None:
        """Add the rows of a value; its depth is bounded by the reader's."""
        left, right = slots
        if not any(slot is not None and slot.opens for slot in slots):
            self.rows.append(
                (
                    self._left.value(left, depth) if left else None,
                    self._right.value(right, depth) if right else None,
                )
            )
        elif left and right and not _open_alike(left, right):
            self._lay_out_unlike(left, right, depth)
        else:
            self.rows.append(
                (
                    self._left.opening(left, depth) if left else None,
                    self._right.opening(right, depth) if right else None,
                )
            )
            for inner in self._children(slots):
                if self._is_full:
                    return  # what is open stays open: the rest is laid out later
                self.lay_out(inner, depth + 1)
            if self._is_full:
                return
            self.rows.append(
                (
                    self._left.closing(left, depth) if left else None,
                    self._right.closing(right, depth) if right else None,
                )
            )

    def _lay_out_unlike(self, left: Slot, right: Slot, depth: int) -> None:
        """Two values of different types, line against line."""
        sides = _Layout(self._left, self._right), _Layout(self._left, self._right)
        sides[0].lay_out((left, None), depth)
        sides[1].lay_out((None, right), depth)
        lines = [row[0] for row in sides[0].rows], [row[1] for row in sides[1].rows]
        self.rows.extend(zip_longest(*lines))

    def _children(self, slots: _Slots) -> Iterator[_Slots]:
        left = _contents(slots[0].node) if slots[0] else []
        right = _contents(slots[1].node) if slots[1] else []
        partners = self._partners(slots, len(left), len(right))
        last = (
            max((i for i, p in enumerate(partners) if p.left is not None), default=-1),
            max((i for i, p in enumerate(partners) if p.right is not None), default=-1),
        )
        for i, p in enumerate(partners):
            yield (
                None if p.left is None else left[p.left]._replace(is_last=i == last[0]),
                None
                if p.right is None
                else right[p.right]._replace(is_last=i == last[1]),
            )

    def _partners(self, slots: _Slots, left: int, right: int) -> Sequence[Partners]:
        mine = slots[0].node if slots[0] else None
        other = slots[1].node if slots[1] else None
        if isinstance(mine, ObjectNode) and isinstance(other, ObjectNode):
            return member_partners(mine, other)
        if isinstance(mine, ArrayNode) and isinstance(other, ArrayNode):
            digests = self._left.scope.digests, self._right.scope.digests
            return array_partners(mine, other, digests).partners
        return [
            *(Partners(i, None) for i in range(left)),
            *(Partners(None, j) for j in range(right)),
        ]


def _contents(node: JsonNode) -> list[Slot]:
    if isinstance(node, ObjectNode):
        return [Slot(member.value, member.name) for member in node.members]
    return [Slot(item) for item in node.items] if isinstance(node, ArrayNode) else []


def _open_alike(left: Slot, right: Slot) -> bool:
    both_objects = isinstance(left.node, ObjectNode) and isinstance(
        right.node, ObjectNode
    )
    both_arrays = isinstance(left.node, ArrayNode) and isinstance(right.node, ArrayNode)
    return both_objects or both_arrays


def _line_of(writer: SideWriter, node: JsonNode) -> int:
    """The index of the line on which a value begins."""
    starts = [extent.start for extent in writer.extents]
    return bisect_right(starts, node[0]) - 1


def _distinct(matches: Iterable[Match]) -> list[Match]:
    """Matches of different lines: an item on one line has one row."""
    found: dict[int, Match] = {}
    taken: set[int] = set()
    for match in matches:
        if match.left not in found and match.right not in taken:
            found[match.left] = match
            taken.add(match.right)
    return list(found.values())
