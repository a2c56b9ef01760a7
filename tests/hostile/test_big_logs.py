"""Whatever the lines of a log are, the table says what the gate says."""

from __future__ import annotations

import io
import json
import random

import pytest

from builders import a_function_call, a_message, a_response, an_output
from inspector.core.browsing.channel import Reach
from inspector.core.browsing.line_index import LineIndex
from inspector.core.browsing.log_file import big_log
from inspector.core.browsing.scanning import scan_log
from inspector.core.browsing.searching import Search, search_log
from inspector.core.browsing.wish import terms_in
from inspector.core.gate.gate import gate_inputs
from inspector.core.gate.records import RecordReader
from log_table import rows_of, served

RECORDS = (
    json.dumps(a_function_call(call_id="c1")).encode(),
    json.dumps(an_output(call_id="c1")).encode(),
    json.dumps(a_response(a_message(), a_function_call(call_id="c2"))).encode(),
    (
        b'2026-01-01 INFO {"type":"function_call","name":"f","call_id":"c9",'
        b'"arguments":"{}","status":"completed"}'
    ),
)
"""One of these begins the log, so that it is one."""

LINES = (
    *RECORDS,
    b'{"type":"function_call","arguments":"{\\"a\\":\\"\\ud800\\"}","call_id":"\\ud83d"}',
    b"\xff\xfe\x00garbage",
    b'{"type": "message"\r, "id":"x"}',
    b"",
    b"   ",
    b'[{"type":"message"},{"type":"function_call","call_id":"c1"}]',
    b"null",
    b'{"a":' * 50,
    "{'type': 'function_call', 'name': 'é\\xe9', 'arguments': '{}'}".encode(),
    b'{"type":"message"} {"type":"message"}',
    b'"just a string"',
    b"\x00\x00",
    b'data: {"type":"response.created"}',
    b'{"type":"response.created","sequence_number":0,"response":{"id":"r"}}',
    b'{"type":"response.in_progress","sequence_number":1}',
    b"data: [DONE]",
)


def written(folder, seed):
    draw = random.Random(seed)
    lines = [draw.choice(RECORDS), *draw.choices(LINES, k=draw.randint(2, 12))]
    end = draw.choice([b"\n", b"\r\n"])
    mark = draw.choice([b"", b"", b"", b"\xef\xbb\xbf"])
    path = folder / draw.choice(["log.jsonl", "log.txt"])
    path.write_bytes(mark + end.join(lines) + draw.choice([b"", end]))
    return path


@pytest.mark.parametrize("seed", range(60))
def test_no_line_makes_a_table_other_than_the_gate(tmp_path, seed):
    path = written(tmp_path, seed)
    if big_log(path, bytes_from=1, lines_from=1) is None:
        return  # read whole, as any other text
    data = path.read_bytes()
    tally = gate_inputs([RecordReader(io.BytesIO(data), path.name)]).tally
    rows = rows_of(path)
    assert rows.records == tally.records
    assert rows.reasons() == tally.reasons
    assert rows.rules() == tally.rules


@pytest.mark.parametrize("seed", range(20))
def test_every_row_is_where_the_index_has_its_line(tmp_path, seed):
    path = written(tmp_path, seed)
    if big_log(path, bytes_from=1, lines_from=1) is None:
        return
    size, index = path.stat().st_size, LineIndex()
    reach = Reach(size, is_whole=True)
    for told in served(scan_log, reach, path=str(path), label=path.name):
        index.take(told.starts, told.size)
    rows = rows_of(path)
    for row in map(rows.__getitem__, range(len(rows))):
        mark = 3 if row.line == 1 and path.read_bytes()[:1] == b"\xef" else 0
        assert index.start_of(row.line) in (row.offset, row.offset - mark)


@pytest.mark.parametrize("wish", ["c1", "é", "\\ud800", "function_call", "[DONE]"])
@pytest.mark.parametrize("seed", range(10))
def test_no_line_stops_a_search(tmp_path, seed, wish):
    path = written(tmp_path, seed)
    search = Search(str(path), terms_in(wish))
    size = path.stat().st_size
    told = served(search_log, Reach(size, is_whole=True), search=search)
    assert told[-1].place == size
    assert told[-1].is_waiting
