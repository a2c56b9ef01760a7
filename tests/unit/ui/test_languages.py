"""Every widget speaks the chosen language, at once."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from inspector.ui.languages import LANGUAGES, Languages, system_language


@pytest.fixture
def languages(qapp):
    made = Languages(qapp, "en")
    yield made
    made.choose("en")


class Greeting(QLabel):
    events = 0

    def changeEvent(self, event):
        if event.type() == event.Type.LanguageChange:
            self.events += 1
        super().changeEvent(event)


def test_english_is_as_written(languages):
    assert languages.language == "en"


def test_another_language_is_told_to_everything_that_is_there(languages, qtbot):
    label = Greeting()
    qtbot.addWidget(label)
    with qtbot.waitSignal(languages.language_changed) as told:
        languages.choose("ko")
    assert told.args == ["ko"]
    qtbot.waitUntil(lambda: label.events > 0)
    assert label.tr is not None
    assert languages.language == "ko"


def test_choosing_the_same_again_is_told_to_nobody(languages, qtbot):
    with qtbot.assertNotEmitted(languages.language_changed):
        languages.choose("en")


def test_a_language_that_is_not_known_is_english(languages):
    languages.choose("ko")
    languages.choose("xx")
    assert languages.language == "en"


def test_the_systems_language_is_one_that_is_spoken_here():
    assert system_language() in LANGUAGES
