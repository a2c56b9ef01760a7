"""The state of a call towards its schema, in a sentence that claims no more."""

from __future__ import annotations

from dataclasses import replace

import pytest

from builders import (
    a_function_call,
    a_message,
    a_request,
    a_response,
    a_tool,
    an_output,
    as_json,
)
from inspector.core.checks.inspection import inspect_content
from inspector.ui.models.schema_state import (
    caption_of,
    heading_of,
    notes_of,
    state_of,
)
from inspector.ui.models.shown_item import Content
from inspector.ui.models.violation_rows import Count, count_of, rows_of


def inspected(item, **bend):
    return inspect_content(as_json(a_request(item, **bend))).items[0]


@pytest.mark.parametrize(
    ("item", "mark", "words"),
    [
        (a_function_call(), "ok", "Passing is no permission to execute."),
        (a_function_call("{"), "unchecked", "Not checked"),
        (a_function_call({}), "unchecked", "Not checked"),
        (a_message(), "neutral", "A message has no arguments"),
        (an_output(), "neutral", "An output answers a call"),
        (a_function_call(type="acme:call"), "neutral", "acme:call"),
        (a_function_call(type=5), "neutral", "no type"),
    ],
)
def test_each_kind_of_item_has_its_state(item, mark, words):
    state = state_of(inspected(item))
    assert state.mark == mark
    assert words in state.sentence


@pytest.mark.parametrize(
    "item", [a_function_call('{"region":1}'), a_function_call(name="unknown")]
)
def test_where_cards_say_it_all_there_is_no_sentence(item):
    assert state_of(inspected(item)) == ("", "")
    assert rows_of(inspected(item))


def test_a_check_that_did_not_finish_is_never_called_ok():
    item = inspected(a_function_call(), tools=[a_tool({"$ref": "https://a.test/s"})])
    assert state_of(item) == ("", "")
    assert [row.mark for row in rows_of(item)] == ["unchecked"]
    assert heading_of(item, count_of(rows_of(item))) == "Violations"


def test_without_an_item_the_state_says_so():
    assert state_of(None).sentence.startswith("No item")
    assert heading_of(None, Count(0, 0)) == notes_of(None, Count(0, 0), is_stale=True)


def test_the_heading_counts_only_what_was_held_against_something():
    ok, unknown = inspected(a_function_call()), inspected(a_function_call(name="x"))
    assert heading_of(ok, Count(0, 0)) == "Violations 0"
    assert heading_of(unknown, Count(0, 0)) == "Violations"
    assert heading_of(inspected(a_message()), Count(0, 0)) == ""


def test_violations_that_are_not_listed_are_counted_and_told():
    item = inspected(a_function_call('{"region":1}'))
    more = replace(item, validation=replace(item.validation, unlisted=1800))
    assert heading_of(more, Count(200, 0)) == "Violations 2,000"
    assert notes_of(more, Count(200, 0), is_stale=False).startswith("1,800 of them")


@pytest.mark.parametrize(
    ("count", "is_stale", "words"),
    [
        (Count(0, 0), False, ""),
        (Count(0, 1), False, "1 note"),
        (Count(0, 3), True, "3 notes · checking again …"),
    ],
)
def test_notes_and_a_pending_check_are_told_beside_the_heading(count, is_stale, words):
    assert notes_of(inspected(a_function_call()), count, is_stale=is_stale) == words


def test_every_content_but_nothing_has_a_caption():
    for content in Content:
        assert bool(caption_of(content)) is (content is not Content.NOTHING)


ANSWER = {
    "type": "json_schema",
    "name": "trip",
    "schema": {"type": "object", "required": ["city"]},
    "strict": True,
}


def answered(text, shape=ANSWER):
    body = a_response(a_message(text), text={"format": shape})
    return inspect_content(as_json(body)).items[0]


@pytest.mark.parametrize(
    ("item", "mark", "words"),
    [
        (answered('{"city":"Oslo"}'), "ok", "satisfies the schema of its format"),
        (answered("{}", {"type": "json_object"}), "ok", "no schema was asked for"),
        (answered("{}"), "", ""),
        (answered("Oslo"), "", ""),
    ],
)
def test_an_answer_that_was_asked_to_be_json_has_its_state_too(item, mark, words):
    state = state_of(item)
    assert state.mark == mark
    assert words in state.sentence


def test_what_an_answer_lacks_is_counted_like_violations():
    item = answered("{}")
    assert heading_of(item, count_of(rows_of(item))) == "Violations 1"
    unread = answered("Oslo")
    assert heading_of(unread, count_of(rows_of(unread))) == "Violations 1"


def custom(text, syntax="regex", **bend):
    grammar = {"type": "grammar", "syntax": syntax, "definition": "[a-z]+"}
    tool = {"type": "custom", "name": "sort", "format": grammar, **bend}
    call = {"type": "custom_tool_call", "call_id": "c", "name": "sort", "input": text}
    return inspect_content(as_json(a_response(call, tools=[tool]))).items[0]


@pytest.mark.parametrize(
    ("item", "mark", "words", "heading"),
    [
        (custom("abc"), "ok", "text of the tool's grammar", "Violations 0"),
        (custom("ABC"), "", "", "Violations 1"),
        (custom("abc", "lark"), "", "", "Violations"),
        (custom("abc", format={"type": "text"}), "neutral", "any text will do", ""),
    ],
)
def test_the_input_of_a_custom_tool_has_its_state(item, mark, words, heading):
    state = state_of(item)
    assert state.mark == mark
    assert words in state.sentence
    assert heading_of(item, count_of(rows_of(item))) == heading
