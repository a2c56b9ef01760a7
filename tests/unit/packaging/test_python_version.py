"""A Python too old is told so, in words, or replaced by a newer one on the PATH."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest

import python_version

COMMANDS = Path(python_version.__file__).parent
posix_only = pytest.mark.skipif(os.name == "nt", reason="makes a shell script")


def make_python(folder: Path, name: str, exit_code: int) -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\nexit {exit_code}\n")
    path.chmod(0o755)
    return path


@pytest.mark.parametrize(
    "name", ["python_version.py", "run", "test", "translate", "screenshots"]
)
def test_an_old_python_can_read_what_refuses_it(name: str) -> None:
    ast.parse((COMMANDS / name).read_text("utf-8"), feature_version=(3, 6))


def test_a_fitting_python_carries_on() -> None:
    python_version.require()


def test_the_refusal_is_one_line_and_names_both_versions(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert python_version.refuse() == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "Python 3.11 or newer is needed; this is Python 3." in said


def test_without_another_python_the_command_ends_with_two(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(python_version, "OLDEST", (3, 99))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit) as end:
        python_version.require()
    assert end.value.code == 2


@posix_only
def test_the_newest_python_on_the_path_is_taken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    make_python(tmp_path, "python3.11", exit_code=0)
    newest = make_python(tmp_path, "python3.13", exit_code=0)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert python_version.newer_python() == str(newest)


@posix_only
def test_a_stand_in_with_nothing_behind_it_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    good = make_python(tmp_path, "python3.11", exit_code=0)
    make_python(tmp_path, "python3.13", exit_code=127)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert python_version.newer_python() == str(good)


@posix_only
def test_an_older_python_on_the_path_does_not_count(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    make_python(tmp_path, "python3.10", exit_code=0)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert python_version.newer_python() is None
