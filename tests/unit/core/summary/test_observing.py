"""Counting one log."""

from __future__ import annotations

import io

import pytest

from builders import (
    a_function_call,
    a_message,
    a_response,
    a_tool,
    as_json,
    as_json_lines,
)
from inspector.core.checks.inspection import inspect_content
from inspector.core.gate.gate import gate_inputs
from inspector.core.gate.records import RecordReader
from inspector.core.summary import observing
from inspector.core.summary.observed import Counted, Observed
from inspector.core.summary.observing import MODELS_KEPT, Observing, observed_in

SCHEMA = {
    "type": "object",
    "properties": {
        "region": {"type": "string", "enum": ["apac", "emea"]},
        "days": {"type": "integer"},
    },
    "required": ["region"],
}


def line(*arguments: object, **bend) -> dict:
    """A response with one call for each text of arguments."""
    items = [
        a_function_call(text, call_id=f"call_{n}", id=f"fc_{n}")
        for n, text in enumerate(arguments)
    ]
    return a_response(*items, tools=[a_tool(SCHEMA, strict=False)], **bend)


def observed(*lines: object) -> Observed:
    """A log of one value a line, counted as one document."""
    return observed_in(inspect_content(as_json_lines(*lines)))


def counts(found: Observed) -> dict[str, tuple[int, int]]:
    """Hits and those asked, of what somebody was asked."""
    samples = ((each, found.sample(each)) for each in Counted)
    return {
        each.value: (len(sample.hits), sample.total)
        for each, sample in samples
        if sample.total
    }


def test_calls_are_counted_by_what_is_wrong_with_their_arguments():
    good = '{"region":"apac"}'
    found = observed(
        line(good, "{}", '{"region":"mars"}', '{"region":7}'),
        line(good, '{"region":"apac"', '```json\n{"region":"apac"}\n```'),
    )
    assert counts(found) == {
        "responses": (2, 2),
        "calls": (7, 7),
        "parses": (5, 7),
        "satisfies": (2, 5),
        "missing": (1, 5),
        "enum": (2, 5),
        "type": (1, 5),
        "wrapped": (1, 7),
        "refusals": (0, 2),
        "incomplete": (0, 2),
        "model": (2, 2),
    }


def test_arguments_encoded_twice_are_counted():
    found = observed(line('"{\\"region\\":\\"apac\\"}"'))
    assert counts(found)["wrapped"] == (1, 1)
    assert counts(found)["satisfies"] == (0, 1)
    assert counts(found)["type"] == (0, 1)


def test_the_places_are_those_in_the_log():
    found = observed(line("{}"), line('{"region":"emea"}', "{}"))
    assert [where[1:] for where in found.sample(Counted.MISSING).hits] == [
        (1, "/output/0", 0),
        (2, "/output/1", 2),
    ]


def test_a_call_without_schema_is_not_held_against_one():
    found = observed(a_response(a_function_call("{}"), tools=[]))
    assert counts(found)["parses"] == (1, 1)
    assert "satisfies" not in counts(found)


def test_a_refusal_and_an_unfinished_response_are_counted_by_response():
    refusal = a_message(content=[{"type": "refusal", "refusal": "No."}])
    found = observed(
        a_response(refusal, refusal),
        a_response(a_message(), status="incomplete"),
    )
    assert counts(found)["refusals"] == (1, 2)
    assert counts(found)["incomplete"] == (1, 2)


def test_a_task_that_is_answered_again_is_a_retry():
    def row(name: str) -> dict:
        return {"custom_id": name, "response": {"body": line("{}")}}

    found = observed(row("a"), row("b"), row("a"), row("a"))
    retries = found.sample(Counted.RETRIES)
    assert (len(retries.hits), retries.total) == (2, 4)
    assert [where.line for where in retries.hits] == [3, 4]


def test_the_same_request_beside_a_response_is_the_same_task():
    def exchange(text: str) -> dict:
        asked = {"model": "m", "input": [a_message(text, role="user")]}
        request = {"url": "https://api.example/v1/responses", "body": asked}
        return {"request": request, "response": {"status": 200, "body": line("{}")}}

    found = observed(exchange("a"), exchange("b"), exchange("a"))
    assert counts(found)["retries"] == (1, 3)


def test_the_request_just_before_says_what_was_asked_in_an_archive():
    def entry(text: str) -> dict:
        asked = {"model": "m", "input": [a_message(text, role="user")]}
        content = {"mimeType": "application/json", "text": as_json(line("{}"))}
        posted = {"mimeType": "application/json", "text": as_json(asked)}
        url = "https://api.example/v1/responses"
        return {
            "request": {"method": "POST", "url": url, "postData": posted},
            "response": {"status": 200, "content": content},
        }

    entries = [entry(text) for text in "abba"]
    archive = as_json({"log": {"version": "1.2", "entries": entries}})
    found = observed_in(inspect_content(archive))
    assert counts(found)["retries"] == (2, 4)


def test_many_bodies_of_one_record_are_looked_at_once(monkeypatch):
    asked = []
    known = observing._asked

    def counting(body):
        asked.append(body)
        return known(body)

    monkeypatch.setattr(observing, "_asked", counting)
    bodies = [{"request": {"input": []}, "response": {"body": line("{}")}}] * 60
    observed_in(inspect_content(as_json(bodies)))
    assert len(asked) <= 60 * 10


def test_nothing_says_what_the_task_was_so_nothing_is_a_retry():
    assert "retries" not in counts(observed(line("{}"), line("{}")))


def test_models_and_tokens_are_counted_where_they_are_logged():
    usage = {"input_tokens": 10, "output_tokens": 4}
    found = observed(
        line("{}", model="a", usage=usage), line("{}", model="b"), line("{}", model="b")
    )
    assert {name: len(each.hits) for name, each in found.models.items()} == {
        "b": 2,
        "a": 1,
    }
    assert list(found.models) == ["b", "a"]
    assert found.sample(Counted.INPUT_TOKENS).amounts == (10.0,)
    assert found.sample(Counted.CALLS).amounts == (1.0, 1.0, 1.0)


def test_a_log_of_as_many_models_as_lines_is_told_by_the_first():
    lines = [line("{}", model=f"m{n:03}") for n in range(MODELS_KEPT + 9)]
    assert len(observed(*lines).models) == MODELS_KEPT


def test_calls_of_other_apis_are_counted_alike():
    call = {"id": "c", "type": "function", "function": {"name": "f", "arguments": "{"}}
    message = {"role": "assistant", "content": None, "tool_calls": [call]}
    choice = {"index": 0, "finish_reason": "tool_calls", "message": message}
    found = observed_in(
        inspect_content(as_json_lines({"id": "x", "choices": [choice]}))
    )
    assert counts(found)["parses"] == (0, 1)
    assert counts(found)["responses"] == (1, 1)
    assert found.sample(Counted.CALLS).amounts == (1.0,)


def test_a_call_that_two_apis_could_claim_is_counted_once():
    both = a_function_call("{}", function={"name": "f", "arguments": "{}"})
    found = observed_in(inspect_content(as_json_lines(a_response(both))))
    assert counts(found)["calls"] == (1, 1)


def test_a_log_counts_the_same_line_by_line():
    lines = [line("{}"), line('{"region":"emea"}', "{"), line("{}")]
    text = as_json_lines(*lines)
    witness = Observing()
    gate_inputs([RecordReader(io.BytesIO(text.encode()), "a")], witness=witness)
    assert witness.observed() == observed_in(inspect_content(text))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "plain"])
def test_a_text_without_calls_counts_none(text):
    assert counts(observed_in(inspect_content(text))) == {}
