"""Cells are chosen by mouse and keyboard; to come by is not to choose."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from builders import a_function_call, an_output, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.replay.matrix import matrix_of
from inspector.ui.models.target_table import TargetTable, Weighed
from inspector.ui.theme import theme_named
from inspector.ui.widgets.cell_table import CellTable


@pytest.fixture
def view(qtbot):
    inspection = inspect_content(as_json([a_function_call(), an_output()]))
    table = TargetTable()
    table.show(Weighed(inspection, matrix_of(inspection)))
    made = CellTable(table, 208)
    qtbot.addWidget(made)
    made.resize(800, 300)
    made.show()
    made.chosen = []
    made.cell_chosen.connect(lambda *cell: made.chosen.append(cell))
    return made


def test_a_click_chooses_once_and_a_second_one_again(view, qtbot):
    middle = view.visualRect(view.model().index(1, 2)).center()
    for _ in range(2):
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert view.chosen == [(1, 2), (1, 2)]


def test_arrows_and_enter_choose(view, qtbot):
    view.setCurrentIndex(view.model().index(0, 0))
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert view.chosen == [(0, 1), (1, 1), (1, 1)]


def test_the_focus_alone_chooses_nothing(view):
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.chosen == []


def test_ctrl_c_asks_for_a_copy(view, qtbot):
    view.setCurrentIndex(view.model().index(1, 3))
    with qtbot.waitSignal(view.copy_wished) as told:
        qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert told.args == [1, 3]


def test_it_is_painted_in_the_theme(view):
    view.set_theme(theme_named("dark"))
    ground = theme_named("dark").colour("chrome")
    assert view.column_heads.grab().toImage().pixelColor(4, 2) == ground
