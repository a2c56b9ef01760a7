"""The slider goes where it is clicked, and steps as the list below it does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from inspector.ui.theme import theme_named
from inspector.ui.widgets.moment_slider import MomentSlider


@pytest.fixture
def slider(qtbot):
    made = MomentSlider()
    qtbot.addWidget(made)
    made.setRange(0, 40)
    made.resize(224, 32)
    made.show()
    return made


@pytest.mark.parametrize("value", [0, 1, 17, 40])
def test_a_click_goes_where_it_is(slider, qtbot, value):
    slider.setValue(20)
    place = QPoint(round(slider.x_of(value)), 20)
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=place)
    assert slider.value() == value
    assert not slider.isSliderDown()


def test_places_beside_the_ends_are_the_ends(slider):
    assert slider.value_at(-50) == 0
    assert slider.value_at(5_000) == 40


def test_down_goes_on_and_up_goes_back(slider, qtbot):
    slider.setValue(20)
    for key, value in (("Down", 21), ("Up", 20), ("Right", 21), ("End", 40)):
        qtbot.keyClick(slider, getattr(Qt.Key, f"Key_{key}"))
        assert slider.value() == value


def test_signs_are_seen(slider):
    bare = slider.grab().toImage()
    slider.set_signs([10])
    assert slider.grab().toImage() != bare


def test_a_single_moment_does_no_harm(slider):
    slider.setRange(0, 0)
    slider.theme = theme_named("dark")
    assert slider.value_at(100) == 0
    assert not slider.grab().isNull()
