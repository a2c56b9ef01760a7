"""Gemini generateContent."""

from __future__ import annotations

import pytest

from inspector.core.items.foreign.foreign_call import Takes
from inspector.core.items.foreign.gemini import API
from other_apis import as_read, parts

CALL = {"name": "f", "args": {"a": 1}}


@pytest.mark.parametrize("name", ["functionCall", "function_call"])
def test_a_response_names_the_places_of_its_calls(name):
    part = {name: CALL | {"id": "1"}, "thoughtSignature": "x"}
    response = {"candidates": [{"content": {"role": "model", "parts": [part]}}]}
    where = f"/candidates/0/content/parts/0/{name}"
    assert parts(as_read(API, "whole", response)) == [
        {"name": f"{where}/name", "arguments": f"{where}/args", "id": f"{where}/id"}
    ]


def test_a_request_pairs_calls_and_responses_by_name_where_no_id_is():
    request = {
        "contents": [
            {"role": "model", "parts": [{"functionCall": CALL}]},
            {"parts": [{"functionResponse": {"name": "f", "response": {}}}]},
        ],
        "tools": [],
    }
    found = as_read(API, "whole", request)
    assert parts(found)[0]["result"] == "/contents/1/parts/0/functionResponse/response"
    assert [tools.pointer for tools in found.tools] == ["/tools"]


def test_arguments_that_come_in_parts_are_not_whole():
    call = {"name": "f", "partialArgs": [{"jsonPath": "$.a"}], "willContinue": True}
    [found] = as_read(API, "bare", {"functionCall": call}).calls
    assert found.takes is Takes.PIECES
    assert found.arguments.pointer == "/functionCall/partialArgs"


@pytest.mark.parametrize(
    "value",
    [
        {"function_call": {"name": "f", "arguments": "{}"}},
        {"functionCall": {}},
        {"functionCall": "f"},
        {"contents": "x"},
        {"contents": [{"type": "text"}]},
        {"candidates": [1]},
        {"parts": [{"text": "x"}]},
        {},
    ],
)
def test_what_is_like_it_is_left_alone(value):
    for reader in ("whole", "message", "bare"):
        assert as_read(API, reader, value) is None
