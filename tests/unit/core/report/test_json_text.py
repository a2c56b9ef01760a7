"""JSON as every writer writes it."""

from __future__ import annotations

import json

from inspector.core.report.json_text import json_text, pattern_of, quoted


def test_half_a_surrogate_pair_becomes_an_escape():
    text = json_text({"a": "\ud83d한"})
    assert text == '{"a": "\\ud83d한"}'
    assert json.loads(text) == {"a": "\ud83d한"}


def test_a_string_by_itself_is_written_as_within_a_value():
    text = '"\\\n\x00\x7f\u2028é한/'
    assert f"[{quoted(text)}]" == json_text([text])


def test_a_pattern_that_is_filled_in_is_the_object():
    value = {"a": "100 %", "%s": [1, None], "b": 7, "c": "한 %d"}
    pattern = pattern_of(value, ("a", "b"))
    assert pattern % (quoted("100 %"), 7) == json_text(value)
    assert pattern % ("null", "[]") == json_text(value | {"a": None, "b": []})


def test_a_pattern_without_holes_is_filled_in_with_nothing():
    assert pattern_of({"a": "%"}, ()) % () == '{"a": "%"}'
