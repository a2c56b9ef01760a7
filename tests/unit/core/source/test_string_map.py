"""Offsets inside a decoded string, mapped to the literal that spells it."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.source.json_nodes import StringNode, span_of
from inspector.core.source.json_reader import read_json
from inspector.core.source.span import Span
from inspector.core.source.string_map import StringMap, map_string, span_as_written

any_text = st.text(alphabet=st.characters(), max_size=30)


def map_of(literal: str, before: str = ""):
    text = before + literal + " "
    return text, map_string(text, Span(len(before), len(before) + len(literal)))


def check_every_character(text: str, decoded: str, string_map) -> None:
    """Each decoded character maps to exactly the characters that mean it."""
    assert string_map.length == len(decoded)
    behind = string_map.literal.start + 1
    for index, character in enumerate(decoded):
        span = string_map.outer_span(Span(index, index + 1))
        assert span.start == behind, "the pieces must cover the literal"
        assert json.loads('"' + text[span.start : span.end] + '"') == character
        for offset in range(*span):
            assert string_map.inner_offset(offset) == index
        behind = span.end
    assert behind == string_map.literal.end - 1


@given(any_text, st.booleans())
def test_every_character_maps_to_exactly_what_spells_it(decoded, ascii_only):
    text, string_map = map_of(json.dumps(decoded, ensure_ascii=ascii_only), "  ")
    check_every_character(text, json.loads(text), string_map)


@given(st.lists(st.sampled_from(["\\u0041", "\\/", "/", "\\uD83D\\uDE00", "\\ud83d",
    "\\ude00", '\\"', "\\\\", "\\n", "가", "😀", "u", "\\u00e9"])))  # fmt: skip
def test_every_spelling_of_a_character_is_followed(pieces):
    text, string_map = map_of('"' + "".join(pieces) + '"')
    check_every_character(text, json.loads(text), string_map)


@given(any_text)
def test_json_in_a_string_in_a_string_maps_through_both(decoded):
    middle = json.dumps(decoded)
    text, outer_map = map_of(json.dumps(middle))
    inner_map = map_string(middle, Span(0, len(middle)))
    for index, character in enumerate(decoded):
        span = outer_map.outer_span(inner_map.outer_span(Span(index, index + 1)))
        twice = json.loads('"' + text[span.start : span.end] + '"')
        assert json.loads(f'"{twice}"') == character


def test_an_empty_span_maps_to_an_empty_span_even_at_the_end():
    _, string_map = map_of('"a\\nb"')
    assert string_map.outer_span(Span(1, 1)) == Span(2, 2)
    assert string_map.outer_span(Span(3, 3)) == Span(5, 5)
    _, empty = map_of('""')
    assert empty.outer_span(Span(0, 0)) == Span(1, 1)


@pytest.mark.parametrize("offset", [-1, 4])
def test_a_place_outside_of_the_string_is_refused(offset):
    _, string_map = map_of('"a\\nb"')
    with pytest.raises(ValueError, match="outside a string of 3"):
        string_map.outer_offset(offset)


def test_the_quotes_and_what_stands_around_are_no_place_inside():
    _, string_map = map_of('"ab"', "xx")
    inside = [string_map.inner_offset(offset) for offset in range(8)]
    assert inside == [None, None, None, 0, 1, None, None, None]


@pytest.mark.parametrize(
    ("text", "decoded"),
    [
        ("'a\\'b'", "a'b"),
        ("'\\x41\\U0001F600\\/'", "A😀\\/"),
        ('\'{"a": "\\\\n"}\'', '{"a": "\\n"}'),
        ("'\\ud83d\\ude00'", "\ud83d\ude00"),
        ('"\\x41\\u12G\\q\\n"', "\\x41\\u12G\\q\n"),
        ('"\ta\x00\\t"', "\ta\x00\t"),
        ('"\\\n\\n"', "\\\n\n"),
        ('"\\u\\u0041"', "\\uA"),
    ],
)
def test_strings_with_faults_map_as_they_were_read(text, decoded):
    root = read_json(text).root
    assert root is not None
    assert root.text == decoded
    string_map = map_string(text, span_of(root))
    assert string_map.length == len(decoded)
    pieces = [
        text[slice(*string_map.outer_span(Span(index, index + 1)))]
        for index in range(len(decoded))
    ]
    assert "".join(pieces) == text[1:-1]
    for piece, character in zip(pieces, decoded, strict=True):
        assert piece == character or piece[0] == "\\"


def test_a_literal_spells_its_string_in_place():
    for literal in ('""', '"a"', '"\\n"', '"a\\u00e9"'):
        assert map_of(literal, "  ")[1].is_in_place


def test_pieces_elsewhere_are_not_in_place():
    elsewhere = StringMap(Span(0, 2), 2, (0,), (5,), (7,))
    assert not elsewhere.is_in_place


def written(decoded, before="", **spelling):
    """A literal as it is spelled, and the string that the reader makes of it."""
    text = before + json.dumps(decoded, **spelling)
    return text, read_json(text, len(before)).root


@given(any_text, st.booleans(), st.data())
def test_a_stretch_as_programs_write_it_is_found_where_the_map_has_it(
    decoded, ascii_only, data
):
    text, literal = written(decoded, "x: ", ensure_ascii=ascii_only)
    start = data.draw(st.integers(0, len(decoded)))
    inner = Span(start, data.draw(st.integers(start, len(decoded))))
    span = span_as_written(text, literal, inner)
    assert span in (None, map_string(text, span_of(literal)).outer_span(inner))
    has_plain_text = all(" " <= c != "\x7f" and c.isprintable() for c in decoded)
    assert span is not None or not has_plain_text


@pytest.mark.parametrize("literal", ['"\\/"', '"\\u0061"', "'a'"])
def test_what_is_spelled_in_a_way_of_its_own_needs_the_map(literal):
    node = StringNode(0, len(literal), "/" if "/" in literal else "a")
    assert span_as_written(literal, node, Span(0, 1)) is None


@pytest.mark.parametrize("inner", [Span(0, 4), Span(-1, 1), Span(2, 1)])
def test_a_stretch_that_is_not_in_the_string_is_left_to_the_map(inner):
    text, literal = written("abc")
    assert span_as_written(text, literal, inner) is None


def test_far_from_the_begin_the_map_is_cheaper():
    text, literal = written("a" * 9000)
    assert span_as_written(text, literal, Span(8000, 8001)) is None
    assert span_as_written(text, literal, Span(80, 81)) == Span(81, 82)
