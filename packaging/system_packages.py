"""System libraries that Qt needs on Linux and pip cannot install.

Package names tried one by one in a clean Debian 12; newer Debian and Ubuntu know them
too (`libglib2.0-0` is provided by `libglib2.0-0t64`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from messages import SetupError, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from environment import Environment

QT = (
    "libglib2.0-0",
    "libegl1",
    "libgl1",
    "libfontconfig1",
    "libxkbcommon0",
    "libdbus-1-3",
)
FOR_PLATFORM = {
    "offscreen": QT,
    "xcb": (
        *QT,
        "libxcb-cursor0",
        "libxcb-icccm4",
        "libxcb-keysyms1",
        "libxcb-shape0",
        "libxkbcommon-x11-0",
    ),
    "wayland": (*QT, "libwayland-client0", "libwayland-cursor0", "libwayland-egl1"),
}
KOREAN_FONT = "fonts-noto-cjk"

# Loading the plugin asks the loader itself, so nothing is guessed from a list, and
# needs no display. `QApplication` would abort the process instead of answering.
_PROBE = """
import ctypes, pathlib, sys
import PySide6.QtPrintSupport, PySide6.QtSvg, PySide6.QtWidgets
plugins = pathlib.Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms"
ctypes.CDLL(str(plugins / f"libq{sys.argv[1]}.so"))
"""


def require_qt(environment: Environment, platform: str) -> None:
    """Make sure that Qt can be loaded; install what it misses where that is allowed.

    Args:
        environment: Where PySide6 is installed.
        platform: Key of ``FOR_PLATFORM``.

    Raises:
        SetupError: A library is missing and may not be installed from here.
    """
    if not sys.platform.startswith("linux") or environment.remembers(f"qt-{platform}"):
        return
    fault = qt_fault(environment, platform)
    if fault is not None:
        install(FOR_PLATFORM[platform], why=f"Qt cannot start ({fault})")
        fault = qt_fault(environment, platform)
    if fault is not None:
        raise SetupError(f"Qt cannot start: {fault}")
    environment.remember(f"qt-{platform}")


def qt_fault(environment: Environment, platform: str) -> str | None:
    """Say why Qt cannot be loaded; None when it can."""
    probe = subprocess.run(
        [environment.python, "-c", _PROBE, platform],
        capture_output=True,
        check=False,
        encoding="utf-8",
        errors="replace",
    )
    if probe.returncode == 0:
        return None
    lines = probe.stderr.strip().splitlines() or [f"exit code {probe.returncode}"]
    return lines[-1].partition(": ")[2] or lines[-1]


def install(packages: Sequence[str], why: str) -> None:
    """Install Debian packages, as root or with a sudo that asks for no password.

    Raises:
        SetupError: That is not allowed, or failed; names the packages and the command.
    """
    if shutil.which("apt-get") is None:
        names = " ".join(packages)
        raise SetupError(f"{why}. Debian's names for what is missing: {names}")
    prefix = _root_prefix()
    if prefix is None:
        raise SetupError(f"{why}. Install it with: {apt_command(packages)}")
    say(f"{why}; installing {' '.join(packages)} ...")
    if not (_apt(prefix, packages) or (_update(prefix) and _apt(prefix, packages))):
        raise SetupError(f"{why}, and this failed: {apt_command(packages)}")


def apt_command(packages: Sequence[str]) -> str:
    """The command a person would type."""
    return f"sudo apt-get install -y --no-install-recommends {' '.join(packages)}"


def _root_prefix() -> list[str] | None:
    """What to put before a command to run it as root; None when that is not allowed."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    if shutil.which("sudo") and _succeeds(["sudo", "-n", "true"]):
        return ["sudo", "-n"]
    return None


def _update(prefix: list[str]) -> bool:
    """Fetch the lists of packages; a new container has none."""
    return _succeeds([*prefix, "apt-get", "update", "-qq"])


def _apt(prefix: list[str], packages: Sequence[str]) -> bool:
    options = ["-y", "-qq", "--no-install-recommends"]
    silent = ["env", "DEBIAN_FRONTEND=noninteractive"]
    return _succeeds([*prefix, *silent, "apt-get", "install", *options, *packages])


def _succeeds(command: Sequence[str]) -> bool:
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode == 0
