"""A button that says what is chosen; its menu is filled when it opens."""

from __future__ import annotations

import pytest

from inspector.ui.widgets.drop_down import DropDown


@pytest.fixture
def button(qtbot):
    made = DropDown()
    qtbot.addWidget(made)
    made.resize(300, 30)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_what_fits_is_shown_whole(button):
    button.set_label("Schema: tools[0]", "")
    assert button.text().strip() == button.label() == "Schema: tools[0]"
    assert button.toolTip() == "Schema: tools[0]"


def test_what_does_not_fit_is_shortened_and_told_whole(button):
    label = "Schema: " + "long_name_" * 20
    button.set_label(label, "A hint.")
    assert button.text().endswith("…")
    assert button.accessibleName() == label
    assert button.toolTip() == f"{label}\nA hint."
    assert button.accessibleDescription() == "A hint."


def test_more_room_shows_more(button, qtbot):
    button.set_label("Schema: " + "long_name_" * 5, "")
    before = button.text()
    button.resize(700, 30)
    qtbot.waitUntil(lambda: len(button.text()) > len(before))


def test_an_ampersand_of_a_name_is_shown_as_itself(button):
    button.set_label("a & b", "")
    assert "&&" in button.text()


def test_a_long_label_does_not_widen_the_window(button):
    button.set_label("x" * 500, "")
    assert button.minimumSizeHint().width() < 60
