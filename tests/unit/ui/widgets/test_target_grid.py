"""Cells are chosen by mouse and keyboard; to come by is not to choose."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from builders import a_function_call, an_output, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.replay.matrix import matrix_of
from inspector.ui.models.target_table import TargetTable, Weighed
from inspector.ui.theme import theme_named
from inspector.ui.widgets.target_grid import TargetGrid


@pytest.fixture
def grid(qtbot):
    inspection = inspect_content(as_json([a_function_call(), an_output()]))
    table = TargetTable()
    table.show(Weighed(inspection, matrix_of(inspection)))
    made = TargetGrid(table)
    qtbot.addWidget(made)
    made.resize(800, 300)
    made.show()
    made.chosen = []
    made.cell_chosen.connect(lambda *cell: made.chosen.append(cell))
    return made


def test_a_click_chooses_once_and_a_second_one_again(grid, qtbot):
    middle = grid.visualRect(grid.model().index(1, 2)).center()
    for _ in range(2):
        qtbot.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert grid.chosen == [(1, 2), (1, 2)]


def test_arrows_and_enter_choose(grid, qtbot):
    grid.setCurrentIndex(grid.model().index(0, 0))
    qtbot.keyClick(grid, Qt.Key.Key_Right)
    qtbot.keyClick(grid, Qt.Key.Key_Down)
    qtbot.keyClick(grid, Qt.Key.Key_Return)
    assert grid.chosen == [(0, 1), (1, 1), (1, 1)]


def test_the_focus_alone_chooses_nothing(grid):
    grid.setFocus(Qt.FocusReason.TabFocusReason)
    assert grid.chosen == []


def test_ctrl_c_asks_for_a_copy(grid, qtbot):
    grid.setCurrentIndex(grid.model().index(1, 3))
    with qtbot.waitSignal(grid.copy_wished) as told:
        qtbot.keyClick(grid, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert told.args == [1, 3]


def test_a_heading_tells_its_target(grid, qtbot):
    place = grid.targets.sectionViewportPosition(2) + 9
    with qtbot.waitSignal(grid.target_chosen) as told:
        qtbot.mouseClick(
            grid.targets.viewport(),
            Qt.MouseButton.LeftButton,
            pos=grid.targets.viewport().rect().topLeft() + _right(place),
        )
    assert told.args == [2]


def test_it_is_painted_in_the_theme(grid):
    grid.set_theme(theme_named("dark"))
    ground = theme_named("dark").colour("chrome")
    assert grid.targets.grab().toImage().pixelColor(4, 2) == ground


def _right(pixels):
    from PySide6.QtCore import QPoint  # noqa: PLC0415

    return QPoint(pixels, 9)
