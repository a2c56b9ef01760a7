"""The sign of the moment is a shape of its own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QImage, QPainter

from inspector.ui.theme import theme_named
from inspector.ui.widgets.moment_mark import moment_icon, paint_moment


@pytest.mark.parametrize("name", ["light", "dark"])
def test_it_is_full_in_the_middle_and_leaves_the_corners(qapp, name):
    theme = theme_named(name)
    image = QImage(12, 12, QImage.Format.Format_RGB32)
    image.fill(theme.colour("bg"))
    painter = QPainter(image)
    paint_moment(painter, QPointF(6, 6), theme)
    painter.end()
    assert image.pixelColor(6, 6) == theme.colour("ok")
    assert image.pixelColor(2, 2) == theme.colour("bg")
    assert image.pixelColor(10, 10) == theme.colour("bg")


def test_the_icon_has_a_size(qapp):
    assert not moment_icon(theme_named("dark")).pixmap(QSize(12, 12)).isNull()
