"""The table of wrappers: which one a value is."""

from __future__ import annotations

import pytest

from builders import (
    a_function_call,
    a_message,
    a_request,
    a_response,
    a_tool,
    an_output,
)
from inspector.core.items.wrappers.table import WRAPPERS, title_of, wrapper_of
from other_apis import a_chat_response, located


@pytest.mark.parametrize(
    "value",
    [
        a_function_call(),
        a_message(),
        an_output(),
        a_request(),
        a_response(),
        a_tool(),
        a_chat_response(),
        {"input": [], "output": []},
        {"type": "object", "properties": {"response": {"type": "object"}}},
        {},
        [],
        "x",
        None,
    ],
)
def test_what_wraps_nothing_is_no_wrapper(value):
    at = located(value)
    assert wrapper_of(at) is None
    assert not any(wrapper.matches(at) for wrapper in WRAPPERS)


def test_every_name_is_used_once_and_has_a_title():
    names = [wrapper.name for wrapper in WRAPPERS]
    assert len({*names}) == len(names)
    assert title_of("batch-output") == "OpenAI Batch output line"


def test_an_export_and_its_run_are_told_apart():
    run = {"run_type": "llm", "inputs": {}}
    assert wrapper_of(located(run)).name == "langsmith-run"
    assert wrapper_of(located({"runs": [run]})).name == "langsmith-export"
