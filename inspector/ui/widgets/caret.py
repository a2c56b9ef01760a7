"""A caret and the selection that it drags, moved over a `CodeModel`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.span import Span
from inspector.ui.widgets import caret_moves
from inspector.ui.widgets.text_grid import content_end

if TYPE_CHECKING:
    from inspector.ui.widgets.code_model import CodeModel


class Caret:
    """Where typing would go, and what is selected; code points."""

    def __init__(self, model: CodeModel) -> None:
        self._model = model
        self.anchor = 0
        """Where the selection began."""
        self.place = 0
        """Where the caret stands."""
        self._goal: int | None = None

    @property
    def selection(self) -> Span:
        """What is selected; empty at the caret when nothing is."""
        return Span(min(self.anchor, self.place), max(self.anchor, self.place))

    @property
    def has_selection(self) -> bool:
        """Whether anything is selected."""
        return self.anchor != self.place

    def move_to(self, place: int, *, keep_anchor: bool = False) -> None:
        """Stand somewhere, never inside a closed fold."""
        place = self._model.shown_place(place, forward=place > self.place)
        self.place = place
        if not keep_anchor:
            self.anchor = place
        self._goal = None

    def select(self, span: Span) -> None:
        """Select a range, the caret at its end."""
        self.anchor = max(0, min(span.start, len(self._model.text)))
        self.place = max(0, min(span.end, len(self._model.text)))
        self._goal = None

    # Places that keys lead to

    def left(self) -> int:
        """One character back."""
        place = caret_moves.previous_place(self._model.text, self.place)
        return self._model.shown_place(place)

    def right(self) -> int:
        """One character on."""
        place = caret_moves.next_place(self._model.text, self.place)
        return self._model.shown_place(place, forward=True)

    def word_left(self) -> int:
        """To the beginning of the word, or of the one before."""
        place = caret_moves.previous_word(self._model.text, self.place)
        return self._model.shown_place(place)

    def word_right(self) -> int:
        """To the beginning of the next word."""
        place = caret_moves.next_word(self._model.text, self.place)
        return self._model.shown_place(place, forward=True)

    def row_start(self) -> int:
        """To the first place of the row."""
        rows = self._model.rows
        return rows.row(rows.row_of(self.place)).start

    def row_end(self) -> int:
        """To the last place of the row."""
        return self._last_place(self._model.rows.row_of(self.place))

    def text_end(self) -> int:
        """To the end of the text."""
        return len(self._model.text)

    def move_rows(self, count: int, *, keep_anchor: bool = False) -> None:
        """Go down by rows, or up, keeping to the column where that began."""
        goal = self._goal if self._goal is not None else self._column()
        number = self._model.rows.row_of(self.place) + count
        self.move_to(self._row_place(number, goal), keep_anchor=keep_anchor)
        self._goal = goal

    def _row_place(self, number: int, column: int) -> int:
        if number < 0:
            return 0
        if number >= self._model.rows.count:
            return len(self._model.text)
        row = self._model.rows.row(number)
        place = self._model.grid(row).offset_near(column)
        return min(place, self._last_place(number))

    def _column(self) -> int:
        row = self._model.rows.row(self._model.rows.row_of(self.place))
        return self._model.grid(row).column_of(self.place)

    def _last_place(self, number: int) -> int:
        """The last place that belongs to a row and not to the next."""
        row, text = self._model.rows.row(number), self._model.text
        shown_end = content_end(text, row.start, row.end)
        if shown_end < row.end or row.end == len(text):
            return shown_end
        place = caret_moves.previous_place(text, row.end)
        return max(self._model.shown_place(place), row.start)
