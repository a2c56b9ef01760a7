"""What is chosen in an inspection: an item, a finding, a violation, a place."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.checks.finding import Finding, Place
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.checks.pairing.links import Links
    from inspector.core.tools.validation import Violation


class Choice(QObject):
    """One choice for the whole window: every pane shows it in its own way.

    Choosing a finding chooses its item, its violation and its place too; the
    signals come in the order below, each only where something changed.

    Signals:
        item_chosen: (index or None) by a person, or because a text was opened.
        finding_chosen: (`Finding` or None).
        violation_chosen: (`Violation` or None).
        place_chosen: (`Place` or None) whose characters are to be shown.
    """

    item_chosen = Signal(object)
    finding_chosen = Signal(object)
    violation_chosen = Signal(object)
    place_chosen = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._inspection: Inspection | None = None
        self._links: Links | None = None
        self._index: int | None = None
        self._finding: Finding | None = None
        self._violation: Violation | None = None
        self._place: Place | None = None
        self._filtered: tuple[int, ...] | None = None

    @property
    def filtered(self) -> tuple[int, ...] | None:
        """The numbers of the items that a filter leaves; None without one."""
        return self._filtered

    def note_filter(self, numbers: Sequence[int] | None) -> None:
        """Note which items a filter leaves, for whoever asks."""
        self._filtered = None if numbers is None else tuple(numbers)

    @property
    def index(self) -> int | None:
        """The number of the chosen item."""
        return self._index

    @property
    def item(self) -> InspectedItem | None:
        """The chosen item."""
        if self._inspection is None or self._index is None:
            return None
        return self._inspection.items[self._index]

    @property
    def links(self) -> Links | None:
        """Which items are a call and its output."""
        return self._links

    @property
    def partner(self) -> int | None:
        """The number of the item that the chosen one is linked with."""
        if self._links is None or self._index is None:
            return None
        return self._links.partner_of(self._index)

    @property
    def finding(self) -> Finding | None:
        """The chosen finding."""
        return self._finding

    @property
    def violation(self) -> Violation | None:
        """The chosen violation of the chosen item's schema."""
        return self._violation

    @property
    def place(self) -> Place | None:
        """The chosen place."""
        return self._place

    def take(
        self,
        inspection: Inspection | None,
        first: int | None,
        links: Links | None = None,
        *,
        is_new: bool,
    ) -> None:
        """Choose from another inspection, silently.

        Args:
            inspection: Where everything that is chosen comes from.
            first: The item to choose at first, see `first_to_see`.
            links: Which items of it are a call and its output.
            is_new: Whether another text was opened. Otherwise the chosen item stays
                chosen by its number, as long as there is one of that number.
        """
        count = len(inspection.items) if inspection else 0
        is_kept = not is_new and self._index is not None and self._index < count
        self._inspection, self._links = inspection, links
        self._filtered = None
        self._finding = self._violation = self._place = None
        self._index = self._index if is_kept else first
        if is_new and inspection is not None and not count:
            self._take_fault(inspection)

    def _take_fault(self, inspection: Inspection) -> None:
        """Choose what keeps a text from holding items: it may stand far down."""
        fault = next((each for each in inspection.around if each.blocks), None)
        if fault is not None:
            self._finding, self._place = fault, fault.place

    def announce(self) -> None:
        """Tell every pane what is chosen."""
        self.item_chosen.emit(self._index)
        self.finding_chosen.emit(self._finding)
        self.violation_chosen.emit(self._violation)
        self.place_chosen.emit(self._place)

    def choose_item(self, index: int | None) -> None:
        """Choose an item by its number; one that is not there is no choice."""
        count = len(self._inspection.items) if self._inspection else 0
        self._index = index if index is not None and 0 <= index < count else None
        self._finding = self._violation = self._place = None
        self.announce()

    def choose_finding(self, finding: Finding) -> None:
        """Choose a finding of the inspection, with its item and its place."""
        self._go_to(finding.item)
        self._show(finding, finding.violation, finding.place)

    def choose_violation(self, violation: Violation) -> None:
        """Choose a violation of the chosen item, be it one of a branch."""
        finding = self._finding_of(violation)
        place = finding.place if finding else self._inner(violation.instance_location)
        self._show(finding, violation, place)

    def choose_inner(self, inner_pointer: str) -> None:
        """Choose a value inside the chosen item's arguments."""
        self._show(None, None, self._inner(inner_pointer))

    def choose_partner(self) -> None:
        """Go from a call to its output, or back."""
        if self.partner is not None:
            self.choose_item(self.partner)

    def choose_place(self, place: Place, item: int | None = None) -> None:
        """Choose any characters of the text.

        Args:
            place: The characters.
            item: The item that they are about; else the one that they stand in.
        """
        self._go_to(self._item_at(place.span.start) if item is None else item)
        self._show(None, None, place)

    def step_finding(self, step: int) -> None:
        """Choose the next finding in the text (1), or the one before (-1)."""
        findings = self._inspection.findings if self._inspection else ()
        if findings:
            self.choose_finding(findings[self._stepped(findings, step)])

    def step_item(self, step: int) -> None:
        """Choose the next item (1), or the one before (-1)."""
        count = len(self._inspection.items) if self._inspection else 0
        if count:
            start = self._index if self._index is not None else -max(step, 0)
            self.choose_item(min(max(start + step, 0), count - 1))

    def _show(
        self,
        finding: Finding | None,
        violation: Violation | None,
        place: Place | None,
    ) -> None:
        self._finding, self._violation, self._place = finding, violation, place
        self.finding_chosen.emit(finding)
        self.violation_chosen.emit(violation)
        self.place_chosen.emit(place)

    def _go_to(self, index: int | None) -> None:
        if index is not None and index != self._index:
            self._index = index
            self.item_chosen.emit(index)

    def _stepped(self, findings: tuple[Finding, ...], step: int) -> int:
        """The index of a finding after or before what is chosen, going round."""
        for index, finding in enumerate(findings):
            if finding is self._finding:
                return (index + step) % len(findings)
        place = self._place.span.start if self._place else -1
        if self._place is None and self.item is not None:
            place = self.item.item.span.start
        after = sum(finding.place.span.start < place for finding in findings)
        return (after if step > 0 else after - 1) % len(findings)

    def _item_at(self, offset: int) -> int | None:
        items = self._inspection.items if self._inspection else ()
        after = bisect_right(items, offset, key=lambda each: each.item.span.start)
        item = items[after - 1].item if after else None
        return item.index if item is not None and offset in item.span else None

    def _finding_of(self, violation: Violation) -> Finding | None:
        found = self.item.findings if self.item else ()
        return next((f for f in found if f.violation is violation), None)

    def _inner(self, inner_pointer: str) -> Place | None:
        # Imported late: by now the core has been loaded on a thread.
        from inspector.core.checks.places import inner_place  # noqa: PLC0415

        if self.item is None:
            return None
        answer = self.item.answer
        if answer is not None:
            return answer.place_of(inner_pointer)
        return inner_place(self.item.item, inner_pointer)


def first_to_see(inspection: Inspection) -> int | None:
    """The first item that blocks, else the first there is."""
    items = inspection.items
    first = 0 if items else None
    return next((item.item.index for item in items if item.blocks), first)
