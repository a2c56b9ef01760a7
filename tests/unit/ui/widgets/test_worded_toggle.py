"""A toggle says what a click does."""

from __future__ import annotations

import pytest

from inspector.ui.widgets.worded_toggle import WordedToggle


@pytest.fixture
def toggle(qtbot):
    made = WordedToggle()
    qtbot.addWidget(made)
    made.set_words("Show it", "Hide it")
    return made


def test_it_says_what_a_click_does_in_either_state(toggle):
    assert toggle.text() == "Hide it"
    toggle.setChecked(False)
    assert toggle.text() == "Show it"


def test_without_room_an_arrow_stands_for_the_words_which_stay_to_be_read(toggle):
    toggle.shorten(20)
    assert toggle.text() == "▾"
    assert toggle.toolTip() == toggle.accessibleName() == "Hide it"
    toggle.setChecked(False)
    assert toggle.text() == "▸"
    toggle.shorten(500)
    assert toggle.text() == "Show it"
