"""Traces of the OpenAI Agents SDK."""

from __future__ import annotations

from builders import a_function_call, a_message, as_json, as_json_lines
from other_apis import a_chat_message, apis_in, codes_of, envelope_of, items_in


def span(**data):
    return {"object": "trace.span", "id": "s", "span_data": data}


TRACE = {"object": "trace", "id": "t"}
RESPONSE = span(type="response", response_id="resp_1")


def test_items_in_a_generation_are_found():
    generation = span(type="generation", output=[a_message(), a_function_call()])
    assert items_in(generation) == ["/span_data/output/0", "/span_data/output/1"]


def test_an_export_is_looked_into():
    function = span(type="function", name="f", input="{}", output="42")
    export = {"data": [TRACE, RESPONSE, function]}
    assert apis_in(export) == ["openai-agents-trace"]
    assert "envelope/no-item" not in codes_of(export)


def test_a_span_that_only_names_a_response_is_no_fault():
    beside = span(type="generation", output=[a_message()])
    assert codes_of(as_json_lines(RESPONSE, beside)) == {"envelope/unwrapped"}
    assert envelope_of(TRACE).bodies[0].is_record_without_item


def test_what_was_generated_may_be_of_another_api_and_in_a_string():
    generation = span(type="generation", output=as_json([a_chat_message()]))
    assert apis_in(generation) == ["chat-completions"]
