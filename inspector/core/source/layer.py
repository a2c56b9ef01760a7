"""Texts that are made of parts of a document, and the way back to its characters.

JSON in a string, the ``data`` lines of one event, the deltas of one call: each is a
text of its own that is read like any other. What was found in it is then translated,
so that every span of a tree is of the document, whatever it was read from.

Source: WHATWG HTML, "Server-sent events" (lines joined by line feeds); RFC 8259,
section 7 (December 2017), for strings.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, cast

from inspector.core.source.json_nodes import (
    StringNode,
    span_of,
)
from inspector.core.source.span import Span
from inspector.core.source.string_map import StringMap, kept, map_string, offsets

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


@dataclass(frozen=True, slots=True)
class Layer:
    """A text of its own, and where each of its characters stands in the document."""

    text: str
    runs: StringMap
    """Its ``literal`` is the stretch of the document that the text was made from."""

    is_ordered: bool = True
    """Whether its characters stand in the document in their own order, so that a place
    there tells the place here."""

    def over(self, below: Layer) -> Layer:
        """This layer was made from the text of another: go down to the document."""
        is_ordered = self.is_ordered and below.is_ordered
        return Layer(self.text, composed(self.runs, below), is_ordered)


class Piece(NamedTuple):
    """A stretch of text that is to become part of a layer, and where it stands."""

    text: str
    runs: StringMap

    @classmethod
    def of_document(cls, text: str, span: Span) -> Piece:
        """Characters of the document itself."""
        runs = StringMap(span, span.length, (0,), (span.start,), (span.end,))
        return cls(text[span.start : span.end], runs)

    @classmethod
    def of_layer(cls, layer: Layer, span: Span) -> Piece:
        """Characters of a layer's text."""
        text, runs = cls.of_document(layer.text, span)
        return cls(text, composed(runs, layer))

    @classmethod
    def between(cls, text: str, place: Span) -> Piece:
        """Characters that stand nowhere; faults in them are shown at ``place``."""
        runs = StringMap(place, len(text), (0,), (place.start,), (place.end,))
        return cls(text, runs)


_LAYER, _LENGTH = 3, 4


class MappedString(StringNode):
    """A string of a translated tree: its characters are not spelled between its quotes.

    They may be escaped twice, or stand in several places. There are as many of them as
    strings, so what each remembers is in the tuple itself, and no more of it than the
    layer cannot tell.
    """

    __slots__ = ()

    def __new__(
        cls, start: int, end: int, text: str, layer: Layer, *inner: int
    ) -> MappedString:
        """Take what `in_layer` has found out, and a pickle has kept.

        Args:
            start: Where it stands in the document.
            end: Where it ends there.
            text: The decoded text.
            layer: The text that it was read from.
            inner: How long its literal is there; where it begins, if need be.
        """
        return tuple.__new__(cls, (start, end, text, layer, *inner))

    @classmethod
    def in_layer(
        cls, span: Span, node: StringNode, layer: Layer, inner: Span | None = None
    ) -> MappedString:
        """The node of a layer's text, with its span in the document.

        Args:
            span: Where it stands in the document.
            node: The string.
            layer: The text that it was read from.
            inner: Its literal there; None where the node's own span is that.
        """
        first, behind = inner or (node[0], node[1])
        length = behind - first
        if layer.is_ordered:
            return cls(span[0], span[1], node.text, layer, length)
        return cls(span[0], span[1], node.text, layer, length, first)

    @property
    def layer(self) -> Layer:
        """The text that the string was read from."""
        return cast("Layer", self[_LAYER])

    @property
    def inner(self) -> Span:
        """Its literal in that text."""
        length, *place = cast("tuple[int, ...]", self[_LENGTH:])
        first = place[0] if place else self.layer.runs.inner_offset(self.start) or 0
        return Span(first, first + length)

    @property
    def string_map(self) -> StringMap:
        """Where each decoded character stands in the document."""
        return composed(map_string(self.layer.text, self.inner), self.layer)


class SpelledString(StringNode):
    """A string that is spelled in a way which its quotes alone do not tell.

    Python has such: prefixes, triple quotes, several literals in a row.
    """

    own: StringMap
    """Where its characters stand in the text that it was read from."""

    below: Layer | None
    """That text, where it is not the document's own."""

    @classmethod
    def placed(
        cls, span: Span, text: str, own: StringMap, below: Layer | None = None
    ) -> SpelledString:
        """A string with its span in the document."""
        spelled = cls(*span, text)
        spelled.own, spelled.below = own, below
        return spelled

    @cached_property
    def string_map(self) -> StringMap:
        """Where each decoded character stands in the document."""
        return self.own if self.below is None else composed(self.own, self.below)


def string_map_of(node: StringNode, text: str) -> StringMap:
    """Where each character of a string stands in the document whose text is given."""
    if isinstance(node, (MappedString, SpelledString)):
        return node.string_map
    return map_string(text, span_of(node))


def stretches_of(node: StringNode) -> Iterable[Span]:
    """The stretches of the document that spell a string."""
    if isinstance(node, (MappedString, SpelledString)):
        return node.string_map.outer_runs()
    return (span_of(node),)


def layer_of_string(node: StringNode, text: str) -> Layer:
    """The decoded text of a string in a document."""
    return Layer(node.text, string_map_of(node, text))


def layer_of_pieces(pieces: Sequence[Piece]) -> Layer:
    """Pieces end to end, in whatever order they stand in the document."""
    inner, outer, ends = offsets(), offsets(), offsets()
    length = 0
    for _, runs in pieces:
        inner.extend(start + length for start in runs.inner)
        outer.extend(runs.outer)
        ends.extend(runs.outer_end_of_run(index) for index in range(len(runs.outer)))
        length += runs.length
    whole = Span(min(outer, default=0), max(ends, default=0))
    runs = StringMap(whole, length, kept(inner), kept(outer), kept(ends))
    text = "".join(piece.text for piece in pieces)
    return Layer(text, runs, is_ordered=False)


def layer_of_stretches(text: str, stretches: Sequence[Span], joint: str = "") -> Layer:
    """Stretches of a document end to end.

    Args:
        text: The document's text.
        stretches: At least one, in the order in which they are joined.
        joint: At most one character that is put between them; it stands for the
            first character behind a stretch, such as the line end.
    """
    inner, place = offsets(), 0
    for start, end in stretches:
        inner.append(place)
        place += end - start + len(joint)
    ends = offsets(*(end + len(joint) for _, end in stretches))
    ends[-1] -= len(joint)
    whole = Span(stretches[0].start, stretches[-1].end)
    outer = offsets(*(start for start, _ in stretches))
    length = place - len(joint)
    runs = StringMap(whole, length, kept(inner), kept(outer), kept(ends))
    return Layer(joint.join(text[start:end] for start, end in stretches), runs)


def composed(string_map: StringMap, layer: Layer) -> StringMap:
    """Lay a map into a layer's text over the layer.

    Returns:
        The same decoded string, mapped to the document. Cost is linear in the runs
        of both.
    """
    inner, outer, ends = offsets(), offsets(), offsets()
    below = layer.runs
    for index, start in enumerate(string_map.inner):
        length = string_map.end_of_run(index) - start
        first = string_map.outer[index]
        cuts = _cuts(below, first, first + length - 1)
        for cut, behind in zip([first, *cuts], [*cuts, None], strict=True):
            inner.append(start + cut - first)
            outer.append(below.outer_offset(cut))
            stop = string_map.outer_end_of_run(index) if behind is None else behind
            ends.append(below.outer_end(stop) if stop > cut else outer[-1])
    literal = below.outer_span(string_map.literal)
    return StringMap(literal, string_map.length, kept(inner), kept(outer), kept(ends))


def _cuts(below: StringMap, first: int, last: int) -> Sequence[int]:
    """Where runs of the layer begin at a character that is not the first one.

    Not those within the last character: an escape is cut nowhere.
    """
    start = bisect_right(below.inner, first)
    return below.inner[start : bisect_right(below.inner, last)]
