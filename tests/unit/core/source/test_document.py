"""A text read as JSON, as JSON Lines, or as neither."""

from __future__ import annotations

import pickle

import pytest

from builders import a_function_call, a_response, an_output, as_json, as_json_lines
from inspector.core.source.document import read_document, read_line
from inspector.core.source.json_nodes import value_of
from inspector.core.source.origin import Origin
from inspector.core.source.span import Span

ORIGIN = Origin("test")


def form_of(content: str | bytes):
    """Form and number of records."""
    document = read_document(content, ORIGIN)
    return document.form, len(document.records)


def faults_of(content: str | bytes):
    document = read_document(content, ORIGIN)
    return [[fault.rule for fault in record.faults] for record in document.records]


@pytest.mark.parametrize("indent", [None, 2])
@pytest.mark.parametrize(
    "value", [a_function_call(), [a_function_call()], a_response()]
)
def test_one_value_is_json_however_it_is_laid_out(value, indent):
    assert form_of(as_json(value, indent=indent)) == ("json", 1)


@pytest.mark.parametrize("text", ["1", '"text"', "null", " [] \n", "{}\n\n\n"])
def test_any_value_is_json(text):
    assert form_of(text) == ("json", 1)


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\n\n", "\r", " \n\t\n"])
def test_values_on_lines_are_json_lines_whatever_ends_the_lines(line_end):
    text = as_json_lines(a_function_call(), an_output(), line_end=line_end)
    document = read_document(text, ORIGIN)
    assert document.form == "jsonl"
    assert [value_of(record.root) for record in document.records] == [
        a_function_call(),
        an_output(),
    ]


def test_the_places_in_a_record_are_those_of_the_whole_text():
    text = '{"a": 1}\r\n  {"b": 2}\r\n'
    document = read_document(text, ORIGIN)
    root = document.records[1].root
    assert text[root.start : root.end] == '{"b": 2}'
    assert document.lines.at(root.start) == (2, 3)


def test_a_line_separator_inside_a_string_ends_no_record():
    text = as_json_lines({"a": "x\u2028y\u2029z\x85"}, {"b": "\u2028"})
    assert form_of(text) == ("jsonl", 2)


def test_a_raw_carriage_return_inside_a_record_is_a_fault_of_that_record():
    assert faults_of('{"a": "x\ry"}\n{}\n{}\n') == [["json/control-character"], [], []]


@pytest.mark.parametrize("broken", ["{", '{"a": 1', "oops", '{"a": 1}}', "[1,]", "1"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_one_broken_line_does_not_stop_the_log(broken, place):
    lines = ["{}", "{}", "{}"]
    lines.insert(place, broken)
    document = read_document("\n".join(lines), ORIGIN)
    assert document.form == "jsonl"
    assert len(document.records) == 4
    whole = [record.is_json for record in document.records]
    assert whole.count(True) >= 3


@pytest.mark.parametrize(
    "line", [b'{"a": "\xe9"}', b'{"a": NaN}', b"{'a': 1}", b'{"a": "x\ty"}', b"[1,]"]
)
def test_a_log_with_the_same_fault_on_every_line_is_still_a_log(line):
    assert form_of((line + b"\n") * 3) == ("jsonl", 3)


@pytest.mark.parametrize("line", ['{"a": 1},', '"a": 1,', "1", '{"a": 1}{"a": 2}'])
def test_lines_that_are_not_one_object_or_array_are_no_records(line):
    assert form_of((line + "\n") * 3)[0] != "jsonl"


@pytest.mark.parametrize("end", range(2, 400, 7))
def test_a_broken_value_over_several_lines_is_one_broken_value(end):
    text = as_json(a_response(), indent=2)[:end].rstrip()
    assert form_of(text) == ("json", 1)
    assert faults_of(text) == [["json/truncated"]]


@pytest.mark.parametrize(
    "text",
    [
        '{\n  "a": 1,\n  "b": 2,\n}',
        '[\n{"a": 1},\n{"a": 2},\n{"a": 3},\n]',
        '{\n  "a": NaN\n}',
        "{'a': 1,\n 'b': 2}",
    ],
)
def test_a_fault_in_a_value_over_several_lines_does_not_make_it_a_log(text):
    assert form_of(text) == ("json", 1)


def test_values_over_several_lines_one_below_the_other_are_records():
    text = as_json({"a": 1}, indent=2) + "\n" + as_json({"b": 2}, indent=2)
    assert form_of(text) == ("values", 2)
    assert faults_of(text) == [[], []]


@pytest.mark.parametrize(
    "text", ["hello", "hello\nworld", "key: value\nother: 2", "<a>"]
)
def test_what_is_no_json_at_all_is_text_with_a_fault(text):
    assert form_of(text) == ("text", 1)
    assert faults_of(text) == [["json/syntax"]]


@pytest.mark.parametrize(
    "content", ["", " ", "\n\r\n\t", "\ufeff", b"", b"\xef\xbb\xbf"]
)
def test_nothing_to_read_is_empty_and_no_fault(content):
    document = read_document(content, ORIGIN)
    assert document.is_empty
    assert faults_of(content) == [[]]


def test_a_byte_order_mark_is_no_part_of_the_text():
    for content in ("\ufeff{}", b"\xef\xbb\xbf{}"):
        document = read_document(content, ORIGIN)
        assert (document.text, document.form) == ("{}", "json")
        assert len(document.text) == 2


def test_a_second_byte_order_mark_is_a_fault():
    assert faults_of("\ufeff\ufeff{}") == [["json/syntax"]]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_a_wide_file_is_read_and_said_to_be_one(encoding):
    document = read_document(as_json(a_function_call()).encode(encoding), ORIGIN)
    assert value_of(document.records[0].root) == a_function_call()
    assert document.read_as.startswith(f"json, {encoding[:6]}")


def test_plain_utf_8_needs_no_mention():
    assert read_document(b"{}", ORIGIN).read_as == "json"


def test_bytes_that_are_not_utf_8_break_the_value_and_are_named_once_a_run():
    document = read_document(b'{"a": "\xe9\xe8"}', ORIGIN)
    assert not document.records[0].is_json
    assert [fault.span for fault in document.encoding_faults] == [Span(7, 9)]


def test_half_a_pair_in_a_pasted_text_is_not_taken_for_a_byte():
    document = read_document('{"a": "\udc80"}', ORIGIN)
    assert document.records[0].is_json
    assert faults_of('{"a": "\udc80"}') == [["json/lone-surrogate"]]
    assert document.encoding_faults == ()


def test_a_document_can_be_sent_to_another_process():
    document = read_document(as_json_lines(a_function_call(), {"a": "é"}), ORIGIN)
    assert document.lines.at(3).line == 1  # what was worked out goes along
    copy = pickle.loads(pickle.dumps(document))
    assert copy == document
    assert copy.lines.at(3) == document.lines.at(3)


def test_places_are_those_of_the_document_itself_as_long_as_nothing_is_masked():
    document = read_document("{}", Origin("test"))
    assert document.original_place(Span(0, 1)) == (document, Span(0, 1))


@pytest.mark.parametrize(
    "start", [b"\x1f\x8b\x08\0", b"\x28\xb5\x2f\xfd", b"\xff\xfe", b"\xfe\xff"]
)
def test_a_line_that_begins_like_another_kind_of_file_is_a_broken_line(start):
    document = read_line(start + b" log", ORIGIN)
    assert [fault.rule for fault in document.records[0].faults] == ["json/syntax"]
    assert {fault.rule for fault in document.encoding_faults} == {"json/encoding"}


def test_a_line_of_text_is_read_as_a_text_is():
    assert read_line("[1]", ORIGIN) == read_document("[1]", ORIGIN)
