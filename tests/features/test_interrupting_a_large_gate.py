"""Ctrl+C while many processes are at work: 130, nothing half-written, nobody left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from builders import a_function_call
from bulk_runs import write_lines
from children import children_of, is_gone

REPOSITORY = Path(__file__).resolve().parents[2]
GENEROUS = 60.0

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/task").is_dir(), reason="children are looked up in /proc"
)


def wait_for(condition):
    until = time.monotonic() + GENEROUS
    while not (found := condition()) and time.monotonic() < until:
        time.sleep(0.01)
    return found


@pytest.fixture
def log(tmp_path: Path) -> Path:
    # Every argument is another fault, so that there is something to do.
    lines = [
        a_function_call(f'{{"region":"r{n}","zone":[' + "1," * 200, call_id=f"call_{n}")
        for n in range(20_000)
    ]
    return write_lines(tmp_path / "a.jsonl", lines)


def started(log: Path, output: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "inspector", "gate", str(log), "--jobs", "2"]
    return subprocess.Popen(
        [*command, "--format", "json", "-o", str(output)],
        cwd=REPOSITORY,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


def test_ctrl_c_ends_all_processes_and_leaves_no_file(log: Path) -> None:
    run = started(log, log.with_name("report.json"))
    workers = wait_for(lambda: children_of(run.pid))
    assert workers, "no worker was started"
    os.killpg(run.pid, signal.SIGINT)
    said = run.communicate(timeout=GENEROUS)[1]
    assert run.returncode == 130
    assert b"Traceback" not in said
    assert all(wait_for(lambda pid=pid: is_gone(pid)) for pid in workers)
    assert [path.name for path in log.parent.iterdir()] == ["a.jsonl"]


def test_workers_do_not_outlive_a_parent_that_was_killed(log: Path) -> None:
    run = started(log, log.with_name("report.json"))
    workers = wait_for(lambda: children_of(run.pid))
    assert workers, "no worker was started"
    run.kill()
    run.communicate(timeout=GENEROUS)
    assert all(wait_for(lambda pid=pid: is_gone(pid)) for pid in workers)
    assert [path.name for path in log.parent.iterdir()] == ["a.jsonl"]
