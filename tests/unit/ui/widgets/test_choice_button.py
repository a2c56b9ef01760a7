"""A button says what is chosen, and a menu offers the rest."""

from __future__ import annotations

import pytest

from inspector.ui.widgets.choice_button import ChoiceButton


@pytest.fixture
def button(qtbot):
    made = ChoiceButton(("all", "some"))
    qtbot.addWidget(made)
    made.name({"all": "Everything", "some": "A part"}, "What is shown")
    return made


def test_the_first_value_is_chosen_at_first(button):
    assert button.value == "all"
    assert (button.text(), button.accessibleName()) == ("Everything", "Everything")
    assert button.toolTip() == "What is shown"


def test_a_chosen_value_is_told_once_and_named(button):
    told = []
    button.value_chosen.connect(told.append)
    button.choose("some")
    assert (told, button.value, button.text()) == (["some"], "some", "A part")
    checked = [a.text() for a in button.menu().actions() if a.isChecked()]
    assert checked == ["A part"]


def test_another_language_keeps_what_is_chosen(button):
    button.choose("some")
    button.name({"all": "모두", "some": "일부"}, "보이는 것")
    assert (button.value, button.text()) == ("some", "일부")
