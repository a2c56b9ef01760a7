"""Calls of another API in the shape in which the schema pane shows an item."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from inspector.core.checks.finding import Finding, Place
    from inspector.core.checks.foreign_calls import InspectedCall
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.items.item import Item


class ForeignItem(NamedTuple):
    """One call."""

    api: str
    """The API's name, as it is shown."""

    inspected: InspectedItem


class ForeignItems:
    """Finds the call that is meant where there is no item, or an item holds calls.

    A call is always given as the same object, so that a pane sees what is new.
    """

    def __init__(self) -> None:
        self._inspection: Inspection | None = None
        self._shown: InspectedCall | None = None
        self._item: ForeignItem | None = None

    def find(
        self,
        inspection: Inspection | None,
        item: Item | None,
        finding: Finding | None,
        place: Place | None,
    ) -> ForeignItem | None:
        """The call that a finding or a place is about; else the one shown before.

        Args:
            inspection: Of the text.
            item: The chosen item; only calls in it are meant then.
            finding: The chosen finding.
            place: The chosen place.
        """
        calls = inspection.foreign_calls if inspection else ()
        if item is not None:
            calls = tuple(call for call in calls if _is_in(call, item))
        if inspection is not self._inspection:
            self._inspection, self._shown, self._item = inspection, None, None
        if not calls:
            return None
        found = _call_with(calls, finding) or _call_at(calls, place)
        shown = (call for call in calls if call is self._shown)
        found = found or next(shown, None) or _first(calls)
        if found is not self._shown:
            self._shown, self._item = found, _as_item(found)
        return self._item


def foreign_words(api: str) -> str:
    """What is to be said of a call that is no item."""
    words = QCoreApplication.translate(
        "ForeignItems",
        "This is not an Open Responses item ({api}). Only its arguments are checked.",
    )
    return words.format(api=api)


def _is_in(call: InspectedCall, item: Item) -> bool:
    at, span = call.call.at, item.span
    return at.record == item.record and span.start <= at.node.start < span.end


def _call_with(
    calls: tuple[InspectedCall, ...], finding: Finding | None
) -> InspectedCall | None:
    if finding is None:
        return None
    own = (call for call in calls if any(f is finding for f in call.findings))
    return next(own, None)


def _call_at(
    calls: tuple[InspectedCall, ...], place: Place | None
) -> InspectedCall | None:
    if place is None:
        return None
    around = (
        call
        for call in calls
        if call.call.at.record == place.record
        and call.call.at.node.start <= place.span.start < call.call.at.node.end
    )
    return next(around, None)


def _first(calls: tuple[InspectedCall, ...]) -> InspectedCall:
    """The first call on which something blocks, else the first there is."""
    bad = (call for call in calls if any(f.blocks for f in call.findings))
    return next(bad, calls[0])


def _as_item(call: InspectedCall) -> ForeignItem:
    from inspector.core.checks.inspected_item import InspectedItem  # noqa: PLC0415
    from inspector.core.checks.verdict import Reason  # noqa: PLC0415

    inspected = InspectedItem(
        call.item, Reason.UNCHECKED, call.lookup, call.validation, call.findings
    )
    return ForeignItem(call.call.api, inspected)
