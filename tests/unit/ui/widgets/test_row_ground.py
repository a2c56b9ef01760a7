"""A row shows by its ground what it is to a person."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from inspector.ui.theme import theme_named
from inspector.ui.widgets.row_ground import paint_ground

LIGHT = theme_named("light")
SELECTED, OVER, FOCUS = (
    QStyle.StateFlag.State_Selected,
    QStyle.StateFlag.State_MouseOver,
    QStyle.StateFlag.State_HasFocus,
)
NONE = QStyle.StateFlag.State_None


def painted(state, **asked):
    image = QImage(40, 20, QImage.Format.Format_RGB32)
    image.fill(LIGHT.colour("bg"))
    option = QStyleOptionViewItem()
    option.rect, option.state = QRect(0, 0, 40, 20), state
    painter = QPainter(image)
    paint_ground(painter, option, LIGHT, **asked)
    painter.end()
    return image.pixelColor(1, 10), image.pixelColor(20, 10)


@pytest.mark.parametrize(
    ("state", "asked", "ground"),
    [
        (NONE, {}, "bg"),
        (SELECTED, {}, "sel"),
        (OVER, {}, "gap"),
        (SELECTED | OVER, {}, "sel"),
        (OVER, {"is_kin": True}, "infobg"),
        (SELECTED, {"is_chosen": False}, "bg"),
        (NONE, {"is_chosen": True}, "sel"),
    ],
)
def test_the_ground_says_what_a_row_is(qapp, state, asked, ground):
    assert painted(state, **asked)[1] == LIGHT.colour(ground)


def test_the_keyboard_has_a_bar(qapp):
    edge, ground = painted(SELECTED | FOCUS)
    assert (edge, ground) == (LIGHT.colour("accent"), LIGHT.colour("sel"))
