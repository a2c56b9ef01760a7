"""What the keys do that move through a comparison."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from inspector.ui.models.diff_selection import Spot

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from inspector.ui.widgets.diff_selecting import DiffSelectingView

_CONTROL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_PAD = Qt.KeyboardModifier.KeypadModifier
_ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
_COLUMNS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ENDS = {Qt.Key.Key_Home: -1, Qt.Key.Key_End: 1}


def move_by_key(view: DiffSelectingView, event: QKeyEvent) -> bool:
    """Move the caret of a view; whether the key is one that does."""
    held, key = event.modifiers() & ~_PAD, event.key()
    if held & ~(_CONTROL | _SHIFT):
        return False
    selects, has_control = bool(held & _SHIFT), bool(held & _CONTROL)
    if key in _ROWS and not has_control:
        _by_rows(view, _ROWS[Qt.Key(key)], selects=selects)
    elif key in _PAGES and not has_control:
        _by_rows(view, _PAGES[Qt.Key(key)] * view.page_rows(), selects=selects)
    elif key in _COLUMNS and has_control:
        view.go_to_side(is_left=_COLUMNS[Qt.Key(key)] < 0)
    elif key in _COLUMNS:
        _by_column(view, _COLUMNS[Qt.Key(key)], selects=selects)
    elif key in _ENDS and has_control:
        _by_rows(view, _ENDS[Qt.Key(key)] * view.count, selects=selects)
    elif key in _ENDS:
        _to_end(view, _ENDS[Qt.Key(key)], selects=selects)
    else:
        return False
    return True


def _by_rows(view: DiffSelectingView, step: int, *, selects: bool) -> None:
    """Go up or down; the ends of what is not laid out yet are found by going there."""
    sheet = view.sheet
    if sheet is None:
        return
    caret = view.selection.caret
    number = sheet.number_of(caret.key) + step
    view.follow_row(max(0, min(number, sheet.count - 1)))
    if step > 0:
        number = min(number, sheet.count - 1)
    key = sheet.key_of(number)
    if selects and key.pair != caret.key.pair:
        block = sheet.block(caret.key.pair)
        last = len(block.rows) - 1 if block else 0
        key = caret.key._replace(row=0 if step < 0 else last)
    line = view.line_at(key, is_left=view.selection.is_left)
    length = len(line.text) if line else caret.column
    view.move_caret(Spot(key, min(caret.column, length)), keep_anchor=selects)


def _by_column(view: DiffSelectingView, step: int, *, selects: bool) -> None:
    """Go one character on, over marks that belong to it; rows are not left."""
    caret = view.selection.caret
    line = view.line_at(caret.key, is_left=view.selection.is_left)
    if line is None:
        return
    columns = view.looks.of(line).grid.columns
    place = min(caret.column, len(line.text)) + step
    while 0 < place < len(line.text) and columns[place] == columns[place + 1]:
        place += step
    place = max(0, min(place, len(line.text)))
    view.move_caret(Spot(caret.key, place), keep_anchor=selects)


def _to_end(view: DiffSelectingView, way: int, *, selects: bool) -> None:
    caret = view.selection.caret
    line = view.line_at(caret.key, is_left=view.selection.is_left)
    length = len(line.text) if line else 0
    view.move_caret(Spot(caret.key, length if way > 0 else 0), keep_anchor=selects)
