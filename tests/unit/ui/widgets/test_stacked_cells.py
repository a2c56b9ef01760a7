"""Narrow cells and their headings are painted whole, in the theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from inspector.ui.theme import theme_named
from inspector.ui.widgets.stacked_cells import StackedHeads, title_lines
from target_grids import a_grid


@pytest.fixture
def grid(qtbot):
    return a_grid(qtbot, 1326)


def rows_with(image, colour, left, right):
    """The pixel rows in which a colour stands between two columns of pixels."""
    return [
        y
        for y in range(image.height())
        if any(image.pixelColor(x, y) == colour for x in range(left, right))
    ]


@pytest.mark.parametrize(
    ("title", "lines"),
    [("xAI", ["xAI"]), ("LM Studio", ["LM", "Studio"]), ("A b c", ["A", "b c"])],
)
def test_a_title_breaks_at_its_first_blank(title, lines):
    assert title_lines(title) == lines


@pytest.mark.parametrize("name", ["light", "dark"])
def test_a_mark_stands_above_its_word(grid, name):
    theme = theme_named(name)
    grid.set_theme(theme)
    cell = grid.visualRect(grid.model().index(1, 0))  # an output, which it takes
    image = grid.viewport().grab(cell).toImage()
    mark = rows_with(image, theme.colour("ok"), 0, image.width())
    word = rows_with(image, theme.colour("text"), 0, image.width())
    assert mark
    assert word
    assert max(mark) < min(word)
    assert max(word) < image.height() - 1


def test_a_heading_has_its_title_mark_and_word_inside(grid):
    heads, theme = grid.column_heads, grid.column_heads.theme
    assert heads.sizeHint().height() == heads.height()
    place = heads.sectionViewportPosition(0)
    image = heads.viewport().grab().toImage()
    text = rows_with(image, theme.colour("text"), place, place + heads.sectionSize(0))
    assert min(text) > 1
    assert max(text) < heads.height() - 2


def test_without_a_model_there_is_a_height_all_the_same(qtbot):
    heads = StackedHeads()
    qtbot.addWidget(heads)
    heads.fit()
    assert heads.orientation() == Qt.Orientation.Horizontal
    assert heads.sizeHint().height() > 0
