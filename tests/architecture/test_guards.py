"""The guards of tests/conftest.py fail what they are there to fail."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]

PROBES = """
import logging, socket, warnings
import pytest

def reach(address):
    with socket.socket() as sock:
        sock.settimeout(0.01)
        try:
            sock.connect(address)
        except Exception:
            pass  # hides it, as careless code would

def test_bad_network(): reach(("192.0.2.1", 80))
def test_bad_loopback(): reach(("127.0.0.1", 9))
def test_bad_log(): logging.getLogger("some").warning("unexpected")
def test_bad_warning(): warnings.warn("unexpected", stacklevel=1)
def test_bad_qt(qtbot):
    from PySide6.QtCore import qWarning
    qWarning("unexpected")

@pytest.mark.loopback
def test_good_loopback(): reach(("127.0.0.1", 9))
@pytest.mark.loopback
def test_bad_far_in_spite_of_the_mark(): reach(("192.0.2.1", 80))
@pytest.mark.expects_log
def test_good_log(): logging.getLogger("some").warning("expected")

def test_good_settings_write(qapp):
    from PySide6.QtCore import QSettings
    QSettings("maker", "program").setValue("key", 1)
def test_good_settings_are_new(qapp):
    from PySide6.QtCore import QSettings
    assert QSettings("maker", "program").value("key") is None
"""


def test_each_guard_fails_what_it_should_and_nothing_else(tmp_path: Path) -> None:
    probes = tmp_path / "test_probes.py"
    probes.write_text(PROBES, "utf-8")
    config = str(REPOSITORY / "pyproject.toml")
    options = ["-p", "conftest", "-p", "no:cacheprovider", "-rA", "--no-header"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-c", config, *options, str(probes)],
        env=os.environ | {"PYTHONPATH": str(REPOSITORY / "tests")},
        cwd=tmp_path,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    lines = [line for line in done.stdout.splitlines() if "::test_" in line]
    failed = {_name(line) for line in lines if line.startswith(("FAILED", "ERROR"))}
    passed = {_name(line) for line in lines if line.startswith("PASSED")} - failed
    assert {name.split("_")[1] for name in failed} == {"bad"}, done.stdout
    assert {name.split("_")[1] for name in passed} == {"good"}, done.stdout
    assert len(failed | passed) == PROBES.count("def test_")


def _name(line: str) -> str:
    return line.partition("::")[2].split()[0]
