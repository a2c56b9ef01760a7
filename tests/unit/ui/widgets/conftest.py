"""Views to test with: shown, of a known size, in the light theme."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from inspector.ui.theme import theme_named
from inspector.ui.widgets.code_view import CodeView


@pytest.fixture
def make_view(qtbot):
    """Give a function that shows a text in a code view."""

    def make(text="", width=640, height=400, theme="light"):
        view = CodeView(theme_named(theme))
        qtbot.addWidget(view)
        view.resize(width, height)
        view.set_text(text)
        with qtbot.waitExposed(view):
            view.show()
        view.setFocus()
        return view

    return make


@pytest.fixture
def grab():
    """Give a function that photographs the viewport of a view."""

    def grab(view):
        image = QImage(view.viewport().size(), QImage.Format.Format_RGB32)
        view.viewport().render(image)
        return image

    return grab


@pytest.fixture
def count_pixels():
    """Give a function that counts pixels close to a colour within a rectangle."""

    def count(image, area, colour, slack=40):
        def is_close(x, y):
            pixel = image.pixelColor(x, y)
            pairs = zip(pixel.getRgb()[:3], colour.getRgb()[:3], strict=True)
            return all(abs(a - b) <= slack for a, b in pairs)

        box = area.toAlignedRect().intersected(image.rect())
        return sum(
            is_close(x, y)
            for x in range(box.left(), box.right() + 1)
            for y in range(box.top(), box.bottom() + 1)
        )

    return count
