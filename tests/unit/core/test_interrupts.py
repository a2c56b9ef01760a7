"""Ctrl+C waits while it is held, and is dropped where nobody is to hear it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from inspector.core.interrupts import interrupts_held

pytestmark = pytest.mark.skipif(os.name == "nt", reason="held on POSIX only")


def test_what_came_meanwhile_is_heard_afterwards():
    reached = []

    def work():
        with interrupts_held():
            os.kill(os.getpid(), signal.SIGINT)
            reached.append("the end")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert reached == ["the end"]


def test_an_ignored_one_is_dropped():
    script = """
import os, signal
from inspector.core.interrupts import ignore_interrupts, interrupts_held
with interrupts_held():
    os.kill(os.getpid(), signal.SIGINT)
    ignore_interrupts()
os.kill(os.getpid(), signal.SIGINT)
print("alive")
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("alive\n", "")
