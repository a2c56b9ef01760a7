"""One conversation, judged item by item as it comes.

Feed it a list, or the lines of a log as they are read: the findings are the same.
What is kept is one small mark for each open call and for each output without call,
and a name for each id that has been used.

Source: the finding catalogue, "pairing/".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from inspector.core.checks.pairing import pair_findings
from inspector.core.checks.pairing.conversations import (
    is_answer,
    is_loose,
    is_sent,
    may_continue,
)
from inspector.core.checks.pairing.dangling import ReasoningWatch
from inspector.core.checks.pairing.halves import Role, half_of
from inspector.core.checks.pairing.marks import Named, Told, W, mark_of
from inspector.core.checks.pairing.matching import Matcher, MatchKind
from inspector.core.checks.pairing.pair_findings import ELSEWHERE, Party
from inspector.core.checks.pairing.parties import goes_on
from inspector.core.checks.pairing.turns import Turns

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from inspector.core.checks.pairing.halves import Half, Key
    from inspector.core.checks.pairing.matching import Match
    from inspector.core.items.envelope import Body
    from inspector.core.items.item import Item


class PairingScope(Generic[W]):
    """The findings of one conversation (see `conversations`).

    Args:
        elsewhere: Keys of calls in other records (`halves.call_key`): a loose item
            or a list is no orphan if its call is there. It may grow until `close`.

    Example:
        >>> scope: PairingScope[int] = PairingScope()
        >>> scope.close()
        []
    """

    def __init__(self, elsewhere: Container[Key] = ()) -> None:
        self._elsewhere = elsewhere
        self._matcher: Matcher[Party[W], Named] = Matcher(lambda call: call.mark.named)
        self._turns = Turns()
        self._reasoning: ReasoningWatch[W] = ReasoningWatch()
        self._body: Body | None = None
        self._count = 0
        self._went_on_at = 0
        self._has_reference = False

    def feed(self, item: Item, where: W) -> list[Told[W]]:
        """Take the next item of the conversation.

        Args:
            item: Whatever is wrong with it. Its `index` names it in findings.
            where: Comes back with each finding on this item, also with one that is
                known only later; let go of once the item is paired.

        Returns:
            What is known now, on this item or an earlier one.
        """
        self._body = item.body
        self._count += 1
        half = half_of(item)
        self._turns.take(item, half)
        self._has_reference |= item.type_text == "item_reference"
        if goes_on(item):
            self._went_on_at = self._count
        told = list(self._reasoning.feed(item, where))
        if half is not None and half.key is not None:
            told += self._of_half(item, half, half.key, where)
        return told

    def close(self) -> list[Told[W]]:
        """Say what is known only at the end: what is missing."""
        if self._body is None or (self._count == 1 and is_loose(self._body)):
            return []  # one item alone is in no list that it could miss anything in
        told = list(self._reasoning.close(self._body))
        for match in self._matcher.close():
            told += self._of_missing(match, self._body)
        return told

    def _of_half(self, item: Item, half: Half, key: Key, where: W) -> Iterator[Told[W]]:
        if half.role is Role.MENTION:
            self._matcher.mention(key)
            return
        mark = mark_of(item, half.id_member)
        party = Party(mark, half, self._turns.stretch, self._count, where)
        if half.role is Role.OUTPUT:
            for match in self._matcher.output(key, party):
                yield from self._of_output(match, item)
            return
        if _is_sent_again(item):
            yield pair_findings.of_resent(party)
        for match in self._matcher.call(key, party):
            yield from pair_findings.of_call(match)

    def _of_output(
        self, match: Match[Party[W], Named], item: Item
    ) -> Iterator[Told[W]]:
        if match.past is not None:
            yield pair_findings.of_second_output(match.one, match.past)
        elif match.other is not None:
            between = self._turns.since(match.other.stretch)
            yield from pair_findings.of_kind(match.one, match.other, item)
            yield from pair_findings.of_order(match.one, match.other, between)

    def _of_missing(
        self, match: Match[Party[W], Named], body: Body
    ) -> Iterator[Told[W]]:
        party = match.one
        if not party.half.is_owed:
            return
        if match.kind is MatchKind.ORPHAN:
            yield pair_findings.of_orphan(party, self._kept_by(party, body))
        elif not is_answer(body) and party.position < self._went_on_at:
            yield pair_findings.of_unanswered(party)

    def _kept_by(self, output: Party[W], body: Body) -> str | None:
        """What may hold the call of an output; None where nothing does."""
        if body.member("previous_response_id") is not None:
            return ""
        if body.member("conversation") is not None:
            return "conversation"
        if self._has_reference:
            return "reference"
        is_known = may_continue(body) and output.half.key in self._elsewhere
        return ELSEWHERE if is_known else None


def _is_sent_again(item: Item) -> bool:
    body = item.body
    return is_sent(body) and body.member("previous_response_id") is not None
