"""The chosen item laid out for reading; nothing in it can be changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot

from inspector.core.source.span import Span
from inspector.ui.models.lane import Lane
from inspector.ui.models.pointing import Pointing
from inspector.ui.models.pretty import PrettyItem, Spot, pretty_item
from inspector.ui.panes.finding_tips import tip_for
from inspector.ui.theme import theme_named
from inspector.ui.widgets.code_model import Mark
from inspector.ui.widgets.code_view import CodeView
from inspector.ui.widgets.text_folds import Fold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from inspector.core.checks.finding import Finding, Place
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.ui.models.workbench import Workbench

_MOST_UNDERLINED = 200
"""Code points of a value; a longer one is marked at its first character."""


class PrettyView(CodeView):
    """Shows the chosen item of a workbench, while it is visible.

    Signals:
        pointed: the caret stands elsewhere, or `pointing` has another answer.
    """

    pointed = Signal()

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(theme_named("light"), parent)
        self._workbench = workbench
        self._pretty: PrettyItem | None = None
        self._of: InspectedItem | None = None
        self._wanted: Pointing | None = None
        self.set_read_only(read_only=True)
        self.set_tooltip_provider(self._tip_at)
        self._laying_out = Lane(workbench.runner, self)
        self._laying_out.answered.connect(self._show)
        self.caret_moved.connect(self.pointed)
        workbench.inspection_changed.connect(self.bring_up_to_date)
        workbench.choice.item_chosen.connect(self.bring_up_to_date)
        workbench.choice.place_chosen.connect(self._show_place)

    @Slot()
    def bring_up_to_date(self) -> None:
        """Lay the chosen item out, unless it is the one that is shown or hidden."""
        chosen, inspection = self._workbench.choice.item, self._workbench.inspection
        if chosen is self._of or not self.isVisible():
            return
        self._of, self._pretty = chosen, None
        if chosen is None or inspection is None:
            self._laying_out.cancel()
            self.set_text("")
            return
        text = inspection.document.text
        self._laying_out.ask(lambda _: pretty_item(chosen.item, text))

    def pointing(self) -> Pointing | None:
        """The value that the caret stands in."""
        selection = self.selection()
        place = selection.start if selection.length else self.caret()
        spot = self._pretty.spot_at(place) if self._pretty else None
        if spot is None or self._of is None:
            return None
        item = self._of.item
        return Pointing(item.record, spot.pointer, spot.inner, item.index)

    def show_pointing(self, pointing: Pointing) -> None:
        """Select a value, now or as soon as it is laid out."""
        self._wanted = pointing
        if self._pretty is not None:
            span = self._pretty.span_of(Spot(pointing.pointer, pointing.inner))
            self._wanted = None
            is_whole = span == Span(0, len(self._pretty.text))
            if span is not None and not is_whole:
                self.select(span)

    @Slot(object)
    def _show(self, pretty: PrettyItem) -> None:
        self._pretty = pretty
        self.set_text(pretty.text)
        self.set_tokens(pretty.tokens)
        self.set_regions(pretty.regions)
        words = self.tr("{count} characters")
        self.set_folds(
            Fold(span, words.format(count=f"{span.length:,}"))
            for span in pretty.long_strings
        )
        self.set_marks(self._marks(pretty))
        if self._wanted is not None:
            self.show_pointing(self._wanted)

    def _marks(self, pretty: PrettyItem) -> Iterator[Mark]:
        for finding in self._of.findings if self._of else ():
            span = pretty.span_of(self._spot_of(finding))
            if span is not None and span.length > _MOST_UNDERLINED:
                span = Span(span.start, span.start + 1)
            if span is not None:
                yield Mark(span, finding.severity.value, finding)

    def _spot_of(self, finding: Finding) -> Spot:
        """The value of a finding; the ``type`` stands for the item as a whole."""
        place = finding.place
        item = self._of.item if self._of else None
        is_whole = item is not None and place.pointer == item.pointer
        if is_whole and item is not None and item.get("type") is not None:
            return Spot(f"{place.pointer}/type", None)
        return Spot(place.pointer, place.inner)

    @Slot(object)
    def _show_place(self, place: Place | None) -> None:
        if place is not None and self.isVisible():
            pointing = Pointing(place.record, place.pointer, place.inner)
            self.show_pointing(pointing)

    def _tip_at(self, place: int) -> str:
        findings: list[Finding] = [
            mark.key  # type: ignore[misc]  # our own keys
            for mark in self.marks_at(place)
        ]
        return tip_for(findings, self._workbench.language)
