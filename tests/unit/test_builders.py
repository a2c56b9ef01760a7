"""The builders' defaults are valid by the published types of the specification."""

from __future__ import annotations

import json

import openresponses_types as published
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
    as_json_lines,
)


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (published.FunctionCall, a_function_call()),
        (published.FunctionCallItemParam, a_function_call()),
        (published.FunctionCallOutput, an_output()),
        (published.FunctionCallOutputItemParam, an_output()),
        (published.Message, a_message()),
        (published.UserMessageItemParam, a_message(role="user")),
        (published.SystemMessageItemParam, a_message(role="system")),
        (published.DeveloperMessageItemParam, a_message(role="developer")),
        (published.FunctionTool, a_tool()),
        (published.ResponseResource, a_response()),
        (published.ResponseResource, a_response(a_message(), a_function_call())),
        (published.CreateResponseBody, a_request()),
        (published.CreateResponseBody, a_request(a_function_call(), an_output())),
    ],
)
def test_what_is_built_by_default_is_valid(kind, value):
    kind.model_validate(value)


def test_the_default_arguments_satisfy_the_default_tool():
    jsonschema = pytest.importorskip("jsonschema")
    arguments = json.loads(a_function_call()["arguments"])
    jsonschema.validate(arguments, a_tool()["parameters"])


def test_a_member_can_be_bent_added_and_taken_away():
    call = a_function_call("{}", status=ABSENT, namespace="sales")
    assert "status" not in call
    assert call["namespace"] == "sales"
    assert call["arguments"] == "{}"


def test_the_text_of_a_value_reads_back_to_it():
    call = a_function_call(name="보고서")
    assert json.loads(as_json(call)) == call
    assert "보고서" in as_json(call)
    assert as_json(call, ascii_only=True).isascii()


def test_json_lines_hold_one_value_a_line():
    lines = as_json_lines(a_function_call(), an_output(), line_end="\r\n")
    assert [json.loads(line) for line in lines.split("\r\n")[:-1]] == [
        a_function_call(),
        an_output(),
    ]
