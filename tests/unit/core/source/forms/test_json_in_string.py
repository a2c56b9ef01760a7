"""Strings that hold a text of their own."""

from __future__ import annotations

import pytest

from inspector.core.source.forms.json_in_string import begins_form, part_in_string
from inspector.core.source.json_reader import read_json


@pytest.mark.parametrize(
    "text", ['{"a": 1}', '[{"a": 1}]', "event: x\ndata: {}", "{'a': 1}"]
)
def test_a_string_that_begins_as_a_form_is_a_part(text):
    import json  # noqa: PLC0415 - for one literal

    literal = json.dumps(text)
    part = part_in_string(read_json(literal).root, literal)
    assert part.layer.text == text
    assert part.wrapping.span == (0, 1)


@pytest.mark.parametrize("literal", ['"words"', "[1]", "null", '""'])
def test_anything_else_is_none(literal):
    assert part_in_string(read_json(literal).root, literal) is None


def test_no_node_is_no_part():
    assert part_in_string(None, "") is None
    assert not begins_form("")
