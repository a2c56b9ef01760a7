"""LiteLLM's standard log."""

from __future__ import annotations

import pytest

from builders import a_message, a_response
from other_apis import a_chat_response, apis_in, codes_of, items_in

CALLED = {"id": "x", "trace_id": "t", "call_type": "aresponses"}


@pytest.mark.parametrize("mark", [CALLED, {"litellm_call_id": "l"}])
def test_what_was_sent_and_what_came_back_are_found(mark):
    log = mark | {"messages": [a_message(role="user")], "response": a_response()}
    assert items_in(log) == ["/messages/0", "/response/output/0"]


def test_plain_messages_belong_to_the_api_of_the_answer():
    messages = [{"role": "user", "content": "x"}]
    log = CALLED | {"messages": messages, "response": a_chat_response()}
    assert apis_in(log) == ["chat-completions"]
    assert items_in(log) == []


def test_a_log_in_which_nothing_is_known_has_no_item():
    log = CALLED | {"messages": "x", "response": "y"}
    assert "envelope/no-item" in codes_of(log)
