import json

import pytest

from inspector.core.tools.literals import (
    MOST_CHARACTERS,
    literal_of,
    shortened,
    string_literal,
)
from schemas import node_in, node_of


@pytest.mark.parametrize(
    ("text", "literal"),
    [
        ("1.50e+2", "1.50e+2"),
        ('"caf\\u00e9"', '"café"'),
        ('"a\\n\\"b\\""', '"a\\n\\"b\\""'),
        ("true", "true"),
        ("false", "false"),
        ("null", "null"),
        ("[ ]", "[]"),
        ("{ }", "{}"),
        ('{"a":[1,{"b":null}]}', '{"a": [1, {"b": null}]}'),
    ],
)
def test_a_value_is_written_on_one_line_with_its_own_digits(text, literal):
    assert literal_of(node_in(text)) == literal


def test_half_of_a_surrogate_pair_is_written_as_an_escape():
    literal = literal_of(node_in('"a\\ud800b\\udfff"'))
    assert literal == '"a\\ud800b\\udfff"'
    literal.encode()


def test_a_long_text_keeps_its_quotes():
    literal = literal_of(node_of("x" * 1000))
    assert len(literal) == MOST_CHARACTERS
    assert literal.endswith('x…"')


def test_a_text_that_just_fits_is_whole():
    assert literal_of(node_of("x" * (MOST_CHARACTERS - 2))).endswith('x"')


def test_a_long_list_is_cut():
    literal = literal_of(node_of(list(range(10_000))))
    assert len(literal) == MOST_CHARACTERS
    assert literal.startswith("[0, 1, 2,")
    assert literal.endswith("…")


@pytest.mark.parametrize("text", ["", 'a"b', "\\", "\x00\x1f", "한글", "\U0001f600"])
def test_a_text_between_quotes_is_json(text):
    assert json.loads(string_literal(text)) == text


def test_a_short_text_is_not_shortened():
    assert shortened("abc", 3) == "abc"
    assert shortened("abcd", 3) == "ab…"
