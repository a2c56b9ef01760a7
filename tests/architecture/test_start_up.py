"""What starting the program may load."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]

SHOW_QT = """
print("qt:", [name for name in sys.modules if name.startswith(("PySide6", "shiboken"))])
"""

IMPORT_CLI = "import sys, inspector.cli"
HELP = """
import runpy, sys
sys.argv = ["inspector", "gate", "--help"]
try:
    runpy.run_module("inspector", run_name="__main__")
except SystemExit as end:
    assert not end.code, end.code
"""
HEAVY = ("jsonschema_rs", "deepdiff", "jsonschema", "referencing", "PySide6")


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=REPOSITORY,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("code", [IMPORT_CLI, HELP], ids=["import", "gate --help"])
def test_the_command_line_leaves_qt_alone(code: str) -> None:
    assert "qt: []" in run(code + SHOW_QT)


def test_the_package_and_its_assets_load_nothing_heavy() -> None:
    loaded = run("import sys, inspector.assets; print(*sys.modules)").split()
    assert not {name.partition(".")[0] for name in loaded} & set(HEAVY)
