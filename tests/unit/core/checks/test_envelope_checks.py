"""Findings on what items were logged in."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_request, a_response, as_json_lines
from inspector.core.checks.envelope_checks import is_without_item, wrappers_in_words
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.wording import message_of
from other_apis import (
    a_chat_call,
    a_chat_message,
    a_chat_response,
    a_tool_use,
    envelope_of,
    said_of,
    text_of,
)

RESULT = {"type": "tool_result", "tool_use_id": "toolu_1", "content": "42"}
ROLLOUT = {"type": "response_item", "payload": a_function_call()}
META = {"type": "session_meta", "payload": {}}


def envelope_findings(content):
    found = inspect_content(text_of(content)).findings
    return [f for f in found if f.code.startswith("envelope/")]


def told(content):
    return [(f.code, f.variant) for f in envelope_findings(content)]


def details_of(content):
    [finding] = envelope_findings(content)
    return dict(finding.details)


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (a_chat_response(), ("envelope/foreign", "")),
        (
            {"messages": [{"role": "user", "content": "x"}]},
            ("envelope/foreign", "no-call"),
        ),
        ([RESULT], ("envelope/foreign", "result")),
        ([a_tool_use(), RESULT, {"type": "text"}], ("envelope/foreign", "answered")),
        (a_chat_call(), ("envelope/foreign", "")),
        (a_request(a_message(), a_chat_message()), ("envelope/mixed", "")),
        (a_request(a_message(content=[RESULT])), ("envelope/mixed", "result")),
        ([a_function_call(), a_chat_call()], ("envelope/mixed", "")),
        (ROLLOUT, ("envelope/unwrapped", "wrapper")),
        ({"request": {"body": "x"}}, ("envelope/no-item", "wrapped")),
    ],
)
def test_what_is_around_items_is_told(content, expected):
    assert told(content) == [expected]


def test_records_that_need_not_hold_an_item_hold_none_together():
    found = ["envelope/no-item", "envelope/unwrapped"]
    for content in (META, as_json_lines(META, META)):
        assert [code for code, _ in told(content)] == found


@pytest.mark.parametrize(
    "content", [a_response(), a_request(), a_function_call(), [a_message()]]
)
def test_nothing_is_told_of_plain_bodies(content):
    assert told(content) == []


def test_the_parts_of_the_first_call_are_named_with_their_places():
    found = details_of(a_chat_response(a_chat_call(), a_chat_call()))
    where = "/choices/0/message/tool_calls/0"
    assert found == {
        "api": "Chat Completions",
        "count": 2,
        "name": f"{where}/function/name",
        "arguments": f"{where}/function/arguments",
        "id": f"{where}/id",
        "result": 'content (role: "tool")',
    }


def test_a_part_that_is_not_there_has_no_place():
    legacy = {"role": "assistant", "function_call": {"name": "f", "arguments": "{}"}}
    assert details_of(legacy)["id"] == "-"


@pytest.mark.parametrize(
    ("content", "pointer", "at"),
    [
        (a_chat_response(), "/object", '"chat.completion"'),
        ({"messages": [a_chat_message()]}, "/messages", '"messages"'),
        ([a_tool_use(), {"type": "text"}], "/0/type", '"tool_use"'),
        (ROLLOUT, "", "{"),
    ],
)
def test_the_member_that_told_is_underlined(content, pointer, at):
    [found] = [f for f in said_of(content) if f[0].startswith("envelope/")]
    assert found[1:] == (pointer, at)


def test_a_wrapper_is_told_once_a_text_at_its_first_item():
    found = envelope_findings(as_json_lines(META, ROLLOUT, ROLLOUT))
    assert [(f.variant, f.place.record) for f in found] == [("wrapper", 1)]


def test_wrappers_in_wrappers_are_named_from_the_outside_in():
    run = {"run_type": "chain", "inputs": {}, "outputs": ROLLOUT}
    [body] = envelope_of(run).bodies
    assert wrappers_in_words(body) == "LangSmith run > Codex session rollout"
    assert not is_without_item(body)


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize(
    "content",
    [
        a_chat_response(),
        a_request(a_message(content=[RESULT])),
        ROLLOUT,
        META,
        [RESULT],
    ],
)
def test_every_finding_can_be_said(content, language):
    for finding in envelope_findings(content):
        assert "{" not in message_of(finding, language)
