"""The other end of a helper works without Qt, and tells its faults."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from inspector.ui import serving
from inspector.ui.serving import Fault, serve
from log_table import Line

REPOSITORY = Path(__file__).resolve().parents[3]


@pytest.fixture(autouse=True)
def _stay_in_this_process(monkeypatch):
    monkeypatch.setattr(serving, "ignore_interrupts", lambda: None)
    monkeypatch.setattr(serving.os, "setpgid", lambda *_: None, raising=False)


def greet(channel, name):
    channel.send(f"hello {name}")


def spill(channel):
    raise ValueError("spilled")


def miss(channel):
    channel.recv()


def test_work_is_done_with_what_was_given():
    line = Line()
    serve(line, greet, {"name": "you"})
    assert line.told == ["hello you"]


def test_a_fault_is_told_with_its_place():
    line = Line()
    serve(line, spill, {})
    (fault,) = line.told
    assert isinstance(fault, Fault)
    assert "spilled" in fault.text
    assert "in spill" in fault.text


def test_nobody_at_the_other_end_is_no_fault():
    line = Line()
    serve(line, miss, {})
    assert line.told == []


def test_the_judge_of_a_log_is_loaded_without_qt():
    code = (
        "import sys, inspector.ui.serving, inspector.core.browsing.bulk_judge;"
        "print(any(name.startswith('PySide6') for name in sys.modules))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(REPOSITORY)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == "False\n"
