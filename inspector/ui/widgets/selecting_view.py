"""A view of rows in which a person moves a caret and selects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QClipboard,
    QGuiApplication,
    QKeySequence,
    QPainter,
)

from inspector.core.source.span import Span
from inspector.ui.widgets.caret import Caret
from inspector.ui.widgets.caret_keys import move_caret
from inspector.ui.widgets.code_painter import CodePainter, Scene, caret_rect
from inspector.ui.widgets.row_scroll import RowScroll

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from inspector.ui.theme import Theme
    from inspector.ui.widgets.text_folds import Fold

_KEY_REASONS = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}
_CONTROL = Qt.KeyboardModifier.ControlModifier
_ENTER_KEYS = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class SelectingView(RowScroll):
    """Shows a text with a caret, a selection, and folds that open and close.

    Signals:
        caret_moved: (place), after the caret or the selection changed.
    """

    caret_moved = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._caret = Caret(self.model)
        self._is_caret_lit = False
        self._has_ring = False
        self._blink = QTimer(self)
        self._blink.timeout.connect(self._toggle_caret)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # Caret and selection

    def caret(self) -> int:
        """Where the caret stands."""
        return self._caret.place

    def anchor(self) -> int:
        """Where the selection began."""
        return self._caret.anchor

    def selection(self) -> Span:
        """What is selected; empty at the caret when nothing is."""
        return self._caret.selection

    def selected_text(self) -> str:
        """The selected characters, folded ones included."""
        span = self._caret.selection
        return self.model.text[span.start : span.end]

    def select(self, span: Span, *, reveal: bool = True) -> None:
        """Select a range, and show it unless told otherwise."""
        if reveal:
            self._open_around(span)
        self._caret.select(span)
        self.after_move(follow=False)
        if reveal:
            self._reveal_row_of(span)

    def select_all(self) -> None:
        """Select the whole text."""
        self.select(Span(0, len(self.model.text)), reveal=False)

    def reveal(self, span: Span) -> None:
        """Scroll to a range, opening the fold that hides it; select nothing."""
        self._open_around(span)
        self._reveal_row_of(span)

    def move_caret_to(self, place: int, *, keep_anchor: bool = False) -> None:
        """Put the caret somewhere, dragging the selection along if asked to."""
        self._caret.move_to(place, keep_anchor=keep_anchor)
        self.after_move()

    def copy(self) -> None:
        """Put the selected characters on the clipboard, if any are."""
        if self._caret.has_selection:
            QGuiApplication.clipboard().setText(self.selected_text())

    def after_move(self, *, follow: bool = True) -> None:
        """Show where the caret is now, and tell."""
        if follow:
            self.reveal_row(self.model.rows.row_of(self._caret.place))
        self._light_caret()
        self.viewport().update()
        self.caret_moved.emit(self._caret.place)

    def offer_selection(self) -> None:
        """Give the selection to the middle mouse button, where there is such."""
        clipboard = QGuiApplication.clipboard()
        if clipboard.supportsSelection() and self._caret.has_selection:
            clipboard.setText(self.selected_text(), QClipboard.Mode.Selection)

    # Folds

    def fold_under(self, point: QPointF) -> Fold | None:
        """The closed fold whose chip is under a point of the viewport."""
        place = self.character_at(point)
        fold = None if place is None else self.model.folds.fold_at(place)
        return None if fold is None or self.model.folds.is_open(fold) else fold

    def open_fold(self, fold: Fold) -> None:
        """Show the characters of a fold."""
        self.model.set_fold_open(fold, is_open=True)
        self.settle()

    def close_fold(self, fold: Fold) -> None:
        """Show a fold as its chip again; the caret leaves it."""
        self.model.set_fold_open(fold, is_open=False)
        self.settle()
        self.move_caret_to(self.model.shown_place(self._caret.place))

    def toggle_fold(self) -> bool:
        """Open or close the fold at the caret; whether there is one."""
        fold = self.model.folds.fold_at(self._caret.selection.start)
        if fold is None:
            return False
        if self.model.folds.is_open(fold):
            self.close_fold(fold)
        else:
            self.open_fold(fold)
        return True

    def _open_around(self, span: Span) -> None:
        for place in (span.start, max(span.end - 1, span.start)):
            fold = self.model.folds.fold_at(place)
            if fold is not None and not _covers(span, fold.span):
                self._open_if_closed(fold)

    def _open_if_closed(self, fold: Fold) -> None:
        if not self.model.folds.is_open(fold):
            self.open_fold(fold)

    def _reveal_row_of(self, span: Span) -> None:
        self.reveal_row(self.model.rows.row_of(span.end), in_middle=False)
        self.reveal_row(self.model.rows.row_of(span.start), in_middle=True)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Override ``QAbstractScrollArea.keyPressEvent``."""
        if self._act_on(event):
            event.accept()
        else:
            event.ignore()

    def _act_on(self, event: QKeyEvent) -> bool:
        if move_caret(self._caret, event, self._page_rows()):
            self.end_typing()
            self.after_move()
            return True
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
            return True
        if event.matches(QKeySequence.StandardKey.SelectAll):
            self.select_all()
            return True
        if event.modifiers() == _CONTROL and event.key() == Qt.Key.Key_Period:
            return self.toggle_fold()
        return event.key() in _ENTER_KEYS and self._enter_fold()

    def _enter_fold(self) -> bool:
        """Open the chip that is selected, or that the caret stands before."""
        fold = self.model.folds.fold_at(self._caret.selection.start)
        if fold is None or self.model.folds.is_open(fold):
            return False
        if self._caret.selection == fold.span or self.enter_opens_folds():
            self.open_fold(fold)
            return True
        return False

    def enter_opens_folds(self) -> bool:
        """Whether Enter has nothing else to do."""
        return True

    def end_typing(self) -> None:
        """What is typed next is a step of its own."""

    def _page_rows(self) -> int:
        return max(1, self.viewport().height() // self.row_painter.height - 1)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Override ``QAbstractScrollArea.paintEvent``."""
        with QPainter(self.viewport()) as painter:
            CodePainter(self, painter).paint(self.scene())

    def scene(self) -> Scene:
        """What the caret adds to the model at this moment."""
        caret = self.caret_area() if self._is_caret_lit else None
        return Scene(self._caret.selection, caret, self._has_ring)

    def caret_area(self) -> QRectF:
        """Where the caret is painted, in pixels of the viewport."""
        place = self._caret.place
        number = self.model.rows.row_of(place)
        column = self.model.grid(self.model.rows.row(number)).column_of(place)
        point = QPointF(
            self.row_painter.x(self.text_left(), column), self.row_top(number)
        )
        return caret_rect(point, self.row_painter.height)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Override ``QAbstractScrollArea.focusInEvent``."""
        super().focusInEvent(event)
        self._has_ring = event.reason() in _KEY_REASONS
        self._light_caret()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Override ``QAbstractScrollArea.focusOutEvent``."""
        super().focusOutEvent(event)
        self._has_ring = self._is_caret_lit = False
        self._blink.stop()
        self.viewport().update()

    def _light_caret(self) -> None:
        if not self.hasFocus():
            return
        self._is_caret_lit = True
        flash_ms = QGuiApplication.styleHints().cursorFlashTime()
        if flash_ms > 0:
            self._blink.start(flash_ms // 2)

    def _toggle_caret(self) -> None:
        self._is_caret_lit = not self._is_caret_lit
        self.viewport().update(self.caret_area().toAlignedRect())


def _covers(span: Span, part: Span) -> bool:
    return span.start <= part.start and part.end <= span.end
