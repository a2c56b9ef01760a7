"""A view of both sides with a caret, a selection, and a change that is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPen

from inspector.ui.models.diff_selection import DiffSelection, Spot
from inspector.ui.models.diff_sheet import HEADING, RowKey
from inspector.ui.widgets.diff_headings import DiffHeadings
from inspector.ui.widgets.diff_painter import DiffPainter, LineState
from inspector.ui.widgets.diff_scroll import DiffScroll

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from inspector.ui.models.diff_sheet import DiffSheet
    from inspector.ui.theme import Theme
    from inspector.ui.widgets.diff_painter import Side
    from inspector.ui.widgets.diff_scroll import ShownRow


class DiffSelectingView(DiffScroll):
    """Shows a `DiffSheet`.

    Signals:
        row_chosen: (`Spot`) by a click that did not drag, or by Enter.
        pair_toggled: (pair) its heading was clicked, or Enter pressed on it.
        fold_opened: (`RowKey`) a fold was clicked, or Enter pressed on it.
        menu_requested: (`Spot`, whether on the left, position on the screen).
        caret_moved: the caret stands elsewhere now, or on the other side.
    """

    row_chosen = Signal(object)
    pair_toggled = Signal(int)
    fold_opened = Signal(object)
    menu_requested = Signal(object, bool, QPoint)
    caret_moved = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.selection = DiffSelection()
        self.current: tuple[RowKey, RowKey] | None = None
        """First and last row of the change that a person looks at."""

        self.has_ring = False
        """Whether the keyboard came here."""

    # What is shown

    def show_sheet(self, sheet: DiffSheet | None) -> None:
        """Show another sheet from its beginning, with nothing chosen."""
        first = sheet.key_of(0) if sheet is not None and sheet.count else RowKey(0, 0)
        self.selection = DiffSelection(anchor=Spot(first, 0), caret=Spot(first, 0))
        self.current = None
        super().show_sheet(sheet)

    def show_current(self, first: RowKey, last: RowKey) -> None:
        """Frame the rows of a change, show them, and put the caret there."""
        self.frame(first, last)
        self.selection.move_to(Spot(first, 0))
        if self.sheet is not None:
            self.reveal_row(self.sheet.number_of(first))
        self._reveal_changed(first)
        self._after_move()

    def frame(self, first: RowKey, last: RowKey) -> None:
        """Frame the rows of a change that is seen already."""
        self.current = first, last
        self.viewport().update()

    def clear_current(self) -> None:
        """Frame nothing."""
        self.current = None
        self.viewport().update()

    def _reveal_changed(self, key: RowKey) -> None:
        """Scroll sideways to the first changed characters of a row."""
        for is_left in (True, False):
            line = self.line_at(key, is_left=is_left)
            if line is not None and line.ranges:
                grid = self.looks.of(line).grid
                self.reveal_column(
                    grid.column_of(line.ranges[0].start), is_left=is_left
                )

    # Caret and selection

    def move_caret(self, spot: Spot, *, keep_anchor: bool = False) -> None:
        """Put the caret somewhere and show it."""
        self.selection.move_to(spot, keep_anchor=keep_anchor)
        if self.sheet is not None:
            self.follow_row(self.sheet.number_of(self.selection.caret.key))
        self._follow_column()
        self._after_move()

    def go_to_side(self, *, is_left: bool) -> None:
        """Let the keyboard act on the left or the right side."""
        self.selection.go_to_side(is_left=is_left)
        self._follow_column()
        self._after_move()

    def select_all(self) -> None:
        """Select the caret's side of its item."""
        pair = self.selection.caret.key.pair
        block = self.sheet.block(pair) if self.sheet else None
        if block is None or not block.rows:
            return
        last = RowKey(pair, len(block.rows) - 1)
        line = self.line_at(last, is_left=self.selection.is_left)
        self.selection.move_to(Spot(RowKey(pair, 0), 0))
        end = Spot(last, len(line.text) if line else 0)
        self.selection.move_to(end, keep_anchor=True)
        self._after_move()

    def selected_text(self) -> str:
        """The selected characters of one side."""
        selection, sheet = self.selection, self.sheet
        block = sheet.block(selection.caret.key.pair) if sheet else None
        if block is None or sheet is None or selection.is_empty:
            return ""
        comparison = sheet.comparison
        side = comparison.left if selection.is_left else comparison.right
        return selection.text(block, side.document.text)

    def copy(self) -> None:
        """Put the selected characters on the clipboard, if any are."""
        text = self.selected_text()
        if text:
            QGuiApplication.clipboard().setText(text)

    def drag_to(self, spot: Spot) -> None:
        """Select up to a place that the mouse points at."""
        self.selection.move_to(spot, keep_anchor=True)
        self._follow_column()
        self._after_move()

    def _after_move(self) -> None:
        self.viewport().update()
        self.caret_moved.emit()

    def _follow_column(self) -> None:
        spot, is_left = self.selection.caret, self.selection.is_left
        line = self.line_at(spot.key, is_left=is_left)
        if line is not None:
            column = self.looks.of(line).grid.column_of(spot.column)
            self.reveal_column(column, is_left=is_left)

    def choose(self, spot: Spot) -> None:
        """Choose a row; open a fold, open or close the pair whose heading it is."""
        if spot.key.row == HEADING:
            self.pair_toggled.emit(spot.key.pair)
        elif self.sheet is not None and self.sheet.row(spot.key).is_fold:
            self.fold_opened.emit(spot.key)
        else:
            self.row_chosen.emit(spot)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Override ``QAbstractScrollArea.paintEvent``."""
        painter = QPainter(self.viewport())
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.fillRect(self.viewport().rect(), self.theme.colour("bg"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sides = self.sides()
        paint = DiffPainter(painter, self.row_painter, self.looks)
        headings = DiffHeadings(painter, self.theme)
        for shown in self.shown_rows():
            if shown.row.is_heading:
                self._paint_heading(headings, shown)
            elif shown.row.is_fold:
                self._paint_fold(headings, shown)
            else:
                self._paint_row(paint, shown, sides)
        paint.paint_middle(sides, self.row_top(self.count), self.viewport().height())
        self._paint_current(paint)
        if self.has_ring:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.colour("accent"), 2))
            ring = self.viewport().rect().toRectF().adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(ring, 3, 3)
        painter.end()
        event.accept()

    def _paint_heading(self, headings: DiffHeadings, shown: ShownRow) -> None:
        key = shown.row.key
        if self.sheet is not None:
            headings.paint(
                self.band(shown.number, shown.number),
                self.sheet.comparison.pairs[key.pair],
                is_open=self.sheet.is_open(key.pair),
                has_caret=self.hasFocus() and self.selection.caret.key == key,
            )

    def _paint_fold(self, headings: DiffHeadings, shown: ShownRow) -> None:
        area = self.band(shown.number, shown.number)
        has_caret = self.hasFocus() and self.selection.caret.key == shown.row.key
        headings.paint_fold(area, shown.row.hidden, has_caret=has_caret)

    def _paint_row(
        self, paint: DiffPainter, shown: ShownRow, sides: tuple[Side, Side]
    ) -> None:
        paint.paint_middle(sides, shown.top, shown.top + self.row_height)
        if shown.row.row is None:
            paint.paint_waiting(sides, shown.top)
            return
        for side in sides:
            state = self._state_of(shown.row.key, side)
            paint.paint_side(side, shown.top, shown.row.row, state)

    def _state_of(self, key: RowKey, side: Side) -> LineState:
        selection = self.selection
        if side.is_left is not selection.is_left:
            return LineState()
        line = self.line_at(key, is_left=side.is_left)
        has_caret = self.hasFocus() and selection.caret.key == key
        if line is None:
            return LineState(caret=0 if has_caret else None)
        column = min(selection.caret.column, len(line.text)) if has_caret else None
        return LineState(selection.in_line(key, len(line.text)), column)

    def _paint_current(self, paint: DiffPainter) -> None:
        if self.current is None or self.sheet is None:
            return
        first, last = (self.sheet.number_of(key) for key in self.current)
        paint.paint_current(self.band(first, last))
