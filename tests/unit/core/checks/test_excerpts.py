import pytest

from inspector.core.checks.excerpts import (
    excerpt,
    listed,
    literal_of,
    named_characters,
)
from inspector.core.source.json_reader import read_json


def literal(text):
    return literal_of(read_json(text).root, text)


@pytest.mark.parametrize("text", ['"a  \\u00e9 b"', "1.50e3", "null", '{"a": [1, 2]}'])
def test_a_short_value_is_shown_as_it_is_spelled(text):
    assert literal(text) == text


def test_lines_of_a_container_are_run_together():
    assert literal('{\n  "a": [\n    1\n  ]\n}') == '{ "a": [ 1 ] }'


@pytest.mark.parametrize(
    "text", ['"' + "x" * 200 + '"', "[" + "1," * 500 + "1]", "[" + " " * 500 + "1]"]
)
def test_a_long_value_is_cut_and_says_so(text):
    shown = literal(text)
    assert len(shown) <= 61
    assert shown.endswith("…")


def test_a_text_of_just_the_longest_length_is_whole():
    assert excerpt("x" * 60) == "x" * 60
    assert excerpt("x" * 61) == "x" * 59 + "…"


@pytest.mark.parametrize(
    ("character", "shown"),
    [
        ("\ud83d", r"\ud83d"),
        ("\x07", r"\u0007"),
        ("\n", r"\n"),
        ("\u202e", r"\u202e"),
        ("\u2028", r"\u2028"),
        ("\U000e0001", r"\udb40\udc01"),
    ],
)
def test_what_no_label_can_take_is_shown_as_an_escape(character, shown):
    assert excerpt(f"a{character}b") == f"a{shown}b"
    excerpt(character).encode()


def test_letters_of_any_script_stay_as_they_are():
    assert excerpt("보고서 😀") == "보고서 😀"


def test_each_character_is_named_once_and_white_space_by_its_number():
    assert named_characters(":.: \t:") == (":", ".", "U+0020", "U+0009")


def test_of_many_names_the_first_are_listed():
    assert listed(["a", "b"]) == ("a", "b")
    assert listed([str(i) for i in range(20)]) == (*"01234567", "…")
