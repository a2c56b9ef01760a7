"""What Langfuse exports and takes in."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_response, as_json, as_json_lines
from other_apis import a_chat_message, apis_in, codes_of, items_in, said_of


def an_observation(**members):
    return {"id": "o", "traceId": "t", "type": "GENERATION"} | members


@pytest.mark.parametrize("levels", [0, 1, 2])
def test_the_output_may_be_a_string_in_a_string(levels):
    output: object = a_response(a_function_call(call_id="x" * 65))
    for _ in range(levels):
        output = as_json(output)
    found = said_of(an_observation(input="Hello", output=output))
    [(_, pointer, at)] = [f for f in found if f[0] == "item/call-id-length"]
    assert pointer == "/output/output/0/call_id"
    assert at.strip('\\"') == "x" * 65


def test_the_shape_in_it_may_be_another_api():
    found = an_observation(input=[{"role": "user"}], output=a_chat_message())
    assert apis_in(found) == ["chat-completions"]


def test_events_and_exports_are_looked_into():
    body = {"traceId": "t", "output": a_response()}
    event = {"type": "generation-create", "id": "1", "body": body}
    assert items_in(event) == ["/body/output/output/0"]
    assert items_in({"batch": [event]}) == ["/batch/0/body/output/output/0"]
    observed = an_observation(output=a_response())
    for name in ("observations", "data"):
        assert items_in({name: [observed]}) == [f"/{name}/0/output/output/0"]


def test_a_span_of_plain_text_is_no_fault():
    found = an_observation(type="SPAN", input="x", output="y")
    beside = an_observation(output=a_response())
    assert codes_of(as_json_lines(found, beside)) == codes_of(beside)


def test_a_kind_without_a_trace_makes_no_observation():
    assert "item/type-unknown" in codes_of({"type": "GENERATION", "output": "x"})
