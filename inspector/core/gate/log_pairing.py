"""Calls and outputs over the lines of a log, which are never held together.

A log of bare items, one a line, is one conversation: what it says as a list it
says line by line, too. What is kept is a line's text for each call and output that
still waits for its other half, those of lists among them: the call of an output may
stand in another line.

Source: the finding catalogue, "pairing/".
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.checks.inspection import for_target
from inspector.core.checks.pairing.conversations import is_loose, may_continue
from inspector.core.checks.pairing.halves import call_key, half_of
from inspector.core.checks.pairing.pair_findings import ORPHAN, kept_elsewhere
from inspector.core.checks.pairing.scope import PairingScope
from inspector.core.checks.target.weighing import weighed
from inspector.core.gate.late import LateFinding, Line, line_of, text_alone
from inspector.core.gate.policy import is_blocked
from inspector.core.targets.target import DEFAULT_TARGET, target_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.checks.pairing.halves import Key
    from inspector.core.checks.pairing.marks import Told
    from inspector.core.items.item import Item
    from inspector.core.source.document import Document


class _Orphan(NamedTuple):
    """An output of a list whose call has not been seen yet."""

    item: Item
    finding: Finding

    @property
    def key(self) -> Key | None:
        """What its call would have in common with it."""
        half = half_of(self.item)
        return half.key if half is not None else None


class _Held(NamedTuple):
    """The same, once its record has passed."""

    key: Key | None
    finding: Finding
    line: Line


class LogPairing:
    """Pairs the items of one log while its records pass by.

    Args:
        target: What late findings and the question what blocks first are weighed for.
    """

    def __init__(self, target: str = DEFAULT_TARGET) -> None:
        self._target = target_of(target)
        self._calls: set[Key] = set()
        self._scope: PairingScope[Line] = PairingScope(self._calls)
        self._held: list[_Held] = []
        self._count = 0
        self._blocked: set[int] = set()
        self._seen: Inspection | None = None
        """The record that was weighed last."""

    def feed(self, inspection: Inspection) -> tuple[Inspection, list[LateFinding]]:
        """Take the next record.

        Args:
            inspection: For the default target.

        Returns:
            The record with what its place in the log adds to it, still for the
            default target, and what is now known of earlier ones.
        """
        late: list[LateFinding] = []
        keys = (call_key(inspected.item) for inspected in inspection.items)
        self._calls.update(key for key in keys if key is not None)
        inspection, orphans = self._without_orphans(inspection)
        is_one = len(inspection.document.records) == 1
        loose = [n for n, i in enumerate(inspection.items) if is_loose(i.item.body)]
        if orphans or (loose and is_one):
            self._seen = for_target(inspection, self._target.name)
            seen = self._seen.items
            self._hold(orphans, seen, inspection.document)
            inspection, late = self._paired(loose * is_one, seen, inspection)
        self._count += len(inspection.items)
        return inspection, late

    def for_target(self, inspection: Inspection) -> Inspection:
        """The record that came last for the target, not weighed again in vain."""
        seen = self._seen
        if seen is not None and (seen.for_default or seen) is inspection:
            return seen
        return for_target(inspection, self._target.name)

    def close(self) -> list[LateFinding]:
        """Say what is known only at the end of the log."""
        late = [*self._late(self._scope.close())]
        for key, finding, line in self._held:
            is_known = key in self._calls
            said = kept_elsewhere(finding) if is_known else finding
            late.append(self._told_late(line, said))
        return late

    def _without_orphans(
        self, inspection: Inspection
    ) -> tuple[Inspection, list[_Orphan]]:
        """The record without what other lines may show to be otherwise."""
        items, orphans = list(inspection.items), list[_Orphan]()
        for number, inspected in enumerate(items):
            found = [f for f in inspected.findings if f.code == ORPHAN]
            if not found or not may_continue(inspected.item.body):
                continue
            kept = [f for f in inspected.findings if f.code != ORPHAN]
            for orphan in (_Orphan(inspected.item, finding) for finding in found):
                if orphan.key in self._calls:
                    kept.append(kept_elsewhere(orphan.finding))
                else:
                    orphans.append(orphan)
            items[number] = _with(replace(inspected, findings=()), kept)
            inspection = replace(inspection, items=tuple(items))
        return inspection, orphans

    def _hold(
        self,
        orphans: list[_Orphan],
        seen: Sequence[InspectedItem],
        document: Document,
    ) -> None:
        for orphan in orphans:
            item = orphan.item
            blocked = is_blocked(seen[item.index])
            number = self._count + item.index
            line = line_of(item, number, document, is_blocked=blocked)
            self._held.append(_Held(orphan.key, orphan.finding, line))

    def _paired(
        self,
        loose: list[int],
        seen: Sequence[InspectedItem],
        inspection: Inspection,
    ) -> tuple[Inspection, list[LateFinding]]:
        """Pair what stands loose."""
        items, late = list(inspection.items), list[LateFinding]()
        for number in loose:
            own, others = self._fed(
                items[number], inspection.document, blocked=is_blocked(seen[number])
            )
            late += others
            if own:
                items[number] = _with(items[number], own)
                inspection = replace(inspection, items=tuple(items))
        return inspection, late

    def _fed(
        self, inspected: InspectedItem, document: Document, *, blocked: bool
    ) -> tuple[list[Finding], list[LateFinding]]:
        item = inspected.item
        number = self._count + item.index
        line = line_of(item, number, document, is_blocked=blocked)
        # Sentences name items by their number: that in the log, as in a list.
        told = self._scope.feed(replace(item, index=number), line)
        own = [replace(t.finding, item=item.index) for t in told if t.where is line]
        weights = (weighed(finding, item, self._target) for finding in own)
        if not blocked and any(finding.blocks for finding in weights):
            self._blocked.add(number)
        return own, list(self._late(t for t in told if t.where is not line))

    def _late(self, told: Iterable[Told[Line]]) -> Iterator[LateFinding]:
        return (self._told_late(where, said) for where, said in told)

    def _told_late(self, line: Line, said: Finding) -> LateFinding:
        finding = weighed(said, line.kept, self._target)
        is_known = line.is_blocked or line.item in self._blocked
        is_first = finding.blocks and not is_known
        if is_first:
            self._blocked.add(line.item)
        document = text_alone(line.origin, line.decoded)
        return LateFinding(line.item, finding, document, is_first, line.kept)


def _with(inspected: InspectedItem, more: list[Finding]) -> InspectedItem:
    findings = sorted([*inspected.findings, *more], key=lambda f: f.place.span.start)
    return replace(inspected, findings=tuple(findings))
