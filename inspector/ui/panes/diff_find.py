"""Look for characters in both sides, and go from one place to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from inspector.ui.models.diff_search import Matches, matching, spotted_in
from inspector.ui.models.diff_selection import Spot
from inspector.ui.models.diff_sheet import RowKey
from inspector.ui.models.lane import Lane
from inspector.ui.models.text_search import Query
from inspector.ui.widgets.find_bar import FindBar

if TYPE_CHECKING:
    from inspector.ui.background import Runner
    from inspector.ui.models.diff_course import DiffCourse
    from inspector.ui.models.diff_layout import DiffLayout
    from inspector.ui.models.diff_search import Match, Spotted
    from inspector.ui.widgets.diff_view import DiffView


class DiffFind(QObject):
    """Connects a bar with the rows of a comparison.

    Signals:
        opening_wished: (pair) it is closed, and its rows are to be seen.
        unfolding_wished: (`RowKey`) a fold hides what was found.
    """

    opening_wished = Signal(int)
    unfolding_wished = Signal(object)

    def __init__(self, view: DiffView, layout: DiffLayout, runner: Runner) -> None:
        super().__init__(view)
        self.bar = FindBar()
        self.bar.hide()
        self._view, self._layout = view, layout
        self._course: DiffCourse | None = None
        self._found: Matches | None = None
        self._place: int | None = None
        self._awaited: Match | None = None
        self._is_wanted = False
        self._searching = Lane(runner, self)
        self._searching.answered.connect(self._take)
        self.bar.query_changed.connect(self.look)
        self.bar.step_wished.connect(self.step)
        self.bar.close_wished.connect(self.end)

    @property
    def is_open(self) -> bool:
        """Whether the bar is there."""
        return not self.bar.isHidden()

    def show(self, course: DiffCourse | None) -> None:
        """Look through another comparison; the bar stays."""
        self._course, self._found = course, None
        self._place = self._awaited = None
        self._searching.cancel()
        self.bar.setVisible(self._is_wanted and course is not None)
        self.look()

    @Slot()
    def begin(self) -> None:
        """Ask for characters; those that are selected are the first guess."""
        if self._course is None:
            return
        self._is_wanted = True
        guess = self._view.selected_text()
        self.bar.start("" if "\n" in guess else guess)
        self.look()

    @Slot()
    def look(self) -> None:
        """Look for what is asked for."""
        self._found, self._place = None, None
        if self._course is not None and self.is_open:
            query = Query(self.bar.text(), self.bar.is_exact())
            self._searching.ask(matching(self._course.comparison, query))

    @Slot(int)
    def step(self, step: int) -> None:
        """Go to the next place (1), or the one before (-1), and round."""
        if not self.is_open:
            self.begin()
        elif self._found is not None and self._found.matches:
            before = self._place
            if before is None:
                before = -1 if step > 0 else 0
            self._go_to((before + step) % len(self._found.matches))

    @Slot()
    def end(self) -> None:
        """Close the bar; the place that was found stays selected."""
        self._searching.cancel()
        self._is_wanted = False
        self.bar.hide()
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def settle(self) -> None:
        """Show the place whose rows were awaited; some have come."""
        if self._awaited is not None:
            self._show_match(self._awaited)

    @Slot(object)
    def _take(self, found: Matches) -> None:
        self._found = found
        if not found.query.text:
            self.bar.show_nothing()
        elif found.matches:
            self._go_to(0)
        else:
            self._tell()

    def _tell(self) -> None:
        if self._found is not None:
            count, is_all = len(self._found.matches), self._found.is_all
            self.bar.show_count(self._place, count, is_all=is_all)

    def _go_to(self, place: int) -> None:
        if self._found is not None:
            self._place = place
            self._tell()
            self._show_match(self._found.matches[place])

    def _show_match(self, match: Match) -> None:
        """Select a place, laying its pair out first where that is to be done."""
        self._awaited = None
        if self._course is None:
            return
        sheet = self._course.sheet
        if not sheet.is_open(match.pair):
            self.opening_wished.emit(match.pair)
        block = sheet.block(match.pair)
        if block is None:
            self._awaited = match
            self._layout.require_pairs([match.pair])  # `settle` comes back to it
            return
        spotted = spotted_in(block, match)
        if spotted is not None:
            self._select(match, spotted)

    def _select(self, match: Match, spotted: Spotted) -> None:
        if self._course is None:
            return
        key, sheet = RowKey(match.pair, spotted.row), self._course.sheet
        standing = sheet.at(sheet.number_of(key))
        if standing.is_fold:
            self.unfolding_wished.emit(standing.key)
        view = self._view
        view.selection.go_to_side(is_left=match.is_left)
        view.selection.move_to(Spot(key, spotted.start))
        view.move_caret(Spot(key, spotted.end), keep_anchor=True)
        view.reveal_row(sheet.number_of(key))
