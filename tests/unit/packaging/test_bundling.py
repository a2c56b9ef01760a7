"""The folder is tried as a person has it, and what fails is one line."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

import bundling
from inspector.ui.app import APP_ID
from messages import SetupError

SPEC = bundling.SPEC.read_text("utf-8")

REPORT = '{"summary": {"reasons": {"namespaced": 1}}}'
PROGRAM = f"""#!{sys.executable}
import pathlib, sys
words = sys.argv[1:]
if "-o" in words:
    pathlib.Path(words[-1]).write_bytes(b"%PDF-")
if words[0] == "gate":
    print({REPORT!r})
    sys.exit(1)
pathlib.Path(words[1]).write_bytes(b"\\x89PNG")
"""

pytestmark = pytest.mark.skipif(
    os.name == "nt" or " " in sys.executable, reason="the stand-in is a script"
)


def a_bundle(folder: Path, program: str = PROGRAM) -> Path:
    bundle = folder / "bundle"
    bundle.mkdir()
    file = bundle / bundling.NAME
    file.write_text(program)
    file.chmod(0o755)
    return bundle


@pytest.fixture(autouse=True)
def no_screen(monkeypatch):
    """Leave the X server out: these programs show nothing."""
    monkeypatch.setattr(bundling, "platforms", lambda: iter([("offscreen", [])]))
    monkeypatch.setattr(bundling, "TIMES", 1)
    monkeypatch.setattr(bundling, "BIG_LINES", 1)


def test_a_folder_that_works_is_measured_beside_the_source(tmp_path):
    bundle = a_bundle(tmp_path)
    lines = list(bundling.tried(bundle, [str(bundle / bundling.NAME)]))
    assert re.fullmatch(r"folder: 0 MB in 1 files", lines[0])
    assert [line.split(":")[0] for line in lines[1:]] == [
        "gate",
        "report on paper",
        "window on offscreen",
        "a big log",
    ]
    assert all("times as long as from source" in line for line in lines[1:-1])


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("print", "str"), "wrote no report"),
        (("namespaced", "ok"), "is wrong"),
        (("sys.exit(1)", "sys.exit(0)"), "is wrong"),
        (("sys.exit(1)", "sys.exit(2)"), "failed: exit code 2"),
        (("x89PNG", "x00"), "was not drawn"),
        (("%PDF-", "PDF"), "was not written"),
    ],
    ids=str,
)
def test_what_does_not_work_is_told(tmp_path, change, says):
    bundle = a_bundle(tmp_path, PROGRAM.replace(*change))
    with pytest.raises(SetupError, match=says):
        list(bundling.tried(bundle, [str(bundle / bundling.NAME)]))


def test_a_folder_that_is_not_there_is_told(tmp_path):
    with pytest.raises(SetupError, match="not built yet"):
        bundling.size_of(tmp_path / "none")


def test_links_are_no_files_of_their_own(tmp_path):
    (tmp_path / "a").write_bytes(b"12345")
    (tmp_path / "b").symlink_to("a")
    assert bundling.size_of(tmp_path) == (1, 5)


def test_nothing_leads_to_a_python():
    variables = {"PATH": "p", "PYTHONPATH": "x", "VIRTUAL_ENV": "y", "QT_DEBUG": "1"}
    assert bundling.bare_variables(variables) == {"PATH": "p"}


def test_other_words_are_refused():
    with pytest.raises(SetupError, match="usage"):
        bundling.main(["--fast"])


def test_the_spec_is_python_and_names_what_is_there():
    compile(SPEC, "spec", "exec")
    assert (bundling.SPEC.parent.parent / "inspector" / "__main__.py").is_file()
    for kind in ("windows/*.ico", "macos/*.icns"):
        (icon,) = bundling.SPEC.parent.glob(kind)
        assert icon.stem == bundling.NAME


def test_the_spec_says_what_was_never_tried():
    assert "never been run" in SPEC


def test_the_name_for_macos_is_that_of_the_program():
    assert APP_ID.replace("_", "-") in SPEC
