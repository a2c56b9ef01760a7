"""What stands at the top stays there while rows come and go above it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from builders import a_function_call, an_output
from diffs import a_course, calls, laid_out
from inspector.ui.models.diff_block import block_of
from inspector.ui.models.diff_sheet import RowKey
from inspector.ui.theme import theme_named
from inspector.ui.widgets.diff_scroll import DiffScroll

TALL = an_output([{"type": "input_text", "text": "a"}], call_id="call_t", id="fco_t")


@pytest.fixture
def make(qtbot):
    def make(course, width=800, height=200):
        view = DiffScroll(theme_named("light"))
        qtbot.addWidget(view)
        view.resize(width, height)
        with qtbot.waitExposed(view):
            view.show()
        view.show_sheet(course.sheet if course else None)
        return view

    return make


def many(count=30):
    return a_course(calls(count), calls(count, name="x"))


def test_rows_near_the_viewport_are_asked_for(make):
    course = many()
    view = make(None)
    asked = []
    view.rows_needed.connect(lambda first, last: asked.append((first, last)))
    view.show_sheet(course.sheet)
    ((first, last),) = asked
    assert first < 0 < view.page_rows() < last < course.sheet.count


def test_what_is_laid_out_is_not_asked_for_again(make):
    course = laid_out(many(3))
    view, asked = make(None), []
    view.rows_needed.connect(lambda *rows: asked.append(rows))
    view.show_sheet(course.sheet)
    assert asked == []


def test_the_top_stays_while_rows_above_it_turn_out_to_be_more(make):
    items = [TALL, *calls(20)]
    course = a_course(items, [TALL, *calls(20, name="x")])
    course.sheet.set_open(0, is_open=True)
    view = make(course)
    view.go_to_place((RowKey(5, 2), 7))
    before = view.verticalScrollBar().value()
    course.sheet.take(0, block_of(course.comparison, 0))
    view.settle()
    assert view.top_key() == RowKey(5, 2)
    assert view.top_place() == (RowKey(5, 2), 7)
    assert view.verticalScrollBar().value() > before


def test_a_row_is_revealed_in_the_middle_unless_it_is_seen(make):
    view = make(laid_out(many()))
    view.reveal_row(3)
    assert view.verticalScrollBar().value() == 0
    view.reveal_row(100)
    assert 0 < view.row_top(100) < view.viewport().height() - view.row_height
    view.follow_row(99)
    assert view.row_top(100) < view.viewport().height()
    view.follow_row(0)
    assert view.verticalScrollBar().value() == 0


def test_points_lead_to_sides_rows_and_columns(make):
    view = make(laid_out(a_course(a_function_call(), a_function_call(name="x"))))
    left, right = view.sides()
    assert view.side_at(left.text_left).is_left
    assert not view.side_at(right.left + 1).is_left
    cell, y = view.row_painter.cell, view.row_height * 1.5
    point = QPointF(right.text_left + 5 * cell, y)
    assert view.spot_at(point, is_left=False) == (RowKey(0, 1), 5)
    far = QPointF(right.text_left + 500 * cell, y)
    line = view.line_at(RowKey(0, 1), is_left=False)
    assert view.spot_at(far, is_left=False).column == len(line.text)


def test_long_lines_can_be_scrolled_to(make):
    long = a_function_call(name="n" * 300)
    view = make(laid_out(a_course(long, long)))
    bar = view.horizontalScrollBar()
    assert bar.maximum() > 0
    view.reveal_column(290, is_left=True)
    side = view.sides()[0]
    x = side.column_zero + 290 * view.row_painter.cell
    assert side.text_left < x < side.left + side.width
    view.reveal_column(0, is_left=True)
    assert bar.value() == 0


def test_short_rows_need_no_scroll_bar(make):
    view = make(laid_out(a_course(a_function_call(), a_function_call())), height=400)
    assert view.horizontalScrollBar().maximum() == 0
    assert not view.verticalScrollBar().isEnabled()


def test_without_a_sheet_there_is_nothing(make):
    view = make(None)
    assert view.count == 0
    assert list(view.shown_rows()) == []
    assert view.top_key() is None


def test_the_top_is_told_when_it_changes(make):
    view, told = make(laid_out(many())), []
    view.top_changed.connect(lambda: told.append(view.top_key()))
    view.verticalScrollBar().setValue(view.row_height * 4)
    assert told == [RowKey(0, 3)]


def test_a_larger_font_keeps_the_top(make):
    view = make(laid_out(many()))
    view.go_to_place((RowKey(4, 1), 0))
    height = view.row_height
    view.set_font_size(20)
    assert view.row_height > height
    assert view.top_key() == RowKey(4, 1)
