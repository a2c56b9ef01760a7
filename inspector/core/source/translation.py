"""What was read in a layer's text, with its places in the document.

Source: RFC 8259, section 7 (December 2017), for strings.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.source.framing import DoneMarker, Frame, Framing
from inspector.core.source.json_nodes import (
    ArrayNode,
    Member,
    ObjectNode,
    StringNode,
)
from inspector.core.source.layer import MappedString, SpelledString

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_fault import JsonFault
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.layer import Layer
    from inspector.core.source.reading import Reading
    from inspector.core.source.span import Span

_OUTER_LEVELS = 3
"""Levels in which the many values of a large text are: a list, that of a response."""

_OFFSETS = frozenset({"first", "opened"})
"""Details of faults that are places themselves."""


def translated(reading: Reading, layer: Layer) -> Reading:
    """What was read in a layer's text, with all spans in the document."""
    return Translation(layer).reading(reading)


class Translation:
    """Brings what was read in one layer's text down to the document.

    A layer that is one stretch of the document as it stands is only moved: its
    strings stay what they are.
    """

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self._runs = layer.runs
        self._shift = shift_of(layer)
        self._lowered: dict[int, tuple[Layer, Layer]] = {}

    def readings(self, records: list[Reading]) -> Iterator[Reading]:
        """Records in their order, the list of which is emptied.

        Each tree is let go of while it is brought down: two of them, of a text that
        has as many values as a log of megabytes, are a lot.

        Args:
            records: Nobody else should hold them, or nothing is gained.
        """
        records.reverse()
        while records:
            reading = records.pop()
            values = [*reading.values]
            reading = replace(reading, root=None, values=())
            yield self._moved(reading, tuple(self._emptied(values, _OUTER_LEVELS)))

    def reading(self, reading: Reading) -> Reading:
        """One record."""
        return self._moved(reading, tuple(map(self.node, reading.values)))

    def _emptied(self, nodes: list[JsonNode], levels: int) -> Iterator[JsonNode]:
        """Values in their order, taken out of a list; the outer levels part by part."""
        nodes.reverse()
        while nodes:
            node = nodes.pop()
            is_outer = levels and isinstance(node, (ArrayNode, ObjectNode))
            if not is_outer:
                yield self.node(node)
                continue
            span = self._runs.outer_span_of(node[0], node[1])
            if isinstance(node, ArrayNode):
                items = [*node.items]
                del node
                yield ArrayNode(*span, tuple(self._emptied(items, levels - 1)))
            elif isinstance(node, ObjectNode):
                names = [self._name(member.name) for member in node.members]
                items = [member.value for member in node.members]
                del node
                values = self._emptied(items, levels - 1)
                yield ObjectNode(*span, tuple(map(Member, names, values)))

    def _moved(self, reading: Reading, values: tuple[JsonNode, ...]) -> Reading:
        return replace(
            reading,
            span=self.span(reading.span),
            root=values[0] if values else None,
            faults=tuple(map(self._fault, reading.faults)),
            values=values,
            wrappings=tuple(
                each._replace(span=self.span(each.span)) for each in reading.wrappings
            ),
            layer=self._below(reading.layer),
        )

    def framing(self, framing: Framing) -> Framing:
        """How the events of a layer's text were framed."""
        return framing._replace(
            frames=tuple(f and self._frame(f) for f in framing.frames),
            done_markers=tuple(
                DoneMarker(marker.behind, self.span(marker.span))
                for marker in framing.done_markers
            ),
            comments=tuple(map(self.span, framing.comments)),
        )

    def span(self, span: Span) -> Span:
        """A stretch of the layer's text."""
        return self._runs.outer_span_of(span[0], span[1])

    def node(self, node: JsonNode) -> JsonNode:
        """One tree; its depth is bounded by the reader, so recursion is safe."""
        span = self._runs.outer_span_of(node[0], node[1])
        if isinstance(node, StringNode):
            return self._string(node, span)
        if isinstance(node, ArrayNode):
            return ArrayNode(*span, tuple(map(self.node, node.items)))
        if isinstance(node, ObjectNode):
            return ObjectNode(*span, tuple(map(self._member, node.members)))
        return node._replace(start=span.start, end=span.end)

    def _string(self, node: StringNode, span: Span) -> StringNode:
        if isinstance(node, MappedString):
            layer = self._below(node.layer) or self._layer
            return MappedString.in_layer(span, node, layer, node.inner)
        if isinstance(node, SpelledString):
            below = self._below(node.below) or self._layer
            return SpelledString.placed(span, node.text, node.own, below)
        if self._shift is not None:
            return StringNode(*span, node.text)
        return MappedString.in_layer(span, node, self._layer)

    def _member(self, member: Member) -> Member:
        return Member(self._name(member.name), self.node(member.value))

    def _name(self, name: StringNode) -> StringNode:
        span = self._runs.outer_span_of(name.start, name.end)
        return StringNode(*span, name.text)

    def _below(self, layer: Layer | None) -> Layer | None:
        """A layer over this one as a layer over the document; worked out once."""
        if layer is None:
            return None if self._shift is not None else self._layer
        if id(layer) not in self._lowered:
            # The layer is kept beside, so that its id stays its own.
            self._lowered[id(layer)] = layer, layer.over(self._layer)
        return self._lowered[id(layer)][1]

    def _frame(self, frame: Frame) -> Frame:
        return Frame(
            self.span(frame.span),
            frame.name,
            self.span(frame.name_span) if frame.name_span else None,
            tuple(map(self.span, frame.data)),
            self.span(frame.id_span) if frame.id_span else None,
        )

    def _fault(self, fault: JsonFault) -> JsonFault:
        details = tuple(
            (name, self._runs.outer_offset(value))
            if name in _OFFSETS and isinstance(value, int)
            else (name, value)
            for name, value in fault.details
        )
        return replace(fault, span=self.span(fault.span), details=details)


def shift_of(layer: Layer) -> int | None:
    """How far a layer stands behind its own text; None if it is not just moved."""
    runs = layer.runs
    if len(runs.inner) != 1:
        return None
    is_even = runs.outer_end_of_run(0) - runs.outer[0] == runs.length
    return runs.outer[0] if is_even else None
