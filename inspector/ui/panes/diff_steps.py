"""From one difference of a comparison to the next, in all panes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from inspector.ui.models.diff_choosing import choose_finding, choose_row
from inspector.ui.models.diff_selection import Spot
from inspector.ui.models.diff_sheet import HEADING, RowKey
from inspector.ui.models.diff_tips import tip_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from inspector.ui.models.diff_course import DiffCourse
    from inspector.ui.models.diff_layout import DiffLayout
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.widgets.diff_parts import DiffParts


class DiffSteps(QObject):
    """Shows the finding that a person wants to look at, here and in other panes.

    Signals:
        marked: another finding is looked at, or none.
        opening_wished: (pair) it is closed, and its rows are to be seen.
    """

    marked = Signal()
    opening_wished = Signal(int)

    def __init__(
        self, workbench: Workbench, parts: DiffParts, layout: DiffLayout
    ) -> None:
        super().__init__(parts)
        self._workbench, self._parts, self._layout = workbench, parts, layout
        self.course: DiffCourse | None = None
        """What is gone through."""

        self._awaited: int | None = None
        parts.chips.chip_chosen.connect(self._choose_chip)
        parts.pairs.pair_chosen.connect(self.choose_pair)
        parts.view.row_chosen.connect(self._choose_row)
        parts.view.set_tooltip_provider(self._tip_at)

    def window(self) -> QWidget:
        """The window that dialogs about the comparison stand beside."""
        return self._parts.window()

    def show(self, course: DiffCourse | None) -> None:
        """Go through another comparison."""
        self.course, self._awaited = course, None

    def settle(self) -> None:
        """Show the finding whose rows were awaited; some have come."""
        if self._awaited is not None:
            self.choose(self._awaited)

    @Slot(int)
    def step(self, step: int) -> None:
        """Go to the next difference (1) or the one before (-1), going round."""
        self.go_to(self.course.stepped(step) if self.course else None)

    def go_to(self, number: int | None) -> None:
        """Show a finding here, and what it is about in the other panes."""
        if self.course is not None and number is not None:
            self.choose(number)
            choose_finding(self._workbench, self.course, number)

    def choose(self, number: int | None) -> None:
        """Show a finding, laying its pair out first where that is to be done."""
        self._awaited = None
        self.mark(number)
        course = self.course
        if course is None or number is None:
            return
        pair, sheet = course.pair_of(number), course.sheet
        if not sheet.is_open(pair):
            self.opening_wished.emit(pair)
        rows = course.rows_of(number)
        if rows is None:
            self._awaited = number
            self._layout.require_pairs([pair])  # `settle` comes back to it
        else:
            self._parts.view.show_current(*rows)

    def mark(self, number: int | None) -> None:
        """Say which finding a person looks at."""
        if self.course is not None:
            self.course.number = number
        if number is None:
            self._parts.view.clear_current()
        self._parts.chips.show_chosen(number)
        if self.course is not None and number is not None:
            self._parts.pairs.mark(self.course.pair_of(number))
        self.marked.emit()

    @Slot(int)
    def _choose_chip(self, row: int) -> None:
        """Go to the first finding of a chip, or from one of them to the next."""
        if self.course is not None:
            chip = self._parts.chips.list.chips[row]
            self.go_to(self.course.stepped_within(chip.numbers))

    @Slot(int)
    def choose_pair(self, pair: int) -> None:
        """Go to the gravest finding of a pair, or to the pair where it has none."""
        course, view = self.course, self._parts.view
        if course is None:
            return
        number = course.gravest_of(pair)
        if number is not None and number in course.shown:
            self.go_to(number)
            return
        self.mark(None)
        key = RowKey(pair, HEADING if course.sheet.has_headings else 0)
        view.move_caret(Spot(key, 0))
        view.show_top(key)

    @Slot(object)
    def _choose_row(self, spot: Spot) -> None:
        """Choose the value of a row in the other panes, and its finding here."""
        course, key = self.course, spot.key
        if course is None:
            return
        number = course.number_at(key)
        rows = course.rows_of(number) if number is not None else None
        if rows is not None and number in course.shown:
            self.mark(number)
            self._parts.view.frame(*rows)
        choose_row(self._workbench, course, key)

    def _tip_at(self, key: RowKey) -> str:
        finding = self.course.finding_at(key) if self.course else None
        return tip_of(finding, self._workbench.language) if finding else ""
