"""The window connects its parts; each is tested on its own elsewhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent

from builders import a_function_call, a_message, a_response, as_json
from inspector.ui.languages import Languages
from inspector.ui.looks import Looks
from inspector.ui.main_window import MainWindow
from inspector.ui.models.workbench import Workbench
from inspector.ui.settings import Settings
from inspector.ui.theme import Appearance, Choice
from instant_runner import InstantRunner

TEXT = as_json(a_response(a_function_call(), a_message()))


@pytest.fixture
def settings():
    return Settings()


@pytest.fixture
def window(qapp, qtbot, settings):
    looks = Looks(Appearance(qapp, Choice.LIGHT), Languages(qapp, "en"), settings)
    made = MainWindow(Workbench(InstantRunner()), looks, settings)
    qtbot.addWidget(made)
    made.complete()
    made.show()
    yield made
    looks.languages.choose("en")
    looks.appearance.choose(Choice.LIGHT)


def enabled(window, name):
    return window.actions_by_name[name].isEnabled()


def test_at_first_nothing_can_be_exported_composed_or_closed(window):
    for name in ("export", "compose", "close-comparison", "clear-given"):
        assert not enabled(window, name)
    assert enabled(window, "paste")


def test_what_can_be_done_follows_what_is_open_and_chosen(window):
    window.workbench.open_text(TEXT, "x")
    assert enabled(window, "export")
    assert enabled(window, "compose")
    assert window.banner.button.isVisible()
    window.workbench.choice.choose_item(1)
    assert not enabled(window, "compose")
    assert not window.banner.button.isVisible()


def test_while_typing_waits_to_be_checked_no_output_can_be_composed(window):
    window.workbench.open_text(TEXT, "x")
    window.item_pane.source.type_text(" ")
    assert not enabled(window, "compose")


def test_the_title_names_the_text(window):
    window.workbench.open_text(TEXT, "log.json")
    assert window.windowTitle() == "log.json \u2013 Open Responses Inspector"


def test_after_opening_the_keyboard_acts_on_the_items(window):
    window.workbench.open_text(TEXT, "x")
    assert window.items_pane.view.hasFocus()


def test_completing_twice_builds_one_set_of_panes(window):
    before = window.arrangement.panes()
    window.complete()
    assert window.arrangement.panes() == before


def test_every_pane_is_reached_by_its_key(window):
    window.workbench.open_text(TEXT, "x")
    for name, part in (
        ("to-item", window.item_pane.source),
        ("to-items", window.items_pane.view),
    ):
        window.actions_by_name[name].trigger()
        assert part.hasFocus(), name


def test_the_pretty_action_and_the_switch_agree(window):
    window.workbench.open_text(TEXT, "x")
    window.actions_by_name["pretty"].trigger()
    assert window.item_pane.view() is window.item_pane.pretty
    window.item_pane.show_pretty(False)
    assert not window.actions_by_name["pretty"].isChecked()


def test_a_pane_fills_the_window_and_goes_back(window):
    window.item_pane.take_focus()
    window.actions_by_name["fill"].trigger()
    assert window.arrangement.filling is window.item_pane
    window.actions_by_name["fill"].trigger()
    assert window.arrangement.filling is None
    assert not window.actions_by_name["fill"].isChecked()


def test_size_and_theme_reach_every_view(window):
    window.actions_by_name["zoom-in"].trigger()
    window.actions_by_name["theme-dark"].trigger()
    view = window.item_pane.source
    assert view.font_size() == window.settings.code_pixels == 14
    assert view.row_painter.theme.name == "dark"


def test_how_it_was_arranged_comes_back(window, settings, qapp, qtbot):
    window.resize(800, 540)
    window.close()
    again = MainWindow(Workbench(InstantRunner()), window.looks, settings)
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (800, 540)


def test_refusals_are_said_in_a_box(window):
    words = []
    window.wishes.say = words.append
    window.workbench.refused.disconnect()
    window.workbench.refused.connect(window.wishes.say)
    window.workbench.open_paths([1, 2, 3])
    assert len(words) == 1


def test_another_language_rewrites_menus_and_panes(window, qapp):
    window.actions_by_name["language-ko"].trigger()
    qapp.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert window.workbench.language == "ko"
