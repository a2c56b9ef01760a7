"""The members that travel, spelled as they were logged."""

from __future__ import annotations

import json

import pytest

from builders import a_function_call, a_message, an_output, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.replay.travelling import spelled, written_item, written_list


def written(text: str, *also: str) -> str:
    inspection = inspect_content(text)
    return written_item(inspection.items[0].item, inspection.document.text, also)


def test_of_a_call_travels_what_all_servers_read():
    call = a_function_call(caller={"type": "direct"})
    assert json.loads(written(as_json(call))) == {
        "type": "function_call",
        "call_id": "call_001",
        "name": "get_sales_report",
        "arguments": '{"region":"apac"}',
    }


def test_of_an_output_travels_the_text():
    assert json.loads(written(as_json(an_output()))) == {
        "type": "function_call_output",
        "call_id": "call_001",
        "output": '{"total":42}',
    }


def test_of_a_message_travel_its_parts_without_what_an_answer_adds():
    assert json.loads(written(as_json(a_message("Hi")))) == {
        "type": "message",
        "role": "assistant",
        "content": [{"type": "output_text", "text": "Hi"}],
    }


def test_a_text_as_content_stays_a_text():
    said = json.loads(written(as_json(a_message(content="Hi"))))
    assert said["content"] == "Hi"


def test_a_file_travels_with_what_says_where_it_is():
    parts = [
        {"type": "input_image", "image_url": "data:,", "detail": "low", "file_id": "x"},
        {"type": "input_file", "filename": "a.txt", "file_data": "eA=="},
        {"type": "input_video", "video_url": "https://example.org/v"},
    ]
    said = json.loads(written(as_json(a_message(role="user", content=parts))))
    assert said["content"] == [
        {"type": "input_image", "image_url": "data:,", "detail": "low"},
        *parts[1:],
    ]


def test_a_target_may_want_more():
    said = json.loads(written(as_json(a_message("Hi")), "id", "status"))
    assert said["id"] == "msg_001"
    assert said["status"] == "completed"


@pytest.mark.parametrize(
    "literal",
    [
        r'"{\"n\":12345678901234567890, \"e\":1.0e2}"',
        r'"{\u0022a\u0022:\u0022\/\ud55c\u0022}"',
        '"{  }"',
        '"한글 {}"',
        r'"\ud83d\ude00"',
    ],
)
def test_a_string_keeps_the_very_characters_of_the_log(literal):
    text = f'{{"type":"function_call","arguments":{literal},"call_id":"c","name":"n"}}'
    assert f'"arguments": {literal}' in written(text)


def test_half_a_surrogate_pair_is_written_as_its_escape():
    text = '{"type":"message","role":"user","content":"a\ud800b"}'
    assert r'"a\ud800b"' in written(text)
    written(text).encode()


def test_a_string_that_is_no_json_by_itself_is_spelled_anew():
    inspection = inspect_content('{"type":"message","content":"a\tb"}')
    (entry,) = inspection.items
    node = entry.item.get("content")
    assert spelled(node, inspection.document.text) == r'"a\tb"'


def test_a_list_has_one_item_a_line():
    assert written_list([]) == "[]\n"
    assert written_list(["1", "2"]) == "[\n  1,\n  2\n]\n"
