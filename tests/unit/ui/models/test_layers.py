"""Colours, regions and folds stand at the characters they are about."""

from __future__ import annotations

import itertools

import pytest

from builders import a_function_call, a_message, a_response, an_output, as_json
from event_streams import call_events, created, framed
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.json_tokens import TokenKind
from inspector.ui.models import layers as layers_module
from inspector.ui.models.layers import LONG_STRING, SHOWN_OF_LONG, layers_of
from wrapped import WAYS


def layers_for(text):
    return layers_of(inspect_content(text))


def coloured(layers, kind):
    return [layers.text[t.start : t.end] for t in layers.tokens if t.kind is kind]


def test_the_json_inside_arguments_is_coloured_through_its_escapes():
    layers = layers_for(as_json(a_function_call('{"region":3}')))
    assert "3" in coloured(layers, TokenKind.NUMBER)
    assert coloured(layers, TokenKind.ESCAPE) == ["\\", "\\"]
    names = "".join(coloured(layers, TokenKind.NAME))
    assert "region" in names


def test_tokens_are_in_order_and_never_overlap():
    calls = [a_function_call(), a_function_call("not json {"), a_function_call("")]
    layers = layers_for(as_json(a_response(*calls), indent=1))
    tokens = list(layers.tokens)
    assert all(a.end <= b.start for a, b in itertools.pairwise(tokens))
    assert all(token.start < token.end for token in tokens)


def test_each_arguments_string_is_a_region_without_its_quotes():
    text = as_json(a_response(a_function_call("{}"), a_function_call("")))
    layers = layers_for(text)
    assert [text[r.start : r.end] for r in layers.regions] == ["{}"]


def test_arguments_in_pieces_are_coloured_where_their_pieces_stand():
    layers = layers_for(framed(created(), *call_events()[:3]))
    tokens = list(layers.tokens)
    assert all(a.end <= b.start for a, b in itertools.pairwise(tokens))
    assert layers.regions == ()


def test_a_long_string_is_folded_behind_its_beginning():
    text = as_json(an_output("x" * (LONG_STRING + 1)))
    (fold,) = layers_for(text).long_strings
    assert fold.length == LONG_STRING + 1 - SHOWN_OF_LONG
    assert text[fold.end] == '"'


def test_a_string_of_usual_length_is_shown_whole():
    assert layers_for(as_json(an_output("x" * (LONG_STRING - 2)))).long_strings == ()


def test_inside_arguments_only_the_long_string_is_folded():
    inner = as_json({"note": 'a"b' * LONG_STRING, "region": "apac"})
    text = as_json(a_function_call(inner))
    (fold,) = layers_for(text).long_strings
    assert text[fold.end :].startswith('\\"')
    assert "apac" in text[fold.end :]


def test_long_arguments_that_are_no_json_are_folded_as_a_whole():
    text = as_json(a_function_call("x" * (LONG_STRING + 1)))
    (fold,) = layers_for(text).long_strings
    assert text[fold.end] == '"'


def test_a_text_too_large_to_colour_keeps_the_colours_of_its_arguments(monkeypatch):
    monkeypatch.setattr(layers_module, "MOST_COLOURED", 50)
    text = as_json(a_function_call('{"region":3}'))
    layers = layers_for(text)
    assert coloured(layers, TokenKind.NUMBER) == ["3"]
    assert coloured(layers, TokenKind.STRING) == []


@pytest.mark.parametrize("text", ["", "   ", "plain words", "{", '"', "[1,2", "\ud83d"])
def test_any_text_has_layers(text):
    assert layers_for(text).text == text


@pytest.mark.parametrize("way", WAYS)
def test_however_it_was_pasted_tint_and_colours_stand_at_the_arguments(way):
    call = a_function_call('{"region": 3, "note": "it\'s"}')
    layers = layers_for(WAYS[way]([call, call]))
    tokens = list(layers.tokens)
    assert all(a.end <= b.start for a, b in itertools.pairwise(tokens))
    assert len(layers.regions) == 2
    for region in layers.regions:
        inside = [t for t in tokens if region.start <= t.start and t.end <= region.end]
        spelled = [layers.text[t.start : t.end] for t in inside]
        kinds = {token.kind for token in inside}
        assert TokenKind.NUMBER in kinds
        assert TokenKind.NAME in kinds
        assert "base64" in way or "3" in spelled


@pytest.mark.parametrize("way", ["prefix", "fence", "repr", "models"])
def test_what_stands_around_values_is_no_faulty_json(way):
    layers = layers_for(WAYS[way]([a_function_call()]))
    assert coloured(layers, TokenKind.INVALID) == []


def test_the_json_inside_an_answer_is_a_region_too():
    shape = {"type": "json_object"}
    body = a_response(a_message('{"city":"Oslo"}'), text={"format": shape})
    layers = layers_of(inspect_content(as_json(body)))
    (region,) = layers.regions
    assert layers.text[slice(*region)] == '{\\"city\\":\\"Oslo\\"}'
