"""From a character of the text to the value that it belongs to, and back.

A value inside ``arguments`` is named twice: where the string stands, and where the
value stands in the JSON that the string holds. So is one inside an answer that was
asked to be JSON.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_nodes import StringNode, span_of
from inspector.core.source.pointer import jq_path, pointer_at, resolve

if TYPE_CHECKING:
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.items.arguments import Arguments
    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.json_reader import Reading
    from inspector.core.source.span import Span


INTO = " \u203a "
"""Stands between the pointer to a string and the pointer inside it."""


class Pointing(NamedTuple):
    """A value of a document."""

    record: int
    pointer: str
    """Where it, or the ``arguments`` that hold it, stands in the record."""

    inner: str | None = None
    """Where it stands inside the arguments; None for what stands outside."""

    item: int | None = None
    """The number of the item that it stands in."""

    @property
    def breadcrumb(self) -> str:
        """The place as one line, the two pointers if it has two."""
        return f"{self.pointer}{INTO}{self.inner}" if self.inner else self.pointer


class Pointer:
    """Answers where things stand in one inspection; a step costs O(log n)."""

    def __init__(self, inspection: Inspection) -> None:
        self._inspection = inspection
        items = sorted(inspection.items, key=lambda each: each.item.span)
        self._items = items
        self._starts = [inspected.item.span.start for inspected in items]
        records = inspection.document.records
        self._records = [record.span.start for record in records]

    def at(self, offset: int) -> Pointing:
        """Name the deepest value at a character."""
        inspected = self._item_at(offset)
        if inspected is not None:
            return _inside(inspected, offset)
        record = max(bisect_right(self._records, offset) - 1, 0)
        root = self._record(record).root
        return Pointing(record, pointer_at(root, offset) if root else "")

    def span_of(self, pointing: Pointing) -> Span | None:
        """The characters that spell a value in the document."""
        node = self._outer_node(pointing)
        inside = self._text_of(pointing)
        if pointing.inner is None or inside is None:
            return span_of(node) if node is not None else None
        inner = inside.span_at(pointing.inner)
        return inside.outer_span(inner) if inner is not None else None

    def value_text(self, pointing: Pointing) -> str:
        """A value as it is spelled in the document."""
        span = self.span_of(pointing)
        text = self._inspection.document.text
        return text[span.start : span.end] if span else ""

    def decoded_text(self, pointing: Pointing) -> str:
        """A string without its escapes; other values as the JSON around spells them."""
        inside = self._text_of(pointing)
        node, text = self._outer_node(pointing), self._inspection.document.text
        if pointing.inner is not None and inside is not None:
            root = inside.reading.root
            node = resolve(root, pointing.inner) if root is not None else node
            text = inside.text
        if isinstance(node, StringNode):
            return node.text
        return text[node[0] : node[1]] if node is not None else ""

    def jq(self, pointing: Pointing) -> str:
        """The path that jq wants; it reads the arguments with ``fromjson``."""
        outer = jq_path(pointing.pointer, self._record(pointing.record).root)
        inside = self._text_of(pointing)
        if not pointing.inner or inside is None:
            return outer
        inner = jq_path(pointing.inner, inside.reading.root)
        return f"{outer} | fromjson | {inner}"

    def _item_at(self, offset: int) -> InspectedItem | None:
        index = bisect_right(self._starts, offset) - 1
        if index < 0:
            return None
        inspected = self._items[index]
        return inspected if offset < inspected.item.span.end else None

    def _item_of(self, pointing: Pointing) -> Item | None:
        if pointing.item is None:
            return None
        return self._inspection.items[pointing.item].item

    def _text_of(self, pointing: Pointing) -> Arguments | None:
        """The string with JSON in it that a value stands in."""
        if pointing.item is None:
            return None
        texts = dict(self._inspection.items[pointing.item].json_texts)
        return texts.get(pointing.pointer)

    def _record(self, number: int) -> Reading:
        return self._inspection.document.records[number]

    def _outer_node(self, pointing: Pointing) -> JsonNode | None:
        item = self._item_of(pointing)
        if item is not None and pointing.pointer.startswith(item.pointer):
            return resolve(item.node, pointing.pointer[len(item.pointer) :])
        root = self._record(pointing.record).root
        return resolve(root, pointing.pointer) if root is not None else None


def _inside(inspected: InspectedItem, offset: int) -> Pointing:
    item, inner = inspected.item, None
    pointer = item.pointer + pointer_at(item.node, offset)
    for place, text in inspected.json_texts:
        inner_offset = text.string_map.inner_offset(offset)
        root = text.reading.root
        if inner_offset is not None and place == pointer and root is not None:
            inner = pointer_at(root, inner_offset)
    return Pointing(item.record, pointer, inner, item.index)
