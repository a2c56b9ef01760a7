"""What the schema pane shows of each kind of item."""

from __future__ import annotations

import json

import pytest

from builders import (
    ABSENT,
    a_function_call,
    a_message,
    a_request,
    a_response,
    a_tool,
    an_output,
    as_json,
)
from inspector.core.checks.inspection import inspect_content
from inspector.ui.models.shown_item import (
    Content,
    keyword_span,
    length_of,
    marked,
    shown_item,
)


def shown(item, **bend):
    inspection = inspect_content(as_json(a_request(item, **bend)))
    inspected = inspection.items[0]
    return inspected, shown_item(inspected, inspection.document.text)


@pytest.mark.parametrize(
    ("item", "content", "text"),
    [
        (a_function_call('{"region":1.00}'), Content.PARSED, '{ "region": 1.00 }'),
        (a_function_call("{'region'"), Content.UNPARSED, "{'region'"),
        (a_function_call(""), Content.UNPARSED, ""),
        (a_function_call({"region": 1}), Content.VALUE, '{ "region": 1 }'),
        (a_function_call(ABSENT), Content.ABSENT, None),
        (a_function_call(type="acme:call"), Content.FOREIGN, '{ "region": "apac" }'),
        (an_output('{"total":42}'), Content.OUTPUT_JSON, '{ "total": 42 }'),
        (an_output("42"), Content.OUTPUT_TEXT, "42"),
        (an_output([]), Content.OUTPUT_PARTS, "[]"),
        (a_message(), Content.NOTHING, None),
    ],
)
def test_each_kind_of_item_shows_what_it_carries(item, content, text):
    _, found = shown(item)
    assert found.content is content
    assert (found.value.text if found.value else None) == text


def test_a_call_shows_the_schema_it_is_held_against():
    _, found = shown(a_function_call())
    assert json.loads(found.schema.text) == a_tool()["parameters"]
    assert shown(a_function_call(), tools=[])[1].schema is None


def test_findings_inside_the_arguments_are_marked_where_they_are_shown():
    inspected, found = shown(a_function_call('{"other":[1,2],"region":"global"}'))
    texts = [
        found.value.text[s.start : s.end] for _, s in marked(inspected, found.value)
    ]
    assert sorted(texts) == ['"global"', '"other"']


def test_a_fault_of_the_text_is_marked_in_the_decoded_text():
    inspected, found = shown(a_function_call('{"a": nope}'))
    ((finding, span),) = marked(inspected, found.value)
    assert finding.code.startswith("json/")
    assert found.value.text[span.start : span.end] == "n"


def test_a_keyword_is_found_with_its_value_or_by_its_name_where_that_is_long():
    _, found = shown(a_function_call())

    def at(location):
        span = keyword_span(found.schema, location)
        return found.schema.text[span.start : span.end]

    assert at("/properties/region/enum") == '"enum": ["apac", "emea", "amer"]'
    _, found = shown(a_function_call(), tools=[a_tool({"enum": ["x" * 200]})])
    assert at("/enum") == '"enum"'
    assert at("/enum/0").startswith('"xxx')


@pytest.mark.parametrize("location", ["/nope", "/properties/nope/enum", "/required/9"])
def test_a_keyword_that_is_not_there_is_not_found(location):
    _, found = shown(a_function_call())
    assert keyword_span(found.schema, location) is None


def test_a_schema_that_allows_nothing_is_found_as_a_whole():
    _, found = shown(a_function_call(), tools=[a_tool(parameters=False)])
    span = keyword_span(found.schema, "")
    assert found.schema.text[span.start : span.end] == "false"


def test_item_and_schema_count_for_how_much_there_is_to_lay_out():
    small, _ = shown(a_function_call())
    large, _ = shown(a_function_call(), tools=[a_tool({"title": "x" * 5000})])
    assert length_of(large) > length_of(small) + 4000


def an_answer(*texts, shape=None):
    parts = [{"type": "output_text", "text": text, "annotations": []} for text in texts]
    schema = {"type": "object", "required": ["city"]}
    asked = {"type": "json_schema", "name": "trip", "schema": schema, "strict": True}
    body = a_response(a_message(content=parts), text={"format": shape or asked})
    inspection = inspect_content(as_json(body))
    return inspection.items[0], inspection.document.text


def test_an_answer_that_was_asked_to_be_json_is_laid_out_beside_its_schema():
    inspected, text = an_answer('{"city":"Oslo"}')
    shown = shown_item(inspected, text)
    assert shown.content is Content.ANSWER
    assert shown.value.text == '{ "city": "Oslo" }'
    assert "required" in shown.schema.text


def test_an_answer_that_is_no_json_is_shown_as_it_is():
    inspected, text = an_answer("Oslo, I think")
    shown = shown_item(inspected, text)
    assert (shown.content, shown.value.text) == (Content.ANSWER_UNREAD, "Oslo, I think")


def test_of_several_answers_the_first_that_is_wrong_is_shown_with_its_marks():
    inspected, text = an_answer('{"city":"Oslo"}', '{"town":1}', "[]")
    shown = shown_item(inspected, text)
    assert shown.value.text == '{ "town": 1 }'
    marks = list(marked(inspected, shown.value))
    assert [finding.place.pointer for finding, _ in marks] == [
        "/output/0/content/1/text"
    ]


def custom(text, syntax="regex", **bend):
    grammar = {"type": "grammar", "syntax": syntax, "definition": "[a-z]+"}
    tool = {"type": "custom", "name": "sort", "format": grammar, **bend}
    call = {"type": "custom_tool_call", "call_id": "c", "name": "sort", "input": text}
    return inspect_content(as_json(a_response(call, tools=[tool]))).items[0]


def test_the_input_of_a_custom_tool_stands_beside_its_grammar():
    shown = shown_item(custom("ABC"), "")
    assert (shown.content, shown.value.text) == (Content.INPUT, "ABC")
    assert shown.schema.text == "[a-z]+"
    assert shown_item(custom("ABC", format={"type": "text"}), "").schema is None
