import pytest

from builders import a_message, a_response, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.span import Span
from inspector.core.tools.tool_sources import Sources

SCHEMA = {
    "type": "object",
    "properties": {"city": {"type": "string"}, "day": {"format": "date"}},
    "required": ["city"],
    "additionalProperties": False,
}
FORMAT = {"type": "json_schema", "name": "trip", "schema": SCHEMA, "strict": True}


def answers(text, *, shape=FORMAT, sources=None, **bend):
    body = a_response(a_message(text, **bend), text={"format": shape})
    inspection = inspect_content(as_json(body), sources)
    return inspection, inspection.items[0]


def test_a_text_that_was_asked_to_be_json_is_held_against_its_schema():
    _, item = answers('{"city":"Oslo"}')
    (answer,) = item.answers
    assert answer.pointer == "/output/0/content/0/text"
    assert answer.tool.name == "trip"
    assert answer.validation.outcome.value == "valid"
    assert (item.tool, item.held) == (answer.tool, answer.validation)
    assert item.json_texts == ((answer.pointer, answer.text),)


def test_what_is_no_json_is_held_against_nothing():
    _, item = answers("Oslo")
    (answer,) = item.answers
    assert answer.root is None is answer.validation
    assert item.held is None


def test_json_mode_asks_for_no_schema():
    _, item = answers("{}", shape={"type": "json_object"})
    (answer,) = item.answers
    assert answer.tool is None is answer.validation


@pytest.mark.parametrize("shape", [{"type": "text"}, {"type": "other"}, {}])
def test_without_a_format_a_text_is_a_text(shape):
    assert answers("{}", shape=shape)[1].answers == ()


@pytest.mark.parametrize(
    "bend",
    [
        {"phase": "commentary"},
        {"role": "user"},
        {"content": [{"type": "refusal", "refusal": "no"}]},
    ],
)
def test_what_is_no_final_answer_is_held_to_no_format(bend):
    assert answers("{}", **bend)[1].answers == ()


def test_of_several_texts_the_one_that_breaks_the_schema_counts():
    parts = [
        {"type": "output_text", "text": text, "annotations": []}
        for text in ('{"city":"Oslo"}', "{}")
    ]
    _, item = answers("", content=parts)
    assert [a.validation.outcome.value for a in item.answers] == ["valid", "invalid"]
    assert item.held is item.answers[1].validation


def test_a_format_decides_where_a_person_asked_for_that():
    text = '{"city":"Oslo","day":"soon"}'
    assert answers(text)[1].held.violations == ()
    _, item = answers(text, sources=Sources(asserts_format=True))
    assert [v.keyword for v in item.held.violations] == ["format"]


def test_a_place_in_the_text_is_one_of_the_document():
    inspection, item = answers('{"city":"Oslo","x":{}}')
    (answer,), text = item.answers, inspection.document.text

    def shown(place):
        return text[slice(*place.span)]

    assert shown(answer.place("/city", Span(8, 14))) == '\\"Oslo\\"'
    assert shown(answer.place_of("/city")) == '\\"Oslo\\"'
    assert shown(answer.place_of("/x")) == "{"
    assert shown(answer.place_of("", "x")) == '\\"x\\"'
    assert shown(answer.place_of("", "missing")) == "{"


def test_the_format_of_a_request_counts_for_the_answer_in_its_record():
    asked = {"model": "m", "input": [], "text": {"format": FORMAT}}
    log = {"request": asked, "response": a_response(a_message("{}"), text=None)}
    inspection = inspect_content(as_json(log))
    (item,) = [i for i in inspection.items if i.item.type_text == "message"]
    assert [v.keyword for v in item.held.violations] == ["required"]
