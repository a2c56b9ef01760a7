"""Lines, columns and bytes of places in a text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.source.decoding import decode
from inspector.core.source.text_lines import (
    LineColumn,
    TextLines,
    line_end_in,
    line_spans,
)

texts = st.text(alphabet="ab\r\n\u2028é가😀\ud83d", max_size=40)


def naive_place(text: str, offset: int) -> LineColumn:
    """Count breaks one character at a time; CR LF is one break."""
    line, column = 1, 1
    for index, character in enumerate(text[:offset]):
        is_half = character == "\r" and text[index + 1 : index + 2] == "\n"
        if character in "\r\n" and not is_half:
            line, column = line + 1, 1
        else:
            column += 1
    return LineColumn(line, column)


@given(texts)
def test_every_place_has_the_line_and_column_of_a_naive_count(text):
    lines = TextLines(text)
    for offset in range(len(text) + 1):
        assert lines.at(offset) == naive_place(text, offset)


@given(texts)
def test_the_lines_and_their_ends_make_up_the_text(text):
    lines = TextLines(text)
    starts = [lines.start_of(number) for number in range(1, len(lines) + 1)]
    assert starts == sorted(set(starts))
    for number, start in enumerate(starts, 1):
        shown = lines.line_text(number)
        assert text.startswith(shown, start)
        assert not set(shown) & set("\r\n")
        behind = start + len(shown)
        following = starts[number] if number < len(starts) else len(text)
        assert text[behind:following] in ("", "\n", "\r", "\r\n")


def test_a_line_separator_of_unicode_ends_no_line():
    assert len(TextLines('{"a":"x\u2028y"}')) == 1


def test_an_empty_text_has_one_line():
    assert len(TextLines("")) == 1
    assert TextLines("").at(0) == LineColumn(1, 1)
    assert TextLines("").line_text(1) == ""


def test_line_numbers_outside_of_the_text_are_clamped():
    lines = TextLines("a\nb")
    assert lines.start_of(0) == 0
    assert lines.start_of(99) == 2


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16-le", "utf-16-be", "utf-32-le"])
@pytest.mark.parametrize("length", [10, 4096, 4097, 9000])
def test_the_byte_of_a_place_is_the_length_of_what_stands_before_it(encoding, length):
    text = ("ab\r\né가😀" * length)[:length]
    lines = TextLines(text, encoding)
    for offset in {0, 1, 7, length // 2, 4095, 4096, 4097, length - 1, length}:
        if offset <= length:
            assert lines.byte_offset(offset) == len(text[:offset].encode(encoding))


def test_places_may_be_asked_for_in_any_order():
    text = "é" * 20_000
    lines = TextLines(text)
    assert [lines.byte_offset(o) for o in (19_999, 3, 8192)] == [39_998, 6, 16_384]


def test_a_byte_order_mark_shifts_the_bytes_and_nothing_else():
    decoded = decode(b"\xef\xbb\xbf{\n}")
    lines = TextLines(decoded.text, decoded.encoding, decoded.mark_length)
    assert lines.byte_offset(0) == 3
    assert lines.at(0) == LineColumn(1, 1)


def test_a_byte_that_is_not_utf_8_counts_as_one_byte():
    data = b'"\xe9\xed\xa0\x80\xea\xb0\x80"'
    decoded = decode(data)
    lines = TextLines(decoded.text, decoded.encoding)
    last = len(decoded.text) - 1
    assert data[lines.byte_offset(last) :] == b'"'


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("a\nb", ["a", "b"]),
        (" a \r\n\r\n\tb\r\n", ["a ", "b"]),
        ("a\rb", ["a", "b"]),
        ("a\rb\nc", ["a\rb", "c"]),
        ("\n \t\r\n", []),
        ("a\u2028b", ["a\u2028b"]),
    ],
)
def test_lines_that_hold_something_begin_at_their_first_character(text, lines):
    assert [text[slice(*span)] for span in line_spans(text)] == lines


@pytest.mark.parametrize(
    ("text", "sign"), [("a\rb", "\r"), ("a\r\nb\r", "\n"), ("a\nb", "\n"), ("a", "\n")]
)
def test_a_lone_cr_ends_lines_only_where_no_lf_is(text, sign):
    assert line_end_in(text) == sign


@pytest.mark.parametrize("mark", [0, 3])
@pytest.mark.parametrize("text", ["plain", "gr\u00fc\u00df", "a\r\nb", ""])
def test_behind_the_end_there_are_no_more_bytes(text, mark):
    whole = mark + len(text.encode())
    lines = TextLines(text, mark_length=mark)
    assert [lines.byte_offset(len(text) + more) for more in (0, 1, 9)] == [whole] * 3
