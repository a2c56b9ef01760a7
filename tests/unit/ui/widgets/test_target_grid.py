"""What the table of all targets says beside what every table of cells does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from inspector.ui.models.target_words import takes_words
from inspector.ui.widgets.stacked_cells import small_font
from target_grids import a_grid


@pytest.fixture
def grid(qtbot):
    return a_grid(qtbot, 800)


def test_a_heading_tells_its_target(grid, qtbot):
    place = grid.column_heads.sectionViewportPosition(2) + 9
    with qtbot.waitSignal(grid.target_chosen) as told:
        qtbot.mouseClick(
            grid.column_heads.viewport(),
            Qt.MouseButton.LeftButton,
            pos=grid.column_heads.viewport().rect().topLeft() + _right(place),
        )
    assert told.args == [2]


@pytest.mark.parametrize("width", [1326, 942, 400])
def test_no_word_of_a_column_is_shortened(grid, width):
    grid.resize(width, 300)
    heads, across = grid.column_heads, Qt.Orientation.Horizontal
    metrics, mode = QFontMetrics(small_font()), Qt.TextElideMode.ElideRight
    for column in range(heads.count()):
        title = grid.model().headerData(column, across)
        room = heads.sectionSize(column) - 9  # its sides and the line beside it
        for word in (*title.split(" ", 1), *takes_words().values()):
            assert metrics.elidedText(word, mode, room) == word


def test_all_targets_stand_beside_each_other_where_there_is_room(grid):
    grid.resize(1326, 300)  # in a window of 1440 pixels
    assert grid.column_heads.count() == 15
    assert grid.column_heads.length() <= grid.viewport().width()
    narrow = [grid.columnWidth(column) for column in range(15)]
    grid.resize(1500, 300)
    wide = [grid.columnWidth(column) for column in range(15)]
    assert all(a < b for a, b in zip(narrow, wide, strict=True))


def test_a_narrow_table_scrolls_and_its_items_stay(grid):
    grid.resize(942, 300)
    assert grid.horizontalScrollBar().maximum() > 0
    grid.setCurrentIndex(grid.model().index(0, 14))
    assert grid.visualRect(grid.model().index(0, 14)).right() < grid.viewport().width()
    assert grid.row_heads.isVisible()


def _right(pixels):
    from PySide6.QtCore import QPoint  # noqa: PLC0415

    return QPoint(pixels, 9)
