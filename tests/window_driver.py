"""Drives the real window in a test as a person does, threads and all."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from inspector.ui.app import assembled
from inspector.ui.start_options import Options


def shown_window(qapp, qtbot, **options):
    """Yield a window that is shown and complete; a fixture yields from this."""
    wanted = {"theme": "light", "language": "en", "size": (1440, 900)} | options
    window = assembled(qapp, Options(**wanted))
    qtbot.addWidget(window)
    window.complete()
    with qtbot.waitExposed(window):
        window.show()
    yield window
    window.looks.languages.choose("en")
    window.workbench.runner.shut_down()
    qtbot.waitUntil(lambda: window.workbench.runner.is_idle)
    qapp.setStyleSheet("")


def copy(text):
    """Put a text on the clipboard."""
    QGuiApplication.clipboard().setText(text)


def settled(window, qtbot):
    """Wait until everything that was asked has been answered."""
    bench = window.workbench
    qtbot.waitUntil(lambda: bench.runner.is_idle and not bench.is_stale)
    qtbot.wait(10)
    qtbot.waitUntil(lambda: bench.runner.is_idle and not bench.is_stale)


def opened(window, qtbot, text):
    """Open a text and wait for its verdict."""
    window.workbench.open_text(text, "test")
    settled(window, qtbot)
