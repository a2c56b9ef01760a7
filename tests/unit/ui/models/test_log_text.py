"""Records are read one by one, also of a log that has been moved away."""

from __future__ import annotations

import gzip

import pytest

from builders import a_message, as_json
from inspector.core.browsing.line_index import LineIndex, LineSplitter
from inspector.ui.models.log_text import LogText
from log_table import a_log, lines_of
from open_logs import big

RECORDS = [a_message(str(n)) for n in range(4)]


@pytest.fixture
def text(tmp_path):
    made = LogText(big(a_log(tmp_path, *RECORDS)))
    made.open()
    yield made
    made.close()


def test_a_record_is_read_though_its_log_was_moved_away(text):
    text.path.unlink()
    assert text.record(0, 10**6) == as_json(RECORDS[0]).encode()


def test_nothing_is_read_of_a_log_that_was_closed(text):
    text.close()
    assert text.record(0, 10**6) is None


def test_a_long_record_is_seen_to_be_too_long(text):
    assert len(text.record(0, 10)) > 10


def test_a_line_inside_a_record_leads_to_the_record(tmp_path):
    data = b'{"a":\r1}\n{"b":\r\r2}\n'
    path = tmp_path / "log.jsonl"
    path.write_bytes(data)
    index = LineIndex()
    index.take(LineSplitter().starts(data).tobytes(), len(data))
    text = LogText(big(path))
    text.open()
    starts = [text.start_of_record(line, index) for line in range(1, 6)]
    text.close()
    assert starts == [0, 0, 9, 9, 9]


def test_what_is_compressed_has_a_place_of_its_own_for_as_long_as_it_is_open(tmp_path):
    path = tmp_path / "log.jsonl.gz"
    path.write_bytes(gzip.compress(lines_of(*RECORDS)))
    text = LogText(big(path))
    text.open()
    assert text.path != path
    assert text.path.exists()
    text.close()
    assert not text.path.exists()
