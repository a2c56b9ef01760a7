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


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_the_module_has_its_mirror_test(path: Path) -> None:
    below = path.relative_to(PACKAGE)
    mirror = REPOSITORY / "tests" / "unit" / below.with_name(f"test_{below.name}")
    assert mirror.is_file(), f"{name_of(mirror)} is missing"


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_the_file_is_short_enough_to_be_read(path: Path) -> None:
    most = LONGEST_MAIN_WINDOW if path.name == "main_window.py" else LONGEST_FILE
    assert len(path.read_text("utf-8").splitlines()) <= most


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


@pytest.mark.parametrize("name", ["run", "test", "translate", "screenshots"])
def test_the_command_is_executable_python(name: str) -> None:
    text = (REPOSITORY / "packaging" / name).read_text("utf-8")
    assert text.startswith("#!/usr/bin/env python3\n")
