"""A list that is followed stays at its end, unless a person looks elsewhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QStringListModel, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractSlider

from inspector.ui.widgets.followed_end import FollowedEnd
from inspector.ui.widgets.row_list import RowList


@pytest.fixture
def view(qtbot):
    made = RowList(24)
    qtbot.addWidget(made)
    made.setModel(QStringListModel([str(n) for n in range(100)], made))
    made.resize(200, 240)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def end(view):
    return FollowedEnd(view)


def grow(view):
    model = view.model()
    model.insertRows(model.rowCount(), 20)


def is_at_end(view):
    bar = view.verticalScrollBar()
    return bar.value() == bar.maximum()


def turn_wheel(view, qapp, steps):
    spot = view.viewport().rect().center()
    event = QWheelEvent(
        QPointF(spot),
        QPointF(view.viewport().mapToGlobal(spot)),
        QPoint(),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    qapp.sendEvent(view.viewport(), event)


def test_only_a_list_that_is_followed_goes_to_its_end(view, end):
    end.keep(is_followed=False)
    assert view.verticalScrollBar().value() == 0
    end.keep(is_followed=True)
    assert is_at_end(view)
    grow(view)
    end.keep(is_followed=True)
    assert is_at_end(view)


def test_a_row_that_is_marked_only_does_not_hold_it(view, end):
    end.keep(is_followed=True)
    view.scrollTo(view.model().index(5))
    end.keep(is_followed=True)
    assert is_at_end(view)


def test_whoever_scrolls_back_is_left_there_until_the_end_is_reached(view, end, qapp):
    end.keep(is_followed=True)
    turn_wheel(view, qapp, 5)
    grow(view)
    end.keep(is_followed=True)
    assert not is_at_end(view)
    view.verticalScrollBar().triggerAction(QAbstractSlider.SliderAction.SliderToMaximum)
    grow(view)
    end.keep(is_followed=True)
    assert is_at_end(view)


def test_a_chosen_row_stays_in_sight_unless_it_is_the_last(view, end):
    end.keep(is_followed=True)
    view.scrollToTop()
    end.note_choice(3)
    end.keep(is_followed=True)
    assert view.verticalScrollBar().value() == 0
    end.note_choice(99)
    end.keep(is_followed=True)
    assert is_at_end(view)


def test_following_anew_begins_at_the_end(view, end):
    end.keep(is_followed=True)
    end.note_choice(3)
    end.keep(is_followed=False)
    end.keep(is_followed=True)
    assert is_at_end(view)
