"""What is chosen in the View menu is worn and remembered."""

from __future__ import annotations

import pytest

from inspector.ui.actions import Actions
from inspector.ui.languages import Languages
from inspector.ui.looks import Looks
from inspector.ui.settings import LARGEST_CODE, Settings
from inspector.ui.theme import FONT_PIXELS, Appearance, Choice


@pytest.fixture
def settings():
    return Settings()


@pytest.fixture
def looks(qapp, settings):
    made = Looks(Appearance(qapp, Choice.LIGHT), Languages(qapp, "en"), settings)
    yield made
    made.languages.choose("en")
    made.appearance.choose(Choice.LIGHT)


@pytest.fixture
def actions(looks):
    made = Actions()
    looks.connect_actions(made)
    return made


def test_the_menu_shows_what_is_in_force(actions):
    assert actions["theme-light"].isChecked()
    assert actions["language-en"].isChecked()


def test_a_theme_is_worn_and_remembered(actions, looks, settings):
    actions["theme-dark"].trigger()
    assert looks.theme.name == "dark"
    assert settings.theme is Choice.DARK


def test_a_language_is_spoken_and_remembered(actions, looks, settings):
    actions["language-ko"].trigger()
    assert looks.languages.language == "ko"
    assert settings.language == "ko"


def test_code_grows_shrinks_and_goes_back(actions, looks):
    heard = []
    looks.code_pixels_changed.connect(heard.append)
    actions["zoom-in"].trigger()
    actions["zoom-in"].trigger()
    actions["zoom-out"].trigger()
    actions["zoom-normal"].trigger()
    assert heard == [FONT_PIXELS + 1, FONT_PIXELS + 2, FONT_PIXELS + 1, FONT_PIXELS]


def test_code_stays_within_what_can_be_read(looks, qtbot):
    looks.zoom(LARGEST_CODE)
    with qtbot.assertNotEmitted(looks.code_pixels_changed):
        looks.zoom(LARGEST_CODE + 10)
    assert looks.code_pixels == LARGEST_CODE
