"""Calls that had reasoning before them in another record of the log.

A response brings reasoning and a call; the next request sends the call back and the
reasoning is gone. Only the whole log shows that: one record alone is fine.

Conversations can be fed item by item and asked as they are, so that a log is followed
without being held: then a call is held against the reasoning that stood before it.

Source: OpenAI's message "was provided without its required 'reasoning' item", and
DeepSeek's rule that reasoning is sent back with calls, in the rule's sources.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from inspector.core.checks.excerpts import excerpt
from inspector.core.checks.pairing.conversations import is_answer
from inspector.core.checks.pairing.dangling import REASONING
from inspector.core.checks.pairing.halves import call_key
from inspector.core.checks.pairing.marks import mark_of, number_of
from inspector.core.checks.pairing.parties import is_from_client, is_message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item

Identity: TypeAlias = "tuple[str | bytes | None, ...]"
"""What makes two calls the same one: many number their calls anew in each turn."""

_SHORT = 64
"""Code points of a text that is kept as it is; of a longer one its digest is."""


class _Origin(NamedTuple):
    """Where reasoning stood before a call."""

    scope: int
    item: int
    item_id: str | None


class History:
    """What one conversation shows while its items pass by.

    Args:
        ledger: That of the log.
        scope: Its number in the log.
    """

    def __init__(self, ledger: Ledger, scope: int) -> None:
        self._ledger = ledger
        self._scope = scope
        self._bare: list[Item] = []
        self._reasoning_ids: set[str] = set()
        self._told: set[int] = set()
        self._before: tuple[int, str | None] | None = None
        # By a reference, or by reasoning that has no id to go by.
        self._is_hidden = False

    def feed(self, item: Item, number: int) -> None:
        """Take the next item.

        Args:
            item: The item.
            number: That in the log, which names it in findings on others.
        """
        if item.type_text == REASONING:
            self._before = number, item.item_id
            self._reasoning_ids.add(item.item_id or "")
            self._is_hidden |= not item.item_id
        elif item.type_text == "item_reference":
            self._is_hidden = True
        elif is_from_client(item):
            self._before = None
            self._is_hidden &= not is_message(item)
        elif call_key(item) is not None:
            if self._before is not None:
                self._ledger.note(item, _Origin(self._scope, *self._before))
            elif not self._is_hidden and is_sent_whole(item):
                self._bare.append(item)

    def lost(self) -> Iterator[Finding]:
        """The calls since this was asked last whose reasoning stands elsewhere only.

        One finding for each reasoning that the conversation lost.
        """
        bare, self._bare = self._bare, []
        for item in bare:
            origin = self._ledger.origin_of(item)
            if origin is None or origin.scope == self._scope:
                continue
            if origin.item in self._told or origin.item_id in self._reasoning_ids:
                continue
            self._told.add(origin.item)
            yield _missing(item, origin)


class Ledger:
    """The calls of a log that had reasoning before them, wherever they first stood."""

    def __init__(self) -> None:
        self._origins: dict[Identity, _Origin] = {}

    def note(self, call: Item, origin: _Origin) -> None:
        """Keep where the reasoning of a call stood."""
        self._origins.setdefault(_identity(call), origin)

    def origin_of(self, call: Item) -> _Origin | None:
        """Where the reasoning of a call stood."""
        return self._origins.get(_identity(call)) if self._origins else None


def lost_reasoning(conversations: Sequence[Sequence[Item]]) -> Iterator[Finding]:
    """Find the calls of each conversation whose reasoning stands in another only.

    Cost is linear; which of the two stands first does not count.
    """
    ledger = Ledger()
    histories = [History(ledger, scope) for scope in range(len(conversations))]
    for history, items in zip(histories, conversations, strict=True):
        for item in items:
            history.feed(item, item.index)
    for history in histories:
        yield from history.lost()


def _missing(call: Item, origin: _Origin) -> Finding:
    mark = mark_of(call, "call_id" if call.call_id is not None else "id")
    return mark.finding(
        "pairing/reasoning-missing",
        "" if call.item_id else "no-id",
        name=mark.name,
        reasoning=f'"{excerpt(origin.item_id)}"' if origin.item_id else REASONING,
        other=number_of(origin.item),
    )


def is_sent_whole(item: Item) -> bool:
    """Whether a body was to hold all that belongs to an item.

    A response is the server's own; what it keeps does not have to be sent.
    """
    body = item.body
    return not is_answer(body) and not body.lives_on_server


def _identity(item: Item) -> Identity:
    text = item.text("arguments") or item.text("input") or ""
    own = item.call_id if item.call_id is not None else item.item_id
    return (item.type_text, own, item.name, _short(text))


def _short(text: str) -> str | bytes:
    if len(text) <= _SHORT:
        return text
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest()
