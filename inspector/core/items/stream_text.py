"""An item of a stream as it stood at one moment, as JSON text.

The text is put together from the characters of the capture: the last whole item that
an event carried, with each string that came in pieces since then made of the bodies of
their literals. Joined first and read later, since a piece may end anywhere, also in the
middle of an escape or of a surrogate pair. So what stands in it has a place in the
capture; the little that was never captured (a comma, the name of a member) stands for
the character before which it belongs.

A string that came in pieces keeps the place of the literal that the whole item has for
it, ``""`` as a rule; its characters are found in the pieces.

Source: Open Responses specification 2026-04-24, "Streaming".
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from inspector.core.items.stream_events import ITEM_ADDED, ITEM_DONE, parts, texts
from inspector.core.source.json_nodes import (
    ArrayNode,
    ObjectNode,
    StringNode,
    span_of,
)
from inspector.core.source.json_reader import read_json
from inspector.core.source.layer import (
    Layer,
    MappedString,
    Piece,
    layer_of_pieces,
)
from inspector.core.source.span import Span
from inspector.core.source.translation import translated

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from inspector.core.items.stream_events import StreamEvent
    from inspector.core.source.json_nodes import JsonNode, Member

_PART_TYPES = {
    ("content", "text"): "output_text",
    ("content", "refusal"): "refusal",
    ("summary", "text"): "summary_text",
}
"""The type of a part of which no event told more than its text."""


_HALF = re.compile("[\ud800-\udfff]")


def text_after(events: Iterable[StreamEvent], text: str) -> Layer | None:
    """An item as some events leave it.

    Args:
        events: Events of one item, in order; the cost is linear in them.
        text: The document's text.

    Returns:
        None where no event carried the item itself.
    """
    growing = _grown(events)
    if growing.node is None:
        return None
    return layer_of_pieces([*_Writer(text).value(growing)])


def text_of(node: ObjectNode, layer: Layer | None, text: str) -> Layer:
    """A whole value of an event as it was captured.

    Args:
        node: The value.
        layer: The text that it was read in; None for the document's own.
        text: The document's text.
    """
    growing = _Growing()
    growing.begin(node, layer)
    return layer_of_pieces([*_Writer(text).value(growing)])


def node_after(events: Iterable[StreamEvent], text: str) -> ObjectNode | None:
    """The same as a tree with the places of the document.

    The last whole item itself where nothing came for it since then.
    """
    growing = _grown(events)
    if growing.node is None or not growing.has_grown:
        return growing.node
    layer = layer_of_pieces([*_Writer(text).value(growing)])
    root = translated(read_json(layer.text), layer).root
    return root if isinstance(root, ObjectNode) else growing.node


def joined_text(pieces: Sequence[StringNode]) -> str:
    """What pieces of a string say together; halves of a pair become one character."""
    text = "".join(piece.text for piece in pieces)
    if _HALF.search(text) is None:
        return text
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")


class _Growing:
    """A value that events build: the last whole one, and what came for it since."""

    __slots__ = ("layer", "lists", "node", "part_type", "strings")

    def __init__(self, part_type: str = "") -> None:
        self.part_type = part_type
        self.begin(None, None)

    def begin(self, node: ObjectNode | None, layer: Layer | None) -> None:
        """Begin again with a whole value."""
        self.node, self.layer = node, layer
        self.strings: dict[str, list[StringNode]] = {}
        self.lists: dict[str, dict[int, _Growing]] = {}

    @property
    def has_grown(self) -> bool:
        """Whether anything came since the last whole value."""
        return bool(self.strings or self.lists)

    def part(self, path: tuple[str, ...], event: StreamEvent, member: str) -> _Growing:
        """The part that a path with an index means."""
        among = self.lists.setdefault(path[0], {})
        index = event.number(path[1]) or 0
        if index not in among:
            among[index] = _Growing(_PART_TYPES.get((path[0], member), ""))
        return among[index]


def _grown(events: Iterable[StreamEvent]) -> _Growing:
    growing = _Growing()
    for event in events:
        if event.kind in (ITEM_ADDED, ITEM_DONE):
            if event.item is not None:
                growing.begin(event.item, event.layer)
        elif event.text is not None:
            _take_text(growing, event, event.text)
        else:
            _take_part(growing, event)
    return growing


def _take_text(growing: _Growing, event: StreamEvent, literal: StringNode) -> None:
    path = texts()[event.text_prefix or ""].path
    member = path[-1]
    value = growing if len(path) == 1 else growing.part(path, event, member)
    if event.is_delta:
        value.strings.setdefault(member, []).append(literal)
    else:
        value.strings[member] = [literal]


def _take_part(growing: _Growing, event: StreamEvent) -> None:
    path = parts().get(event.kind.rpartition(".")[0])
    part = event.get("part")
    if path is not None and isinstance(part, ObjectNode):
        growing.part(path, event, "").begin(part, event.layer)


class _Writer:
    """Puts the pieces of a value together."""

    def __init__(self, text: str) -> None:
        self._text = text

    def value(self, growing: _Growing) -> Iterator[Piece]:
        """An object with the members that have grown in the place of its own."""
        node = growing.node
        if node is None:
            yield from self._unseen(growing)
            return
        place, names = node.start, {*growing.strings, *growing.lists}
        for member in node.members:
            name = member.name.text
            if name in names and member is node.member(name):
                yield from self._copied(growing.layer, place, member.value[0])
                yield from self._member(growing, name, member)
                place = member.value[1]
        absent = [name for name in sorted(names) if node.get(name) is None]
        yield from self._copied(growing.layer, place, node.end - 1)
        comma = "," if node.members else ""
        for name in absent:
            yield Piece.between(f'{comma}"{name}":', Span(node.end - 1, node.end - 1))
            yield from self._member(growing, name, None)
            comma = ","
        yield from self._copied(growing.layer, node.end - 1, node.end)

    def _unseen(self, growing: _Growing) -> Iterator[Piece]:
        """A part of which only the text was told."""
        at = min(node.start for nodes in growing.strings.values() for node in nodes)
        here = Span(at, at)
        yield Piece.between(f'{{"type":"{growing.part_type}"', here)
        for name, literals in growing.strings.items():
            yield Piece.between(f',"{name}":"', here)
            yield from map(self._body, literals)
            yield Piece.between('"', here)
        yield Piece.between("}", here)

    def _member(
        self, growing: _Growing, name: str, member: Member | None
    ) -> Iterator[Piece]:
        """What a member has become; in the place of its value, or of the end."""
        old = member.value if member else None
        end = growing.node.end if growing.node else 0
        place = span_of(old) if old is not None else Span(end - 1, end)
        if name in growing.lists:
            yield from self._list(growing.lists[name], old, place, growing.layer)
        else:
            yield Piece.between('"', Span(place.start, place.start + _quote(old)))
            yield from map(self._body, growing.strings[name])
            yield Piece.between('"', Span(place.end - 1, place.end))

    def _list(
        self,
        grown: dict[int, _Growing],
        old: JsonNode | None,
        place: Span,
        layer: Layer | None,
    ) -> Iterator[Piece]:
        known = dict(enumerate(old.items)) if isinstance(old, ArrayNode) else {}
        yield Piece.between("[", Span(place.start, place.start))
        for number, index in enumerate(sorted({*known, *grown})):
            if number:
                yield Piece.between(",", Span(place.start, place.start))
            item, part = known.get(index), grown.get(index)
            if part is None and item is not None:
                yield from self._copied(layer, item[0], item[1])
            elif part is not None:
                if part.node is None and isinstance(item, ObjectNode):
                    part.node, part.layer = item, layer
                yield from self.value(part)
        yield Piece.between("]", Span(place.end - 1, place.end))

    def _body(self, literal: StringNode) -> Piece:
        """What stands between the quotes of a piece, as it is spelled."""
        if isinstance(literal, MappedString):
            start, end = literal.inner
            return Piece.of_layer(literal.layer, Span(start + 1, end - 1))
        if self._text[literal.start] == '"':
            inside = Span(literal.start + 1, literal.end - 1)
            return Piece.of_document(self._text, inside)
        return Piece.between(json.dumps(literal.text)[1:-1], span_of(literal))

    def _copied(self, layer: Layer | None, start: int, end: int) -> Iterator[Piece]:
        """Characters of one event's data, as they are where it was read."""
        if layer is None:
            yield Piece.of_document(self._text, Span(start, end))
        elif start < end:
            first = layer.runs.inner_offset(start)
            last = layer.runs.inner_offset(end - 1)
            if first is not None and last is not None:
                yield Piece.of_layer(layer, Span(first, last + 1))


def _quote(old: JsonNode | None) -> int:
    """Whether a quote stands where a string is to begin."""
    return 1 if isinstance(old, StringNode) else 0
