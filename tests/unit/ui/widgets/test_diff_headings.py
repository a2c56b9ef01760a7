"""A heading shows a mark, a chevron and words, and says whose turn it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from diffs import a_course, calls
from inspector.ui.theme import theme_named
from inspector.ui.widgets.diff_headings import DiffHeadings

AREA = QRectF(0, 0, 400, 20)


@pytest.fixture
def painted(qapp):
    def painted(pair=0, *, is_open=True, has_caret=False, theme="light"):
        right = calls(2)
        right[1]["name"] = "other"
        course = a_course(calls(2), right)
        image = QImage(400, 20, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        headings = DiffHeadings(painter, theme_named(theme))
        compared = course.comparison.pairs[pair]
        headings.paint(AREA, compared, is_open=is_open, has_caret=has_caret)
        painter.end()
        return image

    return painted


def test_the_mark_is_that_of_the_gravest_finding(painted, count_pixels):
    theme = theme_named("light")
    mark = QRectF(28, 2, 18, 16)
    assert count_pixels(painted(0), mark, theme.colour("ok")) > 50
    assert count_pixels(painted(1), mark, theme.colour("block")) > 40


def test_open_and_closed_look_different(painted):
    assert painted(is_open=True) != painted(is_open=False)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_caret_is_seen(painted, count_pixels, theme):
    bar, accent = QRectF(0, 0, 3, 20), theme_named(theme).colour("accent")
    assert count_pixels(painted(theme=theme), bar, accent) == 0
    assert count_pixels(painted(has_caret=True, theme=theme), bar, accent) == 60


def test_words_are_painted(painted, count_pixels):
    theme = theme_named("light")
    title = QRectF(46, 0, 350, 20)
    assert count_pixels(painted(), title, theme.colour("text"), slack=60) > 50
    assert count_pixels(painted(), title, theme.colour("muted"), slack=60) > 50
