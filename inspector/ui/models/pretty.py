"""One item laid out for reading, from the very characters that were pasted.

Numbers keep their digits, names their order and their repetitions, strings their
escapes; what is no JSON where it stands is spelled as JSON. Only ``arguments`` that
hold JSON are opened: they stay between their quotes, laid out inside them.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, StringNode
from inspector.core.source.json_tokens import Token, TokenKind, Tokens, tokenize
from inspector.core.source.pointer import joined
from inspector.core.source.span import Span
from inspector.core.source.spelling import json_spelling
from inspector.ui.models.layers import long_strings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from inspector.core.items.arguments import Arguments
    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode, Member

INDENT = "  "


class Spot(NamedTuple):
    """A value of the item: pointers as in `pointing.Pointing`."""

    pointer: str
    inner: str | None


class _Laid(NamedTuple):
    """A value in the laid out text, its member's name included."""

    span: Span
    value: Span
    spot: Spot


@dataclass(frozen=True)
class PrettyItem:
    """A laid out item; spans are code points of `text`."""

    text: str
    tokens: Tokens
    regions: tuple[Span, ...]
    long_strings: tuple[Span, ...]
    laid: tuple[_Laid, ...]
    """Every value, containers before what they hold."""

    def spot_at(self, offset: int) -> Spot | None:
        """The deepest value at a character, its name included."""
        for index in range(bisect_right(self._starts, offset) - 1, -1, -1):
            if offset < self.laid[index].span.end:
                return self.laid[index].spot
        return None

    def span_of(self, spot: Spot) -> Span | None:
        """The characters of a value; of equal names the last, as readers do."""
        return self._values.get(spot)

    def work_out(self) -> None:
        """Build beforehand what places are found by; else the first search does."""
        _ = self._starts, self._values

    @cached_property
    def _starts(self) -> list[int]:
        return [each.span.start for each in self.laid]

    @cached_property
    def _values(self) -> dict[Spot, Span]:
        return {each.spot: each.value for each in self.laid}


def pretty_item(item: Item, document_text: str) -> PrettyItem:
    """Lay an item out; linear in its length, whatever its depth."""
    return _Layout(item).lay_out(document_text)


class _Layout:
    """A text that grows, and where the values in it stand.

    What is still to be written waits on a stack of its own: an item may be nested
    deeper than Python calls may be.
    """

    def __init__(self, item: Item) -> None:
        self._item = item
        self._parts: list[str] = []
        self._length = 0
        self._laid: list[_Laid] = []
        self._regions: list[Span] = []
        self._folds: list[Span] = []
        self._waiting: list[Callable[[], None]] = []
        self._ended = Span(0, 0)

    def lay_out(self, text: str) -> PrettyItem:
        self._value(self._item.node, _Within(text, self._item.pointer, None), 0)
        while self._waiting:
            self._waiting.pop()()
        written = "".join(self._parts)
        pretty = PrettyItem(
            written,
            _tokens(written, self._regions),
            tuple(self._regions),
            tuple(sorted(self._folds)),
            tuple(sorted(self._laid, key=lambda each: (each.span[0], -each.span[1]))),
        )
        pretty.work_out()  # here, on a thread
        return pretty

    def _write(self, text: str) -> None:
        self._parts.append(text)
        self._length += len(text)

    def _value(self, node: JsonNode, within: _Within, depth: int) -> None:
        """Write a value, or its beginning, and let what is in it wait."""
        start = self._length
        inside = self._inside(node, within)
        if inside is not None:
            self._open_arguments(inside, within, depth)
        elif isinstance(node, ObjectNode) and node.members:
            self._write("{\n")
            self._wait(self._close, start, within.spot, INDENT * depth + "}")
            for member in reversed(node.members):
                is_last = member is node.members[-1]
                self._wait(self._member, member, within, depth + 1, is_last)
        elif isinstance(node, ArrayNode) and node.items:
            self._write("[\n")
            self._wait(self._close, start, within.spot, INDENT * depth + "]")
            for index in range(len(node.items) - 1, -1, -1):
                self._wait(self._element, node, index, within, depth + 1)
        else:
            self._literal(node, within)
            self._close(start, within.spot, "")

    def _wait(self, step: Callable[..., None], *arguments: object) -> None:
        self._waiting.append(partial(step, *arguments))

    def _close(self, start: int, spot: Spot, closing: str) -> None:
        self._write(closing)
        self._ended = Span(start, self._length)
        self._laid.append(_Laid(self._ended, self._ended, spot))

    def _member(
        self, member: Member, within: _Within, depth: int, is_last: bool
    ) -> None:
        self._write(INDENT * depth)
        name, below = member.name, within.below(member.name.text)
        self._wait(self._end_member, self._length, below.spot, is_last)
        self._write(json_spelling(name, within.text) + ": ")
        self._value(member.value, below, depth)

    def _end_member(self, start: int, spot: Spot, is_last: bool) -> None:
        self._laid.append(_Laid(Span(start, self._length), self._ended, spot))
        self._write("\n" if is_last else ",\n")

    def _element(
        self, node: ArrayNode, index: int, within: _Within, depth: int
    ) -> None:
        self._write(INDENT * depth)
        end = "\n" if index == len(node.items) - 1 else ",\n"
        self._wait(self._write, end)
        self._value(node.items[index], within.below(index), depth)

    def _literal(self, node: JsonNode, within: _Within) -> None:
        """The value as JSON; an empty container loses the space inside."""
        empty = {ObjectNode: "{}", ArrayNode: "[]"}.get(type(node))
        start = self._length
        self._write(empty or json_spelling(node, within.text))
        if isinstance(node, StringNode):
            self._folds.extend(long_strings(StringNode(start, self._length, "")))

    def _inside(self, node: JsonNode, within: _Within) -> Arguments | None:
        """The arguments, where a value is their string and holds JSON to open."""
        arguments = self._item.arguments
        if within.inner is not None or arguments is None:
            return None
        is_it = node is arguments.literal and arguments.reading.is_json
        opens = isinstance(arguments.reading.root, (ObjectNode, ArrayNode))
        return arguments if is_it and opens else None

    def _open_arguments(
        self, arguments: Arguments, within: _Within, depth: int
    ) -> None:
        self._wait(self._close_arguments, self._length, within.spot)
        self._write('"')
        root = arguments.reading.root
        if root is not None:
            inside = _Within(arguments.text, within.pointer, "")
            self._value(root, inside, depth)

    def _close_arguments(self, start: int, spot: Spot) -> None:
        self._regions.append(self._ended)
        self._close(start, spot, '"')


class _Within(NamedTuple):
    """The text that a value is spelled in, and how the value is named."""

    text: str
    pointer: str
    inner: str | None

    @property
    def spot(self) -> Spot:
        return Spot(self.pointer, self.inner)

    def below(self, token: str | int) -> _Within:
        if self.inner is None:
            return self._replace(pointer=joined(self.pointer, token))
        return self._replace(inner=joined(self.inner, token))


def _tokens(text: str, regions: list[Span]) -> Tokens:
    return Tokens(list(_token_list(text, regions)))


def _token_list(text: str, regions: list[Span]) -> Iterator[Token]:
    place = 0
    for region in regions:
        yield from tokenize(text, place, region.start - 1)
        yield Token(region.start - 1, region.start, TokenKind.PUNCTUATION)
        yield from tokenize(text, *region)
        yield Token(region.end, region.end + 1, TokenKind.PUNCTUATION)
        place = region.end + 1
    yield from tokenize(text, place)
