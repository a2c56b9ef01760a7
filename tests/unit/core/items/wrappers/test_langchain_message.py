"""LangChain messages that keep the items of a response."""

from __future__ import annotations

from builders import a_function_call
from other_apis import apis_in, codes_of, envelope_of, items_in

CALL = {"name": "f", "args": {}, "id": "call_001", "type": "tool_call"}
CONTENT = [{"type": "text", "text": "x"}, a_function_call()]
AI = {"type": "ai", "content": CONTENT, "tool_calls": [CALL]}


def test_items_among_the_blocks_are_unwrapped():
    assert items_in(AI) == ["/content/1"]
    assert envelope_of(AI).name == "langchain-message/item"
    assert "envelope/foreign" not in codes_of(AI)


def test_a_dump_is_looked_into():
    dump = {"lc": 1, "type": "constructor", "id": [], "kwargs": {"content": CONTENT}}
    assert items_in(dump) == ["/kwargs/content/1"]
    assert items_in({"generations": [[{"message": dump}]]}) == [
        "/generations/0/0/message/kwargs/content/1"
    ]


def test_a_call_without_call_id_is_no_item_of_a_response():
    block = {"type": "function_call", "name": "f", "arguments": "{}"}
    message = {"type": "ai", "content": [block], "tool_calls": [CALL]}
    assert items_in(message) == []
    assert apis_in(message) == ["langchain"]
