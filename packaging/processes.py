"""Other programs, run to their end inside the environment or to make it."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def child_variables() -> dict[str, str]:
    """Environment variables for what runs inside the environment."""
    variables = dict(os.environ)
    for name in ("PYTHONHOME", "PYTHONPATH", "__PYVENV_LAUNCHER__"):
        variables.pop(name, None)  # another Python's packages do not belong in it
    spoken = [variables.get(name) for name in ("LC_ALL", "LC_CTYPE", "LANG")]
    chosen = next(filter(None, spoken), "C")
    if sys.platform.startswith("linux") and "UTF" not in chosen.upper():
        variables["LC_ALL"] = "C.UTF-8"  # Qt warns otherwise, and switches to it
    return variables


def run(
    command: Sequence[str],
    *,
    extra_variables: dict[str, str] | None = None,
    watch: Callable[[str], None] = lambda _line: None,
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; both its streams as one text.

    Args:
        command: Program and arguments.
        extra_variables: Added to the environment variables.
        watch: Called with each line as it comes.
    """
    lines = []
    with subprocess.Popen(
        command,
        env=child_variables() | (extra_variables or {}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None  # asked for above
        for line in process.stdout:
            lines.append(line)
            watch(line)
    return subprocess.CompletedProcess(command, process.returncode, "".join(lines))


def lines_of(output: str) -> list[str]:
    """The lines of ``output`` that say something."""
    return [line.strip() for line in output.splitlines() if line.strip()]
