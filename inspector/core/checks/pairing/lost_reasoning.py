"""Calls that had reasoning before them in another record of the log.

A response brings reasoning and a call; the next request sends the call back and the
reasoning is gone. Only the whole log shows that: one record alone is fine.

Source: OpenAI's message "was provided without its required 'reasoning' item", and
DeepSeek's rule that reasoning is sent back with calls, in the rule's sources.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from inspector.core.checks.excerpts import excerpt
from inspector.core.checks.pairing.conversations import is_answer
from inspector.core.checks.pairing.dangling import REASONING
from inspector.core.checks.pairing.halves import call_key
from inspector.core.checks.pairing.marks import mark_of, number_of
from inspector.core.checks.pairing.parties import is_from_client, is_message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item

Identity: TypeAlias = "tuple[str | None, ...]"
"""What makes two calls the same one: many number their calls anew in each turn."""


class _Origin(NamedTuple):
    """Where reasoning stood before a call."""

    scope: int
    item: int
    item_id: str | None


@dataclass(slots=True)
class _History:
    """What one conversation shows."""

    scope: int
    bare: list[Item] = field(default_factory=list)
    """Calls without reasoning anywhere in their turn."""

    reasoning_ids: set[str] = field(default_factory=set)


def lost_reasoning(conversations: Sequence[Sequence[Item]]) -> Iterator[Finding]:
    """Find the calls of each conversation whose reasoning stands in another only.

    Cost is linear; one finding for each reasoning that a conversation lost.
    """
    origins: dict[Identity, _Origin] = {}
    histories = [
        _history(scope, items, origins) for scope, items in enumerate(conversations)
    ]
    for history in histories:
        yield from _lost_in(history, origins)


def _history(
    scope: int, items: Iterable[Item], origins: dict[Identity, _Origin]
) -> _History:
    history = _History(scope)
    before: Item | None = None
    is_hidden = False  # by a reference, or by reasoning that has no id to go by
    for item in items:
        if item.type_text == REASONING:
            before = item
            history.reasoning_ids.add(item.item_id or "")
            is_hidden |= not item.item_id
        elif item.type_text == "item_reference":
            is_hidden = True
        elif is_from_client(item):
            before = None
            is_hidden &= not is_message(item)
        elif call_key(item) is not None:
            if before is not None:
                origin = _Origin(scope, before.index, before.item_id)
                origins.setdefault(_identity(item), origin)
            elif not is_hidden and _is_sent_whole(item):
                history.bare.append(item)
    return history


def _lost_in(history: _History, origins: dict[Identity, _Origin]) -> Iterator[Finding]:
    told: set[int] = set()
    for item in history.bare:
        origin = origins.get(_identity(item))
        if origin is None or origin.scope == history.scope or origin.item in told:
            continue
        if origin.item_id in history.reasoning_ids:
            continue
        told.add(origin.item)
        mark = mark_of(item, "call_id" if item.call_id is not None else "id")
        yield mark.finding(
            "pairing/reasoning-missing",
            "" if item.item_id else "no-id",
            name=mark.name,
            reasoning=f'"{excerpt(origin.item_id)}"' if origin.item_id else REASONING,
            other=number_of(origin.item),
        )


def _is_sent_whole(item: Item) -> bool:
    """A response is the server's own; what it keeps does not have to be sent."""
    body = item.body
    return not is_answer(body) and not body.lives_on_server


def _identity(item: Item) -> Identity:
    text = item.text("arguments") or item.text("input")
    own = item.call_id if item.call_id is not None else item.item_id
    return (item.type_text, own, item.name, text)
