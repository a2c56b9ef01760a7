import json
import re

import pytest

from inspector.core.tools.sure_strings import literal, strings


def in_line(text, **how):
    """A string of arguments as it stands in a line."""
    return json.dumps(json.dumps(text, **how), ensure_ascii=False)[1:-1].encode()


def takes(pattern, raw):
    return re.fullmatch(pattern, raw) is not None


@pytest.mark.parametrize("text", ["", "plain", "it's 5 > 3", "창문 café 🌊"])
def test_a_string_that_nothing_binds_is_taken(text):
    assert takes(strings({}), in_line(text, ensure_ascii=False))


@pytest.mark.parametrize("text", ['a "quote"', "back\\slash", "two\nlines", "창문 🌊"])
def test_escapes_of_the_arguments_are_taken(text):
    assert takes(strings({}), in_line(text))


@pytest.mark.parametrize("text", ['"창문 🌊"', '"a/b"'])
def test_what_the_line_escapes_without_need_is_left(text):
    raw = json.dumps(text)[1:-1].replace("/", "\\/").encode()
    assert not takes(strings({}), raw)


@pytest.mark.parametrize(
    "raw",
    [
        rb"\"<|im_start|>\"",
        rb"\"a & b\"",
        rb"\"[TOOL_CALLS]\"",
        rb"\"half \\ud83c\"",
        rb"\"half \ud83c\"",
        rb"\"halves \\udf0a\\ud83c\"",
        rb"\"\\u003c\"",
        rb"\"\\x\"",
        rb"\"open",
        b'\\"a\nb\\"',
        b'\\"a"b\\"',
        b'\\"a\\b\\"',
    ],
)
def test_markup_and_what_is_not_sound_is_left(raw):
    assert not takes(strings({}), raw)


@pytest.mark.parametrize(
    ("schema", "lengths"),
    [
        ({"minLength": 1}, range(1, 40)),
        ({"maxLength": 3}, range(4)),
        ({"minLength": 2, "maxLength": 4}, range(2, 5)),
        ({"minLength": 3}, range(3, 40)),
        ({"maxLength": 0}, range(1)),
    ],
)
def test_the_length_is_that_of_the_schema(schema, lengths):
    for count in range(40):
        assert takes(strings(schema), in_line("a" * count)) == (count in lengths)


def test_characters_of_more_bytes_never_count_for_too_many():
    assert takes(strings({"minLength": 1}), in_line("바", ensure_ascii=False))
    assert not takes(strings({"minLength": 2}), in_line("바", ensure_ascii=False))
    assert not takes(strings({"maxLength": 1}), in_line("바다", ensure_ascii=False))


@pytest.mark.parametrize(
    "schema",
    [{"minLength": True}, {"maxLength": 2.0}, {"minLength": 3, "maxLength": 2}],
)
def test_lengths_that_are_no_plain_counts_make_none_sure(schema):
    assert strings(schema) is None


@pytest.mark.parametrize(
    ("pattern", "yes", "no"),
    [
        ("^ORD-[0-9]{6}$", "ORD-123456", "ORD-12345"),
        (r"^\d{4}-\d{2}$", "2026-11", "2026-1x"),
        ("^[a-z][A-Za-z0-9_-]*$", "snake_Case-1", "1snake"),
        (r"^v[0-9]+\.[0-9]$", "v12.5", "v12x5"),
    ],
)
def test_a_plain_pattern_is_taken_as_it_is(pattern, yes, no):
    assert takes(strings({"pattern": pattern}), in_line(yes))
    assert not takes(strings({"pattern": pattern}), in_line(no))


@pytest.mark.parametrize(
    "pattern",
    [
        "abc",
        "^abc",
        "^a.c$",
        "^[^a]$",
        "^[z-a]$",
        "^(a|b)$",
        r"^\w+$",
        "^[a-z]+[a-z]+$",
        "^a|b$",
        "^[a-]-z]$",
        "^a+?$",
        7,
    ],
)
def test_any_other_pattern_makes_none_sure(pattern):
    assert strings({"pattern": pattern}) is None


def test_a_pattern_with_a_length_makes_none_sure():
    assert strings({"pattern": "^[a-z]$", "minLength": 1}) is None


def test_a_literal_is_one_string():
    assert takes(literal("a.b"), in_line("a.b"))
    assert not takes(literal("a.b"), in_line("axb"))


@pytest.mark.parametrize("text", ['"', "\\", "\n", "창", "<b>", "[TOOL"])
def test_what_may_be_written_in_more_ways_has_no_literal(text):
    assert literal(text) is None


@pytest.mark.parametrize("spelled", [rb"\"\\u%04x\"", rb"\"\\u%04X\""])
def test_characters_beyond_ascii_may_be_escaped_and_no_others(spelled):
    takes_it = re.compile(strings({})).fullmatch
    taken = {code for code in range(0x10000) if takes_it(spelled % code)}
    assert taken == {*range(0xA0, 0xD800), *range(0xE000, 0x10000)}


@pytest.mark.parametrize(
    "text", ["a", "ab", "ab\n", 'a"b', "ab바", "abcd", "abc\n", ""]
)
def test_what_counts_for_one_character_is_one_whatever_its_escape(text):
    raw = in_line(text)
    assert takes(strings({"minLength": 1, "maxLength": 3}), raw) == (1 <= len(text) < 4)
