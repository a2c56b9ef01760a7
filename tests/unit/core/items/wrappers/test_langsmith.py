"""Runs that LangSmith exports."""

from __future__ import annotations

from builders import a_function_call, a_request, a_response, as_json_lines
from other_apis import a_chat_message, apis_in, codes_of, envelope_of, items_in


def a_run(kind="llm", **members):
    run = {"id": "r", "run_type": kind, "dotted_order": "x", "trace_id": "t"}
    return run | members


def test_what_was_sent_and_what_came_back_are_found():
    run = a_run(inputs=a_request(a_function_call()), outputs=a_response())
    assert items_in(run) == ["/inputs/input/0", "/outputs/output/0"]
    assert envelope_of(run).name == "langsmith-run/mixed"


def test_runs_within_runs_are_found():
    inner = a_run("tool", name="f", inputs={"a": 1}, outputs={})
    run = a_run("chain", inputs={}, outputs={}, child_runs=[inner])
    assert apis_in(run) == ["langsmith-run"]
    assert apis_in({"runs": [run, inner]}) == ["langsmith-run", "langsmith-run"]


def test_plain_messages_beside_a_call_of_another_api_are_no_items():
    history = {"messages": [{"role": "user", "content": "x"}]}
    run = a_run(inputs=history, outputs=a_chat_message())
    assert items_in(run) == []
    assert apis_in(run) == ["chat-completions"]


def test_a_run_without_items_is_no_fault():
    run = a_run("chain", inputs={"question": "x"}, outputs={"answer": "y"})
    beside = a_run(outputs=a_chat_message())
    assert codes_of(as_json_lines(run, beside)) - codes_of(beside) == {
        "envelope/unwrapped"
    }


def test_a_run_type_alone_makes_no_run():
    assert "envelope/no-item" in codes_of({"run_type": "x"})
