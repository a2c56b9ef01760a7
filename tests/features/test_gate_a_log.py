"""The user's story: a log is gated in CI, by the real program."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from builders import (
    REGION_SCHEMA,
    a_function_call,
    a_response,
    as_json,
    as_json_lines,
)

REPOSITORY = Path(__file__).resolve().parents[2]
PROGRAM = [sys.executable, "-m", "inspector"]
ENGLISH = {"LC_ALL": "C.UTF-8"}


def run(*arguments: object, stdin: bytes | None = None, **environment: str):
    return subprocess.run(
        [*PROGRAM, *map(str, arguments)],
        cwd=REPOSITORY,
        input=stdin,
        capture_output=True,
        env=os.environ | ENGLISH | environment,
        check=False,
        timeout=60,
    )


@pytest.fixture
def schema(tmp_path: Path) -> Path:
    path = tmp_path / "schema.json"
    path.write_text(as_json(REGION_SCHEMA), "utf-8")
    return path


def log_of(tmp_path: Path, *records: object) -> Path:
    path = tmp_path / "log.jsonl"
    path.write_text(as_json_lines(*records), "utf-8")
    return path


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ('{"region":"apac"}', 0),
        ('{"region":"global"}', 1),
        ('{"region":', 1),
    ],
)
def test_the_exit_code_answers_for_the_log(tmp_path, schema, arguments, code):
    log = log_of(tmp_path, a_function_call(arguments))
    done = run("gate", log, "--schema", schema)
    assert done.returncode == code
    assert done.stderr == b""


def test_without_a_schema_nothing_is_said_to_pass(tmp_path):
    done = run("gate", log_of(tmp_path, a_function_call()))
    assert done.returncode == 3
    assert b"Not checked" in done.stdout


def test_the_report_names_the_line_of_the_log_and_its_bytes(tmp_path, schema):
    log = log_of(tmp_path, a_function_call(), a_function_call('{"region":"global"}'))
    done = run("gate", log, "--schema", schema, "--format", "json")
    report = json.loads(done.stdout)
    found = next(f for f in report["findings"] if f["code"] == "arguments/schema")
    assert found["line"] == 2
    start = found["byte_offset"]
    raw = log.read_bytes()[start : start + found["byte_length"]]
    assert raw == rb"\"global\""


def test_help_works_for_the_program_and_its_commands():
    for arguments in (["--help"], ["gate", "--help"], ["diff", "-h"]):
        done = run(*arguments)
        assert done.returncode == 0
        assert done.stdout.startswith(b"usage: open-responses-inspector")
        assert done.stderr == b""


def test_the_version_is_one_line():
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.decode().split()[0] == "open-responses-inspector"


@pytest.mark.parametrize(
    "arguments",
    [
        ["gate", "nothing-here.json"],
        ["gate", "--format", "pdf", "x"],
        ["lint", "x"],
        ["gate", "/dev/null"],
        ["gate", "-", "-"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", ["en_US.UTF-8", "ko_KR.UTF-8"])
def test_what_cannot_be_met_is_one_line_and_2(arguments, language):
    done = run(*arguments, stdin=b"", LC_ALL=language)
    assert done.returncode == 2
    assert done.stdout == b""
    assert len(done.stderr.splitlines()) == 1
    assert b"Traceback" not in done.stderr


def test_korean_is_spoken_where_the_environment_is_korean(tmp_path):
    log = log_of(tmp_path, a_function_call("{"))
    done = run("gate", log, LC_ALL="ko_KR.UTF-8", PYTHONIOENCODING="utf-8")
    assert "실행하지 마세요" in done.stdout.decode()


def test_json_is_utf_8_in_any_locale(tmp_path):
    log = log_of(tmp_path, {"type": "한글:x"})
    done = run("gate", log, "--format", "json", PYTHONIOENCODING="ascii")
    assert json.loads(done.stdout)["items"][0]["type"] == "한글:x"


def test_a_reader_that_goes_away_is_one_line_and_2(tmp_path):
    # 20,000 lines fill any pipe, so the program must meet its reader's end.
    log = log_of(tmp_path, *[a_function_call("{", call_id=f"c{n}") for n in range(400)])
    with subprocess.Popen(
        [*PROGRAM, "gate", str(log)],
        cwd=REPOSITORY,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | ENGLISH,
    ) as program:
        program.stdout.readline()
        program.stdout.close()
        complaint = program.stderr.read()
        assert program.wait(60) == 2
    assert complaint.startswith(b"standard output: whoever was reading this")
    assert complaint.count(b"\n") == 1


def heed_interrupts() -> None:
    """A shell starts what runs in its background with SIGINT ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX")
def test_ctrl_c_answers_130_and_leaves_nothing_behind(tmp_path):
    report = tmp_path / "out" / "report.json"
    report.parent.mkdir()
    report.write_text("of yesterday")
    with subprocess.Popen(
        [*PROGRAM, "gate", "-", "-o", str(report)],
        cwd=REPOSITORY,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heed_interrupts,  # noqa: PLW1509 - no threads here
    ) as program:
        line = (as_json(a_response()) + "\n").encode()
        # No pipe holds so much: when it has been taken, the log is being read.
        program.stdin.write(line * (300_000 // len(line)))
        program.stdin.flush()
        program.send_signal(signal.SIGINT)
        assert program.wait(60) == 130
        assert program.stderr.read().startswith(b"open-responses-inspector: inter")
        assert program.stdout.read() == b""
    assert list(report.parent.iterdir()) == [report]
    assert report.read_text() == "of yesterday"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_is_one_line_and_2(tmp_path):
    log = log_of(tmp_path, a_function_call("{"))
    done = run("gate", log, "-o", "/dev/full")
    assert done.returncode == 2
    assert b"No space left" in done.stderr
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*PROGRAM, "gate", str(log)],
            cwd=REPOSITORY,
            stdout=full,
            stderr=subprocess.PIPE,
            env=os.environ | ENGLISH,
            check=False,
        )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="no /dev/stdout here")
def test_standard_output_may_be_named_as_a_file(tmp_path):
    log = log_of(tmp_path, a_function_call("{"))
    done = run("gate", log, "--format", "json", "-o", "/dev/stdout")
    assert done.returncode == 1
    assert json.loads(done.stdout)["summary"]["blocking"] == 1
    kept = tmp_path / "kept.txt"
    kept.write_text("before\n")
    with kept.open("ab") as file:
        subprocess.run(
            [*PROGRAM, "gate", str(log), "-o", "/dev/stdout"],
            cwd=REPOSITORY,
            stdout=file,
            check=False,
        )
    assert kept.read_text("utf-8").startswith("before\n")
    assert len(kept.read_text("utf-8")) > len("before\n")


def test_no_qt_and_no_oracle_is_loaded_by_a_gate(tmp_path, schema):
    log = log_of(tmp_path, a_function_call())
    code = (
        "import sys; from inspector.__main__ import main; "
        f"main(['gate', {str(log)!r}, '--schema', {str(schema)!r}, '--quiet']); "
        "print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=REPOSITORY, capture_output=True, check=True
    )
    loaded = {name.partition(".")[0] for name in done.stdout.decode().split()}
    assert not loaded & {"PySide6", "shiboken6", "jsonschema", "deepdiff", "pydantic"}
    assert "inspector" in loaded
