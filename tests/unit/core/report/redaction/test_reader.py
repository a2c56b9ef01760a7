"""Records of a log come masked; the facts are those of the file."""

from __future__ import annotations

import hashlib
import io

from builders import a_function_call, as_json_lines
from inspector.core.gate.gate import gate_inputs
from inspector.core.gate.records import RecordReader
from inspector.core.report.collection import Collection
from inspector.core.report.redaction.asked import asked_for
from inspector.core.report.redaction.reader import RedactedReader
from inspector.core.report.redaction.redactor import Redactor

DATA = as_json_lines(
    a_function_call('{"mail":"kim@example.com"}'),
    a_function_call('{"mail":"lee@example.com"', call_id="call_2"),
).encode()


def reader(redactor):
    return RedactedReader(RecordReader(io.BytesIO(DATA), "a.jsonl"), redactor)


def test_a_log_is_gated_masked_under_its_own_digest():
    collection = Collection()
    result = gate_inputs([reader(Redactor(asked_for()))], witness=collection)
    side = collection.side(result)
    [gated] = side.inputs
    assert gated.facts.sha256 == hashlib.sha256(DATA).hexdigest()
    assert gated.facts.size == len(DATA)
    assert len(side.items) == 2
    shown = "".join(
        line.before + (line.marked or "") + line.after
        for found in side.findings
        for line in found.place.excerpt.lines
    )
    assert "example" not in shown
    assert "xxx@xxxxxxx.xxy" in shown
