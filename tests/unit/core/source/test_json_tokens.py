"""Tokens for colouring: of any text, in order, at most one for a character."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.source.json_tokens import (
    Token,
    TokenKind,
    Tokens,
    embedded_tokens,
    tokenize,
    tree_tokens,
)
from inspector.core.source.repr_reader import read_repr
from inspector.core.source.span import Span
from inspector.core.source.string_map import map_string

messy = st.text(alphabet="\"\\'{}[],:\n\r ntrue10.-eE+é😀\ud83d", max_size=40)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@st.composite
def token_lists(draw):
    """Tokens in order, with gaps here and there."""
    tokens, here = [], 0
    for gap, length in draw(
        st.lists(st.tuples(st.integers(0, 3), st.integers(1, 4)), max_size=8)
    ):
        start = here + gap
        kind = TokenKind(len(tokens) % len(TokenKind))
        tokens.append(Token(start, start + length, kind))
        here = start + length
    return tokens


def kinds(text: str):
    return [(text[t.start : t.end], t.kind.name) for t in tokenize(text)]


def kind_at(tokens, offset):
    found = [token.kind for token in tokens if token.start <= offset < token.end]
    assert len(found) <= 1
    return found[0] if found else None


def test_each_part_of_json_has_its_kind():
    assert kinds('{"a\\n": ["x", -1.5e3, true, nope]}') == [
        ("{", "PUNCTUATION"),
        ('"a', "NAME"),
        ("\\n", "ESCAPE"),
        ('"', "NAME"),
        (":", "PUNCTUATION"),
        ("[", "PUNCTUATION"),
        ('"x"', "STRING"),
        (",", "PUNCTUATION"),
        ("-1.5e3", "NUMBER"),
        (",", "PUNCTUATION"),
        ("true", "LITERAL"),
        (",", "PUNCTUATION"),
        ("nope", "INVALID"),
        ("]", "PUNCTUATION"),
        ("}", "PUNCTUATION"),
    ]


def test_a_string_that_does_not_end_stops_at_the_line():
    assert kinds('"abc\n1') == [('"abc', "STRING"), ("1", "NUMBER")]
    assert kinds('"abc\\\n1') == [
        ('"abc', "STRING"),
        ("\\", "INVALID"),
        ("1", "NUMBER"),
    ]


def test_a_string_that_is_cut_is_no_name_whatever_follows():
    assert kinds('"abc')[0][1] == "STRING"
    assert kinds('"abc" :')[0][1] == "NAME"


@given(messy)
def test_tokens_stand_in_order_never_overlap_and_are_never_empty(text):
    behind = 0
    for token in tokenize(text):
        assert behind <= token.start < token.end <= len(text)
        behind = token.end


@given(messy)
def test_all_but_white_space_has_a_token(text):
    tokens = list(tokenize(text))
    for offset, character in enumerate(text):
        if not character.isspace():
            assert kind_at(tokens, offset) is not None


@given(messy, st.integers(0, 40), st.integers(0, 40))
def test_a_stretch_alone_is_tokenised_within_its_bounds(text, start, end):
    start, end = min(start, len(text)), min(end, len(text))
    for token in tokenize(text, start, end):
        assert start <= token.start < token.end <= end


@given(token_lists(), st.integers(0, 40), st.integers(0, 40))
def test_what_lies_between_two_places_is_what_a_look_at_each_token_finds(
    tokens, start, end
):
    expected = [
        Token(max(token.start, start), min(token.end, end), token.kind)
        for token in tokens
        if start < end and token.start < end and token.end > start
    ]
    assert list(Tokens(tokens).between(start, end)) == expected


@given(token_lists(), st.integers(0, 40), st.integers(0, 40))
def test_replacing_a_stretch_changes_that_stretch_only(tokens, one, other):
    start, end = sorted((one, other))
    new = [Token(start, end, TokenKind.INVALID)] if start < end else []
    replaced = Tokens(tokens).replaced(start, end, new)
    for offset in range(45):
        inside = start <= offset < end
        expected = TokenKind.INVALID if inside else kind_at(tokens, offset)
        assert kind_at(replaced, offset) == expected
    assert all(token.start < token.end for token in replaced)
    assert [t.start for t in replaced] == sorted(t.start for t in replaced)


def test_the_number_of_tokens_is_known():
    assert len(tokenize("[1, 2]")) == 5
    assert len(tokenize("")) == 0


@pytest.mark.parametrize("ascii_only", [True, False])
@given(values)
def test_json_inside_a_string_is_coloured_through_its_escapes(ascii_only, value):
    inner = json.dumps(value, ensure_ascii=ascii_only)
    text = "  " + json.dumps(inner, ensure_ascii=ascii_only)
    string_map = map_string(text, Span(2, len(text)))
    inner_tokens = tokenize(inner)
    outer = embedded_tokens(inner_tokens, string_map, text)
    behind = 3
    for token in outer:
        assert behind <= token.start < token.end <= len(text) - 1
        behind = token.end
    for inner_token in inner_tokens:
        span = string_map.outer_span(Span(inner_token.start, inner_token.end))
        kinds_inside = {kind_at(outer, offset) for offset in range(*span)}
        assert kinds_inside <= {inner_token.kind, TokenKind.ESCAPE}


def test_only_the_backslash_of_an_escaped_quote_dims():
    text = '"{\\"a\\":1}"'
    string_map = map_string(text, Span(0, len(text)))
    outer = embedded_tokens(tokenize('{"a":1}'), string_map, text)
    assert [(text[t.start : t.end], t.kind.name) for t in outer] == [
        ("{", "PUNCTUATION"),
        ("\\", "ESCAPE"),
        ('"', "NAME"),
        ("a", "NAME"),
        ("\\", "ESCAPE"),
        ('"', "NAME"),
        (":", "PUNCTUATION"),
        ("1", "NUMBER"),
        ("}", "PUNCTUATION"),
    ]


def test_a_tree_is_coloured_where_its_characters_are_no_json():
    text = "{'a': [1, None], 'b': 'c'}"
    tokens = list(tree_tokens(read_repr(text, 0).reading.root))
    assert [(text[t.start : t.end], t.kind.name) for t in tokens] == [
        ("'a'", "NAME"),
        ("1", "NUMBER"),
        ("None", "LITERAL"),
        ("'b'", "NAME"),
        ("'c'", "STRING"),
    ]
