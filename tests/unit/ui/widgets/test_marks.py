"""Each meaning has a mark of its own shape, sharp at any size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QSize

from inspector.ui.theme import theme_named
from inspector.ui.widgets.marks import (
    MEANINGS,
    mark_colour,
    mark_pixmap,
    mark_shape,
)


def test_the_grave_ones_have_different_outlines(qapp):
    shapes = [mark_shape(meaning) for meaning in ("block", "warn", "ok", "unchecked")]
    assert (
        len({tuple(shape.toFillPolygon().boundingRect().getRect()) for shape in shapes})
        == 4
    )
    assert not mark_shape("warn").contains(QPointF(2, 3))
    assert mark_shape("block").contains(QPointF(3, 3.8))
    assert not mark_shape("block").contains(QPointF(1, 1))


def test_an_unknown_meaning_is_refused():
    with pytest.raises(KeyError):
        mark_shape("nonsense")


@pytest.mark.parametrize("meaning", MEANINGS)
@pytest.mark.parametrize("name", ["light", "dark"])
def test_a_mark_is_drawn_in_its_colour(qapp, meaning, name):
    theme = theme_named(name)
    image = mark_pixmap(meaning, theme, 32).toImage()
    colour = mark_colour(meaning, theme).getRgb()
    pixels = [image.pixelColor(x, y).getRgb() for x in range(32) for y in range(32)]
    assert pixels.count(colour) > 20
    assert pixels[0][3] == 0


def test_a_mark_for_a_dense_screen_has_more_pixels(qapp):
    pixmap = mark_pixmap("ok", theme_named("light"), 16, 2.0)
    assert pixmap.size() == QSize(32, 32)
    assert pixmap.deviceIndependentSize().toSize() == QSize(16, 16)


def test_the_sign_inside_is_not_left_out(qapp):
    image = mark_pixmap("block", theme_named("light"), 64).toImage()
    assert image.pixelColor(32, 32) == theme_named("light").colour("bg")
