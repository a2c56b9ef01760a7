"""A long list shows its rows at once, all equally high."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QStringListModel, Qt

from growth import assert_soon
from inspector.ui.widgets.row_list import RowList


@pytest.fixture
def rows(qtbot):
    made = RowList(24)
    qtbot.addWidget(made)
    made.model_kept = QStringListModel([str(number) for number in range(5)])
    made.setModel(made.model_kept)
    made.resize(200, 400)
    made.show()
    return made


def test_every_row_has_the_height_that_was_asked_for(rows):
    assert {rows.rowHeight(row) for row in range(5)} == {24}


def test_home_and_end_go_to_the_ends(rows, qtbot):
    rows.selectRow(2)
    qtbot.keyClick(rows, Qt.Key.Key_End)
    assert rows.currentIndex().row() == 4
    qtbot.keyClick(rows, Qt.Key.Key_Home)
    assert rows.currentIndex().row() == 0


def is_in_sight(rows, row):
    place = rows.visualRect(rows.model().index(row, 0))
    return place.top() >= 0 and place.bottom() < rows.viewport().height()


def test_the_chosen_row_stays_in_sight_where_the_list_gets_lower(rows):
    rows.model_kept.setStringList([str(number) for number in range(99)])
    rows.setCurrentIndex(rows.model_kept.index(15))
    assert is_in_sight(rows, 15)
    rows.resize(200, 300)
    assert is_in_sight(rows, 15)


def test_a_row_that_was_scrolled_out_of_sight_is_not_gone_back_to(rows):
    rows.model_kept.setStringList([str(number) for number in range(99)])
    rows.setCurrentIndex(rows.model_kept.index(3))
    rows.verticalScrollBar().setValue(24 * 40)
    rows.resize(200, 300)
    assert not is_in_sight(rows, 3)
    assert rows.verticalScrollBar().value() == 24 * 40


def test_home_does_no_harm_where_there_is_no_row(rows, qtbot):
    rows.model_kept.setStringList([])
    qtbot.keyClick(rows, Qt.Key.Key_Home)
    assert not rows.currentIndex().isValid()


def test_fifty_thousand_rows_are_shown_at_once(rows, qapp):
    many = QStringListModel([str(number) for number in range(50_000)])

    def show():
        rows.setModel(many)
        rows.selectRow(49_999)
        qapp.processEvents()

    assert_soon(show, 0.3)
