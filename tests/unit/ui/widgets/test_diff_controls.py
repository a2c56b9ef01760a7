"""The header says the verdict, which difference it is, and what can be done."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from inspector.ui.models.diff_verdict import NOTHING, Saying
from inspector.ui.theme import theme_named
from inspector.ui.widgets.diff_controls import DiffControls, DiffVerdict


@pytest.fixture
def controls(qtbot):
    made = DiffControls()
    qtbot.addWidget(made)
    made.retranslate()
    made.show()
    return made


def test_the_place_among_all_is_shown_and_told(controls):
    controls.show_position(1, 4)
    assert controls.position.text() == "2 / 4"
    assert controls.position.accessibleName() == "Difference 2 of 4"
    controls.show_position(None, 12_000)
    assert controls.position.text() == "\u2013 / 12,000"


def test_without_differences_there_are_no_steps(controls):
    controls.show_position(None, 0)
    assert not controls.next.isEnabled()
    assert not controls.previous.isEnabled()
    controls.show_position(None, 1)
    assert controls.next.isEnabled()


def test_buttons_wish(controls, qtbot):
    wishes = []
    controls.step_wished.connect(wishes.append)
    controls.swap_wished.connect(lambda: wishes.append("swap"))
    controls.close_wished.connect(lambda: wishes.append("close"))
    controls.only_chosen.connect(wishes.append)
    controls.show_position(0, 2)
    buttons = controls.next, controls.previous, controls.swap, controls.close_button
    for button in buttons:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    controls.only.choose("blocking")
    assert wishes == [1, -1, "swap", "close", "blocking"]


def test_every_control_has_a_name_and_a_hint(controls):
    for button in (controls.next, controls.previous):
        assert button.accessibleName()
        assert "F7" in button.toolTip()
    for control in (controls.swap, controls.close_button, controls.only):
        assert control.text()
        assert control.toolTip()


def test_a_verdict_is_a_mark_and_a_sentence(qtbot):
    verdict = DiffVerdict()
    qtbot.addWidget(verdict)
    verdict.set_theme(theme_named("dark"))
    verdict.show_saying(Saying("block", "Do not send it."))
    assert verdict.meaning == "block"
    assert verdict.sentence.text() == "Do not send it."
    assert verdict.accessibleName() == "Do not send it."
    assert not verdict.mark.pixmap().isNull()
    verdict.show_saying(NOTHING)
    assert verdict.mark.isHidden()


def test_a_verdict_does_with_little_room(qtbot):
    verdict = DiffVerdict()
    qtbot.addWidget(verdict)
    verdict.show_saying(Saying("block", "Do not send it. " * 20))
    verdict.resize(160, 30)
    assert verdict.minimumSizeHint().width() < 100
    assert verdict.sentence.shown_text().endswith("…")
