import pytest

from builders import a_message, a_request, a_response, a_tool
from targeting import said_by, seen_by

USER = a_message(role="user")


@pytest.mark.parametrize("target", ["deepseek", "groq", "openrouter", "llamacpp"])
def test_a_conversation_that_another_server_keeps_leads_nowhere(target):
    request = a_request(USER, previous_response_id="resp_1")
    assert said_by(target, request, "target/state") == [
        ("block", "state", "/previous_response_id", '"previous_response_id"')
    ]
    assert said_by("openai", request, "target/state") == []


def test_such_a_finding_stands_on_no_item_and_blocks_the_whole():
    seen = seen_by("groq", a_request(USER, previous_response_id="resp_1"))
    assert [finding.code for finding in seen.around] == ["target/state"]
    assert seen.blocks
    assert not any(item.blocks for item in seen.items)


@pytest.mark.parametrize("value", [None, False, "true"])
def test_only_true_is_true(value):
    assert said_by("openrouter", a_request(USER, store=value), "target/state") == []


def test_an_answer_says_what_was_and_not_what_is_sent():
    answer = a_response(a_message(), previous_response_id="resp_0")
    assert said_by("groq", answer, "target/state") == []


def test_tools_of_a_kind_that_is_not_taken_are_named_one_by_one():
    tools = [a_tool(), {"type": "local_shell"}, {"type": 7}, 7, {"type": "acme:clock"}]
    said = said_by("lmstudio", a_request(USER, tools=tools), "target/tool-type")
    assert [(v, p) for _, v, p, _ in said] == [
        ("refused", "/tools/1/type"),
        ("refused", "/tools/4/type"),
    ]
