"""A log in parts, with lines that are alike judged as one, loses no finding."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bulk_runs import a_log, as_a_whole, in_parts_or_order, write_lines
from inspector.core.targets.target import TARGETS

SIZES = [3000, 10**6]


def logged(folder: Path) -> list[object]:
    """Whatever JSON a folder holds, a line each."""
    found: list[object] = []
    for path in sorted(folder.rglob("*")):
        if path.suffix == ".json" and not path.name.endswith(".expect.json"):
            try:
                found.append(json.loads(path.read_text("utf-8")))
            except ValueError:
                continue  # a case of its own below
        elif path.suffix in (".jsonl", ".ndjson"):
            lines = path.read_text("utf-8", "replace").splitlines()
            found += [line for line in map(read, lines) if line is not None]
    return found


def read(line: str) -> object | None:
    try:
        return json.loads(line)
    except ValueError:
        return None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("folder", ["real", "cases"])
def test_recorded_bodies_get_the_same_report(
    shared: Path, tmp_path: Path, folder: str, size: int
) -> None:
    lines = logged(shared / folder)
    items = [item for line in lines for item in items_of(line)]
    log = write_lines(tmp_path / "a.jsonl", [*lines, *items, *items])
    assert in_parts_or_order([log], part=size) == as_a_whole([log])


def items_of(value: object) -> list[object]:
    """The items of a body, as a log of bare items has them."""
    if not isinstance(value, dict):
        return []
    lists = (value.get("output"), value.get("input"))
    return [item for each in lists if isinstance(each, list) for item in each]


@pytest.mark.parametrize("folder", ["real", "cases"])
def test_bare_items_of_recorded_bodies_need_no_second_reading(
    shared: Path, tmp_path: Path, folder: str
) -> None:
    items = [item for line in logged(shared / folder) for item in items_of(line)]
    log = write_lines(tmp_path / "a.jsonl", items * 3)
    quick, plain = (
        in_parts_or_order([log], part=4000, is_quick=is_quick)
        for is_quick in (True, False)
    )
    assert quick == plain == as_a_whole([log])


@pytest.mark.parametrize("path", ["*.json", "*.jsonl", "*.txt"])
def test_each_recorded_file_gets_the_same_report(
    shared: Path, tmp_path: Path, path: str
) -> None:
    files = [f for f in sorted((shared / "cases").glob(path)) if f.stat().st_size]
    files = [f for f in files if not f.name.endswith(".expect.json")]
    assert in_parts_or_order(files, part=300) == as_a_whole(files)


@pytest.mark.parametrize(
    ("folder", "target"),
    [("real", "anthropic"), *(("cases", target) for target in TARGETS)],
)
def test_every_target_gets_the_same_report(
    shared: Path, tmp_path: Path, folder: str, target: str
) -> None:
    lines = logged(shared / folder)
    items = [item for line in lines for item in items_of(line)]
    log = write_lines(tmp_path / "a.jsonl", [*lines, *items])
    said = in_parts_or_order([log], part=10**6, target=target)
    assert said == as_a_whole([log], target=target)


@pytest.mark.parametrize("target", TARGETS)
def test_bare_items_are_judged_apart_for_every_target(
    tmp_path: Path, target: str
) -> None:
    log = write_lines(tmp_path / "a.jsonl", a_log(200, 7))
    said = in_parts_or_order([log], part=9000, target=target)
    assert said == as_a_whole([log], target=target)


@pytest.mark.parametrize("seed", range(3))
def test_generated_logs_get_the_same_report(tmp_path: Path, seed: int) -> None:
    log = write_lines(tmp_path / "a.jsonl", a_log(400, seed + 100), broken=seed == 1)
    assert in_parts_or_order([log], part=9000) == as_a_whole([log])
