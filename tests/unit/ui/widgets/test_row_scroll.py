"""Places and points lead to each other, and scrolling keeps its place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from inspector.core.source.span import Span
from inspector.ui.theme import theme_named
from inspector.ui.widgets.text_folds import Fold

MANY = "".join(f'  "line {n}": "가나 value",\n' for n in range(2000))


def middle(view, offset):
    return view.cell_rect(offset).center()


@pytest.mark.parametrize(
    "text", ["abc\ndef", "가나다\n漢字", "a\tb\n\tc", "😀x\n👍", "e\u0301x"]
)
def test_a_hit_on_the_left_of_a_character_leads_to_it(make_view, text):
    view = make_view(text)
    for offset, character in enumerate(text):
        if character in "\n\u0301":
            continue
        area = view.cell_rect(offset)
        assert view.place_at(QPointF(area.left() + 1, area.center().y())) == offset
        assert view.character_at(QPointF(area.left() + 1, area.center().y())) == offset


def test_a_wide_character_has_two_cells(make_view):
    view = make_view("a가b")
    assert view.cell_rect(1).width() == pytest.approx(2 * view.row_painter.cell)
    assert view.cell_rect(2).left() == pytest.approx(view.cell_rect(1).right())


def test_beside_and_below_the_text_is_no_character(make_view):
    view = make_view("abc")
    assert view.character_at(QPointF(600, 15)) is None
    assert view.character_at(QPointF(2, 15)) is None
    assert view.place_at(QPointF(600, 390)) == 3
    assert view.place_at(QPointF(0, 0)) == 0


def test_a_hit_right_of_a_wrapped_row_stays_in_that_row(make_view):
    view = make_view("x" * 500)
    row = view.model.rows.row(0)
    place = view.place_at(QPointF(view.viewport().width(), view.row_top(0) + 5))
    assert place == row.end - 1


def test_only_rows_on_the_screen_are_shown(make_view):
    view = make_view(MANY)
    shown = list(view.shown_rows())
    assert len(shown) == pytest.approx(400 / 20, abs=2)
    assert shown[0].row.line_number == 1


def test_the_scroll_bar_covers_all_rows(make_view):
    view = make_view(MANY)
    bar = view.verticalScrollBar()
    assert bar.maximum() == 2001 * 20 + 16 - view.viewport().height()
    bar.setValue(bar.maximum())
    assert list(view.shown_rows())[-1].row.line_number == 2001


def test_a_narrower_window_keeps_what_stands_at_the_top(make_view):
    view = make_view("word " * 40_000)
    view.verticalScrollBar().setValue(30_000)
    top = next(iter(view.shown_rows())).row.start
    view.resize(400, 400)
    row = next(iter(view.shown_rows())).row
    assert row.start <= top < row.end


def test_opening_a_fold_above_keeps_what_stands_at_the_top(make_view):
    long = "x" * 50_000
    view = make_view('"' + long + '"\n' + MANY)
    fold = Fold(Span(1, 50_001), "50 KB")
    view.set_folds([fold])
    view.verticalScrollBar().setValue(20_000)
    top = next(iter(view.shown_rows())).row.start
    view.open_fold(fold)
    assert next(iter(view.shown_rows())).row.start == top


def test_a_row_is_revealed_with_as_little_scrolling_as_possible(make_view):
    view = make_view(MANY)
    view.reveal_row(100)
    top = view.row_top(100)
    assert 0 < top <= view.viewport().height() - 20
    value = view.verticalScrollBar().value()
    view.reveal_row(99)
    assert view.verticalScrollBar().value() == value
    view.reveal_row(1500, in_middle=True)
    assert abs(view.row_top(1500) - view.viewport().height() / 2) < 40


def test_waiting_makes_the_row_count_exact(make_view, qtbot):
    view = make_view("가나 다라 " * 60_000)
    qtbot.waitUntil(lambda: not view._idle.isActive())
    before = view.model.rows.count
    list(view.model.rows.rows_from(0))
    assert view.model.rows.count == before


def test_zoom_and_theme_change_what_is_painted(make_view):
    view = make_view("abc")
    view.set_font_size(20)
    assert view.font_size() == 20
    assert view.row_painter.height == 31
    view.set_font_size(1000)
    assert view.font_size() == 40
    view.set_theme(theme_named("dark"))
    assert view.theme.is_dark
    assert view.font_size() == 40


def test_a_tiny_view_still_works(make_view, grab):
    view = make_view(MANY, width=30, height=20)
    grab(view)
    view.set_font_size(40)
    grab(view)
