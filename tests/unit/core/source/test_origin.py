"""Where a text came from."""

from __future__ import annotations

import pickle

from inspector.core.source.origin import Origin


def test_a_whole_input_begins_at_line_one_and_byte_zero():
    assert Origin("a.json") == Origin("a.json", line_number=1, byte_offset=0)


def test_an_origin_can_be_sent_to_another_process():
    origin = Origin("log.jsonl", 17, 4096)
    assert pickle.loads(pickle.dumps(origin)) == origin
