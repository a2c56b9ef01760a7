"""Calls and outputs over the lines of a log, which are never held together.

A log of bare items, one a line, is one conversation: what it says as a list it
says line by line, too. What is kept is a line's text for each call and output that
still waits for its other half.

Source: the finding catalogue, "pairing/".
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.inspection import for_target
from inspector.core.checks.pairing.conversations import is_loose
from inspector.core.checks.pairing.halves import call_key
from inspector.core.checks.pairing.scope import PairingScope
from inspector.core.checks.target.weighing import weighed
from inspector.core.gate.policy import is_blocked
from inspector.core.source.document import Document
from inspector.core.targets.target import DEFAULT_TARGET, target_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.checks.pairing.halves import Key
    from inspector.core.checks.pairing.marks import Told
    from inspector.core.source.decoding import DecodedText
    from inspector.core.source.origin import Origin
    from inspector.core.targets.target import Subject


class LateFinding(NamedTuple):
    """What became known of an item only after its record had passed."""

    item: int
    """Number of the item in its input."""

    finding: Finding
    document: Document
    """The text of the record alone, to show the place; it was not read again."""

    blocks_first: bool
    """Whether it blocks an item that nothing had blocked before."""

    subject: Subject
    """What a target's weight of the finding depends on."""


class _Kept(NamedTuple):
    """What a weight may depend on, without the item."""

    type_text: str | None
    role: str | None
    id: str | None

    def text(self, name: str) -> str | None:
        return {"role": self.role, "id": self.id}.get(name)


class _Line(NamedTuple):
    """An item that may still be told of, in few bytes."""

    item: int
    is_blocked: bool
    kept: _Kept
    origin: Origin
    decoded: DecodedText


class LogPairing:
    """Pairs the items of one log while its records pass by.

    Args:
        target: What late findings and the question what blocks first are weighed for.
    """

    def __init__(self, target: str = DEFAULT_TARGET) -> None:
        self._target = target_of(target)
        self._elsewhere: set[Key] = set()
        self._scope: PairingScope[_Line] = PairingScope(self._elsewhere)
        self._count = 0
        self._blocked: set[int] = set()

    def feed(self, inspection: Inspection) -> tuple[Inspection, list[LateFinding]]:
        """Take the next record.

        Args:
            inspection: For the default target.

        Returns:
            The record with what its place in the log adds to it, still for the
            default target, and what is now known of earlier ones.
        """
        late: list[LateFinding] = []
        items = list(inspection.items)
        seen = for_target(inspection, self._target.name).items
        for number, inspected in enumerate(inspection.items):
            if not is_loose(inspected.item.body):
                self._note_elsewhere(inspected)
            elif len(inspection.document.records) == 1:
                is_blocked_there = is_blocked(seen[number])
                own, others = self._fed(
                    inspected, inspection.document, blocked=is_blocked_there
                )
                late += others
                if own:
                    items[number] = _with(inspected, own)
        self._count += len(items)
        if late or tuple(items) != inspection.items:
            inspection = replace(inspection, items=tuple(items))
        return inspection, late

    def close(self) -> list[LateFinding]:
        """Say what is known only at the end of the log."""
        return list(self._late(self._scope.close()))

    def _note_elsewhere(self, inspected: InspectedItem) -> None:
        key = call_key(inspected.item)
        if key is not None:
            self._elsewhere.add(key)

    def _fed(
        self, inspected: InspectedItem, document: Document, *, blocked: bool
    ) -> tuple[list[Finding], list[LateFinding]]:
        number = self._count + inspected.item.index
        item = inspected.item
        kept = _Kept(item.type_text, item.text("role"), item.item_id)
        line = _Line(number, blocked, kept, document.origin, document.decoded)
        # Sentences name items by their number: that in the log, as in a list.
        told = self._scope.feed(replace(item, index=number), line)
        own = [replace(t.finding, item=item.index) for t in told if t.where is line]
        weights = (weighed(finding, item, self._target) for finding in own)
        if not blocked and any(finding.blocks for finding in weights):
            self._blocked.add(number)
        return own, list(self._late(t for t in told if t.where is not line))

    def _late(
        self, told: Iterator[Told[_Line]] | list[Told[_Line]]
    ) -> Iterator[LateFinding]:
        for where, said in told:
            finding = weighed(said, where.kept, self._target)
            first = (
                finding.blocks
                and not where.is_blocked
                and where.item not in self._blocked
            )
            if first:
                self._blocked.add(where.item)
            document = Document(where.origin, where.decoded, "json", ())
            yield LateFinding(where.item, finding, document, first, where.kept)


def _with(inspected: InspectedItem, more: list[Finding]) -> InspectedItem:
    findings = sorted([*inspected.findings, *more], key=lambda f: f.place.span.start)
    return replace(inspected, findings=tuple(findings))
