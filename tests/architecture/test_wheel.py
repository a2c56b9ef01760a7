"""What is installed is whole: resources, command, no pictures of the README."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import inspector

REPOSITORY = Path(__file__).resolve().parents[2]


def run(*command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=REPOSITORY,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    options = ["--no-build-isolation", "--no-deps", "--no-index", "--quiet"]
    run("pip", "wheel", *options, "--wheel-dir", str(folder), ".")
    (path,) = folder.glob("*.whl")
    return zipfile.ZipFile(path)


def test_the_wheel_is_named_for_the_version_of_the_package(
    wheel: zipfile.ZipFile,
) -> None:
    stem = f"open_responses_inspector-{inspector.__version__}"
    assert Path(str(wheel.filename)).name == f"{stem}-py3-none-any.whl"


def test_the_wheel_carries_every_resource_but_the_pictures(
    wheel: zipfile.ZipFile,
) -> None:
    resources = REPOSITORY / "resources"
    expected = {
        path.relative_to(resources).as_posix()
        for path in resources.rglob("*")
        if path.is_file() and "screenshots" not in path.parts
    }
    start = "inspector/_resources/"
    carried = {
        name.removeprefix(start)
        for name in wheel.namelist()
        if name.startswith(start) and not name.endswith("/")
    }
    assert carried == expected
    assert carried


def test_the_wheel_gives_the_command(wheel: zipfile.ZipFile) -> None:
    (name,) = (name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    line = "open-responses-inspector = inspector.__main__:main"
    assert line in wheel.read(name).decode().splitlines()


def test_the_wheel_holds_nothing_but_the_package(wheel: zipfile.ZipFile) -> None:
    tops = {name.partition("/")[0] for name in wheel.namelist()}
    info = f"open_responses_inspector-{inspector.__version__}.dist-info"
    assert tops == {"inspector", info}


def test_a_wheel_can_be_built_from_the_source_archive(tmp_path: Path) -> None:
    run("hatchling", "build", "--target", "sdist", "--directory", str(tmp_path))
    (path,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"pyproject.toml", "LICENSE", "README.md", "resources/README.md"} <= names
    assert "inspector/__main__.py" in names
    assert not any(name.startswith("resources/screenshots/") for name in names)
