"""The list has its rows before the counts below it have theirs."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from inspector.ui.widgets.count_rows import ROW_HEIGHT as COUNT_HEIGHT
from inspector.ui.widgets.rows_and_counts import LEAST_ROWS, RowsAndCounts
from inspector.ui.widgets.two_line_rows import ROW_HEIGHT

LEAST = LEAST_ROWS * ROW_HEIGHT


@pytest.fixture
def both(qtbot):
    made = RowsAndCounts(QWidget(), QWidget())
    qtbot.addWidget(made)
    made.resize(232, 500)
    with qtbot.waitExposed(made):
        made.show()
    return made


def heights(both):
    return [both.widget(0).height(), both.widget(1).height()]


def test_with_room_enough_the_counts_have_their_share(both):
    assert heights(both) == pytest.approx([300, 200], abs=2)


@pytest.mark.parametrize("room", [LEAST + 2 * COUNT_HEIGHT, LEAST + 70])
def test_with_less_room_the_list_keeps_its_rows(both, room):
    both.resize(232, room)
    assert both.widget(1).isVisible()
    assert heights(both)[0] >= LEAST - 2
    assert heights(both)[1] >= 2 * COUNT_HEIGHT - 2


def test_with_little_room_the_list_has_it_and_gives_it_back(both):
    both.resize(232, LEAST + COUNT_HEIGHT)
    assert not both.widget(1).isVisible()
    assert heights(both)[0] >= LEAST + COUNT_HEIGHT - 2
    both.resize(232, 500)
    assert both.widget(1).isVisible()
    assert heights(both) == pytest.approx([300, 200], abs=2)


def test_what_a_person_has_moved_is_left_alone(both):
    both.moveSplitter(120, 1)
    both.resize(232, 510)
    assert heights(both)[0] < 200
