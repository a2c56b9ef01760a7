"""Where a finding points, and the finding itself, from an item and a name.

A finding underlines as little as says enough: a member's value, or its name
where the name is the fault. Where a member is absent, the value of the item's
``type`` stands for the item (that type asks for the member); an item without
``type`` is marked by its opening brace, a value that is no object by its first
characters.

Source: finding catalogue, "A finding points at the member where there is one,
else at the item."
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.finding import Finding, Place
from inspector.core.rules.catalogue import severity_of
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, span_of
from inspector.core.source.pointer import (
    pointer_at,
    pointer_text,
    pointer_tokens,
    span_at,
)
from inspector.core.source.span import Span

if TYPE_CHECKING:
    from inspector.core.checks.finding import Detail
    from inspector.core.items.arguments import Arguments
    from inspector.core.items.item import Item
    from inspector.core.source.json_nodes import JsonNode


def finding_on(
    code: str,
    item: Item,
    place: Place,
    variant: str = "",
    /,
    *,
    keyword: str | None = None,
    **details: Detail,
) -> Finding:
    """A finding on an item, with the rule's own weight.

    Args:
        code: The rule's id.
        item: The item that it is about.
        place: Where it points.
        variant: Which of the rule's messages fits.
        keyword: Keyword location in the tool's schema, where one failed.
        details: Named values for the message.

    Raises:
        KeyError: there is no such rule.
    """
    return Finding(
        code,
        severity_of(code),
        place,
        item.index,
        variant,
        tuple(details.items()),
        keyword,
    )


def item_place(item: Item) -> Place:
    """The item itself: its ``type`` stands for it, else its opening characters."""
    return Place(item.record, item.pointer, _mark_of(item.node))


def member_place(item: Item, *path: str | int, of_name: bool = False) -> Place:
    """A member of the item, or something below it.

    Args:
        item: The item.
        path: Names and indices from the item down, such as ``"action", "type"``.
        of_name: Point at the member's name instead of its value.

    Returns:
        The nearest thing above where nothing stands at that path, at last the
        item itself.
    """
    below = pointer_text(path)
    span = span_at(item.node, below, name=of_name)
    if span is not None and path:
        return Place(item.record, item.pointer + below, span)
    return member_place(item, *path[:-1]) if path else item_place(item)


def inner_place(item: Item, inner_pointer: str, *, of_name: bool = False) -> Place:
    """A value inside the arguments, or its name.

    Returns:
        The nearest value above where nothing stands at that pointer; the whole
        ``arguments`` member where they could not be read. Where that member is the
        value itself (another API's way), its own place, which is not inside.
    """
    arguments = item.arguments
    if arguments is None:
        path = ("arguments", *pointer_tokens(inner_pointer))
        return member_place(item, *path, of_name=of_name and bool(inner_pointer))
    if arguments.reading.root is None:
        return member_place(item, "arguments")
    inner_span = arguments.span_at(inner_pointer, name=of_name)
    if inner_span is None:
        return inner_place(item, pointer_text(pointer_tokens(inner_pointer)[:-1]))
    return _inside(item, arguments, inner_pointer, inner_span)


def inner_span_place(item: Item, inner_span: Span) -> Place:
    """A stretch of the decoded arguments text, named by the value it stands in.

    Of the document's text, where the member is the value itself.
    """
    arguments = item.arguments
    if arguments is None:
        value = item.get("arguments")
        if value is None or inner_span.start not in span_of(value):
            return member_place(item, "arguments")
        below = pointer_at(value, inner_span.start)
        pointer = f"{item.pointer}/arguments{below}"
        return Place(item.record, pointer, inner_span)
    root = arguments.reading.root
    inner_pointer = pointer_at(root, inner_span.start) if root is not None else ""
    return _inside(item, arguments, inner_pointer, inner_span)


def _inside(
    item: Item, arguments: Arguments, inner_pointer: str, inner_span: Span
) -> Place:
    return Place(
        item.record,
        f"{item.pointer}/arguments",
        arguments.outer_span(inner_span),
        inner_pointer,
        inner_span,
    )


def _mark_of(node: JsonNode) -> Span:
    if isinstance(node, ObjectNode):
        kind = node.get("type")
        return span_of(kind) if kind is not None else Span(node.start, node.start + 1)
    if isinstance(node, ArrayNode):
        return Span(node.start, node.start + 1)
    return span_of(node)
