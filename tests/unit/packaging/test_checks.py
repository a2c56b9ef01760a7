"""`packaging/test` runs every check, the tests last, and forgets no failure."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import checks
import environment as env

NAMES = ["ruff check", "ruff format", "mypy", "lint-imports", "pytest"]


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, int]:
    """Exit codes by name of the check; nothing is really run."""
    codes: dict[str, int] = {}

    def run(_environment: object, name: str, *_rest: object) -> int:
        print(name)
        return codes.get(name, 0)

    made = env.Environment(tmp_path)
    monkeypatch.setattr(checks.env, "prepare", lambda _extra: made)
    monkeypatch.setattr(checks.system_packages, "require_qt", lambda *_: None)
    monkeypatch.setattr(checks, "_run", run)
    return codes


@pytest.mark.usefixtures("failing")
def test_every_check_runs_and_the_tests_come_last(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert checks.main([]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line for line in said if line in NAMES] == NAMES
    assert said[-1] == "pytest"


@pytest.mark.parametrize("name", NAMES)
def test_one_failure_fails_the_whole_and_stops_nothing(
    failing: dict[str, int], name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    failing[name] = 1
    assert checks.main([]) == 1
    said = capsys.readouterr().out
    assert said.splitlines()[-1] == "pytest"
    assert name == "pytest" or f"failed before the tests: {name}" in said


@pytest.mark.parametrize(
    ("processors", "expected"),
    [(1, []), (2, ["-n", "2"]), (64, ["-n", "4"])],
)
def test_the_suite_uses_some_processors(processors: int, expected: list[str]) -> None:
    found = checks.whole_suite(processors)
    assert found[: len(expected)] == expected
    assert len(expected) == 2 or "-n" not in found


def test_a_test_that_hangs_ends_the_suite_and_is_named(tmp_path: Path) -> None:
    asked = tomllib.loads((env.REPOSITORY / "pyproject.toml").read_text("utf-8"))
    options = asked["tool"]["pytest"]["ini_options"]
    assert 300 <= options["faulthandler_timeout"] <= 900
    assert options["faulthandler_exit_on_timeout"]
    (tmp_path / "pytest.ini").write_text(
        "[pytest]\nfaulthandler_timeout = 3\nfaulthandler_exit_on_timeout = true\n"
    )
    for number in range(3):
        (tmp_path / f"test_{number}.py").write_text("def test_it(): pass")
    hanging = "import time\ndef test_hanging(): time.sleep(600)"
    (tmp_path / "test_long.py").write_text(hanging)
    words = [word for word in checks.whole_suite(2) if "hypothesis" not in word]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "xdist.plugin", *words, "."],
        cwd=tmp_path,
        env=os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert run.returncode == 1, run.stdout + run.stderr
    assert "crashed while running 'test_long.py::test_hanging'" in run.stdout
    assert "in test_hanging" in run.stderr  # and where


@pytest.mark.parametrize("processors", [1, 8])
def test_the_suite_draws_the_same_examples_each_time(processors: int) -> None:
    assert "--hypothesis-profile=repeatable" in checks.whole_suite(processors)


def test_no_cache_is_written_beside_the_sources(tmp_path: Path) -> None:
    variables = checks.caches_elsewhere(env.Environment(tmp_path))
    folders = [value for name, value in variables.items() if name.endswith("_DIR")]
    assert folders
    assert all(Path(folder).is_relative_to(tmp_path) for folder in folders)
