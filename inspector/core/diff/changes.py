"""Compare two JSON trees, value by value, and say where they differ.

Exact by JSON type and value (`equality`); what is the same value in other
characters is a change of spelling. White space and commas between values are
not looked at.

Iterative, so that no tree can exhaust the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.diff.equality import number_text
from inspector.core.diff.finding import Change, ChangeKind, Label
from inspector.core.diff.partners import array_partners, member_partners
from inspector.core.diff.text_ranges import changed_ranges
from inspector.core.source.json_nodes import (
    ArrayNode,
    NumberNode,
    ObjectNode,
    StringNode,
    json_type,
    span_of,
)
from inspector.core.source.pointer import joined

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.diff.scope import Scope
    from inspector.core.source.json_nodes import JsonNode, Member


class _Task(NamedTuple):
    """Two values that still have to be compared."""

    left: JsonNode
    right: JsonNode
    left_pointer: str
    right_pointer: str


def compare_values(
    left: JsonNode, left_scope: Scope, right: JsonNode, right_scope: Scope
) -> tuple[Change, ...]:
    """Every difference between two trees, in the order of the left.

    Cost is near linear in the size of both.
    """
    comparison = _TreeComparison(left_scope, right_scope)
    if isinstance(left, StringNode) and isinstance(right, StringNode):
        return comparison.compare_strings(left, right)  # what most members are
    return comparison.compare(left, right)


class _TreeComparison:
    def __init__(self, left: Scope, right: Scope) -> None:
        self._left = left
        self._right = right

    def compare_strings(
        self, left: StringNode, right: StringNode
    ) -> tuple[Change, ...]:
        task = _Task(left, right, "", "")
        if self._is_same_text(task):
            return ()
        return (self._in_strings(left, right, task),)

    def compare(self, left: JsonNode, right: JsonNode) -> tuple[Change, ...]:
        changes: list[Change] = []
        stack: list[_Task | Change] = [_Task(left, right, "", "")]
        while stack:
            entry = stack.pop()
            if isinstance(entry, Change):
                changes.append(entry)
            elif not self._is_same_text(entry):
                stack.extend(reversed(list(self._steps(entry))))
        return tuple(changes)

    def _is_same_text(self, task: _Task) -> bool:
        """The same characters are the same value; most of a log is that."""
        left, right = task.left, task.right
        is_container = isinstance(left, (ObjectNode, ArrayNode))
        if is_container and left[1] - left[0] != right[1] - right[0]:
            return False  # sooner known than by the characters
        return self._left.literal_of(left) == self._right.literal_of(right)

    def _steps(self, task: _Task) -> Iterator[_Task | Change]:
        left, right = task.left, task.right
        if isinstance(left, ObjectNode) and isinstance(right, ObjectNode):
            yield from self._in_objects(left, right, task)
        elif isinstance(left, ArrayNode) and isinstance(right, ArrayNode):
            yield from self._in_arrays(left, right, task)
        elif isinstance(left, StringNode) and isinstance(right, StringNode):
            yield self._in_strings(left, right, task)
        elif json_type(left) != json_type(right):
            yield self._replaced(task)
        elif isinstance(left, NumberNode) and isinstance(right, NumberNode):
            keys = (
                number_text(left, self._left.text),
                number_text(right, self._right.text),
            )
            same = keys[0] == keys[1]
            yield self._spelled(task, "number") if same else self._replaced(task)
        else:
            same = left[2] == right[2]
            yield self._spelled(task, "literal") if same else self._replaced(task)

    def _in_objects(
        self, left: ObjectNode, right: ObjectNode, task: _Task
    ) -> Iterator[_Task | Change]:
        partners = member_partners(left, right)
        shared = [p.right for p in partners if p.left is not None]
        places = [place for place in shared if place is not None]
        if places != sorted(places):
            yield self._spelled(task, "order", ChangeKind.MOVED)
        for place in partners:
            mine = left.members[place.left] if place.left is not None else None
            other = right.members[place.right] if place.right is not None else None
            yield from self._in_members(mine, other, task)

    def _in_members(
        self, left: Member | None, right: Member | None, task: _Task
    ) -> Iterator[_Task | Change]:
        below = left or right
        if below is None:
            return
        left_pointer = joined(task.left_pointer, below.name.text)
        right_pointer = joined(task.right_pointer, below.name.text)
        if left is None or right is None:
            yield self._on_one_side(
                left.value if left else None,
                right.value if right else None,
                (left_pointer, right_pointer),
            )
            return
        names = _Task(left.name, right.name, left_pointer, right_pointer)
        if not self._is_same_text(names):
            yield self._spelled(names, "escapes")
        yield _Task(left.value, right.value, left_pointer, right_pointer)

    def _in_arrays(
        self, left: ArrayNode, right: ArrayNode, task: _Task
    ) -> Iterator[_Task | Change]:
        digests = self._left.digests, self._right.digests
        elements = array_partners(left, right, digests)
        for place in elements.partners:
            mine = left.items[place.left] if place.left is not None else None
            other = right.items[place.right] if place.right is not None else None
            pointers = (
                joined(task.left_pointer, "" if place.left is None else place.left),
                joined(task.right_pointer, "" if place.right is None else place.right),
            )
            if mine is None or other is None:
                yield self._on_one_side(mine, other, pointers)
                continue
            inner = _Task(mine, other, *pointers)
            if place in elements.moved:
                yield self._changed(ChangeKind.MOVED, Label.MEANING, inner)
            yield inner

    def _in_strings(self, left: StringNode, right: StringNode, task: _Task) -> Change:
        if left.text == right.text:
            return self._spelled(task, "escapes")
        ranges = changed_ranges(left.text, right.text)
        return Change(
            ChangeKind.REPLACED,
            Label.MEANING,
            self._left.place_of(
                task.left_pointer, left, self._left.outer_ranges(left, ranges[0])
            ),
            self._right.place_of(
                task.right_pointer, right, self._right.outer_ranges(right, ranges[1])
            ),
        )

    def _on_one_side(
        self, left: JsonNode | None, right: JsonNode | None, pointers: tuple[str, str]
    ) -> Change:
        return Change(
            ChangeKind.REMOVED if left is not None else ChangeKind.ADDED,
            Label.MEANING,
            self._left.place_of(pointers[0], left) if left is not None else None,
            self._right.place_of(pointers[1], right) if right is not None else None,
        )

    def _replaced(self, task: _Task) -> Change:
        return Change(
            ChangeKind.REPLACED,
            Label.MEANING,
            self._left.place_of(task.left_pointer, task.left, (span_of(task.left),)),
            self._right.place_of(
                task.right_pointer, task.right, (span_of(task.right),)
            ),
        )

    def _spelled(
        self, task: _Task, way: str, kind: ChangeKind = ChangeKind.REPLACED
    ) -> Change:
        return self._changed(kind, Label.SPELLING, task, way)

    def _changed(
        self, kind: ChangeKind, label: Label, task: _Task, way: str = ""
    ) -> Change:
        return Change(
            kind,
            label,
            self._left.place_of(task.left_pointer, task.left),
            self._right.place_of(task.right_pointer, task.right),
            way,
        )
