"""What is installed is whole: resources, command, no pictures of the README."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
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


def test_the_wheel_holds_the_package_and_what_is_shared(
    wheel: zipfile.ZipFile,
) -> None:
    tops = {name.partition("/")[0] for name in wheel.namelist()}
    stem = f"open_responses_inspector-{inspector.__version__}"
    assert tops == {"inspector", f"{stem}.dist-info", f"{stem}.data"}


@pytest.mark.parametrize(
    "name",
    [
        "applications/io.github.open_responses_inspector.desktop",
        "metainfo/io.github.open_responses_inspector.metainfo.xml",
        "icons/hicolor/48x48/apps/io.github.open_responses_inspector.png",
        "icons/hicolor/scalable/apps/io.github.open_responses_inspector.svg",
        "man/man1/open-responses-inspector.1",
        "man/ko/man1/open-responses-inspector.1",
        "bash-completion/completions/open-responses-inspector",
        "zsh/site-functions/_open-responses-inspector",
        "fish/vendor_completions.d/open-responses-inspector.fish",
    ],
)
def test_desktops_and_shells_find_what_they_look_for(
    wheel: zipfile.ZipFile, name: str
) -> None:
    stem = f"open_responses_inspector-{inspector.__version__}"
    assert f"{stem}.data/data/share/{name}" in wheel.namelist()


def test_the_wheel_runs_in_an_environment_of_its_own(
    wheel: zipfile.ZipFile, tmp_path: Path
) -> None:
    home = tmp_path / "env"
    options = ["--no-index", "--no-deps", "--quiet"]
    run("venv", "--without-pip", str(home))
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    python = programs / "python"
    run("pip", "--python", str(python), "install", *options, str(wheel.filename))
    log = tmp_path / "a.jsonl"
    log.write_text('{"type": "acme:message"}')
    # What it needs comes from here: nothing is fetched by a test. A checkout that is
    # found through a .pth file is not, for such files are not read in this way.
    needs = sysconfig.get_path("purelib")
    done = subprocess.run(
        [programs / "open-responses-inspector", "gate", log, "--format", "json"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": needs, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 1, done.stderr
    assert '"reasons": {"namespaced": 1}' in done.stdout
    where = "import inspector.assets as a; print(a.resource_path())"
    found = subprocess.run(
        [python, "-c", where],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": needs},
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    assert Path(found.stdout.strip()).is_relative_to(home)
    assert (home / "share" / "man" / "man1").is_dir()


def test_the_source_archive_makes_the_same_wheel(
    wheel: zipfile.ZipFile, tmp_path: Path
) -> None:
    run("hatchling", "build", "--target", "sdist", "--directory", str(tmp_path))
    (path,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"pyproject.toml", "LICENSE", "README.md", "resources/README.md"} <= names
    assert "inspector/__main__.py" in names
    assert not any(name.startswith("resources/screenshots/") for name in names)
    options = ["--no-build-isolation", "--no-deps", "--no-index", "--quiet"]
    run("pip", "wheel", *options, "--wheel-dir", str(tmp_path), str(path))
    (made,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(made) as again:
        assert again.namelist() == wheel.namelist()
