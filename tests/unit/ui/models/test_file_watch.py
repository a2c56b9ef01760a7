"""What becomes of a file is told, about what it was last taken for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject

from inspector.core.browsing.log_file import FileState
from inspector.ui.models.file_watch import FileWatch
from instant_runner import InstantRunner, PatientRunner


@pytest.fixture
def path(tmp_path):
    made = tmp_path / "log.jsonl"
    made.write_bytes(b"{}\n")
    return made


@pytest.fixture
def watch(qtbot, path):
    parent = QObject()
    made = FileWatch(path, InstantRunner(), parent)
    made.parent_kept, made.told = parent, []
    made.looked.connect(made.told.append)
    yield made
    made.close()


def test_nothing_is_told_before_it_begins(watch):
    watch.look()
    assert watch.told == []
    assert watch.size == 0


def test_each_look_tells_what_has_become_of_it(watch, path):
    watch.begin()
    watch.look()
    path.write_bytes(b"{}\n{}")
    watch.look()
    watch.begin()
    watch.look()
    path.unlink()
    watch.look()
    same, grown, gone = FileState.SAME, FileState.GROWN, FileState.GONE
    assert watch.told == [same, grown, same, gone]
    assert watch.size == 5


def test_an_answer_about_what_it_was_before_is_thrown_away(qtbot, path):
    runner, parent = PatientRunner(), QObject()
    watch = FileWatch(path, runner, parent)
    told = []
    watch.looked.connect(told.append)
    watch.begin()
    watch.look()
    watch.begin()
    runner.let_through()
    assert told == []
    watch.close()


def test_it_looks_by_itself(watch, qtbot):
    watch._timer.setInterval(1)
    watch.begin()
    qtbot.waitUntil(lambda: FileState.SAME in watch.told, timeout=30_000)


def test_a_file_that_is_not_there_is_an_error(watch, path):
    path.unlink()
    with pytest.raises(OSError, match="No such file"):
        watch.begin()
