"""Calls and results of other APIs find their partners."""

from __future__ import annotations

import json

import pytest

from builders import a_function_call, a_request, a_response, an_output, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.diff.comparison import Comparison, compare
from inspector.core.diff.side_by_side import lay_side_by_side
from inspector.core.gate.sending import sendings_of
from inspector.core.report.building import comparison_report, side_of
from inspector.core.report.writers import FORMATS
from other_apis import a_chat_call, a_chat_response, a_tool_use
from sides import a_side, compared

RESPONSES = a_response(a_function_call(call_id="call_001"))
ANTHROPIC = {
    "id": "msg_1",
    "type": "message",
    "role": "assistant",
    "content": [a_tool_use(id="call_001")],
    "stop_reason": "tool_use",
}
GEMINI = {
    "candidates": [
        {
            "content": {
                "role": "model",
                "parts": [
                    {
                        "functionCall": {
                            "id": "call_001",
                            "name": "get_sales_report",
                            "args": {"region": "apac"},
                        }
                    }
                ],
            }
        }
    ]
}
BEDROCK = {
    "output": {
        "message": {
            "role": "assistant",
            "content": [
                {
                    "toolUse": {
                        "toolUseId": "call_001",
                        "name": "get_sales_report",
                        "input": {"region": "apac"},
                    }
                }
            ],
        }
    },
    "stopReason": "tool_use",
}
OTHERS = {
    "chat": a_chat_response(),
    "anthropic": ANTHROPIC,
    "gemini": GEMINI,
    "bedrock": BEDROCK,
}
CHAT_TURNS = {
    "model": "m",
    "messages": [
        {"role": "assistant", "content": None, "tool_calls": [a_chat_call()]},
        {"role": "tool", "tool_call_id": "call_001", "content": '{"total":42}'},
    ],
}


def codes(result: Comparison) -> list[str]:
    return [finding.code for finding in result.findings]


@pytest.mark.parametrize("api", OTHERS)
def test_the_same_call_of_another_api_differs_in_nothing_else(api):
    result = compared(RESPONSES, OTHERS[api])
    assert codes(result) == ["diff/envelope"]
    (pair,) = result.pairs
    assert pair.pair.left.foreign is None
    assert pair.pair.right.foreign is not None


@pytest.mark.parametrize("api", OTHERS)
def test_what_it_says_is_compared_by_meaning(api):
    other = a_function_call('{"region":"emea"}', call_id="call_9", name="f")
    result = compared(a_response(other), OTHERS[api])
    assert codes(result) == [
        "diff/call-id",
        "diff/name",
        "diff/arguments",
        "diff/envelope",
    ]
    (change,) = [f.change for f in result.findings if f.code == "diff/arguments"]
    text = result.right.document.text
    assert text[slice(*change.right.span)].strip('\\"') == "apac"
    assert change.right.item is None


def test_calls_pair_by_their_ids_whatever_the_order():
    calls = [a_chat_call(id=f"call_{n}") for n in "ab"]
    left = a_response(*(a_function_call(call_id=f"call_{n}", id=n) for n in "ba"))
    result = compared(left, a_chat_response(*calls))
    assert set(codes(result)) == {"diff/envelope", "diff/reordered"}


def test_results_are_partners_of_outputs():
    left = a_request(a_function_call(), an_output())
    result = compared(left, CHAT_TURNS)
    roles = [(p.pair.left.type_text, p.pair.right.pointer) for p in result.pairs]
    assert roles == [
        ("function_call", "/messages/0/tool_calls/0"),
        ("function_call_output", "/messages/1"),
    ]
    assert codes(result) == ["diff/envelope", "diff/envelope"]


def test_two_texts_of_one_other_api_are_compared_by_their_parts():
    right = json.loads(json.dumps(a_chat_response()))
    call = right["choices"][0]["message"]["tool_calls"][0]
    call["function"]["arguments"] = '{ "region": "emea" }'
    call["extra"] = 1
    assert codes(compared(a_chat_response(), right)) == [
        "diff/arguments",
        "diff/member",
    ]
    assert codes(compared(a_chat_response(), a_chat_response())) == []


def test_what_is_an_item_already_is_not_there_twice():
    items = a_side([a_chat_call(), a_function_call()]).items
    assert len(items) == 2


def test_numbers_go_on_after_those_of_the_items():
    items = a_side(a_chat_response(a_chat_call(), a_chat_call(id="b"))).items
    assert [item.index for item in items] == [0, 1]
    assert [item.record for item in items] == [0, 0]


def test_they_are_laid_out_beside_each_other():
    result = compared(RESPONSES, a_chat_response())
    rows = lay_side_by_side(result).rows
    together = [row for row in rows if row.left and row.right]
    shown = [(row.left.text.strip(), row.right.text.strip()) for row in together]
    assert any("call_id" in left and '"id"' in right for left, right in shown)


@pytest.mark.parametrize("name", sorted(FORMATS))
def test_every_format_reports_them(name):
    sides = [inspect_content(as_json(side)) for side in (RESPONSES, CHAT_TURNS)]
    result = compare(*sides)
    report = comparison_report(
        *map(side_of, sides),
        result,
        version="0",
        created="",
        sendings=sendings_of(*sides, result),
    )
    written = "".join(FORMATS[name].write(report, "en"))
    assert "diff/envelope" in written
    if name == "json":
        pair = json.loads(written)["pairs"][0]
        assert (pair["left"], pair["right"]) == (0, None)
        assert pair["right_at"]["pointer"] == "/messages/0/tool_calls/0"
