"""A value that holds items."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_request, a_response
from inspector.core.items.body import WITH_MEMBERS
from other_apis import a_chat_response, envelope_of


def body_of(value):
    [body] = envelope_of(value).bodies
    return body


def test_only_kinds_with_members_are_asked_for_one():
    assert body_of(a_response()).member("model").text == "example-model"
    assert body_of(a_function_call()).member("name") is None
    assert body_of(a_chat_response()).member("object") is None
    assert body_of(a_chat_response()).kind not in WITH_MEMBERS


@pytest.mark.parametrize("name", ["previous_response_id", "conversation"])
def test_a_part_of_a_conversation_may_live_on_the_server(name):
    assert body_of(a_request(**{name: "x"})).lives_on_server
    assert not body_of(a_request(**{name: None})).lives_on_server


def test_an_item_is_in_the_record_of_its_body():
    body = body_of(a_request(a_function_call()))
    assert body.record_of(0) == body.record == 0
    assert body.order_of(0) == body.items[0][1].start
