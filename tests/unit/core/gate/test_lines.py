"""Lines of a log, and the documents that they are."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, an_output, as_json, as_json_lines
from event_streams import a_stream, one_a_line
from inspector.core.gate.lines import documents_in, documents_of_streams, is_blank

LOG = as_json_lines(a_function_call(), an_output("한글 😀"), a_function_call("{"))


def test_lines_may_be_text_and_bytes_and_count_alike():
    lines = LOG.splitlines(keepends=True)
    as_text = list(documents_in(lines, "log"))
    as_bytes = list(documents_in([line.encode() for line in lines], "log"))
    assert [d.origin for d in as_text] == [d.origin for d in as_bytes]
    assert [d.text for d in as_text] == [d.text for d in as_bytes]


def test_lines_without_their_ends_count_as_if_each_had_a_line_feed():
    with_ends = documents_in(LOG.splitlines(keepends=True), "log")
    without = documents_in(LOG.splitlines(), "log")
    assert [d.origin for d in with_ends] == [d.origin for d in without]


@pytest.mark.parametrize("line", ["", "\n", " \t\r\n", "\r"])
def test_the_white_space_of_json_is_blank_in_text_and_bytes(line):
    assert is_blank(line)
    assert is_blank(line.encode())


@pytest.mark.parametrize(
    "line", ["{", " {}", "x", "\x00", "\ufffd", "\u3000\n", "\xa0", "\x0b"]
)
def test_anything_else_is_not_blank(line):
    assert not is_blank(line)
    assert not is_blank(line.encode())


@pytest.mark.parametrize(
    "bad", [b"\xff\xfe", b"\x1f\x8b\x08", b"\x28\xb5\x2f\xfd", b"{\0"]
)
def test_one_line_of_bytes_is_told_of_and_stops_nothing(bad):
    good = as_json(a_message()).encode() + b"\n"
    found = list(documents_in([good, bad + b"\n", good], "log"))
    assert [len(document.records[0].faults) for document in found] == [0, 1, 0]


@pytest.mark.parametrize("line", ["[DONE]", " [DONE] \r\n"])
def test_the_end_of_a_stream_is_no_record(line):
    log = [as_json(a_message()) + "\n", line, as_json(a_message())]
    assert [d.origin.line_number for d in documents_in(log, "log")] == [1, 3]


def test_lines_of_a_stream_are_one_document():
    events = one_a_line(*a_stream()).encode().splitlines(keepends=True)
    lines = [*as_json_lines(a_message()).encode().splitlines(True), *events]
    found = [*documents_of_streams(lines, "log", only_values=False)]
    assert [d.origin.line_number for d in found] == [1, 2]
    assert len(found[1].records) == len(events)
    assert all(document.is_line for document in found)
