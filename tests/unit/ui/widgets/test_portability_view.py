"""The portability table under mouse and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication

from inspector.ui.theme import theme_named
from inspector.ui.widgets.portability_view import PortabilityView
from inspector.ui.widgets.two_line_heads import ROW_HEIGHT
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


@pytest.fixture
def chosen(view):
    cells = []
    view.cell_chosen.connect(lambda *cell: cells.append(cell))
    return cells


def click(qtbot, view, row, column):
    place = view.visualRect(view.table.index(row, column)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_click_on_a_place_chooses_it_without_a_provider(view, chosen, qtbot):
    spot = view.row_heads.viewport().rect().topLeft()
    spot.setX(20)
    spot.setY(ROW_HEIGHT + 10)
    qtbot.mouseClick(view.row_heads.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert chosen == [(1, -1)]


def test_places_stay_while_providers_scroll(view):
    before = view.row_heads.geometry()
    bar = view.horizontalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    assert view.row_heads.geometry() == before


def test_ctrl_c_and_the_menu_are_about_the_cell(view, qtbot):
    click(qtbot, view, 1, 1)
    with qtbot.waitSignal(view.copy_wished) as wished:
        qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert wished.args == [1, 1]
    place = view.visualRect(view.table.index(0, 1)).center()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, place, view.viewport().mapToGlobal(place)
    )
    with qtbot.waitSignal(view.menu_wished) as wished:
        QApplication.sendEvent(view.viewport(), event)
    assert wished.args[:2] == [0, 1]


def test_a_refused_cell_is_painted_with_its_mark(view):
    block = theme_named("light").colour("block").name()
    index = view.table.index(0, 0)
    assert index.data() == "refused"
    image = view.viewport().grab(view.visualRect(index)).toImage()
    every = ((x, y) for x in range(image.width()) for y in range(image.height()))
    assert block in {image.pixelColor(x, y).name() for x, y in every}


def test_it_asks_for_the_height_of_its_rows(view):
    rows = view.table.rowCount() * ROW_HEIGHT
    assert view.rows_height(10_000) > rows
    assert view.rows_height(120) == 120
