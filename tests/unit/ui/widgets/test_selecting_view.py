"""Reading: selecting, copying, revealing, folds and focus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from inspector.core.source.span import Span
from inspector.ui.widgets.text_folds import Fold

LONG = "ab" + "x" * 5000 + "cd\nlast"
FOLD = Fold(Span(2, 5002), "5.0 KB")


@pytest.fixture
def folded(make_view):
    view = make_view(LONG)
    view.set_read_only(read_only=True)
    view.set_folds([FOLD])
    return view


def test_selecting_reveals_and_tells(make_view, qtbot):
    view = make_view("line\n" * 1000)
    with qtbot.waitSignal(view.caret_moved) as told:
        view.select(Span(4000, 4004))
    assert told.args == [4004]
    assert view.selected_text() == "line"
    assert 0 < view.row_top(800) < view.viewport().height()


def test_selecting_without_revealing_does_not_scroll(make_view):
    view = make_view("line\n" * 1000)
    view.select(Span(4000, 4004), reveal=False)
    assert view.verticalScrollBar().value() == 0


def test_offsets_beyond_32_bits_pass_through_signals(make_view, qtbot):
    view = make_view("")
    with qtbot.waitSignal(view.caret_moved) as told:
        view.caret_moved.emit(5_000_000_000)
    assert told.args == [5_000_000_000]


def test_copying_across_a_fold_copies_the_real_text(folded):
    folded.select_all()
    folded.copy()
    assert QGuiApplication.clipboard().text() == LONG


def test_copying_nothing_leaves_the_clipboard_alone(make_view):
    QGuiApplication.clipboard().setText("kept")
    make_view("abc").copy()
    assert QGuiApplication.clipboard().text() == "kept"


def test_copying_a_lone_surrogate_breaks_nothing(make_view):
    view = make_view("a\ud83db")
    view.select_all()
    view.copy()
    assert QGuiApplication.clipboard().text().startswith("a")


def test_what_is_hidden_in_a_fold_is_opened_to_be_revealed(folded):
    folded.reveal(Span(2500, 2510))
    assert folded.model.folds.is_open(FOLD)
    row = folded.model.rows.row_of(2500)
    assert 0 <= folded.row_top(row) < folded.viewport().height()
    assert folded.caret() == 0


def test_a_range_that_covers_a_fold_leaves_it_closed(folded):
    folded.select(Span(0, 5004))
    assert not folded.model.folds.is_open(FOLD)


def test_enter_opens_the_chip_at_the_caret_and_a_key_closes_it(folded, qtbot):
    folded.select(Span(2, 2), reveal=False)
    qtbot.keyClick(folded, Qt.Key.Key_Return)
    assert folded.model.folds.is_open(FOLD)
    folded.move_caret_to(3000)
    qtbot.keyClick(folded, Qt.Key.Key_Period, Qt.KeyboardModifier.ControlModifier)
    assert not folded.model.folds.is_open(FOLD)
    assert folded.caret() == 2


def test_without_a_fold_there_is_nothing_to_toggle(make_view):
    assert not make_view("abc").toggle_fold()


def test_focus_by_keyboard_shows_a_ring_and_by_mouse_none(make_view, grab):
    view = make_view("abc")
    accent = view.theme.colour("accent")
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert grab(view).pixelColor(200, 0) == accent
    view.clearFocus()
    view.setFocus(Qt.FocusReason.MouseFocusReason)
    assert grab(view).pixelColor(200, 0) != accent


def test_the_caret_blinks_while_focused(make_view, qtbot):
    view = make_view("abc")
    assert view.scene().caret is not None
    view._toggle_caret()
    assert view.scene().caret is None
    view.move_caret_to(2)
    assert view.scene().caret is not None
    view.clearFocus()
    assert view.scene().caret is None
