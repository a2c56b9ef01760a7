"""What the table of all targets says beside what every table of cells does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from builders import a_function_call, an_output, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.replay.matrix import matrix_of
from inspector.ui.models.target_table import TargetTable, Weighed
from inspector.ui.theme import interface_font
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
    return made


def test_a_heading_tells_its_target(grid, qtbot):
    place = grid.column_heads.sectionViewportPosition(2) + 9
    with qtbot.waitSignal(grid.target_chosen) as told:
        qtbot.mouseClick(
            grid.column_heads.viewport(),
            Qt.MouseButton.LeftButton,
            pos=grid.column_heads.viewport().rect().topLeft() + _right(place),
        )
    assert told.args == [2]


def test_no_name_of_a_target_is_shortened(grid):
    heads, across = grid.column_heads, Qt.Orientation.Horizontal
    metrics = QFontMetrics(interface_font())
    for column in range(heads.count()):
        name = grid.model().headerData(column, across)
        room = heads.sectionSize(column) - 16
        assert metrics.elidedText(name, Qt.TextElideMode.ElideRight, room) == name


def _right(pixels):
    from PySide6.QtCore import QPoint  # noqa: PLC0415

    return QPoint(pixels, 9)
