"""What `packaging/screenshots` does: the window in every theme, language and size."""

from __future__ import annotations

import itertools
import subprocess
import sys
from typing import TYPE_CHECKING

import environment as env
import processes
import system_packages
from messages import SetupError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

FOLDER = env.REPOSITORY / "resources" / "screenshots"
THEMES = ("light", "dark")
LANGUAGES = ("en", "ko")
SIZES = ("1440x900", "1024x700")


def main(arguments: Sequence[str]) -> int:
    """Take all pictures.

    Args:
        arguments: Files to show; the built-in samples when there are none.
    """
    environment = env.prepare()
    system_packages.require_qt(environment, "offscreen")
    _require_korean_font()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for theme, language, size in itertools.product(THEMES, LANGUAGES, SIZES):
        target = FOLDER / picture_name(theme, language, size)
        look = ["--theme", theme, "--lang", language, "--size", size]
        _take(environment, target, [*look, *arguments])
        print(target.relative_to(env.REPOSITORY))
    return 0


def picture_name(theme: str, language: str, size: str) -> str:
    """Name the picture; the first size is the one the README shows."""
    suffix = "" if size == SIZES[0] else f"-{size}"
    return f"window-{theme}-{language}{suffix}.png"


def _take(environment: env.Environment, target: Path, options: Sequence[str]) -> None:
    command = [str(environment.python), "-P", "-m", "inspector"]
    variables = processes.child_variables() | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [*command, "--screenshot", str(target), *options],
        capture_output=True,
        check=False,
        encoding="utf-8",
        errors="replace",
        env=variables,
    )
    if done.returncode or not target.exists():
        lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise SetupError(f"{target.name} was not drawn: {lines[-1]}")


def _require_korean_font() -> None:
    """Without one the Korean pictures show empty boxes."""
    if not sys.platform.startswith("linux"):
        return
    try:
        asked = subprocess.run(
            ["fc-list", ":lang=ko", "family"],
            capture_output=True,
            check=False,
            encoding="utf-8",
        )
        found = bool(asked.stdout.strip())
    except FileNotFoundError:  # no fontconfig tools: cannot tell, so install
        found = False
    if not found:
        system_packages.install(
            [system_packages.KOREAN_FONT],
            why="no font here has Korean letters",
        )
