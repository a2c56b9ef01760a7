"""Start the window: read the options, assemble the parts, show them.

The one place that knows all parts; everything else gets what it needs.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from inspector.ui.start_options import Options, UsageError, read_options

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtWidgets import QApplication

    from inspector.ui.background import Runner
    from inspector.ui.main_window import MainWindow
    from inspector.ui.settings import Settings

USAGE = 2
INTERNAL = 70
"""A fault of ours, as the command line answers it."""

NAME = "open-responses-inspector"
APP_ID = "io.github.open_responses_inspector"
"""By which a desktop knows the program: its .desktop file and its icon."""

NO_DISPLAY = (
    "no display: neither DISPLAY nor WAYLAND_DISPLAY is set, so no window can open. "
    "For a picture: --screenshot out.png FILE; without a window: gate FILE"
)


def main(arguments: Sequence[str]) -> int:
    """Show the window and stay until it is closed.

    Args:
        arguments: Without the program's name.

    Returns:
        The exit code: 0, or 2 where the request cannot be met.
    """
    try:
        options = read_options(arguments)
        if options.screenshot is not None:
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        _require_display(os.environ, sys.platform)
        return _run(options)
    except UsageError as error:
        sys.stderr.write(f"{NAME}: {error}\n")
        return USAGE


def _require_display(variables: Mapping[str, str], system: str) -> None:
    """Say in one line what Qt would say by aborting the process.

    Raises:
        UsageError: there is no screen.
    """
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if system.startswith("linux") and not any(variables.get(n) for n in names):
        raise UsageError(NO_DISPLAY)


def _run(options: Options) -> int:
    # Imported late: Qt is loaded only when a window will be there.
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from inspector.ui.background import JobRunner  # noqa: PLC0415
    from inspector.ui.collector import Collector  # noqa: PLC0415
    from inspector.ui.fault_hook import FaultHook  # noqa: PLC0415
    from inspector.ui.theme import STYLE, STYLE_VARIABLE  # noqa: PLC0415

    os.environ[STYLE_VARIABLE] = STYLE
    app = QApplication([NAME])
    app.setApplicationName("inspector")
    app.setOrganizationName("open-responses-inspector")
    app.setApplicationDisplayName("Open Responses Inspector")
    app.setDesktopFileName(APP_ID)
    hook = FaultHook(app)
    runner = JobRunner(app)
    collector = Collector(runner)
    collector.start()
    try:
        window = assembled(app, options, runner)
        hook.speak_through(window)
        code = _shown(app, window, options)
    finally:
        from inspector.ui.processes import end_all  # noqa: PLC0415 - not for the start

        runner.shut_down()
        end_all()
        collector.stop()  # last: no thread is left that it could run on
    return INTERNAL if options.screenshot is not None and hook.has_caught else code


def _shown(app: QApplication, window: MainWindow, options: Options) -> int:
    """Stay until the window is closed, or its picture taken."""
    if options.screenshot is not None:
        from inspector.ui.screenshot import take_screenshot  # noqa: PLC0415

        take_screenshot(app, window, options)
        return 0
    from inspector.ui.first_paint import AfterFirstPaint  # noqa: PLC0415

    AfterFirstPaint(window, lambda: _fill(window, options))
    window.show()
    return app.exec()


def _fill(window: MainWindow, options: Options) -> None:
    """Build what is empty at first, and open what was named."""
    from inspector.ui.app_icon import app_icon  # noqa: PLC0415 - as above

    window.setWindowIcon(app_icon(APP_ID))
    window.complete()
    if options.files:
        window.workbench.open_paths(options.files)


def assembled(
    app: QApplication, options: Options, runner: Runner | None = None
) -> MainWindow:
    """Build the window of an application, with all that it needs.

    Args:
        app: Made already.
        options: Of the command line.
        runner: Of what is done off the main thread; one of its own when None.
    """
    # Imported late, as above.
    from inspector.ui.background import JobRunner  # noqa: PLC0415
    from inspector.ui.languages import Languages  # noqa: PLC0415
    from inspector.ui.looks import Looks  # noqa: PLC0415
    from inspector.ui.main_window import FIRST_SIZE, MainWindow  # noqa: PLC0415
    from inspector.ui.models.workbench import Workbench  # noqa: PLC0415
    from inspector.ui.theme import Appearance, Choice  # noqa: PLC0415

    settings = _settings(options)
    theme = Choice(options.theme) if options.theme else settings.theme
    appearance = Appearance(app, theme)
    languages = Languages(app, options.language or settings.language)
    workbench = Workbench(runner or JobRunner(app), app)
    looks = Looks(appearance, languages, settings)
    window = MainWindow(workbench, looks, settings)
    if options.size is not None:
        window.resize(*options.size)
    elif options.screenshot is not None:
        window.resize(FIRST_SIZE)  # whatever the screen's size: there is none
    return window


def _settings(options: Options) -> Settings:
    """Those of the person; a picture neither reads nor writes any."""
    from PySide6.QtCore import QSettings  # noqa: PLC0415

    from inspector.ui.settings import Settings  # noqa: PLC0415

    return Settings(None if options.screenshot is not None else QSettings())
