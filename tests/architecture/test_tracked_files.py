"""Nothing of one person's machine is in a tracked file."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
HOSTS = ("pypi.org/" + "simple", "files.python" + "hosted.org", "--index" + "-url")
HOME = re.compile(r"(?<![\w.:/#])/(?:home|Users|root)/\w+|[A-Z]:\\+Users\\")


def tracked_files() -> list[Path]:
    git = shutil.which("git")
    if git is None or not (REPOSITORY / ".git").exists():
        pytest.skip("not a git checkout: which files are tracked is unknown")
    listed = subprocess.run(
        [git, "-c", "safe.directory=*", "ls-files", "-z"],
        cwd=REPOSITORY,
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    paths = [REPOSITORY / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.is_file()]


def texts() -> dict[str, str]:
    found = {}
    for path in tracked_files():
        content = path.read_bytes()
        if b"\0" not in content:
            name = path.relative_to(REPOSITORY).as_posix()
            found[name] = content.decode("utf-8", "replace")
    return found


def test_no_tracked_file_names_this_checkout_or_a_package_index() -> None:
    here = str(REPOSITORY)
    wrong = [
        name
        for name, text in texts().items()
        if here in text or any(host in text for host in HOSTS)
    ]
    assert wrong == []


def test_no_tracked_file_names_a_home_folder() -> None:
    # Recorded items of the tests and samples may: that is what logs hold.
    wrong = [
        f"{name}: {found.group()}"
        for name, text in texts().items()
        if not name.startswith(("tests/", "resources/samples/"))
        and (found := HOME.search(text))
    ]
    assert wrong == []
