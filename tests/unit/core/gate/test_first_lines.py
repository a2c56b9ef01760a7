"""What the first lines of an input tell of all its lines."""

from __future__ import annotations

import pytest

from inspector.core.gate.first_lines import begins_something, mode_of, seems_full
from inspector.core.source.line_reading import LineMode

ITEM = b'{"type": "message"}\n'
LOGGED = b'2026-01-01 INFO {"type": "message"}\n'


@pytest.mark.parametrize(
    ("telling", "is_named", "mode"),
    [
        ([ITEM, ITEM], False, LineMode.RECORDS),
        ([ITEM], True, LineMode.RECORDS),
        ([b"\xef\xbb\xbf" + ITEM, ITEM], False, LineMode.RECORDS),
        ([b'{"type": \n', ITEM], True, LineMode.RECORDS),
        ([LOGGED, LOGGED], False, LineMode.PREFIXED),
        ([b"started\n", LOGGED], False, LineMode.PREFIXED),
        ([b"started\n", ITEM], False, None),
        ([b'{"type": \n', b'"message"}\n'], False, None),
        ([b"```json\n", ITEM], True, None),
        ([b"\x1e" + ITEM, ITEM], True, None),
        ([b"event: response.created\n", b'data: {"type": "x"}\n'], True, None),
        ([b'{"type": "response.created"}\n', ITEM], True, None),
        ([b'{"type": "message_start", "message": {}}\n', ITEM], True, None),
        (['{"a": 1}\n'.encode("utf-16-le"), ITEM], True, None),
    ],
)
def test_the_first_lines_tell_what_all_are(telling, is_named, mode):
    assert mode_of(telling, is_named=is_named) is mode


@pytest.mark.parametrize("line", [ITEM, LOGGED, ITEM.decode(), "[{'a': 1}]"])
def test_a_value_seems_to_begin(line):
    assert seems_full(line)


@pytest.mark.parametrize("line", [b"started\n", "words: 7", b'"name": "value"\n'])
def test_words_and_pieces_begin_no_value(line):
    assert not seems_full(line)


def test_a_fence_or_stream_begins_something_that_is_no_value():
    assert begins_something(b"```json\n")
    assert begins_something(b"event: response.created\n")
    assert not begins_something(b"started\n")
