"""What of a logged conversation can be sent anywhere: the portable input list.

Only what is ``ok`` and paired is in it, and only the members that travel; nothing is
changed in what is taken over, and everything else is named with its reason. What was
written is inspected again for the target: nothing that is blocked there stays in it.

Only one word of that inspection does not count: ``item/status-missing``. A logged call
without ``status`` is blocked, since nobody knows whether it was finished; these calls
are known to be, and leave ``status`` behind because it does not travel. Whoever gates
the list as if it were a log hears that word, and rightly: the list does not say it.

Source: rule book, section 3.7, "Portable normal form": the members that travel, calls
of a turn together and their outputs directly behind, every ``type`` written, no item
that only its provider can read; the finding catalogue, ``item/status-missing``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.inspection import for_target, inspect_content
from inspector.core.checks.pairing.conversations import conversations_of
from inspector.core.checks.pairing.links import links_of
from inspector.core.items.envelope import BodyKind
from inspector.core.items.item import FUNCTION_CALL_OUTPUT
from inspector.core.replay.left_out import LeftOut, Why, why_left_out
from inspector.core.replay.travelling import written_item, written_list
from inspector.core.replay.turn_order import in_turns
from inspector.core.targets.rule_kinds import MemberRequired
from inspector.core.targets.target import DEFAULT_TARGET, target_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.checks.pairing.links import Links
    from inspector.core.items.item import Item
    from inspector.core.targets.target import Target


_KNOWN_OF_THE_LOG = "item/status-missing"


class PortableInput(NamedTuple):
    """The list, and what became of each item of the document."""

    text: str
    """A JSON list of items, to be written as UTF-8; deterministic."""

    kept: tuple[int, ...]
    """Numbers of the items in it, in the order of the list."""

    left_out: tuple[LeftOut, ...]
    """All others, in the order of the document; what was never logged comes last."""

    target: str


def portable_input(inspection: Inspection, target: str | None = None) -> PortableInput:
    """Write what can be sent on; cost is linear.

    Where a document holds several conversations, that one is taken of which most can
    be sent on, and of those the last: a later request repeats the earlier ones.

    Args:
        inspection: For whichever target.
        target: What it is to be sent to; the inspection's own target when None.

    Raises:
        InspectorError: there is no such target.
    """
    rules = target_of(inspection.target if target is None else target)
    selection = _Selection(for_target(inspection, DEFAULT_TARGET), rules)
    while selection.drop_what_is_blocked():
        pass
    return selection.result()


class _Selection:
    """The items that are still in, and why the others are not."""

    def __init__(self, inspection: Inspection, target: Target) -> None:
        self._inspection = inspection
        self._target = target
        items = [entry.item for entry in inspection.items]
        self._links = links_of(items)
        self._left: dict[int, LeftOut] = {}
        for entry in inspection.items:
            self._leave(why_left_out(entry, inspection))
        for entry in inspection.items:
            self._leave(_why_unpaired(entry, self._links))
        self._leave_partners()
        self._conversation = self._chosen(conversations_of(items))

    def drop_what_is_blocked(self) -> bool:
        """Judge what is written now; True where something had to go."""
        order = self._order()
        written = inspect_content(self._text(order), target=self._target.name)
        before = len(self._left)
        for number, entry in zip(order, written.items, strict=True):
            codes = dict.fromkeys(_codes_against(entry))
            if codes:
                self._leave(LeftOut(number, Why.TARGET, tuple(codes)))
        self._leave_partners()
        return len(self._left) > before

    def result(self) -> PortableInput:
        order = self._order()
        left = [self._left[number] for number in sorted(self._left)]
        return PortableInput(
            self._text(order),
            order,
            (*left, *_lost_state(self._conversation)),
            self._target.name,
        )

    def _chosen(self, conversations: Sequence[Sequence[Item]]) -> Sequence[Item]:
        chosen: Sequence[Item] = ()
        most = -1
        for items in conversations:
            count = sum(self._is_kept(item.index) for item in items)
            if count >= most:
                chosen, most = items, count
        taken = {item.index for item in chosen}
        for entry in self._inspection.items:
            if entry.item.index not in taken:
                self._leave(LeftOut(entry.item.index, Why.ELSEWHERE))
        return chosen

    def _is_kept(self, number: int) -> bool:
        return number not in self._left

    def _leave(self, left: LeftOut | None) -> None:
        if left is not None and left.item is not None:
            self._left.setdefault(left.item, left)

    def _leave_partners(self) -> None:
        for call, output in self._links.outputs.items():
            for one, other in ((call, output), (output, call)):
                if other in self._left:
                    self._leave(LeftOut(one, Why.PARTNER, self._left[other].codes))

    def _order(self) -> tuple[int, ...]:
        turns = in_turns(self._conversation, self._is_kept, self._links.outputs)
        return tuple(turns)

    def _text(self, order: Sequence[int]) -> str:
        return written_list(self._written(number) for number in order)

    def _written(self, number: int) -> str:
        item = self._inspection.items[number].item
        also = (
            rule.member
            for rule in self._target.of_kind(MemberRequired)
            if rule.is_about(item.type_text, item.text("role"))
        )
        return written_item(item, self._inspection.document.text, also)


def _codes_against(written: InspectedItem) -> Iterator[str]:
    """The rules that block an item as it is written."""
    codes = (finding.code for finding in written.findings if finding.blocks)
    return (code for code in codes if code != _KNOWN_OF_THE_LOG)


def _why_unpaired(inspected: InspectedItem, links: Links) -> LeftOut | None:
    item = inspected.item
    if not item.is_function_call and item.type_text != FUNCTION_CALL_OUTPUT:
        return None
    if links.partner_of(item.index) is None:
        codes = (f.code for f in inspected.findings if f.code.startswith("pairing/"))
        return LeftOut(item.index, Why.UNPAIRED, tuple(dict.fromkeys(codes)))
    if not links.is_certain(item.index):
        return LeftOut(item.index, Why.DISPUTED)
    return None


def _lost_state(items: Sequence[Item]) -> Iterator[LeftOut]:
    """A request that goes on from what the server kept is not the whole of it."""
    body = items[0].body if items else None
    if body is not None and body.kind is BodyKind.REQUEST and body.lives_on_server:
        yield LeftOut(None, Why.STATE)
