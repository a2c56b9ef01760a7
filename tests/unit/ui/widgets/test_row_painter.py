"""Rows are painted on the grid: grounds, numbers, inks, waves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from inspector.ui.theme import code_font, theme_named
from inspector.ui.widgets.area_path import Band
from inspector.ui.widgets.row_painter import Ink, RowPainter, RowText
from inspector.ui.widgets.text_grid import grid_of

THEME = theme_named("light")


@pytest.fixture
def rows(qapp):
    return RowPainter(THEME, code_font())


def drawn(work, width=400, height=24):
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(THEME.colour("bg"))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        work(painter)
    return image


def inked_columns(image, rows):
    """Which cells of the first row are not blank."""
    ground, found = THEME.colour("bg"), set()
    for x in range(image.width()):
        if any(image.pixelColor(x, y) != ground for y in range(image.height())):
            found.add(int(x / rows.cell))
    return found


def write(rows, text, **options):
    ink = Ink(0, len(text), THEME.colour("text"), **options)
    row = RowText(text, grid_of(text, 0, len(text)))
    return drawn(lambda painter: rows.paint_text(painter, 0, 0, row, [ink]))


def test_rows_are_twenty_pixels_high(rows):
    assert rows.height == 20
    assert rows.x(50, 2) == 50 + 2 * rows.cell
    assert rows.band_rect(0, 5, 1, 3).getRect() == (rows.cell, 5, 2 * rows.cell, 20)


def test_plain_text_stands_in_its_cells(rows):
    assert inked_columns(write(rows, "ab  c"), rows) <= {0, 1, 4}
    assert {0, 1, 4} <= inked_columns(write(rows, "MM  M"), rows)


def test_what_follows_wide_characters_and_tabs_stands_in_its_cell(rows):
    columns = inked_columns(write(rows, "가 b\tM"), rows)
    assert {0, 1, 3, 4 + 4} & columns == {0, 1, 3, 8}
    assert not {2, 5, 6, 7} & columns


@pytest.mark.parametrize(
    "text", ["\x00\x01", "\ud83d", "\ufeff\u202e", "e" + "\u0301" * 999]
)
def test_odd_text_is_shown_and_breaks_nothing(rows, text):
    assert inked_columns(write(rows, text), rows)


def test_right_to_left_text_is_shown_in_logical_order(rows):
    assert inked_columns(write(rows, "שלום a مرحبا"), rows)


def test_strong_ink_is_underlined(rows, count_pixels):
    line = QRectF(0, rows.baseline + 2, 3 * rows.cell - 1, 0.5)
    for text in ("abc", "가c"):
        weak, strong = write(rows, text), write(rows, text, is_strong=True)
        ink = THEME.colour("text")
        assert count_pixels(strong, line, ink) > count_pixels(weak, line, ink) + 15


def test_a_number_ends_where_it_is_told_to(rows):
    image = drawn(lambda painter: rows.paint_number(painter, 10 * rows.cell, 0, 128))
    assert inked_columns(image, rows) == {7, 8, 9}


def test_grounds_fill_and_gaps_are_hatched(rows, count_pixels):
    area = QRectF(0, 0, 400, 20)
    filled = drawn(lambda painter: rows.paint_ground(painter, area, "add"))
    assert count_pixels(filled, area, THEME.colour("add"), 0) == 8000
    hatched = drawn(lambda painter: rows.paint_gap(painter, area))
    share = count_pixels(hatched, area, THEME.colour("gap"), 2) / 8000
    assert 0.3 < share < 0.7


def test_an_area_is_tinted_and_outlined(rows, count_pixels):
    bands = [Band(10.5, 90.5, 0.5, 19.5)]
    image = drawn(lambda painter: rows.paint_area(painter, bands))
    inside = QRectF(12, 2, 70, 15)
    assert count_pixels(image, inside, THEME.colour("tint"), 2) > 900
    assert image.pixelColor(50, 0) == THEME.colour("tintline")


def test_a_wave_has_the_colour_of_its_severity(rows, count_pixels):
    image = drawn(lambda painter: rows.paint_wave(painter, 8, 80, 0, "warn"))
    under = QRectF(8, 16, 72, 4)
    assert count_pixels(image, under, THEME.colour("warn"), 60) > 40
    assert not count_pixels(image, QRectF(82, 0, 80, 20), THEME.colour("warn"), 60)


def test_a_caret_mark_points_at_its_place(rows, count_pixels):
    image = drawn(lambda painter: rows.paint_caret_mark(painter, 50, 0, "block"))
    assert count_pixels(image, QRectF(46, 12, 8, 8), THEME.colour("block")) > 8


def test_a_chip_shows_its_label(rows, count_pixels):
    area = QRectF(0, 0, 100, 20)
    image = drawn(lambda painter: rows.paint_chip(painter, area, "5.0 MB"))
    assert count_pixels(image, area, THEME.colour("chrome"), 2) > 500
    assert count_pixels(image, area, THEME.colour("muted"), 60) > 30
