"""A search over a log finds what the filter of a text finds."""

from __future__ import annotations

from array import array

import pytest

from builders import a_function_call, a_message, a_response, an_output, as_json
from inspector.core.browsing import searching
from inspector.core.browsing.channel import Reach
from inspector.core.browsing.row_batch import NO_ITEM
from inspector.core.browsing.searching import Search, search_log
from inspector.core.browsing.wish import terms_in
from log_table import served

RECORDS = (
    a_function_call('{"region":"apac"}', call_id="call_1"),
    a_response(a_message(), a_function_call('{"region":"global"}', call_id="call_2")),
    an_output("정상 종료", call_id="call_1"),
    a_message('He said "go on"', role="user"),
    a_function_call('{"note":"줄\\nbreak 🚀"}', call_id="call_3", name="add note"),
    {"nothing": "in particular"},
    a_function_call('{"a":"\\u0041pple"}', id="fc_77"),
)


def written(folder, *, ascii_only=False):
    path = folder / "log.jsonl"
    lines = [as_json(record, ascii_only=ascii_only) for record in RECORDS]
    path.write_bytes("\n".join([*lines, '{"broken": "global', ""]).encode())
    return path


def found(path, wish, *reaches):
    reaches = reaches or (Reach(path.stat().st_size, is_whole=True),)
    told = served(search_log, *reaches, search=Search(str(path), terms_in(wish)))
    text = path.read_bytes()
    hits = []
    for each in told:
        offsets, items = array("Q", each.offsets), array("I", each.items)
        for offset, item in zip(offsets, items, strict=True):
            line = text[:offset].count(b"\n")
            hits.append((line, None if item == NO_ITEM else item))
    return hits


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize(
    ("wish", "hits"),
    [
        ("apac", [(0, 0)]),
        ("GLOBAL", [(1, 1), (7, None)]),
        ("정상", [(2, 0)]),
        ("\\uc815\\uC0C1", [(2, 0)]),
        ('"go on"', [(3, 0)]),
        ("go", [(3, 0)]),
        ("줄\\nbreak", [(4, 0)]),
        ("🚀", [(4, 0)]),
        ("break id:fc_001", [(4, 0)]),
        ("particular", [(5, None)]),
        ("id:fc_001 particular", []),
        ("apple", [(6, 0)]),
        ("id:fc_77", [(6, 0)]),
        ('"region":"global"', [(1, 1)]),
        ("status:completed go", [(3, 0)]),
        ("nothing-like-it", []),
    ],
)
def test_words_are_found_whatever_their_escapes(tmp_path, wish, hits, ascii_only):
    assert found(written(tmp_path, ascii_only=ascii_only), wish) == hits


def test_the_search_goes_on_where_the_log_goes_on(tmp_path):
    path = written(tmp_path)
    size = path.stat().st_size
    middle = path.read_bytes().index(b"particular")
    reaches = Reach(middle, is_whole=False), Reach(size, is_whole=True)
    assert found(path, "o", *reaches) == found(path, "o")


@pytest.mark.parametrize("wish", ["GLOBAL", "정상", "particular"])
def test_pieces_of_any_size_are_searched_alike(tmp_path, wish, monkeypatch):
    path = written(tmp_path)
    at_once = found(path, wish)
    monkeypatch.setattr(searching, "PIECE", 64)
    assert found(path, wish) == at_once


def test_it_says_how_far_it_is(tmp_path):
    path = written(tmp_path)
    size = path.stat().st_size
    search = Search(str(path), terms_in("x"))
    told = served(search_log, Reach(size, is_whole=True), search=search)
    assert told[-1].place == size


@pytest.mark.parametrize("start", [b"\xff\xfe", b"\x1f\x8b\x08", b"\x28\xb5\x2f\xfd"])
def test_a_line_of_bytes_ends_no_search(tmp_path, start):
    path = tmp_path / "log.jsonl"
    record = as_json(RECORDS[0]).encode()
    path.write_bytes(b"\n".join([record, start + b" apac", record, b""]))
    assert found(path, "apac") == [(0, 0), (1, None), (2, 0)]
