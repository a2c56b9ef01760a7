"""Parts are whole lines, and half a line only at the end of a whole log."""

from __future__ import annotations

import io

import pytest

from inspector.core.browsing import growing_parts
from inspector.core.browsing.channel import Reach
from inspector.core.browsing.growing_parts import GrowingParts
from inspector.core.errors import InspectorError

TEXT = b"one\ntwo\nthree three three\nfour"


def parts(text=TEXT):
    return GrowingParts(io.BytesIO(text), "log", only_values=False)


def texts(cutting, end, *, is_whole):
    return [part.text for _, part in cutting.within(Reach(end, is_whole))]


@pytest.mark.parametrize("size", [1, 5, 9, 100])
def test_all_of_a_whole_log_is_in_parts_of_whole_lines(monkeypatch, size):
    monkeypatch.setattr(growing_parts, "FIRST_PART", size)
    monkeypatch.setattr(growing_parts, "PART", size)
    cutting = parts()
    told = list(cutting.within(Reach(len(TEXT), is_whole=True)))
    assert b"".join(part.text for _, part in told) == TEXT
    assert all(part.text.endswith(b"\n") for _, part in told[:-1])
    assert [TEXT[start:][: len(part.text)] for start, part in told] == [
        part.text for _, part in told
    ]
    assert cutting.place == len(TEXT)


def test_half_a_line_waits_for_its_end():
    cutting = parts()
    assert b"".join(texts(cutting, 10, is_whole=False)) == b"one\ntwo\n"
    assert cutting.place == 8
    assert texts(cutting, 12, is_whole=False) == []
    rest = texts(cutting, len(TEXT), is_whole=True)
    assert b"".join(rest) == TEXT[8:]


def test_parts_grow_from_a_first_small_one(monkeypatch):
    monkeypatch.setattr(growing_parts, "FIRST_PART", 4)
    monkeypatch.setattr(growing_parts, "PART", 16)
    text = b"aaa\n" * 20
    lengths = [len(each) for each in texts(parts(text), len(text), is_whole=True)]
    assert lengths[:4] == [4, 8, 16, 16]


def test_a_file_that_is_shorter_than_was_said_ends_where_it_ends():
    assert b"".join(texts(parts(), 1000, is_whole=True)) == TEXT


def test_a_line_beyond_all_measure_is_refused(monkeypatch):
    monkeypatch.setattr(growing_parts, "RECORD_LIMIT", 10)
    monkeypatch.setattr(growing_parts, "FIRST_PART", 4)
    with pytest.raises(InspectorError) as raised:
        texts(parts(b"x" * 40), 40, is_whole=True)
    assert raised.value.key == "line-too-large"
