"""Pairing over a whole document: every conversation in it, and what one lost.

Source: the finding catalogue, "pairing/".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.pairing.conversations import conversations_of
from inspector.core.checks.pairing.halves import call_key
from inspector.core.checks.pairing.lost_reasoning import lost_reasoning
from inspector.core.checks.pairing.scope import PairingScope

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.pairing.halves import Key
    from inspector.core.checks.pairing.marks import Told
    from inspector.core.items.item import Item


def pairing_findings(items: Iterable[Item]) -> tuple[Finding, ...]:
    """Everything that only the list shows.

    Args:
        items: All items of a document in order, whatever is wrong with them.

    Returns:
        The findings in the order of the text; each names its item. Cost is linear.
    """
    conversations = conversations_of(items)
    has_several = len(conversations) > 1
    elsewhere = _calls_of(conversations) if has_several else frozenset()
    found = [
        told.finding
        for conversation in conversations
        for told in _told_in(conversation, elsewhere)
    ]
    if has_several:
        found += lost_reasoning(conversations)
    return tuple(sorted(found, key=lambda finding: finding.place.span.start))


def _calls_of(conversations: Iterable[Iterable[Item]]) -> frozenset[Key]:
    keys = (call_key(item) for items in conversations for item in items)
    return frozenset(key for key in keys if key is not None)


def _told_in(items: Sequence[Item], elsewhere: frozenset[Key]) -> Iterator[Told[None]]:
    scope: PairingScope[None] = PairingScope(elsewhere)
    for item in items:
        yield from scope.feed(item, None)
    yield from scope.close()
