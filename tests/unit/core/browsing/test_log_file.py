"""A big log is told from a small one and from other files; changes are noticed."""

from __future__ import annotations

import gzip
import os

import pytest

from builders import a_message, as_json
from inspector.core.browsing.log_file import (
    FileState,
    Footprint,
    big_log,
    read_record,
)
from log_table import a_log, lines_of

LINES = [a_message(str(n)) for n in range(10)]


def told(path, *, bytes_from=10**9, lines_from=10):
    return big_log(path, bytes_from=bytes_from, lines_from=lines_from)


def test_many_lines_make_a_log_big(tmp_path):
    path = a_log(tmp_path, *LINES)
    assert told(path).read_as == "jsonl"
    assert told(path).size == path.stat().st_size
    assert told(path, lines_from=11) is None


def test_many_bytes_make_a_log_big(tmp_path):
    path = a_log(tmp_path, *LINES)
    size = path.stat().st_size
    assert told(path, lines_from=10**9, bytes_from=size)
    assert told(path, lines_from=10**9, bytes_from=size + 1) is None


def test_a_compressed_log_counts_by_what_it_stands_for(tmp_path):
    path = tmp_path / "log.jsonl.gz"
    path.write_bytes(gzip.compress(lines_of(*LINES)))
    assert told(path).compression == "gzip"
    assert told(path).read_as == "jsonl, gzip"
    assert told(path, lines_from=11) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \n",
        "[\n" + ",\n".join(map(as_json, LINES)) + "\n]",
        "data: {}\n\n" * 20,
        "words\n" * 20,
    ],
)
def test_other_files_are_no_logs_of_records(tmp_path, text):
    path = tmp_path / "file.txt"
    path.write_text(text)
    assert told(path) is None


def test_an_absent_file_is_an_error(tmp_path):
    with pytest.raises(OSError, match="absent"):
        told(tmp_path / "absent")


@pytest.fixture
def log(tmp_path):
    return a_log(tmp_path, *LINES)


def test_a_file_that_nobody_touched_is_the_same(log):
    assert Footprint(log).state() is FileState.SAME


def test_a_file_grows_at_its_end(log):
    footprint = Footprint(log)
    with log.open("ab") as file:
        file.write(b"more")
    assert footprint.state() is FileState.GROWN


def test_another_beginning_is_another_log(log):
    footprint = Footprint(log)
    log.write_bytes(b"x" + log.read_bytes())
    assert footprint.state() is FileState.CHANGED


def test_a_shorter_file_has_changed(log):
    footprint = Footprint(log)
    log.write_bytes(log.read_bytes()[:-1])
    assert footprint.state() is FileState.CHANGED


def test_a_file_of_the_same_size_may_have_changed(log):
    footprint = Footprint(log)
    log.write_bytes(log.read_bytes())
    os.utime(log, ns=(0, 0))
    assert footprint.state() is FileState.CHANGED


def test_a_file_that_took_its_place_is_another(log, tmp_path):
    footprint = Footprint(log)
    other = tmp_path / "other"
    other.write_bytes(log.read_bytes() + b"more\n")
    other.replace(log)
    assert footprint.state() is FileState.CHANGED


def test_a_file_can_vanish(log):
    footprint = Footprint(log)
    log.unlink()
    assert footprint.state() is FileState.GONE


def test_a_record_is_read_by_its_place(log):
    text = log.read_bytes()
    second = text.index(b"\n") + 1
    with log.open("rb") as file:
        assert read_record(file, 0, 10**6) == text[: second - 1]
        assert read_record(file, second, 10**6) == as_json(LINES[1]).encode()
        assert read_record(file, second, 5) == as_json(LINES[1]).encode()[:5]


def test_no_record_begins_in_the_middle_of_another(log):
    with log.open("rb") as file:
        assert read_record(file, 5, 10**6) is None
        assert read_record(file, log.stat().st_size, 10**6) is None
