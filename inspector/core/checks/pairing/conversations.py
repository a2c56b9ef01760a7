"""Which items of a document are one conversation.

A request, a list and a response are one each, whatever else the log holds: the
next request repeats the history of the last one. Items that stand loose, one a
line, are one conversation together, wherever other records stand between them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.envelope import BodyKind, Side

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.items.envelope import Body
    from inspector.core.items.item import Item


def conversations_of(items: Iterable[Item]) -> tuple[tuple[Item, ...], ...]:
    """The items of each conversation in order, by their first items."""
    conversations: dict[int, list[Item]] = {}
    for item in items:
        scope = 0 if is_loose(item.body) else id(item.body)
        conversations.setdefault(scope, []).append(item)
    return tuple(map(tuple, conversations.values()))


def is_loose(body: Body) -> bool:
    """Whether a body is a bare item, which says nothing of what is around it."""
    return body.kind is BodyKind.ITEM


def is_sent(body: Body) -> bool:
    """Whether a body shows what was sent, and all of it."""
    return body.side is Side.INPUT


def may_continue(body: Body) -> bool:
    """Whether a body is a part of a conversation, whose rest other records hold."""
    return not is_sent(body) and not is_answer(body)


def is_answer(body: Body) -> bool:
    """Whether a body shows what came back, in one piece or as a stream."""
    return body.side is Side.OUTPUT
