"""A report as PDF: the HTML page, laid out by Qt in a process of its own.

So the command line loads no Qt, a page of any length keeps no window waiting, and the
order in which Qt goes through its tables can be fixed: the same page gives the same
bytes. This module itself imports no Qt.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from inspector.core.errors import InspectorError
from inspector.core.report.html_writer import write_html
from inspector.core.report.wording import Wording

if TYPE_CHECKING:
    from inspector.core.report.report import Report

PRINT_PAGE = "print-page"
"""The first argument that `inspector.__main__` takes for a page to be laid out."""

FURTHER_ON_PAPER = 3000
"""Findings that have a line on paper, after those that are shown in full."""


def printed(report: Report, language: str) -> bytes:
    """A report as PDF.

    Raises:
        InspectorError: Qt does not run here.
    """
    page = "".join(write_html(report, language, further=FURTHER_ON_PAPER))
    title = Wording(language).answer(report)
    done = subprocess.run(
        [*_program(), PRINT_PAGE, title, report.created],
        input=page.encode("utf-8", "backslashreplace"),
        capture_output=True,
        check=False,
        env=_environment(),
    )
    if done.returncode or not done.stdout.startswith(b"%PDF-"):
        lines = done.stderr.decode("utf-8", "replace").split("\n")
        said = next((line for line in reversed(lines) if line.strip()), "")
        raise InspectorError("pdf-failed", reason=said or str(done.returncode))
    return done.stdout


def _program() -> list[str]:
    """This program once more; a frozen one is no Python."""
    is_frozen = getattr(sys, "frozen", False)
    return [sys.executable] if is_frozen else [sys.executable, "-m", "inspector"]


def _environment() -> dict[str, str]:
    """That of this process; the package is found where this one was."""
    home = str(Path(__file__).resolve().parents[2])
    known = os.environ.get("PYTHONPATH")
    path = os.pathsep.join(filter(None, (home, known)))
    return {**os.environ, "PYTHONPATH": path, "QT_HASH_SEED": "0"}
