"""One text, and where reading stopped if it is none."""

from __future__ import annotations

import pytest

from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin


def stops_of(text: str):
    document = read_document(text, Origin("test"))
    return document.form, [
        (fault.rule, text[fault.span.start :][:3])
        for record in document.records
        for fault in record.faults
    ]


def test_a_value_further_down_tells_where_reading_stopped():
    text = 'could not parse, received 30 bytes:\n{"path": C:\\x, "a": 1}'
    assert stops_of(text) == ("text", [("json/syntax", "C:\\")])


@pytest.mark.parametrize("text", ["words", "words\nmore {words}", "<html>"])
def test_what_holds_no_value_stops_at_its_beginning(text):
    assert stops_of(text) == ("text", [("json/syntax", text[:3])])


def test_a_repr_that_was_cut_off_is_no_json_that_stops_at_its_first_letter():
    assert stops_of("Call(a='x', b='y") == ("text", [("json/truncated", "")])
