"""The environment is made once, noticed when stale, and never half trusted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import environment as env
from messages import SetupError


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> env.Environment:
    """An environment with an interpreter, in a checkout of its own."""
    for name in ("PROJECT", "LOCK"):
        real = getattr(env.installation, name)
        copy = tmp_path / real.name
        copy.write_bytes(real.read_bytes())
        monkeypatch.setattr(env.installation, name, copy)
    environment = env.Environment(tmp_path / ".venv")
    environment.python.parent.mkdir(parents=True)
    environment.python.touch()
    return environment


@pytest.fixture
def steps(made: env.Environment, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What `prepare` did, without doing it."""
    done: list[str] = []

    def install(environment: env.Environment, extra: str | None) -> None:
        done.append(f"install {extra}")
        environment.remember(extra or "run")

    monkeypatch.setattr(env, "_folder", lambda: made.folder)
    monkeypatch.setattr(env, "_make", lambda _environment: done.append("make"))
    monkeypatch.setattr(env, "_install", install)
    return done


def test_nothing_is_remembered_of_a_new_environment(made: env.Environment) -> None:
    assert not made.remembers("run")


def test_what_was_done_is_remembered(made: env.Environment) -> None:
    made.remember("run")
    assert made.remembers("run")
    assert not made.remembers("test")


@pytest.mark.parametrize("name", ["PROJECT", "LOCK"])
def test_a_changed_requirement_is_noticed(made: env.Environment, name: str) -> None:
    made.remember("run")
    with getattr(env.installation, name).open("a") as file:
        file.write("# one more\n")
    assert not made.remembers("run")


def test_another_python_is_noticed(
    made: env.Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    made.remember("run")
    monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-399")
    assert not made.remembers("run")


def test_a_moved_checkout_is_noticed(
    made: env.Environment, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made.remember("run")
    monkeypatch.setattr(env, "REPOSITORY", tmp_path / "elsewhere")
    assert not made.remembers("run")


def test_an_interpreter_that_went_away_is_noticed(made: env.Environment) -> None:
    made.remember("run")
    made.python.unlink()
    assert not made.remembers("run")


def test_a_second_start_does_nothing(steps: list[str]) -> None:
    env.prepare()
    env.prepare()
    assert steps == ["make", "install None"]


def test_what_the_tests_need_is_added_later(steps: list[str]) -> None:
    env.prepare()
    env.prepare("test")
    assert steps == ["make", "install None", "make", "install test"]


def test_an_environment_for_the_tests_runs_the_program(steps: list[str]) -> None:
    env.prepare("test")
    env.prepare()
    assert steps == ["make", "install test"]


def test_an_interrupted_installation_is_not_trusted(made: env.Environment) -> None:
    made.half_made.touch()
    assert not env._is_whole(made)


@pytest.mark.parametrize(
    ("end", "stays"), [(SetupError("no network"), False), (KeyboardInterrupt(), True)]
)
def test_only_an_interruption_throws_the_environment_away(
    made: env.Environment,
    monkeypatch: pytest.MonkeyPatch,
    end: BaseException,
    stays: bool,
) -> None:
    def stop(*_: object) -> None:
        raise end

    monkeypatch.setattr(env.installation, "install", stop)
    with pytest.raises(type(end)):
        env._install(made, None)
    assert made.half_made.exists() is stays
    assert not made.remembers("run")


def test_an_interpreter_that_does_not_run_is_not_trusted(
    made: env.Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(env, "run", _failing("cannot execute binary file"))
    assert not env._is_whole(made)


def _failing(output: str):
    def run(command, **_options):
        return subprocess.CompletedProcess(command, 1, output)

    return run


@pytest.mark.skipif(os.name == "nt", reason="looks like Linux")
def test_a_folder_that_cannot_be_written_moves_it_to_the_cache(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(env.os, "access", lambda _path, _mode: False)
    assert env._folder().parent == tmp_path / "open-responses-inspector"


def test_where_debian_left_out_venv_its_package_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(env.importlib.util, "find_spec", lambda _name: None)
    monkeypatch.setattr(
        env.system_packages, "install", lambda packages, **_: asked.extend(packages)
    )
    env._require_venv()
    assert asked == [f"python3.{sys.version_info.minor}-venv"]


def test_an_environment_that_cannot_be_made_is_one_line(
    made: env.Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(env, "run", _failing("Error: many words\n\nno space left\n"))
    with pytest.raises(SetupError, match=r"cannot be made: no space left$"):
        env._make(made)


@pytest.mark.skipif(os.name == "nt", reason="looks like Linux")
def test_a_user_without_a_home_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(env.Path, "home", nowhere)
    with pytest.raises(SetupError, match="no home folder"):
        env.user_cache()
