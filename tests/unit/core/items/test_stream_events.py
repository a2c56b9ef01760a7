"""The table of event types, and what one event says."""

from __future__ import annotations

import json

import pytest
from openresponses_types import types as published
from pydantic import BaseModel

from event_streams import an_event, call_events, created, stream_of, streams_in
from inspector.assets import read_resource
from inspector.core.items.stream_events import event_types, parts, texts, whole_number
from inspector.core.source.json_reader import read_json

PUBLISHED = {
    model
    for name, model in vars(published).items()
    if name.endswith("StreamingEvent") and issubclass(model, BaseModel)
}


def type_of(model: type[BaseModel]) -> str:
    return next(iter(model.model_fields["type"].annotation)).value


def required_of(model: type[BaseModel]) -> set[str]:
    fields = model.model_fields.items()
    required = {name for name, field in fields if field.is_required()}
    return required - {"type", "sequence_number"}


def one(event: dict):
    """The first event of a stream that is about something else than the response."""
    return stream_of(created(), event).events[1]


def test_the_core_is_what_the_specification_publishes():
    events = json.loads(read_resource("stream_events.json"))["events"]
    core = {name for name, known in events.items() if known["core"]}
    assert core == {type_of(model) for model in PUBLISHED}


@pytest.mark.parametrize("model", sorted(PUBLISHED, key=type_of), ids=type_of)
def test_a_core_event_requires_what_the_specification_requires(model):
    known = event_types()[type_of(model)]
    if known.name == "error":  # OpenAI has its members bare, the specification nested
        assert known.required == {}
    elif known.name == "response.output_text.annotation.added":
        # An annotation may be absent at OpenAI.
        assert set(known.required) == required_of(model) - {"annotation"}
    else:
        assert set(known.required) == required_of(model)


def test_every_text_has_its_two_events_and_every_part_too():
    for prefix, slot in texts().items():
        done = event_types()[f"{prefix}.done"]
        assert slot.done_member in done.required
        assert "delta" in event_types()[f"{prefix}.delta"].required
        assert set(slot.path[1:2]) <= set(done.required)
    for prefix, path in parts().items():
        for ending in ("added", "done"):
            assert path[1] in event_types()[f"{prefix}.{ending}"].required


def test_types_of_members_are_types_of_json():
    types = {t for known in event_types().values() for t in known.required.values()}
    assert types <= {"", "string", "number", "object", "array"}


def test_a_delta_brings_its_piece_and_done_the_whole():
    events = stream_of(created(), *call_events(("{", "}"))).events
    brought = [(e.is_delta, e.text.text) for e in events if e.text is not None]
    assert brought == [(True, "{"), (True, "}"), (False, "{}")]
    assert {e.text_prefix for e in events if e.text} == {
        "response.function_call_arguments"
    }


@pytest.mark.parametrize("delta", [None, 5, {"a": 1}])
def test_a_delta_that_is_no_string_brings_nothing(delta):
    event = one(an_event("output_text.delta", delta=delta, output_index=0))
    assert event.text is None
    assert event.text_prefix == "response.output_text"


def test_a_member_of_the_wrong_type_says_nothing():
    event = one(an_event("output_text.delta", output_index="0", item_id=7, item=[]))
    assert (event.output_index, event.item_id, event.item) == (None, None, None)


def test_a_response_may_stand_bare_where_the_line_names_the_event():
    data = json.dumps({"id": "resp_1", "object": "response", "output": []})
    text = f"event: response.created\ndata: {data}\n\n"
    event = streams_in(text)[0].events[0]
    assert event.is_bare_response
    assert (event.kind, event.own_type) == ("response.created", None)
    assert event.response.text("id") == "resp_1"
    assert event.response_pointer == ""


def test_a_response_stands_in_its_member_as_a_rule():
    event = stream_of(created(id="resp_1")).events[0]
    assert (event.response_pointer, event.is_bare_response) == ("/response", False)
    assert event.response.text("id") == "resp_1"


@pytest.mark.parametrize(
    ("literal", "expected"),
    [("0", 0), ("12", 12), ("-1", None), ("1.0", None), ("1e3", None), ('"1"', None),
     ("null", None), ("999999999", 999999999), ("1" * 5000, None)],
)  # fmt: skip
def test_an_index_is_a_whole_number_of_reasonable_length(literal, expected):
    assert whole_number(read_json(literal).root) == expected
