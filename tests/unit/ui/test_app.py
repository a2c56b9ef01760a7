"""The program starts, draws a picture, or says in one line why not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from builders import a_function_call, a_response, as_json
from inspector.ui.app import main

REPOSITORY = Path(__file__).resolve().parents[3]


AT_WORK = """
import gc, threading, time
from inspector.ui import app
from inspector.ui.processes import HelperProcess

def last(channel):
    time.sleep(600)

def shown(*_):
    HelperProcess(last).start()
    print(gc.isenabled(), threading.active_count())
    raise app.UsageError("enough")

if __name__ == "__main__":
    app._shown = shown
    print(app.main([]))
    print(gc.isenabled(), threading.active_count())
"""


def run(*words, **variables):
    known = {k: v for k, v in os.environ.items() if k not in variables}
    wanted = {k: v for k, v in variables.items() if v}
    return subprocess.run(
        [sys.executable, "-P", "-m", "inspector", *words],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env=known | {"PYTHONPATH": str(REPOSITORY)} | wanted,
    )


@pytest.fixture
def call(tmp_path):
    path = tmp_path / "call.json"
    path.write_text(as_json(a_response(a_function_call('{"region":"global"}'))))
    return str(path)


def test_a_picture_is_drawn_in_the_size_and_theme_asked_for(tmp_path, call):
    pictures = {}
    for theme in ("light", "dark"):
        path = tmp_path / f"{theme}.png"
        words = ["--screenshot", str(path), "--size", "1024x700", "--theme", theme]
        done = run(*words, call)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        pictures[theme] = QImage(str(path))
    assert {(p.width(), p.height()) for p in pictures.values()} == {(1024, 700)}
    light, dark = (pictures[t].pixelColor(512, 690).lightness() for t in pictures)
    assert light > 200
    assert dark < 60


def test_a_picture_needs_no_files_and_no_display(tmp_path):
    path = tmp_path / "sample.png"
    done = run("--screenshot", str(path), QT_QPA_PLATFORM="", DISPLAY="")
    assert done.returncode == 0, done.stderr
    assert path.exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")
def test_without_a_display_one_line_says_what_would_help():
    done = run(QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "no display" in done.stderr
    assert "--screenshot" in done.stderr


@pytest.mark.parametrize(
    "words",
    [["none.json"], ["--theme", "purple"], ["--screenshot", "/none/x.png"]],
    ids=["file", "theme", "picture"],
)
def test_what_cannot_be_done_is_one_line_and_exit_code_2(words):
    done = run(*words)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_a_file_that_is_too_large_for_a_picture_is_said(tmp_path):
    path = tmp_path / "big.json"
    with path.open("wb") as file:
        file.truncate(30_000_000)
    done = run("--screenshot", str(tmp_path / "x.png"), str(path))
    assert done.returncode == 2
    assert "20 MB" in done.stderr


def test_usage_is_refused_before_qt_is_loaded(capsys):
    assert main(["--nonsense"]) == 2
    assert "unknown option" in capsys.readouterr().err


def test_python_collects_by_itself_only_before_and_after_threads_work(tmp_path):
    script = tmp_path / "at_work.py"
    script.write_text(AT_WORK)
    done = subprocess.run(
        [sys.executable, str(script)],
        env=os.environ | {"PYTHONPATH": str(REPOSITORY)},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.stdout.split("\n") == ["False 2", "2", "True 1", ""], done.stderr
    assert done.stderr == "open-responses-inspector: enough\n"
