"""Areas over several rows are one outline; the wave repeats without a seam."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from inspector.ui.widgets.area_path import WAVE_HEIGHT, Band, area_path, wave_tile


def test_one_band_is_a_rounded_rectangle():
    path = area_path([Band(10, 50, 0, 20)])
    assert path.boundingRect().getRect() == (10, 0, 40, 20)
    assert path.contains(QPointF(30, 10))
    assert not path.contains(QPointF(10.2, 0.2))


def test_bands_that_meet_are_one_outline():
    path = area_path([Band(30, 90, 0, 20), Band(0, 90, 20, 40), Band(0, 50, 40, 60)])
    assert len(path.toSubpathPolygons()) == 1
    assert path.contains(QPointF(40, 20))
    assert not path.contains(QPointF(10, 10))
    assert not path.contains(QPointF(70, 50))


def test_bands_apart_are_outlines_of_their_own():
    path = area_path([Band(60, 90, 0, 20), Band(0, 40, 20, 40)])
    assert len(path.toSubpathPolygons()) == 2


def test_no_band_is_no_outline():
    assert area_path([]).isEmpty()


def test_the_tile_of_the_wave_ends_as_it_begins(qapp):
    for ratio in (1.0, 1.25, 2.0):
        image = wave_tile(QColor("red"), ratio).toImage()
        assert image.height() == round(WAVE_HEIGHT * ratio)
        rows = range(image.height())
        left = [image.pixelColor(0, y).alpha() for y in rows]
        right = [image.pixelColor(image.width() - 1, y).alpha() for y in rows]
        assert max(left) > 60
        assert max(right) > 60
