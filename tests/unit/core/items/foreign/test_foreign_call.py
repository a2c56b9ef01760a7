"""Calls of other APIs, and which result belongs to which."""

from __future__ import annotations

from inspector.core.items.foreign import chat_completions
from inspector.core.items.foreign.foreign_call import (
    ForeignPart,
    call_at,
    found_by,
    merged,
    nothing,
    result_at,
    settled,
    turn_of,
)
from other_apis import located


def results_of(calls, results):
    part = ForeignPart(located({}), tuple(calls), tuple(results))
    found = settled(chat_completions.API, part)
    return [c.result.pointer if c.result else None for c in found.calls]


def test_a_call_names_the_places_of_its_parts():
    at = located({"id": "1", "function": {"name": "f", "arguments": None}})
    call = call_at(at, name="/function/name", arguments="/function/arguments")
    assert call.pointers == {"name": "/function/name", "id": "/id"}


def test_a_result_is_given_to_the_call_with_its_id():
    at = located(
        {
            "calls": [{"id": "a", "name": "f"}, {"id": "b", "name": "f"}],
            "results": [{"id": "b", "out": 1}, {"id": "a", "out": 2}, {"id": "z"}],
        }
    )
    calls = [call_at(each) for each in at.each("/calls")]
    results = [result_at(each, "/id", "/out") for each in at.each("/results")]
    assert results_of(calls, results) == ["/results/1/out", "/results/0/out"]


def test_without_ids_results_go_by_name_and_in_turn():
    at = located(
        {
            "calls": [{"name": "f"}, {"name": "g"}, {"name": "f"}, {"name": "f"}],
            "results": [{"n": "f", "out": 1}, {"n": "f", "out": 2}],
        }
    )
    calls = [call_at(each) for each in at.each("/calls")]
    results = [result_at(each, "/id", "/out", "/n") for each in at.each("/results")]
    expected = ["/results/0/out", None, "/results/1/out", None]
    assert results_of(calls, results) == expected


def test_a_result_without_value_stands_where_the_object_stands():
    at = located({"id": "a", "out": None})
    assert result_at(at, "/id", "/out").at.pointer == ""


def test_parts_are_merged_in_order():
    at = located([{"id": "a"}, {"id": "b"}])
    found = found_by(lambda one: ForeignPart(one, (call_at(one),)), at.each())
    whole = merged(at, found, (None, at))
    assert [call.at.pointer for call in whole.calls] == ["/0", "/1"]
    assert whole.tools == (at,)


def test_a_turn_needs_a_call_or_a_result_in_it():
    turn = located({"content": [{"type": "text"}]})
    assert turn_of(turn, nothing, "/content") is None
    assert nothing(turn) is None
