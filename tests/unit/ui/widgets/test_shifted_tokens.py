"""Colours follow edits until new tokens come."""

from __future__ import annotations

from inspector.core.source.json_tokens import TokenKind, tokenize
from inspector.ui.widgets.shifted_tokens import ShiftedTokens

TEXT = '{"name": "value", "n": 12}'


def shifted(*edits):
    tokens = ShiftedTokens()
    tokens.take(tokenize(TEXT), len(TEXT))
    text = TEXT
    for start, end, added in edits:
        tokens.shift(start, end, len(added))
        text = text[:start] + added + text[end:]
    return text, tokens


def seen(text, tokens):
    return [(text[t.start : t.end], t.kind) for t in tokens.between(0, len(text))]


def test_without_an_edit_tokens_are_as_given():
    text, tokens = shifted()
    assert list(tokens.between(0, len(text))) == list(
        tokenize(TEXT).between(0, len(text))
    )


def test_what_is_typed_into_a_string_has_its_colour():
    text, tokens = shifted((11, 11, "xyz"))
    assert ("xyz", TokenKind.STRING) in seen(text, tokens)
    joined = "".join(
        part for part, kind in seen(text, tokens) if kind == TokenKind.STRING
    )
    assert joined == '"vxyzalue"'


def test_tokens_after_an_edit_move_with_their_characters():
    text, tokens = shifted((0, 0, "   "), (12, 15, ""))
    assert ("12", TokenKind.NUMBER) in seen(text, tokens)


def test_edits_far_apart_leave_what_lies_between():
    text, tokens = shifted((1, 1, " "), (len(TEXT), len(TEXT) + 1, " "))
    assert ('"name"', TokenKind.NAME) in seen(text, tokens)


def test_a_range_is_clipped_as_before():
    _, tokens = shifted((0, 0, " "))
    assert [t[:2] for t in tokens.between(3, 5)] == [(3, 5)]


def test_what_is_put_where_no_token_is_has_no_colour():
    text, tokens = shifted((0, 0, "x"))
    assert ("x", TokenKind.PUNCTUATION) not in seen(text, tokens)


def test_new_tokens_end_the_shifting():
    text, tokens = shifted((0, 0, "  "))
    tokens.take(tokenize(text), len(text))
    assert seen(text, tokens)[0] == ("{", TokenKind.PUNCTUATION)
