"""Grounds, hatches, marks and strong characters say what differs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from builders import a_function_call
from diffs import a_course, laid_out
from inspector.core.source.span import Span
from inspector.ui.theme import theme_named
from inspector.ui.widgets.diff_painter import MARK, ground_of, sides_of, strengthened
from inspector.ui.widgets.diff_view import DiffView
from inspector.ui.widgets.row_painter import Ink

LEFT = a_function_call('{"a":1}', id="fc_1")
RIGHT = a_function_call('{ "a": 1 }', id="fc_2", type="acme:function_call", extra=1)


def rows_of(left, right):
    return laid_out(a_course(left, right)).sheet.block(0).rows


def row_with(rows, name):
    return next(row for row in rows if f'"{name}"' in (row.right or row.left).text)


def test_a_ground_says_side_and_weight():
    rows = rows_of(LEFT, RIGHT)
    grounds = {
        name: tuple(
            ground_of(row_with(rows, name), is_left=is_left)
            for is_left in (True, False)
        )
        for name in ("type", "id", "arguments", "call_id", "extra")
    }
    assert grounds == {
        "type": ("rem", "add"),
        "id": ("gap", "gap"),
        "arguments": ("", ""),
        "call_id": ("", ""),
        "extra": ("rem", "add"),
    }


def test_another_call_id_has_the_ground_of_a_change_for_it_blocks():
    left, right = (a_function_call(call_id=f"call_{n}") for n in (1, 2))
    row = row_with(rows_of(left, right), "call_id")
    assert (row.label, row.severity) == ("identity", "block")
    grounds = [ground_of(row, is_left=is_left) for is_left in (True, False)]
    assert grounds == ["rem", "add"]


def test_strong_inks_are_cut_where_changes_begin_and_end():
    plain, red = QColor("black"), QColor("red")
    inks = [Ink(0, 4, plain), Ink(4, 10, plain)]
    cut = list(strengthened(inks, [Span(2, 6), Span(8, 9)], red))
    assert [(i.start, i.end, i.is_strong) for i in cut] == [
        (0, 2, False),
        (2, 4, True),
        (4, 6, True),
        (6, 8, False),
        (8, 9, True),
        (9, 10, False),
    ]
    assert {i.colour.name() for i in cut if i.is_strong} == {red.name()}
    kept = list(strengthened(inks, [Span(2, 3)], None))
    assert {i.colour.name() for i in kept} == {plain.name()}


def test_both_sides_share_the_width():
    left, right = sides_of(801, 2, 8.0, 30)
    assert left.left == 0
    assert right.left == left.width + 1
    assert right.left + right.width == 801
    assert left.column_zero == left.text_left - 30
    assert left.text_area(0, 20).right() == left.width


@pytest.fixture
def view(qtbot):
    made = DiffView(theme_named("light"))
    qtbot.addWidget(made)
    made.resize(900, 300)
    with qtbot.waitExposed(made):
        made.show()
    made.show_sheet(laid_out(a_course(LEFT, RIGHT)).sheet)
    return made


def place_of(view, name):
    """The number of a row and the rectangles of both of its sides."""
    rows = view.sheet.block(0).rows
    number = rows.index(row_with(rows, name))
    top = view.row_top(number)
    return [side.area(top, view.row_height) for side in view.sides()]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_rows_are_painted_on_their_grounds(view, grab, count_pixels, theme):
    view.set_theme(theme_named(theme))
    image = grab(view)

    def is_ground(area, meaning):
        end = QRectF(area.right() - 40, area.top() + 4, 30, area.height() - 8)
        colour = view.theme.colour(meaning)
        return count_pixels(image, end, colour, slack=2) > 300

    left, right = place_of(view, "type")
    assert is_ground(left, "rem")
    assert is_ground(right, "add")
    for area in place_of(view, "id"):
        assert is_ground(area, "gap")
    for area in place_of(view, "call_id"):
        assert is_ground(area, "bg")


def test_a_gap_is_hatched(view, grab, count_pixels):
    gap, line = place_of(view, "extra")
    image, theme = grab(view), view.theme
    inner = QRectF(60, gap.top() + 2, 300, gap.height() - 4)
    hatched = count_pixels(image, inner, theme.colour("gap"), slack=3)
    blank = count_pixels(image, inner, theme.colour("bg"), slack=3)
    assert hatched > 1_000
    assert blank > 1_000
    assert line.width()


def test_changed_characters_are_bold_in_the_colour_of_their_weight(
    view, grab, count_pixels
):
    left, right = place_of(view, "type")
    image, red = grab(view), view.theme.colour("block")
    side = view.sides()[1]
    text = QRectF(side.text_left, right.top(), 300, right.height())
    assert count_pixels(image, text, red, slack=30) > 30
    before = QRectF(view.sides()[0].text_left, left.top(), 300, left.height())
    assert count_pixels(image, before, red, slack=30) == 0


def test_a_mark_stands_beside_the_number_so_that_colour_is_not_alone(
    view, grab, count_pixels
):
    image = grab(view)
    for side, area in zip(view.sides(), place_of(view, "type"), strict=True):
        mark = QRectF(side.number_right + 7, area.top() + 4, MARK, MARK)
        assert count_pixels(image, mark, view.theme.colour("block")) > 50
    (same, _) = place_of(view, "call_id")
    mark = QRectF(view.sides()[0].number_right + 7, same.top() + 4, MARK, MARK)
    assert count_pixels(image, mark, view.theme.colour("bg"), slack=2) >= MARK * MARK


def test_the_arguments_are_tinted_on_both_sides(view, grab, count_pixels):
    image = grab(view)
    for area in place_of(view, "arguments"):
        assert count_pixels(image, area, view.theme.colour("tint"), slack=4) > 300


def test_a_row_that_is_not_there_yet_is_not_empty(view, grab, count_pixels):
    view.show_sheet(a_course(LEFT, RIGHT).sheet)
    image, side = grab(view), view.sides()[0]
    area = side.text_area(0, view.row_height)
    assert count_pixels(image, area, view.theme.colour("num"), slack=60) > 2
