"""Write the values of one side line by line, and remember which line has what."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.diff.side_line import LineText
from inspector.core.source.json_nodes import (
    ArrayNode,
    ObjectNode,
    StringNode,
    span_of,
)
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from inspector.core.diff.scope import Scope
    from inspector.core.diff.side_line import SideLine
    from inspector.core.source.json_nodes import JsonNode

_INDENT = 2


class Slot(NamedTuple):
    """A value at its place in its container."""

    node: JsonNode
    name: StringNode | None = None
    is_last: bool = True

    @property
    def opens(self) -> bool:
        """Whether it takes several lines."""
        if isinstance(self.node, ObjectNode):
            return bool(self.node.members)
        return isinstance(self.node, ArrayNode) and bool(self.node.items)

    @property
    def start(self) -> int:
        """Where its name, or else its value, begins in the document."""
        return self.node[0] if self.name is None else self.name.start


class SideWriter:
    """Writes the lines of one item, from a given line number on."""

    def __init__(
        self,
        scope: Scope,
        changed: Iterable[Span],
        arguments: JsonNode | None,
        first_number: int,
    ) -> None:
        self.scope = scope
        self.extents: list[Span] = []
        """For each line the characters of the document that it stands for,
        those of a long value that are not shown included."""

        self._changed = merged(changed)
        self._starts = [part.start for part in self._changed]
        self._ends = [part.end for part in self._changed]
        self._arguments = arguments
        self._first_number = first_number

    def value(self, slot: Slot, depth: int) -> SideLine:
        """A value on one line; a container is an empty one."""
        line, column = self._begun(slot, depth)
        span = span_of(slot.node)
        changed = self._changed_in(span)
        if isinstance(slot.node, (ObjectNode, ArrayNode)):
            line.add_logged(Span(span.start, span.start + 1))
            line.add_logged(Span(span.end - 1, span.end))
        else:
            line.add_value(span, changed)
        region = None
        if slot.node is self._arguments and isinstance(slot.node, StringNode):
            region = line.content_from(column)
        line.add_own("" if slot.is_last else ",")
        return self._written(line, Span(slot.start, span.end), changed, region)

    def opening(self, slot: Slot, depth: int) -> SideLine:
        """The name and the bracket that a container begins with."""
        line, _ = self._begun(slot, depth)
        bracket = Span(slot.node[0], slot.node[0] + 1)
        line.add_logged(bracket)
        return self._written(line, Span(slot.start, bracket.end))

    def closing(self, slot: Slot, depth: int) -> SideLine:
        """The bracket that a container ends with."""
        line = LineText(self.scope.text, depth * _INDENT)
        bracket = Span(slot.node[1] - 1, slot.node[1])
        line.add_logged(bracket)
        line.add_own("" if slot.is_last else ",")
        return self._written(line, bracket)

    def _begun(self, slot: Slot, depth: int) -> tuple[LineText, int]:
        line = LineText(self.scope.text, depth * _INDENT)
        if slot.name is not None:
            line.add_logged(span_of(slot.name))
            line.add_own(": ")
        return line, line.column

    def _written(
        self,
        line: LineText,
        extent: Span,
        changed: Sequence[Span] = (),
        arguments: Span | None = None,
    ) -> SideLine:
        self.extents.append(extent)
        number = self._first_number + len(self.extents) - 1
        return line.finished(number, changed, arguments)

    def _changed_in(self, span: Span) -> Sequence[Span]:
        first = bisect_right(self._ends, span.start)
        return self._changed[first : bisect_left(self._starts, span.end)]


def merged(spans: Iterable[Span]) -> list[Span]:
    """Spans in order, with those that overlap as one."""
    apart: list[Span] = []
    for span in sorted(spans):
        if apart and span.start < apart[-1].end:
            apart[-1] = Span(apart[-1].start, max(span.end, apart[-1].end))
        else:
            apart.append(span)
    return apart
