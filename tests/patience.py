"""Waiting that a busy machine does not fail: a condition is waited for, not a time."""

from __future__ import annotations

from functools import partialmethod

from pytestqt.qtbot import QtBot

PATIENCE = 60_000
"""Milliseconds until what is waited for counts as never coming."""


class PatientBot(QtBot):
    """The bot of pytest-qt, whose own limits of five seconds suit an idle machine."""

    waitActive = partialmethod(QtBot.waitActive, timeout=PATIENCE)  # noqa: N815
    waitExposed = partialmethod(QtBot.waitExposed, timeout=PATIENCE)  # noqa: N815
    waitSignal = partialmethod(QtBot.waitSignal, timeout=PATIENCE)  # noqa: N815
    waitSignals = partialmethod(QtBot.waitSignals, timeout=PATIENCE)  # noqa: N815
    waitUntil = partialmethod(QtBot.waitUntil, timeout=PATIENCE)  # noqa: N815
