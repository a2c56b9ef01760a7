"""Draw the window to a file as a person would see it, and end."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QTimer

from inspector.ui.models.opened import RefusedError
from inspector.ui.models.refusals import words_for
from inspector.ui.start_options import UsageError

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from inspector.ui.main_window import MainWindow
    from inspector.ui.start_options import Options

PATIENCE_SECONDS = 60
_SETTLED_TURNS = 3


def take_screenshot(app: QApplication, window: MainWindow, options: Options) -> None:
    """Fill the window, wait for all background work, and draw it.

    Raises:
        UsageError: a file cannot be shown, the picture not be written, or the work
            takes longer than anybody waits.
    """
    refusals: list[str] = []
    window.workbench.refused.connect(refusals.append)
    window.show()
    window.complete()
    if options.files:
        window.workbench.open_paths(options.files)
    else:
        window.wishes.open_sample()
    _wait_until_done(app, window)
    if refusals:
        raise UsageError(refusals[0])
    _choose_first_violation(window)
    _wait_until_done(app, window)
    path = options.screenshot
    if path is None or not window.grab().save(str(path)):
        words = words_for(RefusedError("unwritable", str(path), "is it a .png file?"))
        raise UsageError(words)


def _choose_first_violation(window: MainWindow) -> None:
    """What a person would click first: the first finding that blocks."""
    chosen = window.workbench.choice.item
    findings = chosen.findings if chosen else ()
    blocking = next((finding for finding in findings if finding.blocks), None)
    if blocking is not None:
        window.workbench.choice.choose_finding(blocking)


def _wait_until_done(app: QApplication, window: MainWindow) -> None:
    """Let events and jobs run until nothing is left to do."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    settled = 0
    while settled < _SETTLED_TURNS:
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        settled = settled + 1 if _is_done(window) else 0
        if time.monotonic() > deadline:
            message = f"not finished within {PATIENCE_SECONDS} seconds"
            raise UsageError(message)


def _is_done(window: MainWindow) -> bool:
    workbench = window.workbench
    log = workbench.desk.log
    is_judged = log is None or not log.is_running
    is_idle = workbench.runner.is_idle and not workbench.is_stale
    return is_judged and is_idle and not _is_put_off(window)


def _is_put_off(window: MainWindow) -> bool:
    """Whether something waits a little to be shown, such as counts that change."""
    timers = window.findChildren(QTimer)
    return any(timer.isSingleShot() and timer.isActive() for timer in timers)
