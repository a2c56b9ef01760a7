"""What can wait is done right after the first paint, once."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from inspector.ui import first_paint
from inspector.ui.first_paint import AfterFirstPaint


class Painted(QWidget):
    def __init__(self, log):
        super().__init__()
        self.log = log

    def paintEvent(self, event):
        self.log.append("paint")
        super().paintEvent(event)


@pytest.fixture
def log():
    return []


@pytest.fixture
def window(qtbot, log):
    made = Painted(log)
    qtbot.addWidget(made)
    return made


def test_the_rest_comes_after_the_first_paint_and_once(window, log, qtbot):
    AfterFirstPaint(window, lambda: log.append("rest"))
    assert log == []
    window.show()
    qtbot.waitUntil(lambda: "rest" in log)
    assert log[0] == "paint"
    window.repaint()
    qtbot.wait(30)
    assert log.count("rest") == 1


def test_a_window_that_is_never_painted_gets_its_rest_too(
    window, log, qtbot, monkeypatch
):
    monkeypatch.setattr(first_paint, "PATIENCE_MS", 10)
    AfterFirstPaint(window, lambda: log.append("rest"))
    qtbot.waitUntil(lambda: log == ["rest"])
