"""Schemas converted where they stand; all around them stays."""

import json

import pytest

from builders import a_request, a_tool, as_json_lines
from inspector.core.tools.conversion.documents import convert_document
from inspector.core.tools.schema_subjects import schemas_in
from schemas import document_of

NUMBERS = {"type": "object", "properties": {"a": {"enum": [7]}}, "required": ["a"]}
RANGE = {"type": "number", "minimum": 7, "maximum": 7}


def converted(text, form="gemini"):
    document = document_of(text)
    return convert_document(document, schemas_in(document), form)


def test_only_the_schemas_of_a_text_change():
    text = json.dumps(a_request(tools=[a_tool(NUMBERS), a_tool(None)]), indent=3)
    made = converted(text)
    before, after = json.loads(text), json.loads(made.text)
    assert after["tools"][0]["parameters"]["properties"]["a"] == RANGE
    after["tools"][0]["parameters"] = before["tools"][0]["parameters"]
    assert after == before
    start = text.index('{\n            "type": "object"')
    assert made.text[:start] == text[:start]


def test_a_schema_is_set_in_like_the_line_that_it_begins_on():
    text = json.dumps([a_tool(NUMBERS)], indent=4)
    lines = converted(text).text.splitlines()
    first = next(n for n, line in enumerate(lines) if '"parameters"' in line)
    assert lines[first + 1] == '          "type": "object",'
    assert lines[-1] == "]"


def test_a_bare_schema_is_the_whole_text():
    made = converted(json.dumps(NUMBERS))
    assert json.loads(made.text)["properties"]["a"] == RANGE
    assert [schema.tool.name for schema in made.schemas] == [None]
    assert made.is_complete


def test_in_a_log_each_schema_stays_on_its_line():
    text = as_json_lines(*[a_request(tools=[a_tool(NUMBERS)])] * 3)
    made = converted(text)
    assert len(made.text.splitlines()) == 3
    for line in made.text.splitlines():
        schema = json.loads(line)["tools"][0]["parameters"]
        assert schema["properties"]["a"] == RANGE


def test_converting_again_changes_nothing():
    once = converted(json.dumps([a_tool(NUMBERS)], indent=2))
    assert converted(once.text).text == once.text


def test_what_cannot_be_converted_stays_and_is_told():
    named = {"type": "object", "properties": {"a-b": {"type": "string"}}}
    made = converted(json.dumps(named))
    assert not made.is_complete
    assert [u.feature for u in made.schemas[0].conversion.remaining] == [
        "property:name"
    ]


def test_a_form_that_is_none_is_refused():
    with pytest.raises(KeyError):
        converted(json.dumps(NUMBERS), "nowhere")
