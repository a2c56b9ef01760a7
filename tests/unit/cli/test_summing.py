"""Counting two logs, in this process or in two."""

from __future__ import annotations

import json

import pytest

from builders import a_function_call, a_response, as_json_lines
from inspector.cli import summing
from inspector.core.bulk import workers
from streams import World


@pytest.fixture
def logs(tmp_path):
    paths = tmp_path / "old.jsonl", tmp_path / "new.jsonl"
    for path, arguments in zip(paths, ("{", "{}"), strict=True):
        lines = [
            a_response(a_function_call(arguments), id=f"resp_{n}") for n in range(3)
        ]
        path.write_text(as_json_lines(*lines), "utf-8")
    return paths


def summed_up(*arguments: object) -> tuple[int, dict]:
    world = World()
    code = world.run("diff", *arguments, "--summary", "--format", "json")
    assert world.complaint == ""
    return code, json.loads(world.printed)


@pytest.fixture
def two_processes(monkeypatch):
    """Every file is much."""
    monkeypatch.setattr(summing, "FOR_MANY", 0)


def test_two_processes_count_what_one_counts(logs, monkeypatch):
    in_one = summed_up(*logs, "--no-time")
    monkeypatch.setattr(summing, "FOR_MANY", 0)
    begun = []
    start = workers.Processes.__enter__

    def starting(pool):
        begun.append(pool)
        return start(pool)

    monkeypatch.setattr(workers.Processes, "__enter__", starting)
    assert summed_up(*logs, "--no-time") == in_one
    assert len(begun) == 1


@pytest.mark.usefixtures("two_processes")
def test_a_fault_of_one_side_is_told_as_ever(logs):
    logs[1].write_text("")
    world = World()
    assert world.run("diff", *logs, "--summary") == 2
    assert "new.jsonl" in world.complaint
    assert "empty" in world.complaint


@pytest.mark.usefixtures("two_processes")
def test_what_is_piped_in_stays_in_this_process(logs):
    world = World(logs[1].read_bytes())
    assert world.run("diff", logs[0], "-", "--summary", "--format", "json") == 1
    parses = next(
        m for m in json.loads(world.printed)["measures"] if m["counted"] == "parses"
    )
    assert (parses["left"]["count"], parses["right"]["count"]) == (0, 3)


@pytest.mark.usefixtures("two_processes")
def test_a_file_that_is_not_there_is_said_to_be(logs):
    world = World()
    assert world.run("diff", logs[0], logs[0].parent / "none", "--summary") == 2
    assert "none" in world.complaint


@pytest.mark.usefixtures("two_processes")
def test_masks_are_laid_over_both_sides(logs):
    code, report = summed_up(*logs, "--redact=values")
    assert code == 1
    calls = next(m for m in report["measures"] if m["counted"] == "calls")
    assert (calls["left"]["count"], calls["right"]["count"]) == (3, 3)
