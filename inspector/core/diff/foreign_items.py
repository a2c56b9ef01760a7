"""Calls, results and messages of another API as items, to find their partners.

What a provider's own API calls a call stands in no list of items; beside a log of
Responses it is still the same call, under other names.

Source: the rule book, section 5 ("Other envelopes to recognise").
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.diff.fields import Role, fields_of
from inspector.core.diff.foreign_messages import messages_in
from inspector.core.items.foreign.foreign_call import ForeignCall, Takes
from inspector.core.items.item import Item
from inspector.core.source.json_nodes import ObjectNode
from inspector.core.source.pointer import pointer_text, pointer_tokens, resolve

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.items.body import Body
    from inspector.core.items.foreign.foreign_call import Foreign, ForeignResult
    from inspector.core.source.document import Document
    from inspector.core.source.json_nodes import JsonNode

_AROUND_A_RESULT = 2
"""Objects around a result that may be what names its call."""


def foreign_items(
    document: Document, bodies: Sequence[Body], items: Sequence[Item]
) -> tuple[Item, ...]:
    """The calls, results and messages of other APIs that are no items already.

    Their numbers go on after those of the items.

    Args:
        document: The text.
        bodies: Everything that holds items in it.
        items: Those items.
    """
    found: list[Item] = []
    if any(body.foreign for body in bodies):
        known = {(item.record, item.pointer) for item in items}
        for item in _items_in(bodies, document):
            place = item.record, item.pointer
            if place not in known:
                known.add(place)
                found.append(item)
    found.sort(key=lambda item: item.node[0])
    return tuple(
        Item(number, i.body, number, i.pointer, i.node, None, i.foreign)
        for number, i in enumerate(found, len(items))
    )


def _items_in(bodies: Sequence[Body], document: Document) -> Iterator[Item]:
    for body in bodies:
        for foreign in body.foreign:
            yield from _items_of(foreign, body, document)
        if body.foreign:
            for at in messages_in(body):
                said = ForeignCall(at, None, None, None, api=body.foreign[0].api.title)
                yield Item(0, body, 0, at.pointer, at.node, None, said)


def _items_of(foreign: Foreign, body: Body, document: Document) -> Iterator[Item]:
    for call in foreign.calls:
        if call.takes is not Takes.PIECES and isinstance(call.at.node, ObjectNode):
            yield Item(0, body, 0, call.at.pointer, call.at.node, None, call)
    for result in foreign.results:
        answer = _answer(result, foreign, body, document)
        if answer is not None:
            yield answer


def _answer(
    result: ForeignResult, foreign: Foreign, body: Body, document: Document
) -> Item | None:
    """The object around a result that says which call it answers."""
    root = document.records[result.at.record].root
    tokens = pointer_tokens(result.at.pointer)
    for length in range(len(tokens), max(len(tokens) - _AROUND_A_RESULT, 0) - 1, -1):
        pointer = pointer_text(tokens[:length])
        node = resolve(root, pointer) if root is not None else None
        item = _as_item(pointer, node, result, foreign, body)
        if item is not None and fields_of(item).role is Role.OUTPUT:
            return item
    return None


def _as_item(
    pointer: str,
    node: JsonNode | None,
    result: ForeignResult,
    foreign: Foreign,
    body: Body,
) -> Item | None:
    if not isinstance(node, ObjectNode):
        return None
    at = result.at._replace(pointer=pointer, node=node)
    call = ForeignCall(at, None, None, None, result.at, api=foreign.api.title)
    return Item(0, body, 0, pointer, node, None, call)
