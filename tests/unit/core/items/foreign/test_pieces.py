"""Strings that came in pieces."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.core.items.foreign.pieces import joined_text
from inspector.core.source.document import read_document
from inspector.core.source.layer import string_map_of
from inspector.core.source.located import Located
from inspector.core.source.origin import Origin
from inspector.core.source.span import Span


def pieces_in(text):
    document = read_document(text, Origin("test"))
    return document, [*Located(0, "", document.records[0].root).each()]


@settings(deadline=None)
@given(st.lists(st.text(max_size=6), min_size=1, max_size=5), st.booleans())
def test_what_is_joined_says_what_the_pieces_say(pieces, ascii_only):
    document, places = pieces_in(json.dumps(pieces, ensure_ascii=ascii_only))
    whole = joined_text(places, document.text)
    assert whole.string == "".join(pieces)
    assert whole.pointer == "/0"


def test_half_a_pair_in_each_of_two_pieces_is_one_character():
    text = r'["\ud83d", "\ude00!"]'
    document, places = pieces_in(text)
    whole = joined_text(places, document.text)
    assert whole.string == "\U0001f600!"
    span = string_map_of(whole.node, text).outer_span(Span(0, 1))
    assert text[span.start : span.end] == r'\ud83d", "\ude00'


def test_a_character_is_found_in_its_piece():
    text = '["ab", "cd"]'
    document, places = pieces_in(text)
    whole = joined_text(places, document.text)
    span = string_map_of(whole.node, text).outer_span(Span(2, 3))
    assert text[span.start : span.end] == "c"


def test_what_is_no_string_counts_for_nothing():
    document, places = pieces_in('[1, null, "a", {}]')
    assert joined_text(places, document.text).string == "a"
    assert joined_text(places[:2], document.text) is None
    assert joined_text([], document.text) is None
