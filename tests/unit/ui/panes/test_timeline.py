"""The timeline shows which event is chosen, and chooses with every key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from event_streams import a_stream, call_events, framed, message_events
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.timeline import Timeline
from inspector.ui.theme import theme_named
from instant_runner import InstantRunner

EVENTS = a_stream(*message_events(), *call_events(index=1))
LAST = len(EVENTS) - 1


@pytest.fixture
def bench(qapp):
    return Workbench(InstantRunner())


@pytest.fixture
def timeline(bench, qtbot):
    made = Timeline(bench)
    qtbot.addWidget(made)
    made.retranslate()
    made.set_theme(theme_named("dark"))
    made.resize(232, 300)
    made.show()
    bench.open_text(framed(*EVENTS), "x")
    return made


def test_it_shows_every_event_and_says_how_many(timeline):
    assert timeline.model.rowCount() == len(EVENTS)
    assert timeline.slider.maximum() == LAST
    assert timeline.place.text() == f"{len(EVENTS)} events"
    assert not timeline.view.currentIndex().isValid()


@pytest.mark.parametrize(
    ("key", "row"),
    [
        (Qt.Key.Key_Down, 6),
        (Qt.Key.Key_Right, 6),
        (Qt.Key.Key_Up, 4),
        (Qt.Key.Key_Left, 4),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, LAST),
    ],
)
def test_keys_step_in_the_list(timeline, bench, qtbot, key, row):
    bench.stepping.choose(5)
    qtbot.keyClick(timeline.view, key)
    assert bench.stepping.row == row
    assert timeline.slider.value() == row
    assert timeline.view.currentIndex().row() == row
    assert timeline.place.text() == f"event {row} / {LAST}"


def test_the_slider_chooses_too(timeline, bench):
    timeline.slider.setValue(3)
    assert bench.stepping.row == 3
    assert timeline.view.currentIndex().row() == 3


def test_escape_leaves_the_moment(timeline, bench, qtbot):
    bench.stepping.choose(5)
    qtbot.keyClick(timeline.view, Qt.Key.Key_Escape)
    assert bench.stepping.row is None
    assert not timeline.view.currentIndex().isValid()


def test_the_first_moment_of_json_is_told_and_a_click_away(timeline, bench, qtbot):
    bench.choice.choose_item(0)
    assert not timeline.first_parse.isVisible()
    bench.choice.choose_item(1)
    assert timeline.first_parse.text() == "JSON from event 11 on"
    qtbot.mouseClick(timeline.first_parse, Qt.MouseButton.LeftButton)
    assert bench.stepping.row == 11


def test_of_several_streams_the_number_is_told(timeline, bench):
    bench.open_text(framed(*EVENTS) + framed(*EVENTS), "y")
    bench.stepping.choose(LAST + 3)
    assert timeline.place.text() == f"stream 1, 2 / {LAST}"


def test_everything_has_a_name(timeline):
    parts = timeline, timeline.slider, timeline.view
    assert all(part.accessibleName() for part in parts)


def test_the_chosen_row_stays_in_sight_when_room_is_lost(timeline, bench, qapp):
    bench.stepping.choose(7)
    timeline.resize(232, 160)
    qapp.processEvents()
    view = timeline.view
    shown = view.visualRect(view.currentIndex())
    assert view.viewport().rect().contains(shown)
