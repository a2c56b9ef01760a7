import json

import pytest

from builders import a_function_call, a_response, a_tool
from inspector.core.bulk.responses.frame import OUTPUT, TOOLS, frame_of
from inspector.core.checks.inspection import inspect_content


def frame(value):
    text = json.dumps(value, ensure_ascii=False)
    return frame_of(text, inspect_content(text))


def test_ids_and_numbers_that_nobody_looks_at_may_differ():
    first = a_response(a_function_call(), tools=[a_tool()], id="resp_1", created_at=5)
    second = a_response(tools=[], id="resp_2", created_at=77)
    assert frame(first).pieces == frame(second).pieces
    assert set(frame(first).lists) == {OUTPUT, TOOLS}


@pytest.mark.parametrize(
    "bend",
    [{"status": "incomplete"}, {"model": "other"}, {"error": {}}, {"temperature": 2}],
    ids=str,
)
def test_whatever_else_differs_is_another_frame(bend):
    assert frame(a_response() | bend).pieces != frame(a_response()).pieces


@pytest.mark.parametrize(
    "bend",
    [
        {"tools": "none"},
        {"text": {"format": {"type": "json_schema"}}},
        {"tool_choice": {"type": "allowed_tools"}},
        {"instructions": "한글"},
        {"instructions": "x" * 30_000},
    ],
    ids=lambda bend: str(bend)[:40],
)
def test_what_a_check_of_the_whole_looks_at_has_no_frame(bend):
    assert frame(a_response() | bend) is None


@pytest.mark.parametrize("comma", [",", ", ", ",  "])
def test_what_stands_between_members_stands_between_values(comma):
    text = json.dumps(a_response(a_function_call()), separators=(comma, ":"))
    found = frame_of(text, inspect_content(text))
    assert found.comma == comma.encode()


def test_a_piece_ends_where_nothing_more_differs():
    text = json.dumps(a_response(a_function_call(), tools=[a_tool()]))
    (first, *_, last) = frame_of(text, inspect_content(text)).pieces
    line = text.encode()
    end = first.end_at(line, 0)
    assert line[:end].endswith(b'"output": [')
    assert last.pattern is None
    assert last.end_at(line, len(line) - len(last.rest)) == len(line)
    assert last.end_at(line, 0) is None
    assert first.end_at(line.replace(b'"object"', b'"objects"'), 0) is None
    assert first.end_at(line[1:], 0) is None
