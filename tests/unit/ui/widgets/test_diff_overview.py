"""The strip shows where differences are, and leads there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage

from inspector.ui.theme import theme_named
from inspector.ui.widgets.diff_overview import WIDTH, DiffOverview

HEIGHT = 300


@pytest.fixture
def strip(qtbot):
    made = DiffOverview(theme_named("light"))
    qtbot.addWidget(made)
    made.resize(WIDTH, HEIGHT)
    with qtbot.waitExposed(made):
        made.show()
    return made


def picture(strip):
    image = QImage(strip.size(), QImage.Format.Format_RGB32)
    strip.render(image)
    return image


def around(strip, row):
    return QRectF(0, strip.y_of(row) - 4, WIDTH, 8)


def test_ticks_are_as_wide_as_they_weigh(strip, count_pixels):
    strip.show_ticks([(10, "block"), (40, "warn"), (70, "info")], 100)
    image, theme = picture(strip), strip._theme
    sizes = [
        count_pixels(image, around(strip, row), theme.colour(severity))
        for row, severity in ((10, "block"), (40, "warn"), (70, "info"))
    ]
    assert sizes == sorted(sizes, reverse=True)
    assert min(sizes) > 5


def test_a_click_near_a_tick_means_its_row(strip, qtbot):
    wished = []
    strip.row_wished.connect(wished.append)
    strip.show_ticks([(10, "block")], 100)
    y = round(strip.y_of(10)) + 3
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(5, y))
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(5, HEIGHT - 1))
    assert wished == [10, 99]


def test_of_many_ticks_in_one_place_the_gravest_is_shown(strip):
    ticks = [(row, "info") for row in range(100_000)]
    strip.show_ticks([*ticks, (50_000, "block")], 100_000)
    assert len(strip._places) <= HEIGHT
    assert strip.tick_at(strip.y_of(50_000)) == 50_000


def test_what_is_seen_is_shaded_unless_it_is_all(strip, count_pixels):
    strip.show_ticks([], 100)
    strip.show_window(50, 60)
    shade = strip._theme.colour("line")
    area = QRectF(2, strip.y_of(50), WIDTH - 2, 20)
    assert count_pixels(picture(strip), area, shade, slack=2) > 150
    strip.show_window(0, 100)
    assert count_pixels(picture(strip), area, shade, slack=2) == 0


def test_another_theme_and_size_draw_the_ticks_anew(strip, count_pixels):
    strip.show_ticks([(50, "block")], 100)
    dark = theme_named("dark")
    strip.set_theme(dark)
    area = around(strip, 50)
    assert count_pixels(picture(strip), area, dark.colour("block")) > 5
    strip.resize(WIDTH, HEIGHT * 2)
    area = around(strip, 50)
    assert count_pixels(picture(strip), area, dark.colour("block")) > 5


def test_without_rows_a_click_means_nothing(strip, qtbot):
    wished = []
    strip.row_wished.connect(wished.append)
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert wished == []
    assert strip.tick_at(5) is None
