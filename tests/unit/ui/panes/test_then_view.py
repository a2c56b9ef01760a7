"""The item pane shows the item as it stood, and says so."""

from __future__ import annotations

import pytest

from event_streams import a_stream, call_events, framed, message_events
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.item_pane import ItemPane
from inspector.ui.theme import theme_named
from instant_runner import InstantRunner

EVENTS = a_stream(*message_events(), *call_events(index=1))


@pytest.fixture
def bench(qapp):
    return Workbench(InstantRunner())


@pytest.fixture
def pane(bench, qtbot):
    made = ItemPane(bench)
    qtbot.addWidget(made)
    made.retranslate()
    made.resize(640, 480)
    made.show()
    bench.open_text(framed(*EVENTS), "x")
    return made


def test_it_is_there_while_an_event_is_chosen(pane, bench):
    assert pane._then is None
    bench.stepping.choose(10)
    assert pane.then.isVisible()
    bench.stepping.leave()
    assert not pane.then.isVisible()


def test_it_shows_the_item_and_what_is_to_be_said_of_it(pane, bench):
    bench.stepping.choose(10)
    assert pane.then.title.text() == "Item 1 as of event 10"
    assert pane.then.so_far.text() == "Arguments so far"
    assert r'"arguments": "{\"region\":\"a"' in pane.then.view.text()
    bench.stepping.choose(11)
    assert pane.then.so_far.text() == "◆ JSON from here on"
    assert pane.then.view.accessibleName() == (
        "Item 1 as of event 11, ◆ JSON from here on"
    )


def test_another_item_is_shown_at_the_same_moment(pane, bench):
    bench.stepping.choose(4)
    bench.choice.choose_item(1)
    assert pane.then.title.text() == "Item 1 as of event 4"
    assert pane.then.so_far.text() == "The item had not begun"
    assert pane.then.view.text() == ""


def test_it_cannot_be_edited_and_can_be_closed(pane, bench):
    bench.stepping.choose(10)
    assert pane.then.view.is_read_only()
    pane.then.close_button.click()
    assert bench.stepping.row is None


def test_the_source_shows_the_characters_of_the_event(pane, bench):
    bench.stepping.choose(10)
    assert pane.source.selection() == bench.stepping.course.rows[10].place.span


def test_it_wears_the_theme_and_the_size_of_the_pane(pane, bench):
    bench.stepping.choose(10)
    pane.set_theme(theme_named("dark"))
    pane.set_code_pixels(17)
    assert pane.then.view.row_painter.theme.is_dark
    assert pane.then.view.font_size() == 17
