import pytest

from builders import ABSENT, a_message, a_request, a_response
from pairs import a_call, a_reasoning, details_of, its_output, told_of

CODE = "reasoning-dangling"
MARK = '"rs_1"'


@pytest.mark.parametrize(
    ("behind", "next_"),
    [
        (a_message(role="user"), "message (user)"),
        (a_message(role="developer", type=ABSENT), "message (developer)"),
        (its_output(), "function_call_output"),
        ({"type": "custom_tool_call_output"}, "custom_tool_call_output"),
    ],
)
def test_what_a_client_writes_is_not_what_reasoning_led_to(behind, next_):
    body = [a_call(), a_reasoning(), behind, a_message()]
    assert told_of(body, CODE) == [("followed", "/1/id", MARK)]
    assert details_of(body, CODE) == {"id": MARK, "next": next_}


@pytest.mark.parametrize(
    "behind",
    [
        a_message(),
        a_message(role=ABSENT),
        a_call(),
        {"type": "web_search_call", "id": "ws_1"},
        {"type": "acme:search_call", "id": "x"},
        {"type": "item_reference", "id": "msg_1"},
        {"type": "program", "call_id": "p"},
        {"type": "telemetry"},
    ],
)
def test_what_a_model_writes_may_be_it(behind):
    assert told_of([a_reasoning(), behind, a_message(role="user")], CODE) == []


def test_reasoning_at_the_end_of_a_list_leads_nowhere():
    for body in ([a_message(), a_reasoning()], a_request(a_message(), a_reasoning())):
        ((variant, pointer, mark),) = told_of(body, CODE)
        assert (variant, mark) == ("", MARK)
        assert pointer.endswith("/1/id")


def test_several_reasoning_items_lead_to_one_or_dangle_together():
    both = [a_reasoning("rs_1"), a_reasoning("rs_2")]
    assert told_of([*both, a_call()], CODE) == []
    assert [pointer for _, pointer, _ in told_of(both, CODE)] == ["/0/id", "/1/id"]


@pytest.mark.parametrize("aside", ["additional_tools", "mcp_list_tools"])
def test_settings_between_tell_nothing(aside):
    body = [a_reasoning(), {"type": aside}]
    assert told_of([*body, a_call()], CODE) == []
    assert len(told_of([*body, a_message(role="user")], CODE)) == 1


@pytest.mark.parametrize(
    ("status", "variants"),
    [
        ("completed", ["response"]),
        ("incomplete", ["cut"]),
        ("failed", ["cut"]),
        ("in_progress", []),
        (None, ["response"]),
        (7, ["response"]),
    ],
)
def test_at_the_end_of_a_response_its_status_counts(status, variants):
    body = a_response(a_reasoning(), status=status)
    assert [variant for variant, _, _ in told_of(body, CODE)] == variants


def test_an_output_that_the_server_made_tells_nothing():
    search = {"type": "tool_search_output", "execution": "server", "call_id": None}
    assert told_of(a_response(a_reasoning(), search, a_call()), CODE) == []


def test_without_an_id_the_item_is_underlined_and_named_by_its_place():
    body = [a_reasoning(item_id=None), a_message(role="user")]
    assert told_of(body, CODE) == [("followed", "/0", '"reasoning"')]
    assert details_of(body, CODE)["id"] == "/0"
