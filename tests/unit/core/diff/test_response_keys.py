"""The names that tell responses of one file from each other."""

from __future__ import annotations

import pytest

from builders import a_response, as_json_lines
from inspector.core.diff.response_keys import ResponsesBy, keys_of
from sides import a_side


def keys_in(content: object) -> list:
    side = a_side(content)
    return [keys_of(body, side.document) for body in side.bodies]


def test_a_response_is_named_by_itself():
    (keys,) = keys_in(a_response(id="resp_7", previous_response_id="resp_6"))
    assert (keys.id, keys.previous_response_id) == ("resp_7", "resp_6")
    assert (keys.custom_id, keys.request_id) == (None, None)


def test_a_batch_line_names_the_response_in_it():
    around = {"request_id": "req_1", "body": a_response(id="resp_1")}
    (keys,) = keys_in({"id": "batch_req_1", "custom_id": "task-1", "response": around})
    assert (keys.custom_id, keys.request_id, keys.id) == ("task-1", "req_1", "resp_1")


def test_names_inside_of_what_a_model_was_told_are_none():
    (keys,) = keys_in(a_response(id="resp_1", metadata={"custom_id": "not-this"}))
    assert keys.custom_id is None


def test_key_names_a_line_only():
    line = {"key": "k1", "response": a_response(id="resp_1")}
    assert [keys.custom_id for keys in keys_in(line)] == ["k1"]


@pytest.mark.parametrize(
    "headers",
    [
        {"x-request-id": "req_9"},
        [{"name": "Date", "value": "now"}, {"name": "X-Request-Id", "value": "req_9"}],
    ],
)
def test_a_request_id_may_stand_among_the_headers(headers):
    answered = {"status_code": 200, "headers": headers, "body": a_response(id="resp_1")}
    exchange = {"request": {"url": "https://api.example/v1/responses"}}
    (keys,) = keys_in({**exchange, "response": answered})
    assert keys.request_id == "req_9"


def test_what_was_sent_has_no_id_of_a_response():
    (keys,) = keys_in({"model": "m", "id": "x", "input": [{"type": "message"}]})
    assert (keys.id, keys.is_request) == (None, True)


def test_every_way_that_goes_by_a_name_can_be_asked_for():
    (keys, _) = keys_in(as_json_lines(a_response(id="a"), a_response(id="b")))
    assert keys.named(ResponsesBy.RESPONSE_ID) == "a"
    for by in (ResponsesBy.CUSTOM_ID, ResponsesBy.REQUEST_ID):
        assert keys.named(by) is None


def test_entries_of_a_long_list_are_no_names_of_it():
    entries = [{"type": "message", "name": "custom_id", "value": "no"}] * 3
    (keys,) = keys_in([*entries, {"type": "message", "name": "key", "value": "no"}])
    assert (keys.custom_id, keys.request_id, keys.id) == (None, None, None)
