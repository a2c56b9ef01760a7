"""A file is written whole, or what stood there stays."""

from __future__ import annotations

import os
import sys

import pytest

from inspector.ui.models.opened import RefusedError
from inspector.ui.models.whole_file import write_whole


def test_what_is_written_takes_the_place_of_what_was_there(tmp_path):
    path = tmp_path / "a.json"
    path.write_bytes(b"a longer text than the new one")
    write_whole(path, b"[]\n")
    assert path.read_bytes() == b"[]\n"
    assert list(tmp_path.iterdir()) == [path]


def refusal_of(path):
    with pytest.raises(RefusedError) as refusal:
        write_whole(path, b"x")
    return refusal.value


def test_where_it_cannot_be_written_the_name_is_told(tmp_path):
    refusal = refusal_of(tmp_path / f"{'a' * 300}.json")
    assert refusal.reason == "unwritable"
    assert refusal.name == f"{'a' * 300}.json"


@pytest.mark.parametrize("between", ["absent", "a.txt"])
def test_a_folder_that_is_not_there_is_told(tmp_path, between):
    (tmp_path / "a.txt").write_text("no folder")
    refusal = refusal_of(tmp_path / between / "a.json")
    assert (refusal.reason, refusal.name) == ("no-folder", "a.json")
    assert refusal.detail == str(tmp_path / between)


def test_a_folder_is_no_file(tmp_path):
    refusal = refusal_of(tmp_path)
    assert (refusal.reason, refusal.name) == ("folder-there", str(tmp_path))


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no place there")
def test_a_pipe_is_not_replaced(tmp_path):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    assert refusal_of(path).reason == "no-file-there"
    assert path.is_fifo()
