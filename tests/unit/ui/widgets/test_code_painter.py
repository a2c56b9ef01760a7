"""What a view is given is painted at exactly its characters."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from inspector.core.source.json_tokens import tokenize
from inspector.core.source.span import Span
from inspector.ui.theme import theme_named
from inspector.ui.widgets.code_model import Mark
from inspector.ui.widgets.code_painter import inks_of
from inspector.ui.widgets.text_folds import Fold

TEXT = '{\n  "type": "가나다 call",\n  "n": 12\n}\n'


def cells(view, start, end):
    """The rectangle of the code points of one row."""
    first, last = view.cell_rect(start), view.cell_rect(end - 1)
    return first.united(last)


def underline(area):
    return QRectF(area.left(), area.bottom() - 4, area.width(), 4)


def test_tokens_and_what_lies_between_are_inked():
    theme = theme_named("light")
    tokens = tokenize(TEXT)
    inks = list(inks_of(tokens.between(2, 12), 2, 12, theme))
    assert (inks[0].start, inks[0].end) == (2, 4)
    assert inks[1].colour == theme.colour("name")
    assert all(a.end == b.start for a, b in pairwise(inks))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("severity", ["block", "warn", "info"])
def test_a_mark_is_underlined_at_its_characters_only(
    make_view, grab, count_pixels, theme, severity
):
    view = make_view(TEXT, theme=theme)
    start = TEXT.index("call")
    view.set_marks([Mark(Span(start, start + 4), severity)])
    image, colour = grab(view), view.theme.colour(severity)
    marked = underline(cells(view, start, start + 4))
    assert count_pixels(image, marked, colour, 70) > 15
    before = underline(cells(view, start - 4, start - 1)).adjusted(0, 0, -2, 0)
    assert not count_pixels(image, before, colour, 30)


def test_a_mark_over_two_rows_is_underlined_in_both(make_view, grab, count_pixels):
    view = make_view("a" * 200)
    width = view.model.rows.row(0).end
    view.set_marks([Mark(Span(width - 3, width + 3), "block")])
    image, colour = grab(view), view.theme.colour("block")
    for start in (width - 3, width):
        area = underline(cells(view, start, start + 3))
        assert count_pixels(image, area, colour, 70) > 8


def test_an_empty_mark_points_between_two_characters(make_view, grab, count_pixels):
    view = make_view(TEXT)
    view.set_marks([Mark(Span(5, 5), "block")])
    area = view.cell_rect(5)
    spot = QRectF(area.left() - 4, area.bottom() - 7, 8, 7)
    assert count_pixels(grab(view), spot, view.theme.colour("block")) > 8


def test_an_empty_mark_at_the_very_end_is_seen(make_view, grab, count_pixels):
    view = make_view("[1,")
    view.set_marks([Mark(Span(3, 3), "block")])
    x = view.cell_rect(2).right()
    spot = QRectF(x - 4, view.row_top(0) + 13, 8, 7)
    assert count_pixels(grab(view), spot, view.theme.colour("block")) > 8


def test_a_mark_hidden_in_a_fold_is_underlined_at_the_chip(
    make_view, grab, count_pixels
):
    view = make_view("ab" + "x" * 500 + "cd")
    view.set_folds([Fold(Span(2, 502), "500 B")])
    view.set_marks([Mark(Span(100, 110), "block")])
    chip = view.row_painter.band_rect(view.text_left(), view.row_top(0), 2, 9)
    colour = view.theme.colour("block")
    assert count_pixels(grab(view), underline(chip), colour, 70) > 15


def test_a_region_is_tinted_and_outlined(make_view, grab, count_pixels):
    view = make_view(TEXT)
    start = TEXT.index("가")
    view.set_regions([Span(start, start + 3)])
    image, area = grab(view), cells(view, start, start + 3)
    assert count_pixels(image, area, view.theme.colour("tint"), 3) > 100
    edge = QRectF(area.left() + 4, area.top(), area.width() - 8, 1)
    assert count_pixels(image, edge, view.theme.colour("tintline"), 12) > 10


def test_selected_characters_have_the_colour_of_selection(
    make_view, grab, count_pixels
):
    view = make_view(TEXT)
    start = TEXT.index("가")
    view.select(Span(start, start + 2))
    image, colour = grab(view), view.theme.colour("sel")
    assert count_pixels(image, cells(view, start, start + 2), colour, 3) > 100
    assert not count_pixels(image, cells(view, start + 4, start + 6), colour, 3)


def test_what_was_found_is_highlighted_and_the_current_one_framed(
    make_view, grab, count_pixels
):
    view = make_view(TEXT)
    spans = [Span(5, 9), Span(33, 34)]
    view.set_highlights(spans, spans[0])
    image = grab(view)
    assert count_pixels(image, cells(view, 5, 9), view.theme.colour("chg"), 3) > 50
    assert count_pixels(image, cells(view, 5, 9), view.theme.colour("accent"), 60) > 20
    other = cells(view, 33, 34)
    assert not count_pixels(image, other, view.theme.colour("accent"), 20)


def test_tokens_have_their_colours(make_view, grab, count_pixels):
    view = make_view(TEXT)
    view.set_tokens(tokenize(TEXT))
    image, area = grab(view), cells(view, 4, 10)
    assert count_pixels(image, area, view.theme.colour("name"), 60) > 20


def test_a_composed_text_is_painted_at_the_caret(make_view, grab, count_pixels):
    view = make_view("abc")
    view.select(Span(1, 1))
    view._preedit = "한"
    view._preedit_caret = 1
    image = grab(view)
    area = view.row_painter.band_rect(view.text_left(), view.row_top(0), 1, 3)
    assert count_pixels(image, area, view.theme.colour("text"), 80) > 15
    line = QRectF(area.left(), area.bottom() - 2, area.width(), 1)
    assert count_pixels(image, line, view.theme.colour("accent"), 60) > 8
    assert view.caret_area().left() == pytest.approx(area.right() - 0.5)
