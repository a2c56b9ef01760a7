"""Make sure that a Python new enough runs this.

Kept in the grammar of Python 3.6: an old Python must be able to read the answer.
"""

import os
import shutil
import subprocess
import sys

OLDEST = (3, 11)
NEWEST_TRIED = 20
"""Minor version at which the search for a newer Python starts, downwards."""


def require() -> None:
    """Carry on under a newer Python, or say that there is none and exit with 2."""
    if sys.version_info >= OLDEST:
        return
    newer = newer_python()
    if newer is None:
        sys.exit(refuse())
    command = [newer] + sys.argv  # noqa: RUF005 - keeps to the old grammar
    if os.name == "nt":  # exec on Windows gives the prompt back at once
        sys.exit(subprocess.call(command))
    os.execv(newer, command)


def refuse() -> int:
    """Say in one line what is missing; returns the exit code."""
    found = "%d.%d" % sys.version_info[:2]  # noqa: UP031 - as above
    sys.stderr.write(
        "Python 3.11 or newer is needed; this is Python " + found + ". "
        "Install a newer one (https://www.python.org/downloads/) and start again.\n"
    )
    return 2


def newer_python() -> "str | None":
    """Find the newest fitting ``python3.N`` on the PATH; None when there is none."""
    for minor in range(NEWEST_TRIED, OLDEST[1] - 1, -1):
        path = shutil.which("python3." + str(minor))
        if path is not None and _answers(path):
            return path
    return None


def _answers(path: str) -> bool:
    """Whether it runs: a version manager's stand-in may have nothing behind it."""
    return (
        subprocess.call(
            [path, "-c", "import venv"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        == 0
    )
