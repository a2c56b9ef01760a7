"""Panes share the window, fill it alone, and remember their sizes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from inspector.ui.panes.arrangement import Arrangement
from inspector.ui.panes.pane import Pane
from inspector.ui.settings import Settings


@pytest.fixture
def panes():
    return [Pane() for _ in range(4)]


@pytest.fixture
def arrangement(qtbot, panes):
    made = Arrangement()
    for place, pane in enumerate(panes):
        made.put(place, pane)
    qtbot.addWidget(made)
    made.resize(1440, 732)
    made.show()
    return made


def visible(panes):
    return [pane.isVisible() for pane in panes]


def test_before_the_panes_are_there_their_names_are(qtbot):
    made = Arrangement()
    qtbot.addWidget(made)
    titles = [pane.header.title.text() for pane in made.panes()]
    assert titles == ["Items", "Item", "Arguments and schema", "Diff"]


def test_a_pane_that_is_put_has_the_place_and_size_of_the_old_one(qtbot):
    made = Arrangement()
    qtbot.addWidget(made)
    made.resize(1440, 732)
    made.show()
    before = [pane.geometry() for pane in made.panes()]
    put = [Pane() for _ in before]
    for place, pane in enumerate(put):
        made.put(place, pane)
    assert made.panes() == tuple(put)
    qtbot.waitUntil(lambda: [pane.geometry() for pane in put] == before)


def test_a_pane_that_fills_the_window_is_replaced_there_too(qtbot):
    made = Arrangement()
    qtbot.addWidget(made)
    made.show()
    made.fill(made.panes()[1])
    pane = Pane()
    made.put(1, pane)
    made.put(2, Pane())
    assert made.filling is pane
    assert visible(made.panes()) == [False, True, False, False]


def test_the_keyboard_reaches_a_pane_that_another_one_hides(arrangement, panes):
    arrangement.fill(panes[0])
    arrangement.focus(2)
    assert arrangement.filling is panes[2]


def test_without_a_pane_in_use_it_is_the_item_that_fills_the_window(arrangement, panes):
    arrangement.fill_with_focus()
    assert arrangement.filling is panes[1]
    arrangement.fill_with_focus()
    assert arrangement.filling is None


def test_all_four_are_seen_at_once(arrangement, panes):
    assert visible(panes) == [True] * 4
    assert panes[0].width() < panes[1].width()
    assert panes[3].width() == 1440


def test_a_double_click_lets_a_pane_fill_the_window_and_go_back(
    arrangement, panes, qtbot
):
    qtbot.mouseDClick(panes[1].header, Qt.MouseButton.LeftButton)
    assert visible(panes) == [False, True, False, False]
    qtbot.waitUntil(lambda: panes[1].size() == arrangement.size())
    qtbot.mouseDClick(panes[1].header, Qt.MouseButton.LeftButton)
    assert visible(panes) == [True] * 4


def test_the_comparison_fills_the_window_as_well(arrangement, panes, qtbot):
    arrangement.fill(panes[3])
    assert visible(panes) == [False, False, False, True]
    qtbot.waitUntil(lambda: panes[3].size() == arrangement.size())


def test_sizes_come_back_the_next_time(arrangement, panes, qtbot):
    settings = Settings()
    arrangement._across.setSizes([400, 600, 440])
    arrangement.fill(panes[0])
    arrangement.remember(settings)
    other = Arrangement()
    qtbot.addWidget(other)
    other.resize(1440, 732)
    other.restore(settings)
    other.show()
    assert other._across.sizes()[0] == pytest.approx(400, abs=2)


def test_the_first_sizes_can_be_had_back(arrangement, panes):
    before = panes[0].width()
    arrangement._across.setSizes([700, 400, 340])
    arrangement.fill(panes[2])
    arrangement.reset()
    assert visible(panes) == [True] * 4
    assert panes[0].width() == pytest.approx(before, abs=2)


def test_the_pane_with_the_keyboard_is_known(arrangement, panes):
    assert arrangement.pane_with_focus() is None
    field = QLineEdit()
    panes[2].content.addWidget(field)
    field.show()
    field.setFocus()
    assert arrangement.pane_with_focus() is panes[2]


def test_the_keyboard_goes_round_the_panes(arrangement, panes):
    for pane in panes:
        line = QLineEdit(pane)
        line.show()
        pane.take_focus = line.setFocus
    forth, back = (arrangement.starts()[f"{n}-pane"] for n in ("next", "previous"))
    reached = []
    for go in (forth, forth, forth, forth, forth, back, back):
        go()
        reached.append(panes.index(arrangement.pane_with_focus()))
    assert reached == [0, 1, 2, 3, 0, 3, 2]
    arrangement.fill(panes[2])
    forth()
    assert arrangement.filling is panes[3]


def test_the_comparison_leaves_its_room_and_takes_it_back(arrangement, panes, qapp):
    before = panes[3].height()
    arrangement.lower_diff(is_low=True)
    arrangement.lower_diff(is_low=True)
    qapp.processEvents()
    assert panes[3].height() < before
    arrangement.lower_diff(is_low=False)
    arrangement.lower_diff(is_low=False)
    qapp.processEvents()
    assert panes[3].height() == before


@pytest.mark.parametrize(("height", "low"), [(400, 120), (600, 150), (1000, 200)])
def test_the_comparison_is_the_lower_the_less_room_there_is(
    arrangement, panes, qapp, height, low
):
    arrangement.resize(1440, height)
    qapp.processEvents()
    arrangement.lower_diff(is_low=True)
    qapp.processEvents()
    assert panes[3].height() == pytest.approx(low, abs=1)


def test_a_comparison_that_is_low_already_stays_as_it_is(arrangement, panes, qapp):
    arrangement.resize(1440, 220)
    qapp.processEvents()
    before = panes[3].height()
    assert before < 120
    arrangement.lower_diff(is_low=True)
    qapp.processEvents()
    assert panes[3].height() == before


class Searched(Pane):
    """A pane that can look for characters."""

    searches = 0

    def search(self):
        self.searches += 1
        return True

    def search_on(self, step):
        self.searches += step
        return True


def test_searching_is_for_the_pane_with_the_keyboard_else_the_item_pane(qtbot):
    made = Arrangement()
    qtbot.addWidget(made)
    panes = [Pane(), Searched(), Pane(), Searched()]
    lines = [QLineEdit() for _ in panes]
    for place, (pane, line) in enumerate(zip(panes, lines, strict=True)):
        pane.content.addWidget(line)
        made.put(place, pane)
    made.show()
    for line in lines:
        line.setFocus()
        made.starts()["find"]()
    assert (panes[1].searches, panes[3].searches) == (3, 1)
    lines[3].setFocus()
    made.starts()["find-next"]()
    made.starts()["find-next"]()
    lines[0].setFocus()
    made.starts()["find-previous"]()
    assert (panes[1].searches, panes[3].searches) == (2, 3)


def test_searching_brings_the_item_pane_back_where_another_fills_the_window(qtbot):
    made = Arrangement()
    qtbot.addWidget(made)
    panes = [Pane(), Searched(), Pane(), Pane()]
    for place, pane in enumerate(panes):
        made.put(place, pane)
    made.show()
    made.fill(panes[2])
    made.search()
    assert panes[1].isVisible()
    assert panes[1].searches == 1
