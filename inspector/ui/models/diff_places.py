"""From a row of a comparison to the value in the document that it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from inspector.core.checks.finding import Place
    from inspector.core.diff.finding import DiffPlace
    from inspector.core.diff.side_line import SideLine
    from inspector.core.items.item import Item
    from inspector.core.source.span import Span


def value_pointer(item: Item, line: SideLine) -> str | None:
    """The pointer, from its item down, of the value whose line this is."""
    # Imported late: by the time there are lines, a thread has loaded it.
    from inspector.core.source.pointer import pointer_at  # noqa: PLC0415

    if not line.pieces:
        return None
    return pointer_at(item.node, line.pieces[-1].offset)


def value_span(item: Item, line: SideLine) -> Span | None:
    """All characters of that value, those that are not shown included."""
    from inspector.core.source.pointer import span_at  # noqa: PLC0415 - as above

    pointer = value_pointer(item, line)
    return None if pointer is None else span_at(item.node, pointer)


def place_of_line(item: Item, line: SideLine) -> Place | None:
    """That value as a place to choose."""
    from inspector.core.checks.finding import Place  # noqa: PLC0415 - as above

    pointer, span = value_pointer(item, line), value_span(item, line)
    if pointer is None or span is None:
        return None
    return Place(item.record, item.pointer + pointer, span)


def place_of(found: DiffPlace) -> Place:
    """What a finding is about on one side, as a place to choose."""
    from inspector.core.checks.finding import Place  # noqa: PLC0415 - as above

    return Place(found.record, found.pointer, found.span, found.inner, found.inner_span)
