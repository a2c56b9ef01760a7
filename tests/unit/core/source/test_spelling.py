"""Values spelled as JSON, wherever they were pasted."""

from __future__ import annotations

import json

import pytest

from builders import a_function_call
from inspector.core.source.document import read_document
from inspector.core.source.json_reader import read_json
from inspector.core.source.origin import Origin
from inspector.core.source.spelling import json_spelling
from wrapped import WAYS


@pytest.mark.parametrize("text", ['"a\\u0041"', "1.50", "-0", "true", "false", "null"])
def test_what_is_json_keeps_its_characters(text):
    assert json_spelling(read_json(text).root, text) == text


@pytest.mark.parametrize("way", WAYS)
def test_whatever_stands_around_a_value_it_is_spelled_as_json(way):
    value = a_function_call(flag=True, nothing=None, count=3, text='it\'s "é"\n')
    text = WAYS[way](value)
    root = read_document(text, Origin("test")).records[0].root
    spelled = {
        json.loads(json_spelling(name, text)): json.loads(json_spelling(node, text))
        for name, node in root.members
    }
    assert spelled == value
