"""Look for characters in the text in sight, and go from one place to the next."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot

from inspector.ui.models.lane import Lane
from inspector.ui.models.text_search import Found, Query, search
from inspector.ui.widgets.find_bar import FindBar

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.source.span import Span
    from inspector.ui.background import Runner
    from inspector.ui.widgets.code_view import CodeView

_LONGEST_GUESS = 200
"""Characters of a selection that are taken for what is looked for."""


class FindInText(QObject):
    """A bar for whichever of some views is in sight; its owner gives it a place.

    What was found is looked for again when the text has changed; the search runs on a
    thread, and steps taken meanwhile are taken as soon as it is there.

    Args:
        view: Gives the view in sight.
        runner: Runs the search.
        parent: Owns this.
    """

    def __init__(
        self, view: Callable[[], CodeView], runner: Runner, parent: QObject
    ) -> None:
        super().__init__(parent)
        bar = self.bar = FindBar()
        bar.hide()
        self._view_in_sight = view
        self._searched: CodeView | None = None
        self._found: Found | None = None
        self._start = 0
        self._is_led = False
        self._lane = Lane(runner, self)
        self._lane.answered.connect(self._take)
        bar.query_changed.connect(self.look)
        bar.step_wished.connect(self.step)
        bar.close_wished.connect(self.end)

    @property
    def is_open(self) -> bool:
        """Whether the bar is there."""
        return not self.bar.isHidden()

    @Slot()
    def begin(self) -> None:
        """Ask for characters; those that are selected are the first guess."""
        view = self._view_in_sight()
        is_short = view.selection().length < _LONGEST_GUESS
        guess = view.selected_text() if is_short else ""
        self._start = view.selection().start
        self.bar.start("" if "\n" in guess else guess)
        self.look()

    @Slot()
    def look(self) -> None:
        """Look for what is asked for, and go to the first from where it began."""
        self._is_led = True
        self._ask()

    @Slot()
    def follow(self) -> None:
        """Look again where another text or view is in sight; nobody is led away."""
        view, found = self._view_in_sight(), self._found
        is_known = found is not None and found.text is view.text()
        if self.is_open and not (is_known and view is self._searched):
            self._is_led = False
            self._ask()

    @Slot(int)
    def step(self, step: int) -> None:
        """Go to the next place (1), or the one before (-1), and round."""
        if not self.is_open:
            self.begin()
        elif self._searched is not None and self._found and self._found.spans:
            here = self._searched.selection()
            self._go_to(_stepped(self._found.spans, here, step))

    @Slot()
    def end(self) -> None:
        """Close the bar; the place that was found stays selected."""
        had_focus = self.bar.isAncestorOf(self.bar.window().focusWidget())
        self._lane.cancel()
        self._forget()
        self.bar.hide()
        if had_focus:
            self._view_in_sight().setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask(self) -> None:
        if not self.is_open:
            return
        view = self._view_in_sight()
        if view is not self._searched:
            self._forget()
            self._searched = view
        query, text = Query(self.bar.text(), self.bar.is_exact()), view.text()
        self._lane.ask(lambda progress: search(text, query, progress))

    @Slot(object)
    def _take(self, found: Found) -> None:
        view = self._searched
        if view is None or not self.is_open or found.text is not view.text():
            return
        self._found = found
        view.set_highlights(found.spans)
        first = found.index_from(self._start)
        if not found.query.text:
            self.bar.show_nothing()
        elif first is not None and self._is_led:
            self._go_to(first)
        else:
            self.bar.show_count(None, len(found.spans), is_all=found.is_all)

    def _go_to(self, place: int) -> None:
        found, view = self._found, self._searched
        if found is None or view is None:
            return
        span = found.spans[place]
        view.set_current_highlight(span)
        view.select(span)
        self._start = span.start
        self.bar.show_count(place, len(found.spans), is_all=found.is_all)

    def _forget(self) -> None:
        if self._searched is not None:
            self._searched.set_highlights(())
        self._searched = self._found = None


def _stepped(spans: tuple[Span, ...], here: Span, step: int) -> int:
    """The place after or before what is selected, going round at both ends."""
    place = bisect_left(spans, here)
    is_there = place < len(spans) and spans[place] == here
    after = place + is_there if step > 0 else place - 1
    return after % len(spans)
