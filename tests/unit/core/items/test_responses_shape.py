"""Which shape of Responses an object has; more in test_envelope."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_request, a_response, a_tool
from inspector.core.items.responses_shape import is_response, is_tools_list, kind_of
from other_apis import located


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (a_response(), "response"),
        (a_request(), "request"),
        (a_function_call(), "item"),
        (a_tool(), "tools"),
        ({"type": "tool_search", "parameters": None}, "tools"),
        ({"type": "web_search", "id": "ws_1"}, "item"),
        ({"type": "web_search_call", "action": {}}, "item"),
        ({"type": "acme:search"}, "item"),
        ({"type": "object", "properties": {}}, "none"),
        ({}, "none"),
    ],
)
def test_an_object_has_one_kind(value, kind):
    assert kind_of(located(value).node).value == kind


def test_a_response_says_so_itself():
    assert is_response(located(a_response()).node)
    assert not is_response(located({"output": []}).node)


def test_a_list_of_tools_is_no_list_of_items():
    assert is_tools_list(located([a_tool()]).node)
    assert not is_tools_list(located([a_function_call()]).node)
