"""Python's string literals, read without evaluating them."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from inspector.core.source.json_fault import FaultLog, StoppedReadingError
from inspector.core.source.layer import string_map_of
from inspector.core.source.python_strings import opens_string, read_python_string
from inspector.core.source.span import Span

any_text = st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=20)


def read(text: str):
    log = FaultLog(text, len(text))
    return read_python_string(text, 0, len(text), log), [f.rule for f in log.faults()]


@given(any_text)
def test_what_repr_prints_of_a_text_is_read_as_the_text(value):
    string, faults = read(repr(value))
    assert (string.node.text, faults) == (value, [])
    places = string_map_of(string.node, repr(value))
    assert places.length == len(value)
    behind = places.outer_offset(0)
    for index, character in enumerate(value):
        span = places.outer_span(Span(index, index + 1))
        spelled = repr(value)[slice(*span)]
        assert spelled == character or spelled[0] == "\\"
        assert span.start == behind
        behind = span.end


@example("\\x80")
@example("\\\\x80é")
@given(any_text)
def test_what_repr_prints_of_bytes_is_read_as_their_text(value):
    literal = repr(value.encode())
    string, faults = read(literal)
    assert (string.node.text, string.is_bytes, faults) == (value, True, [])
    places = string_map_of(string.node, literal)
    behind = places.outer_offset(0)
    for index in range(len(value)):
        span = places.outer_span(Span(index, index + 1))
        assert span.start == behind
        behind = span.end
    assert behind == len(literal) - 1


@pytest.mark.parametrize(
    ("literal", "text"),
    [
        ("'a' 'b'\n  'c'", "abc"),
        ("r'\\n'", "\\n"),
        ("u'x'", "x"),
        ("'''it's\nlong'''", "it's\nlong"),
        ('"""a"b"""', 'a"b'),
        ('"it\'s\\x41\\U0001F600"', "it'sA\U0001f600"),
        ("''", ""),
    ],
)
def test_prefixes_and_literals_in_a_row_are_one_text(literal, text):
    string, faults = read(literal)
    assert (string.node.text, faults) == (text, [])
    assert string_map_of(string.node, literal).length == len(text)
    assert string.node[:2] == (0, len(literal))


def test_each_character_of_literals_in_a_row_is_found():
    literal = "'a\\n' \"b\\x41\""
    string, _ = read(literal)
    places = string_map_of(string.node, literal)
    spelled = [literal[slice(*places.outer_span(Span(i, i + 1)))] for i in range(4)]
    assert spelled == ["a", "\\n", "b", "\\x41"]


@pytest.mark.parametrize(
    ("literal", "rule"),
    [
        ("'a\nb'", "json/control-character"),
        ("'\\d'", "json/invalid-escape"),
        ("'\\ud800'", "json/lone-surrogate"),
        ("b'\\xff'", "json/encoding"),
    ],
)
def test_what_python_would_not_print_is_named(literal, rule):
    assert read(literal)[1] == [rule]


@pytest.mark.parametrize("literal", ["'", "'a\\'", "'''a''", "b'x", "'a' 'b"])
def test_a_literal_without_an_end_is_cut_off(literal):
    log = FaultLog(literal, len(literal))
    with pytest.raises(StoppedReadingError):
        read_python_string(literal, 0, len(literal), log)
    assert [fault.rule for fault in log.faults()] == ["json/truncated"]


def test_a_json_string_alone_is_nothing_of_python():
    assert not read('"a\\n"')[0].is_python
    assert read("'a'")[0].is_python


@pytest.mark.parametrize(
    ("text", "is_so"), [("b'", True), ("xy'", False), ("f'", False)]
)
def test_only_prefixes_that_change_no_value_are_known(text, is_so):
    assert opens_string(text, 0, len(text)) == is_so
