"""PySide6 6.12.0 loses a reference to None or True with each void call or emit.

CPython 3.11 then aborts after some hundred calls: `deallocating True or False`. These
tests fail on such a release before a user does. From Python 3.12 on, None and True are
immortal and nothing can be lost.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

REPOSITORY = Path(__file__).resolve().parents[2]
mortal = pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="None and True are immortal from 3.12 on"
)

EMIT = """
from PySide6.QtCore import QObject, Signal
class Emitter(QObject):
    happened = Signal(bool)
emitter = Emitter()
heard = []
emitter.happened.connect(heard.append)
for _ in range(5_000):
    emitter.happened.emit(True)
print("heard", len(heard))
"""

LOST = """
import sys
from PySide6.QtCore import QObject, Signal
class Emitter(QObject):
    happened = Signal()
emitter = Emitter()
before = sys.getrefcount(None), sys.getrefcount(True)
for _ in range(400):
    emitter.setObjectName("name")
    emitter.happened.emit()
    emitter.blockSignals(False)
after = sys.getrefcount(None), sys.getrefcount(True)
print("lost", max(a - b for a, b in zip(before, after, strict=True)))
"""


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def pinned() -> Requirement:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))
    every = [Requirement(each) for each in project["project"]["dependencies"]]
    return next(each for each in every if each.name == "PySide6-Essentials")


def test_the_release_that_aborts_is_excluded() -> None:
    assert "6.12.0" not in pinned().specifier
    assert "6.11.3" in pinned().specifier
    assert "6.8.0" in pinned().specifier


def test_five_thousand_emits_survive() -> None:
    assert run(EMIT) == "heard 5000"


@mortal
def test_void_calls_and_emits_lose_no_reference() -> None:
    assert int(run(LOST).removeprefix("lost ")) < 50
