"""Lines begin where the gate says that they do."""

from __future__ import annotations

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.browsing.line_index import LineIndex, LineSplitter
from inspector.core.gate.records import RecordReader


def index_of(*pieces):
    index, splitter, size = LineIndex(), LineSplitter(), 0
    for piece in pieces:
        size += len(piece)
        index.take(splitter.starts(piece).tobytes(), size)
    return index


def starts(index):
    return [index.start_of(number) for number in range(1, index.count + 1)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b"a\nbb\n", [0, 2]),
        (b"a\nbb", [0, 2]),
        (b"\n\n", [0, 1]),
        (b"a\r\nb\r\n", [0, 3]),
        (b"a\rb\n", [0, 2]),
        (b"a\r\r\nb", [0, 2, 4]),
        (b"", []),
    ],
)
def test_each_line_end_begins_another_line(text, expected):
    assert starts(index_of(text)) == expected


@given(st.lists(st.sampled_from([b"a", b"\r", b"\n"])), st.integers(1, 4))
def test_pieces_make_no_difference(parts, size):
    text = b"".join(parts) + b"z"
    pieces = [text[at : at + size] for at in range(0, len(text), size)]
    assert starts(index_of(*pieces)) == starts(index_of(text))


def test_lines_are_numbered_as_the_gate_numbers_records():
    text = b'{"type":\r"a"}\n\n{"type":"b"}\r\n{"type":"c"}\n{"type":"d"}'
    index = index_of(text)
    for document in RecordReader(io.BytesIO(text), "log.jsonl"):
        origin = document.origin
        assert index.start_of(origin.line_number) == origin.byte_offset


def test_a_line_is_found_by_any_of_its_bytes():
    index = index_of(b"a\nbb\nc")
    assert [index.line_at(offset) for offset in range(6)] == [1, 1, 2, 2, 2, 3]


@pytest.mark.parametrize("number", [0, -1, 4])
def test_there_is_no_other_line(number):
    with pytest.raises(IndexError):
        index_of(b"a\nb\nc").start_of(number)
