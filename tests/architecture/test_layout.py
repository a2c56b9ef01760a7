"""Names, sizes and places of files."""

from __future__ import annotations

from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
PACKAGE = REPOSITORY / "inspector"
SOURCES = sorted(PACKAGE.rglob("*.py"))
MODULES = [path for path in SOURCES if path.stem not in {"__init__", "__main__"}]

SAYS_NOTHING = {"utils", "util", "helpers", "helper", "common", "misc"}
SAYS_NOTHING |= {"manager", "managers", "handler", "handlers"}
LONGEST_FILE = 300
LONGEST_MAIN_WINDOW = 200


def name_of(path: Path) -> str:
    return path.relative_to(REPOSITORY).as_posix()


def test_every_module_has_its_mirror_test() -> None:
    unit = REPOSITORY / "tests" / "unit"
    mirrors = [
        unit / path.relative_to(PACKAGE).with_name(f"test_{path.name}")
        for path in MODULES
    ]
    assert [name_of(mirror) for mirror in mirrors if not mirror.is_file()] == []


def test_every_file_is_short_enough_to_be_read() -> None:
    most = {"main_window.py": LONGEST_MAIN_WINDOW}
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in SOURCES}
    too_long = [
        f"{name_of(path)}: {length} lines"
        for path, length in lengths.items()
        if length > most.get(path.name, LONGEST_FILE)
    ]
    assert too_long == []


@pytest.mark.parametrize("place", ["inspector", "packaging", "tests"])
def test_no_file_or_folder_has_a_name_that_says_nothing(place: str) -> None:
    found = [
        name_of(path)
        for path in (REPOSITORY / place).rglob("*")
        if (path.suffix == ".py" or path.is_dir())
        and path.stem.removeprefix("test_") in SAYS_NOTHING
    ]
    assert found == []


def test_the_packaging_folder_is_no_package() -> None:
    # It would shadow the PyPI package of that name for all that starts here.
    assert not (REPOSITORY / "packaging" / "__init__.py").exists()


@pytest.mark.parametrize(
    "name", ["run", "test", "translate", "screenshots", "icons", "pages", "bundle"]
)
def test_the_command_is_executable_python(name: str) -> None:
    text = (REPOSITORY / "packaging" / name).read_text("utf-8")
    assert text.startswith("#!/usr/bin/env python3\n")
