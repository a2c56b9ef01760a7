"""A text that gets the room that it is said to need is not shortened."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics

from inspector.ui.theme import interface_font
from inspector.ui.widgets.text_width import width_of


@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.DemiBold])
@pytest.mark.parametrize(
    "text", ["Portability", "100.0 % (3 / 3)", "\u221265.8 \u2026 +56.1", "이식성", "i"]
)
def test_nothing_is_shortened_in_the_room_that_it_needs(qapp, weight, text):
    for pixels in range(9, 24):
        font = interface_font()
        font.setPixelSize(pixels)
        font.setWeight(weight)
        metrics, room = QFontMetrics(font), width_of(font, text)
        assert metrics.elidedText(text, Qt.TextElideMode.ElideRight, room) == text


def test_no_text_needs_no_room(qapp):
    assert width_of(interface_font(), "") == 0
