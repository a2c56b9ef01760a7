"""From a call to its output and back.

For whoever goes from one to the other, or sends on only what is paired.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.core.checks.pairing.conversations import conversations_of
from inspector.core.checks.pairing.halves import Role, half_of
from inspector.core.checks.pairing.matching import Match, Matcher, MatchKind

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from inspector.core.items.item import Item


@dataclass(frozen=True, slots=True)
class Links:
    """Which items of a document belong together; all numbers are `Item.index`.

    Links say what refers to what, not that it is right: an output of the wrong
    kind, a second one, or one that stands before its call is linked, too.
    """

    outputs: Mapping[int, int]
    """From each call that is answered to the one output that answers it."""

    calls: Mapping[int, int]
    """From each output to its call; several may lead to one call."""

    disputed: frozenset[int]
    """Halves of pairs that are no more than a guess: while the call was open,
    another call had its id, or there are two outputs."""

    def partner_of(self, index: int) -> int | None:
        """The other half of an item; None where there is none."""
        return self.outputs.get(index, self.calls.get(index))

    def is_certain(self, index: int) -> bool:
        """Whether an item is half of one pair, and no other item lays claim to it.

        Says nothing of kind and order, nor of what else is wrong with the item.
        """
        return self.partner_of(index) is not None and index not in self.disputed


def links_of(items: Sequence[Item]) -> Links:
    """Link the calls and outputs of a document, conversation by conversation.

    Cost is linear; faulty items have no links.
    """
    outputs: dict[int, int] = {}
    calls: dict[int, int] = {}
    disputed: set[int] = set()
    for conversation in conversations_of(items):
        for match in _matches_in(conversation):
            output, call = match.one, _call_of(match)
            first = outputs.setdefault(call, output)
            calls[output] = call
            if match.kind is MatchKind.PAIRED:
                outputs[call] = output
            if match.is_disputed or first != output:
                disputed.update((output, call, first))
    return Links(outputs, calls, frozenset(disputed))


def _call_of(match: Match[int, int]) -> int:
    call = match.past if match.other is None else match.other
    return match.one if call is None else call


def _matches_in(items: Sequence[Item]) -> Iterator[Match[int, int]]:
    """All that tells of an output and its call."""
    matcher: Matcher[int, int] = Matcher(lambda call: call)
    for item in items:
        half = half_of(item)
        if half is None or half.key is None:
            continue
        if half.role is Role.OUTPUT:
            yield from matcher.output(half.key, item.index)
        elif half.role is Role.CALL:
            matches = matcher.call(half.key, item.index)
            yield from (m for m in matches if m.kind is MatchKind.EARLY)
