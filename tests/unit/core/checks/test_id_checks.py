import pytest

from builders import (
    ABSENT,
    a_function_call,
    a_message,
    a_request,
    a_response,
    an_output,
)
from findings import codes_in, findings_in, said_in


def details_in(item, code):
    (finding,) = findings_in(item, code)
    return dict(finding.details)


@pytest.mark.parametrize(
    ("item", "variant"),
    [
        (a_function_call(call_id=ABSENT), ""),
        (an_output(call_id=ABSENT), "output"),
        ({"type": "custom_tool_call", "name": "p", "input": "x"}, ""),
        ({"type": "custom_tool_call_output", "output": "x"}, "output"),
        ({"type": "computer_call_output", "output": {}}, "output"),
    ],
)
def test_a_half_of_a_pair_needs_a_call_id(item, variant):
    ((found, pointer, mark),) = said_in(item, "item/call-id-missing")
    assert (found, pointer, mark) == (variant, "", f'"{item["type"]}"')


def test_a_null_call_id_is_marked_where_it_stands():
    item = a_function_call(call_id=None)
    assert said_in(item, "item/call-id-missing") == [("null", "/call_id", "null")]


@pytest.mark.parametrize("other", ["callId", "tool_call_id", "toolUseId"])
def test_a_call_id_under_another_name_names_it(other):
    item = a_function_call(call_id=ABSENT, **{other: "call_1"})
    ((variant, _, _),) = said_in(item, "item/call-id-missing")
    assert variant == "other-name"
    assert details_in(item, "item/call-id-missing")["other"] == other


@pytest.mark.parametrize(
    "item",
    [
        a_message(),
        {"type": "reasoning", "summary": []},
        {"type": "tool_search_call", "arguments": {}, "call_id": None},
        {"type": "mcp_call", "id": "mcp_1"},
        {"type": "acme:function_call"},
    ],
)
def test_other_items_do_without_a_call_id(item):
    assert said_in(item, "item/call-id-missing") == []


def test_a_call_id_of_the_longest_length_is_allowed():
    assert codes_in(a_function_call(call_id="c" * 64)) == []


def test_a_longer_call_id_names_its_length_and_the_limit():
    item = an_output(call_id="c" * 65)
    assert codes_in(item) == ["item/call-id-length"]
    assert details_in(item, "item/call-id-length") == {"length": 65, "limit": 64}


@pytest.mark.parametrize(
    ("call_id", "characters", "targets"),
    [
        ("terminal:0", (":",), ("Anthropic",)),
        ("functions.Bash:0", (".", ":"), ("Anthropic",)),
        ("call 1", ("U+0020",), ("Anthropic", "Amazon Bedrock")),
        ("call/é/1", ("/", "é"), ("Anthropic", "Amazon Bedrock")),
    ],
)
def test_strange_characters_name_the_targets_that_refuse_them(
    call_id, characters, targets
):
    details = details_in(a_function_call(call_id=call_id), "item/call-id-charset")
    assert (details["characters"], details["targets"]) == (characters, targets)


@pytest.mark.parametrize("call_id", ["call_1", "toolu_vrtx-01", "A9"])
def test_plain_characters_are_taken_by_everyone(call_id):
    assert codes_in(a_function_call(call_id=call_id)) == []


def test_two_ids_in_one_are_said_to_be_two():
    ((variant, _, _),) = said_in(
        a_function_call(call_id="call_1|fc_2"), "item/call-id-charset"
    )
    assert variant == "composite"


@pytest.mark.parametrize(
    ("item", "variant"),
    [
        (a_function_call(id="item_7"), ""),
        (a_function_call(id=""), ""),
        (a_function_call(id="call_9", call_id="call_9"), "call-id"),
        (a_function_call(id="fc_9", call_id="fc_9"), "same-as-call-id"),
        (an_output(id="call_9", call_id="call_9"), "same-as-call-id"),
        (a_message(id="5f2c"), ""),
        ({"type": "reasoning", "id": "msg_1", "summary": []}, ""),
        ({"type": "custom_tool_call", "call_id": "c", "id": "ct_1"}, ""),
    ],
)
def test_an_id_that_openai_refuses_says_why(item, variant):
    assert said_in(item, "item/id-prefix") == [(variant, "/id", f'"{item["id"]}"')]


@pytest.mark.parametrize(
    "item",
    [
        a_function_call(id="fc_1"),
        a_function_call(id=ABSENT),
        a_message(id="msg_1"),
        an_output(id="anything"),
        {"type": "reasoning", "id": "rs_1", "summary": []},
        {"type": "custom_tool_call", "call_id": "c", "id": "ctc_1"},
        {"type": "tool_search_call", "id": "tsc_1", "call_id": "tsc_1"},
    ],
)
def test_an_id_that_openai_takes_has_no_finding(item):
    assert said_in(item, "item/id-prefix") == []


def test_a_long_id_names_its_length_and_the_limit():
    body = a_response(a_message(id="msg_" + "x" * 400))
    assert codes_in(body) == ["item/id-length"]
    assert details_in(body, "item/id-length") == {"length": 404, "limit": 64}
    assert codes_in(a_request(a_message(id="msg_" + "x" * 60))) == []


def test_length_is_counted_in_characters_and_not_in_escapes():
    text = '{"type":"message","role":"user","content":"x","id":"msg_%s"}'
    assert said_in(text % ("\\u00e9" * 60), "item/id-length") == []
