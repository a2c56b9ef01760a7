"""Bytes to text, so that each character still knows its byte."""

from __future__ import annotations

import codecs

import pytest

from inspector.core.source.decoding import decode, decode_line, encoded_length
from inspector.core.source.json_fault import MAX_FAULTS_OF_A_RULE
from inspector.core.source.json_reader import read_json
from inspector.core.source.span import Span

TEXT = '{"도시":"서울 😀"}'
WIDE = ["utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"]


@pytest.mark.parametrize("encoding", ["utf-8", *WIDE])
def test_json_without_a_mark_is_known_by_its_zeros(encoding):
    decoded = decode(TEXT.encode(encoding))
    assert (decoded.text, decoded.encoding, decoded.mark_length) == (TEXT, encoding, 0)
    assert decoded.faults() == ()


@pytest.mark.parametrize(
    ("encoding", "mark"),
    [
        ("utf-8", codecs.BOM_UTF8),
        ("utf-16-le", codecs.BOM_UTF16_LE),
        ("utf-16-be", codecs.BOM_UTF16_BE),
        ("utf-32-le", codecs.BOM_UTF32_LE),
        ("utf-32-be", codecs.BOM_UTF32_BE),
    ],
)
def test_a_byte_order_mark_decides_and_is_no_text(encoding, mark):
    decoded = decode(mark + TEXT.encode(encoding))
    assert (decoded.text, decoded.encoding) == (TEXT, encoding)
    assert decoded.mark_length == len(mark)


def test_the_shortest_utf_16_text_is_known():
    assert decode(b"1\0").text == "1"
    assert decode(b"\0001").text == "1"


def test_a_log_that_begins_with_a_hole_of_zeros_stays_utf_8():
    assert decode(b'\0\0\0\0{"a":1}').encoding == "utf-8"


@pytest.mark.parametrize("data", [b"", b"\0", b"{", b"\xff"])
def test_the_shortest_inputs_are_utf_8(data):
    assert decode(data).encoding == "utf-8"


def test_each_run_of_bytes_that_are_not_utf_8_is_one_fault():
    decoded = decode(b'["\xe9t\xe9\xe8"]')
    places = [(fault.rule, fault.span, fault.details) for fault in decoded.faults()]
    assert places == [
        ("json/encoding", Span(2, 3), (("byte", "0xE9"),)),
        ("json/encoding", Span(4, 6), (("byte", "0xE9"),)),
    ]


def test_a_surrogate_spelled_in_utf_8_is_three_faulty_bytes():
    assert decode(b'"\xed\xa0\x80"').faults()[0].span == Span(1, 4)


def test_a_binary_file_does_not_make_a_fault_a_byte():
    faults = decode(b"\xffa" * 50_000).faults()
    assert len(faults) == MAX_FAULTS_OF_A_RULE


def test_half_a_pair_in_a_utf_16_file_stays_half_a_pair():
    decoded = decode('"\ud83d!"'.encode("utf-16-le", "surrogatepass"))
    assert decoded.text == '"\ud83d!"'
    assert decoded.faults() == ()  # the reader names it where it stands


def test_a_low_half_in_a_utf_16_file_is_no_byte():
    decoded = decode('"\udc80"'.encode("utf-16-le", "surrogatepass"))
    assert decoded.faults() == ()
    reading = read_json(decoded.text, marks_bytes=decoded.marks_bytes)
    assert [fault.rule for fault in reading.faults] == ["json/lone-surrogate"]


@pytest.mark.parametrize("encoding", WIDE)
@pytest.mark.parametrize("tail", [b"\n", b"\xff"])
def test_a_byte_too_many_in_a_wide_file_cannot_pass_unseen(encoding, tail):
    reading = read_json(decode("[1]".encode(encoding) + tail).text)
    assert [fault.rule for fault in reading.faults] == ["json/extra-data"]


def test_a_code_beyond_unicode_in_a_utf_32_file_cannot_pass_unseen():
    data = '"'.encode("utf-32-le")
    decoded = decode(data + b"\0\0\x11\0" + data)
    assert not read_json(decoded.text).is_json


@pytest.mark.parametrize("encoding", ["utf-8", *WIDE])
def test_the_length_of_a_text_is_that_of_its_bytes(encoding):
    assert encoded_length(TEXT, encoding) == len(TEXT.encode(encoding))


def test_a_byte_that_could_not_be_decoded_counts_as_one():
    assert encoded_length(decode(b"a\xe9b").text, "utf-8") == 3


def test_half_a_pair_has_a_length_too():
    assert encoded_length("a\ud83d", "utf-8") == 4
    assert encoded_length("a\ud83d", "utf-16-le") == 4


@pytest.mark.parametrize("data", [b'{\0"type":1}', b"[\x001]", b'\0{"type":1}'])
def test_a_zero_byte_that_stands_alone_makes_no_text_wide(data):
    decoded = decode(data)
    assert decoded.encoding == "utf-8"
    assert not read_json(decoded.text).is_json


@pytest.mark.parametrize("encoding", WIDE)
@pytest.mark.parametrize("text", ['"\uc11c"', "{}", "[", "1", '{"a": "\uc11c"}'])
def test_a_wide_text_is_known_by_its_first_characters(encoding, text):
    assert decode(text.encode(encoding)).encoding == encoding


@pytest.mark.parametrize("start", [b"\xff\xfe", b"\xfe\xff", b"{\0", b"\0\0\0{"])
def test_a_line_is_no_wide_text_whatever_it_begins_with(start):
    line = decode_line(start + b"{}")
    assert line.encoding == "utf-8"
    assert line.text.encode("utf-8", "surrogateescape") == start + b"{}"
    assert bool(line.faults()) is (start[0] >= 0xFE)


def test_a_line_may_have_the_mark_of_utf_8():
    line = decode_line(codecs.BOM_UTF8 + TEXT.encode())
    assert (line.text, line.mark_length) == (TEXT, len(codecs.BOM_UTF8))
