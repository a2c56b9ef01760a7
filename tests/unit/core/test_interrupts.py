"""Ctrl+C waits while it is held, and is dropped where nobody is to hear it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[3]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="held on POSIX only")

# In processes of one thread: of several, another one may hear it.
HEARD = """
import os, signal
from inspector.core.interrupts import interrupts_held
try:
    with interrupts_held():
        os.kill(os.getpid(), signal.SIGINT)
        print("the end")
except KeyboardInterrupt:
    print("heard")
"""
DROPPED = """
import os, signal
from inspector.core.interrupts import ignore_interrupts, interrupts_held
with interrupts_held():
    os.kill(os.getpid(), signal.SIGINT)
    ignore_interrupts()
os.kill(os.getpid(), signal.SIGINT)
print("alive")
"""


def said(script):
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return done.stdout.split("\n")[:-1]


def test_what_came_meanwhile_is_heard_afterwards():
    assert said(HEARD) == ["the end", "heard"]


def test_an_ignored_one_is_dropped():
    assert said(DROPPED) == ["alive"]
