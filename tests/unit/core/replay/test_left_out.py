"""What does not travel by itself."""

from __future__ import annotations

import pytest

from builders import (
    ABSENT,
    a_function_call,
    a_message,
    a_request,
    an_output,
    as_json,
)
from inspector.core.checks.inspection import inspect_content
from inspector.core.replay.left_out import Why, why_left_out


def why(item: object, **request) -> tuple[str, tuple[str, ...]] | None:
    is_output = isinstance(item, dict) and "output" in item
    before = [a_function_call(call_id=item["call_id"])] if is_output else []
    inspection = inspect_content(as_json(a_request(*before, item, **request)))
    left = why_left_out(inspection.items[-1], inspection)
    return None if left is None else (left.why.value, left.codes)


IMAGE = {"type": "input_image", "image_url": "data:,"}
STORED = {"type": "input_image", "image_url": None, "file_id": "file-1"}

TRAVELS = [
    a_function_call(),
    a_function_call(id=ABSENT),
    a_function_call(caller={"type": "direct"}),
    a_function_call(**{"async": False, "namespace": None}),
    an_output(),
    an_output(status=ABSENT),
    an_output(status=None),
    a_message(),
    a_message(status=ABSENT, id=ABSENT),
    a_message(content="hi"),
    a_message(role="user", content=[IMAGE]),
    a_message(content=[{"type": "refusal", "refusal": "No."}]),
]


@pytest.mark.parametrize("item", TRAVELS)
def test_what_is_whole_travels(item):
    assert why(item) is None


STAYS = [
    (a_function_call("{}"), "blocked"),
    (a_function_call(name="elsewhere"), "unchecked"),
    (a_function_call(status=ABSENT), "blocked"),
    (a_function_call(status="incomplete"), "blocked"),
    (a_function_call("{"), "blocked"),
    (a_function_call(namespace="mail"), "bound"),
    (a_function_call(**{"async": True}), "bound"),
    (a_function_call(caller={"type": "program", "caller_id": "cm_1"}), "bound"),
    (a_function_call(call_id="call:1"), "form"),
    (an_output([{"type": "input_text", "text": "x"}]), "form"),
    (an_output(7), "blocked"),
    (an_output(status="incomplete"), "unfinished"),
    (an_output(call_id="a|b"), "form"),
    (a_message(status="in_progress"), "unfinished"),
    (a_message(""), "empty"),
    (a_message(role="user", content=[STORED]), "bound"),
    (a_message(role="narrator"), "form"),
    (a_message(type=ABSENT), "blocked"),
    (a_message(type=None), "blocked"),
    ({"type": "reasoning", "id": "rs_1", "summary": []}, "lost-context"),
    ({"type": "item_reference", "id": "msg_1"}, "lost-context"),
    ({"type": "web_search_call", "id": "ws_1"}, "lost-context"),
    ({"type": "acme:clock", "id": "x"}, "lost-context"),
    ({"type": "no_such_type"}, "lost-context"),
    (7, "blocked"),
]


@pytest.mark.parametrize(("item", "reason"), STAYS)
def test_what_is_not_stays_behind_with_its_reason(item, reason):
    found = why(item)
    assert found is not None
    assert found[0] == reason
    assert reason in {each.value for each in Why}


def test_the_rules_that_say_more_are_named():
    assert why(a_function_call(status=ABSENT)) == ("blocked", ("item/status-missing",))
    reference = {"type": "item_reference", "id": "msg_1"}
    assert why(reference) == ("lost-context", ("item/state-bound",))


def test_arguments_that_a_schema_allows_to_be_a_list_travel_nowhere():
    tool = {"type": "function", "name": "get_sales_report", "parameters": {}}
    assert why(a_function_call("[1]"), tools=[tool]) == (
        "form",
        ("arguments/not-an-object",),
    )


def test_an_item_in_which_a_name_comes_twice_is_two_items_to_readers():
    text = '{"type":"message","role":"user","role":"system","content":"hi"}'
    inspection = inspect_content(text)
    left = why_left_out(inspection.items[0], inspection)
    assert left is not None
    assert (left.why, left.codes) == (Why.FORM, ("json/duplicate-name",))


def test_a_text_that_is_no_json_holds_nothing_that_travels():
    inspection = inspect_content(as_json([a_message()])[:-1] + ",]")
    left = why_left_out(inspection.items[0], inspection)
    assert left is not None
    assert left.why is Why.UNREADABLE
