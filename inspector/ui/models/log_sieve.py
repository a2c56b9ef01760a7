"""Which rows of a log are shown: a filter, an order, and a search through its text."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from inspector.core.browsing.row_batch import NO_ITEM
from inspector.core.browsing.searching import Hits, Search, search_log
from inspector.core.browsing.selection import IN_COLUMNS, Order, Selection
from inspector.core.browsing.wish import terms_in
from inspector.ui.models.lane import Lane
from inspector.ui.models.reading_on import ReadingOn
from inspector.ui.processes import HelperProcess

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.browsing.wish import Term
    from inspector.core.progress import Progress
    from inspector.ui.background import Runner
    from inspector.ui.models.open_log import OpenLog
    from inspector.ui.processes import Helper


class LogSieve(QObject):
    """Keeps the selection of rows that is wished, while the log grows.

    Signals:
        selected: (`Selection`) another one is to be shown.
        grown: (list of `Inserted`) the one that is shown has grown.
        search_changed: a search has begun, gone on or ended.
    """

    selected = Signal(object)
    grown = Signal(object)
    search_changed = Signal()

    def __init__(
        self,
        log: OpenLog,
        runner: Runner,
        parent: QObject | None = None,
        *,
        helper: Callable[..., Helper] = HelperProcess,
    ) -> None:
        super().__init__(parent)
        self._log = log
        self._helper = helper
        self.wish, self.order = "", Order.LINE
        self.selection = Selection(log.rows)
        self.search_place = 0
        """Bytes that were searched so far."""

        self.is_stopped = False
        """Whether a person has stopped the search."""

        self.is_searching = False
        """Whether the text of the log is being looked through."""

        self._search: ReadingOn | None = None
        self._hits: array[int] | None = None
        self._offsets, self._items = array("Q"), array("I")
        self._resolved = 0
        self._lane = Lane(runner, self)
        self._lane.answered.connect(self._take)
        log.rows_came.connect(self.catch_up)
        log.rows_changed.connect(self.select)
        log.replaced.connect(self._begin_again)

    @property
    def is_narrowed(self) -> bool:
        """Whether anything is filtered away."""
        return bool(self.wish.strip())

    def filter(self, wish: str) -> None:
        """Show the rows that a person asks for."""
        words = _of_text(terms_in(wish))
        if words != _of_text(terms_in(self.wish)) or self.is_stopped:
            self._begin_search(words)
        self.wish = wish
        self.select()

    def sort(self, order: Order) -> None:
        """Show the rows in another order."""
        self.order = order
        self.select()

    def stop_search(self) -> None:
        """Look no further; what was found stays."""
        if self._search is not None and self.is_searching:
            self._search.helper.stop()
            self._search = None
            self.is_stopped, self.is_searching = True, False
            self.search_changed.emit()

    def close(self) -> None:
        """Let go of everything."""
        self._lane.cancel()
        if self._search is not None:
            self._search.helper.stop()
            self._search = None

    @Slot()
    def select(self) -> None:
        """Work the selection out anew, off the main thread."""
        self._resolve()
        terms = tuple(t for t in terms_in(self.wish) if t.field in IN_COLUMNS)
        made = Selection(self._log.rows, terms, self.order, self._hits)

        def work(progress: Progress) -> Selection:
            made.extend(progress)
            return made

        self._lane.ask(work)

    @Slot()
    def catch_up(self) -> None:
        """Take in the rows that have come, and have the search read on."""
        self._resolve()
        if self._search is not None:
            self._search.allow(self._log.allowed())
        if self._lane.is_busy:
            return
        inserted = self.selection.extend()
        if self.selection.is_outdated:
            self.select()
        elif inserted:
            self.grown.emit(inserted)

    @Slot(object)
    def _take(self, selection: Selection) -> None:
        self.selection = selection
        self._resolve()
        selection.extend()  # what came meanwhile
        selection.is_outdated = False
        self.selected.emit(selection)

    @Slot()
    def _begin_again(self) -> None:
        self._lane.cancel()
        self.selection = Selection(self._log.rows)
        if self._search is not None or self.is_stopped:
            self._begin_search(_of_text(terms_in(self.wish)))
        self.select()

    def _begin_search(self, terms: tuple[Term, ...]) -> None:
        if self._search is not None:
            self._search.helper.stop()
        self._search = self._hits = None
        self._offsets, self._items = array("Q"), array("I")
        self.search_place = self._resolved = 0
        self.is_stopped, self.is_searching = False, bool(terms)
        if terms:
            self._hits = array("I")
            search = Search(str(self._log.text.path), terms)
            helper = self._helper(search_log, search=search)
            self._search = ReadingOn(helper)
            helper.told.connect(self._take_hits)
            helper.ended.connect(self._note_end)
            helper.start()
            self._search.allow(self._log.allowed())
        self.search_changed.emit()

    @Slot(object)
    def _take_hits(self, hits: Hits) -> None:
        sender: object = self.sender()
        if self._search is None or sender is not self._search.helper:
            return
        self._offsets.frombytes(hits.offsets)
        self._items.frombytes(hits.items)
        self.search_place = hits.place
        self.is_searching = not hits.is_waiting
        if hits.is_waiting:
            self._search.note_waiting()
        self.catch_up()
        self.search_changed.emit()

    @Slot()
    def _note_end(self) -> None:
        sender: object = self.sender()
        if self._search is not None and sender is self._search.helper:
            self._search = None
            self.is_stopped, self.is_searching = True, False
            self.search_changed.emit()

    def _resolve(self) -> None:
        """Turn what was found into rows, as far as they have been judged."""
        if self._hits is None:
            return
        rows, total = self._log.rows, len(self._offsets)
        while self._resolved < total:
            offset, item = self._offsets[self._resolved], self._items[self._resolved]
            if offset >= rows.place:
                return
            row = rows.row_at(offset, 0 if item == NO_ITEM else item)
            is_new = row not in self._hits[-1:]
            if row is not None and is_new:
                self._hits.append(row)
            self._resolved += 1


def _of_text(terms: tuple[Term, ...]) -> tuple[Term, ...]:
    """The terms that only the text of a record answers."""
    return tuple(term for term in terms if term.field not in IN_COLUMNS)
