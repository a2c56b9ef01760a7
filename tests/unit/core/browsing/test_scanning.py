"""Lines are told as they are found, of a plain log and of one that is unpacked."""

from __future__ import annotations

import gzip

import pytest

from builders import a_message
from inspector.core.browsing import scanning
from inspector.core.browsing.channel import Failed, Reach
from inspector.core.browsing.line_index import LineIndex
from inspector.core.browsing.scanning import scan_log
from log_table import a_log, lines_of, served

TEXT = lines_of(*[a_message(str(n)) for n in range(20)])


def index_of(told):
    index = LineIndex()
    for each in told:
        index.take(each.starts, each.size)
    return index


def test_all_lines_of_a_log_are_told(tmp_path):
    path = a_log(tmp_path, *[a_message(str(n)) for n in range(20)])
    reaches = Reach(100, is_whole=False), Reach(len(TEXT), is_whole=True)
    told = served(scan_log, *reaches, path=str(path), label="log.jsonl")
    index = index_of(told)
    assert index.count == 20
    assert index.size == len(TEXT)
    assert told[-1].is_whole


@pytest.mark.parametrize("seconds", [0.0, 100.0])
def test_a_compressed_log_is_unpacked_while_it_is_told(tmp_path, seconds, monkeypatch):
    monkeypatch.setattr(scanning, "SECONDS", seconds)
    monkeypatch.setattr(scanning, "PIECE", 300)
    path, text = tmp_path / "log.jsonl.gz", tmp_path / "text"
    path.write_bytes(gzip.compress(TEXT))
    told = served(scan_log, path=str(path), label="log.jsonl.gz", unpacked=str(text))
    assert text.read_bytes() == TEXT
    assert index_of(told).count == 20
    assert [each.is_whole for each in told] == [False] * (len(told) - 1) + [True]
    assert (len(told) > 5) == (not seconds)


def test_a_broken_compressed_log_is_told_as_far_as_it_goes(tmp_path):
    path, text = tmp_path / "log.jsonl.gz", tmp_path / "text"
    path.write_bytes(gzip.compress(TEXT)[:-20])
    told = served(scan_log, path=str(path), label="log.jsonl.gz", unpacked=str(text))
    assert isinstance(told[-1], Failed)
    assert told[-1].error.key.startswith("compressed-")


def test_no_room_to_unpack_is_told(tmp_path):
    path = tmp_path / "log.jsonl.gz"
    path.write_bytes(gzip.compress(TEXT))
    told = served(
        scan_log,
        path=str(path),
        label="log.jsonl.gz",
        unpacked=str(tmp_path / "absent" / "text"),
    )
    assert told[0].error.key == "log-not-unpacked"
