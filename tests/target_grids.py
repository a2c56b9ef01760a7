"""The table of all targets on the screen, for a call and an output."""

from __future__ import annotations

from typing import TYPE_CHECKING

from builders import a_function_call, an_output, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.replay.matrix import matrix_of
from inspector.ui.models.target_table import TargetTable, Weighed
from inspector.ui.widgets.target_grid import TargetGrid

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def a_grid(qtbot: QtBot, width: int) -> TargetGrid:
    """Show it, so many pixels wide."""
    inspection = inspect_content(as_json([a_function_call(), an_output()]))
    table = TargetTable()
    table.show(Weighed(inspection, matrix_of(inspection)))
    made = TargetGrid(table)
    qtbot.addWidget(made)
    made.resize(width, 300)
    made.show()
    return made
