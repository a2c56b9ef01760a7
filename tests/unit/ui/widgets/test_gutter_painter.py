"""The gutter shows numbers, the gravest mark, and what can be folded."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from inspector.core.source.span import Span
from inspector.ui.widgets.code_model import Mark
from inspector.ui.widgets.text_folds import Fold


@pytest.fixture
def gutter_pixels(grab, count_pixels):
    def count(view, row, meaning):
        left = view.number_right() + 6
        area = QRectF(left, view.row_top(row), 18, view.row_painter.height)
        return count_pixels(grab(view), area, view.theme.colour(meaning))

    return count


def test_numbers_stand_at_the_rows_where_lines_begin(make_view, grab, count_pixels):
    view = make_view("a\n" + "x" * 300 + "\nb")
    image = grab(view)

    def has_number(row):
        area = QRectF(0, view.row_top(row), view.number_right(), 20)
        return count_pixels(image, area, view.theme.colour("num"), 60) > 5

    assert [has_number(row) for row in range(4)] == [True, True, False, False]


def test_a_row_shows_the_gravest_mark_that_begins_in_it(make_view, gutter_pixels):
    view = make_view("aaaa\nbbbb\ncccc")
    view.set_marks([Mark(Span(0, 2), "info"), Mark(Span(1, 9), "block")])
    assert gutter_pixels(view, 0, "block") > 20
    assert not gutter_pixels(view, 0, "info")
    assert not gutter_pixels(view, 1, "block")


def test_an_open_fold_can_be_seen_in_the_gutter(make_view, gutter_pixels):
    view = make_view("ab" + "x" * 500)
    fold = Fold(Span(2, 502), "500")
    view.set_folds([fold])
    assert not gutter_pixels(view, 0, "num")
    view.open_fold(fold)
    assert gutter_pixels(view, 0, "num") > 20


def test_a_bar_stands_beside_the_rows_of_what_is_chosen(make_view, grab, count_pixels):
    view = make_view("aaaa\nbbbb\ncccc\ndddd")
    view.set_chosen(Span(5, 14))

    def has_bar(row):
        area = QRectF(0, view.row_top(row), 3, view.row_painter.height)
        return count_pixels(grab(view), area, view.theme.colour("accent")) > 40

    assert [has_bar(row) for row in range(4)] == [False, True, True, False]
    view.set_chosen(None)
    assert not any(has_bar(row) for row in range(4))
