"""A bot for widgets that neither a busy machine nor the collector can fail."""

from __future__ import annotations

from functools import partialmethod
from typing import TYPE_CHECKING, Any

from pytestqt.qtbot import QtBot

if TYPE_CHECKING:
    import pytest
    from PySide6.QtWidgets import QWidget

PATIENCE = 60_000
"""Milliseconds until what is waited for counts as never coming."""


class PatientBot(QtBot):
    """The bot of pytest-qt, whose own limits of five seconds suit an idle machine.

    It keeps its widgets: once a test function has returned, nothing else does, and
    a window that is painted meanwhile would be collected while it paints.
    """

    def __init__(self, request: pytest.FixtureRequest) -> None:
        super().__init__(request)
        self.widgets: list[QWidget] = []

    def addWidget(self, widget: QWidget, **options: Any) -> None:  # noqa: N802
        """Override ``QtBot.addWidget``."""
        super().addWidget(widget, **options)
        self.widgets.append(widget)

    waitActive = partialmethod(QtBot.waitActive, timeout=PATIENCE)  # noqa: N815
    waitExposed = partialmethod(QtBot.waitExposed, timeout=PATIENCE)  # noqa: N815
    waitSignal = partialmethod(QtBot.waitSignal, timeout=PATIENCE)  # noqa: N815
    waitSignals = partialmethod(QtBot.waitSignals, timeout=PATIENCE)  # noqa: N815
    waitUntil = partialmethod(QtBot.waitUntil, timeout=PATIENCE)  # noqa: N815
