"""Texts in base64 and the characters that spell them."""

from __future__ import annotations

import base64
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.source.base64_text import layer_in_base64
from inspector.core.source.json_reader import read_json
from inspector.core.source.layer import layer_of_string
from inspector.core.source.span import Span

any_text = st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=20)


def layer_of(literal: str, before: str = ""):
    text = before + literal
    return layer_in_base64(layer_of_string(read_json(text, len(before)).root, text))


@given(any_text, st.booleans())
def test_each_character_is_found_in_what_spells_its_bytes(value, with_escapes):
    spelled = json.dumps(base64.b64encode(value.encode()).decode())
    if with_escapes:
        spelled = spelled.replace("/", "\\/")
    layer = layer_of(spelled, "   ")
    assert layer.text == value
    text = "   " + spelled
    place = 0
    for index, character in enumerate(value):
        span = layer.runs.outer_span(Span(index, index + 1))
        size = len(character.encode())
        first, last = place * 4 // 3, ((place + size) * 4 + 2) // 3
        raw = text[slice(*span)].replace("\\/", "/")
        assert raw == json.loads(spelled)[first:last]
        place += size


@pytest.mark.parametrize("literal", ['"x"', '"a b="', '"//8="', '"eyJ9"x'[:6] + '"'])
def test_what_is_no_base64_of_a_text_is_none(literal):
    assert layer_of(literal) is None or layer_of(literal).text.isascii()


def test_bytes_that_are_no_utf_8_are_no_text():
    assert layer_of(json.dumps(base64.b64encode(b"\xff\xfe").decode())) is None
