"""Headings of two lines."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from inspector.ui.widgets.portability_view import PortabilityView
from inspector.ui.widgets.two_line_heads import ROW_HEIGHT, TwoLineHeads
from schema_studies import a_study


@pytest.fixture
def view(qtbot):
    made = PortabilityView()
    qtbot.addWidget(made)
    made.resize(600, 300)
    made.show_study(a_study())
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_all_rows_are_equally_high(view):
    heights = {view.rowHeight(row) for row in range(view.table.rowCount())}
    assert heights == {ROW_HEIGHT}


def test_places_take_the_width_that_they_are_given(view):
    view.row_heads.set_width(180)
    assert view.row_heads.sizeHint().width() == 180


def test_the_headings_are_painted_in_the_theme(view):
    image = view.column_heads.grab().toImage()
    ground = view.column_heads.theme.colour("chrome")
    assert image.pixelColor(3, 3).name() == ground.name()


def test_without_a_model_there_is_a_height_all_the_same(qtbot):
    heads = TwoLineHeads(Qt.Orientation.Horizontal, 0)
    qtbot.addWidget(heads)
    assert heads.sizeHint().height() == ROW_HEIGHT
