"""Codex: rollouts and the events of exec."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, an_output, as_json_lines
from other_apis import apis_in, codes_of, envelope_of, items_in


def line(kind, payload):
    return {"timestamp": "2026-03-02T10:00:00Z", "type": kind, "payload": payload}


ROLLOUT = as_json_lines(
    line("session_meta", {"id": "s"}),
    line("turn_context", {"cwd": "/srv"}),
    line("response_item", a_function_call()),
    line("event_msg", {"type": "agent_message", "message": "x"}),
    line("response_item", an_output()),
)


def test_only_response_items_are_items():
    assert items_in(ROLLOUT) == ["/payload", "/payload"]
    assert envelope_of(ROLLOUT).name == "codex-rollout/item"
    assert "envelope/no-item" not in codes_of(ROLLOUT)


def test_a_compacted_line_may_bring_a_new_history():
    history = [a_message(), a_function_call()]
    compacted = line("compacted", {"message": "x", "replacement_history": history})
    assert len(items_in(compacted)) == 2
    assert items_in(line("compacted", {"message": "x"})) == []


@pytest.mark.parametrize(
    "value",
    [
        {"type": "response_item"},
        {"type": "response_item", "payload": "x"},
        line("other", a_function_call()),
    ],
)
def test_what_is_no_such_line_is_an_item_with_a_fault(value):
    assert "item/type-unknown" in codes_of(value)


def test_exec_begins_and_ends_without_an_item():
    text = as_json_lines(
        {"type": "thread.started", "thread_id": "t"},
        {"type": "turn.started"},
        {"type": "item.completed", "item": {"type": "agent_message", "text": "x"}},
        {"type": "turn.completed", "usage": {}},
    )
    assert items_in(text) == []
    assert apis_in(text) == ["codex-exec"]
    assert "envelope/no-item" not in codes_of(text)
    assert "item/type-unknown" not in codes_of(text)
