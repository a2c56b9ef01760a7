"""Know a call that stands alone, exactly as the specification has it."""

from __future__ import annotations

import itertools

import pytest

from builders import a_function_call, a_message, an_output, as_json
from inspector.core.items.body_search import bodies_in
from inspector.core.items.plain_call import plain_call
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin

MEMBERS = ("id", "name", "arguments", "status")
VALUES = ("", "{}", '{"type": "function_call", "call_id": "c"}', None, 7, {}, [{}])


def document_of(content):
    text = content if isinstance(content, str) else as_json(content)
    return read_document(text, Origin("test"))


@pytest.mark.parametrize("count", range(len(MEMBERS) + 1))
def test_the_search_through_all_wrappers_and_apis_says_the_same(count):
    for names in itertools.combinations(MEMBERS, count):
        for value in VALUES:
            call = {"type": "function_call", "call_id": "call_1"}
            document = document_of(call | dict.fromkeys(names, value))
            assert bodies_in(document) == (plain_call(document),)


@pytest.mark.parametrize(
    "text",
    [
        '{"call_id": "a", "type": "function_call", "call_id": "b"}',
        '```json\n{"type": "function_call", "call_id": "a"}\n```',
        '2026-01-01 INFO {"type": "function_call", "call_id": "a"}',
        '"{\\"type\\": \\"function_call\\", \\"call_id\\": \\"a\\"}"',
        "Call(type='function_call', call_id='a')",
    ],
)
def test_whatever_the_text_around_it_is(text):
    document = document_of(text)
    assert bodies_in(document) == (plain_call(document),)


@pytest.mark.parametrize(
    "content",
    [
        [a_function_call()],
        an_output(),
        a_message(),
        a_function_call(role="assistant"),
        a_function_call(type="x:function_call"),
        {"type": "function_call", "name": "f", "arguments": "{}"},
        {"type": "function_call", "call_id": 7},
        '{"type": "function_call", "call_id": "a"}\n' * 2,
        "",
        'data: {"type": "function_call", "call_id": "a"}\n\ndata: [DONE]\n\n',
    ],
)
def test_anything_else_is_searched(content):
    assert plain_call(document_of(content)) is None
