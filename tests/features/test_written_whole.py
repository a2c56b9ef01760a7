"""Whatever goes wrong while something is written: one line, and the old file stays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from builders import a_function_call, as_json_lines

REPOSITORY = Path(__file__).resolve().parents[2]
OLD = "of yesterday"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="limits are POSIX")

OPTIONS = [
    ["-o", "out.json"],
    ["-o", "out.txt"],
    ["--write-baseline", "out.json", "--quiet"],
    ["--emit-input", "out.json"],
]


def run(folder: Path, *arguments: str, prepare=None):
    return subprocess.run(
        [sys.executable, "-m", "inspector", *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(REPOSITORY), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        check=False,
        encoding="utf-8",
        preexec_fn=prepare,
    )


@pytest.fixture
def here(tmp_path):
    calls = [a_function_call(call_id=f"call_{number}") for number in range(30)]
    (tmp_path / "a.jsonl").write_text(as_json_lines(*calls))
    return tmp_path


def a_small_disk() -> None:
    """Let no file be longer than one byte, whoever writes it."""
    import resource  # noqa: PLC0415 - POSIX
    import signal  # noqa: PLC0415

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, 1))


@pytest.mark.parametrize("options", OPTIONS, ids=" ".join)
@pytest.mark.parametrize("before", [OLD, None])
def test_a_file_that_does_not_fit_is_not_there(here, options, before):
    file = here / options[1]
    if before is not None:
        file.write_text(before)
    done = run(here, "gate", "a.jsonl", *options, prepare=a_small_disk)
    assert done.returncode == 2
    assert done.stderr.startswith(f"{file.name}: cannot be written: ")
    assert done.stderr.count("\n") == 1
    assert (file.read_text() if file.exists() else None) == before
    left = {path.name for path in here.iterdir()} - {file.name}
    assert left == {"a.jsonl"}


OBEDIENT = """
import ctypes, os, sys
class Header(ctypes.Structure):
    _fields_ = [("version", ctypes.c_uint32), ("pid", ctypes.c_int)]
class Sets(ctypes.Structure):
    _fields_ = [(n, ctypes.c_uint32) for n in ("effective", "permitted", "inheritable")]
if os.geteuid() == 0:  # root writes everywhere, by CAP_DAC_OVERRIDE: capabilities(7)
    libc, header, sets = ctypes.CDLL(None), Header(0x20080522, 0), (Sets * 2)()
    libc.capget(ctypes.byref(header), sets)
    sets[0].effective &= ~0b10
    libc.capset(ctypes.byref(header), sets)
from inspector.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
"""The program, as somebody who obeys the permissions of folders."""


@pytest.mark.skipif(sys.platform != "linux", reason="capabilities are Linux's")
@pytest.mark.parametrize("options", OPTIONS, ids=" ".join)
def test_a_folder_that_may_only_be_read_is_left_as_it_is(here, options):
    (here / options[1]).write_text(OLD)
    here.chmod(0o555)
    try:
        done = subprocess.run(
            [sys.executable, "-c", OBEDIENT, "gate", "a.jsonl", *options],
            cwd=here,
            env=os.environ | {"PYTHONPATH": str(REPOSITORY), "LC_ALL": "C.UTF-8"},
            capture_output=True,
            check=False,
            encoding="utf-8",
        )
    finally:
        here.chmod(0o755)
    assert done.returncode == 2, done.stderr
    assert "Permission denied" in done.stderr
    assert done.stderr.count("\n") == 1
    assert (here / options[1]).read_text() == OLD
    assert {path.name for path in here.iterdir()} == {"a.jsonl", options[1]}


def test_help_that_nobody_reads_is_no_fault_of_ours():
    readable, writable = os.pipe()
    os.close(readable)
    done = subprocess.run(
        [sys.executable, "-m", "inspector", "gate", "--help"],
        cwd=REPOSITORY,
        env=os.environ | {"LC_ALL": "C.UTF-8"},
        stdout=writable,
        stderr=subprocess.PIPE,
        check=False,
        encoding="utf-8",
    )
    os.close(writable)
    assert done.returncode == 2
    assert "stopped before the end" in done.stderr
    assert "fault of ours" not in done.stderr


def test_what_was_written_is_whole_json(here):
    for options in OPTIONS:
        run(here, "gate", "a.jsonl", *options)
        if options[1].endswith(".json"):
            assert json.loads((here / options[1]).read_bytes()) is not None
