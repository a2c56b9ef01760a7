"""What `packaging/run` does: make the environment, then become the program."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import environment as env
import processes
import system_packages
from messages import SetupError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

WITHOUT_WINDOW = frozenset(
    {"gate", "diff", "lint", "explain", "-h", "--help", "--version"}
)
"""As in ``inspector/__main__.py``; a test holds the two together."""

NO_DISPLAY = (
    "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no "
    "window can open. For a picture of it: python3 packaging/run --screenshot out.png "
    "[--theme light|dark] [--lang en|ko] [--size 1440x900] FILE [FILE]. "
    "Without any window: python3 packaging/run gate FILE"
)


def main(arguments: Sequence[str]) -> int:
    """Start the program.

    Args:
        arguments: Passed on to it as they are.

    Returns:
        Its exit code; on Linux and macOS this process becomes the program instead.
    """
    platform = qt_platform(arguments, os.environ, sys.platform)
    environment = env.prepare()
    if platform is not None:
        system_packages.require_qt(environment, platform)
    variables = processes.child_variables()
    if is_picture(arguments):
        variables["QT_QPA_PLATFORM"] = "offscreen"
    # -P: the folder the person stands in may hold an `inspector` of its own.
    command = [str(environment.python), "-P", "-m", "inspector", *arguments]
    if os.name != "nt":  # exec on Windows gives the prompt back at once
        os.execve(command[0], command, variables)
    return subprocess.call(command, env=variables)


def is_picture(arguments: Sequence[str]) -> bool:
    """Whether a picture of the window is wanted instead of the window."""
    return any(word.partition("=")[0] == "--screenshot" for word in arguments)


def qt_platform(
    arguments: Sequence[str], variables: Mapping[str, str], system: str
) -> str | None:
    """Say which of Qt's platforms will be used; None when Qt is not.

    Args:
        arguments: Of the program.
        variables: Environment variables.
        system: ``sys.platform``.

    Raises:
        SetupError: A window is wanted and there is no display.
    """
    if is_picture(arguments):
        return "offscreen"
    if arguments and arguments[0] in WITHOUT_WINDOW:
        # A PDF is drawn by Qt; all else on the command line does without.
        return "offscreen" if any("pdf" in word for word in arguments) else None
    if not system.startswith("linux") or variables.get("QT_QPA_PLATFORM"):
        return "offscreen"  # the libraries every platform needs
    if variables.get("WAYLAND_DISPLAY") and not variables.get("DISPLAY"):
        return "wayland"
    if variables.get("DISPLAY"):
        return "xcb"
    raise SetupError(NO_DISPLAY)
