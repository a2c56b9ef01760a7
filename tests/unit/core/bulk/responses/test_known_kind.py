import json

import pytest

from builders import a_function_call, a_message, an_output
from inspector.core.bulk.calls.shape import shape_of
from inspector.core.bulk.responses.known_kind import ANY, KnownKind
from inspector.core.source.json_reader import read_json

TWO_TEXTS = {
    "type": "reasoning",
    "id": "rs_1",
    "summary": [{"type": "summary_text", "text": "so"}],
    "encrypted_content": "a longer text",
}
PARTS = a_message("a") | {
    "content": [
        {"type": "output_text", "text": "the longest of all", "annotations": []},
        {"type": "output_text", "text": "b", "annotations": []},
    ]
}


def kind_of(item):
    text = json.dumps(item)
    shape = shape_of(text, read_json(text).root)
    return KnownKind(shape)


@pytest.mark.parametrize(
    "item",
    [a_function_call(), an_output("x"), a_message("x"), TWO_TEXTS, PARTS],
    ids=["call", "output", "message", "two texts", "two parts"],
)
@pytest.mark.parametrize("text", ["y", 'y"', "y\\", 'y",\\"', "한글 😀", "x" * 500])
def test_an_item_is_found_with_what_stands_in_its_slots(item, text):
    kind = kind_of(item)
    spoken = ("arguments", "output", "text", "encrypted_content")
    written = json.dumps(item, ensure_ascii=False)
    for name in spoken:
        old = [*_texts(item, name)]
        for each in old:
            written = written.replace(
                f'"{name}": {json.dumps(each)}',
                f'"{name}": {json.dumps(text, ensure_ascii=False)}',
            )
    line = f"[{written}, {written}]".encode()
    found = kind.fit_at(line, 1)
    assert found is not None
    assert json.loads(line[found.start : found.end]) == json.loads(written)
    assert found.text == json.dumps(text, ensure_ascii=False)[1:-1].encode()
    assert found.name.decode() == item.get("name", "")
    assert found.call_id == (item["call_id"].encode() if "call_id" in item else None)
    assert found.places() == kind.shape.fit_at(line, 1)[0]


def _texts(value, name):
    if isinstance(value, dict):
        for key, held in value.items():
            if key == name and isinstance(held, str):
                yield held
            yield from _texts(held, name)
    if isinstance(value, list):
        for each in value:
            yield from _texts(each, name)


def test_an_item_without_texts_is_found():
    item = {"type": "reasoning", "id": "rs_1", "summary": []}
    line = json.dumps(item | {"id": "rs_7"}).encode()
    found = kind_of(item).fit_at(line, 0)
    assert found is not None
    assert (found.places(), found.end) == ([(29, 33)], len(line))


def test_a_text_that_must_say_something_does_not_begin_with_a_space():
    kind = kind_of(a_message("x"))
    assert kind.fit_at(json.dumps(a_message("a b")).encode(), 0) is not None
    assert kind.fit_at(json.dumps(a_message(" a")).encode(), 0) is None


@pytest.mark.parametrize("text", ["a\tb", "\ud800", "a\\x"])
def test_a_text_that_is_not_sound_is_none_of_the_kind(text):
    kind = kind_of(an_output("x"))
    line = json.dumps(an_output("x")).replace('"x"', f'"{text}"')
    assert kind.fit_at(line.encode("utf-8", "surrogatepass"), 0) is None


def test_an_id_that_is_the_call_id_is_looked_at():
    kind = kind_of(a_function_call())
    same = a_function_call(id="fc_1", call_id="fc_1")
    assert kind.fit_at(json.dumps(same).encode(), 0) is None


def test_another_item_is_none_of_the_kind():
    kind = kind_of(a_function_call())
    for item in (an_output(), a_function_call(status="incomplete")):
        assert kind.fit_at(json.dumps(item).encode(), 0) is None
    assert kind.fit_at(json.dumps(a_function_call()).encode()[:-3], 0) is None


def test_what_is_known_of_an_item_stays():
    kind = kind_of(a_function_call())
    for item in ("first", "second"):
        kind.keep((b"a", ANY), item)
        kind.keep((b"a", b"{}"), item)
    assert kind.any == {b"a": "first"}
    assert kind.own == {(b"a", b"{}"): "first"}
