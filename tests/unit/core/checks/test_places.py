import pytest

from builders import a_function_call, as_json
from inspector.core.checks.places import (
    inner_place,
    inner_span_place,
    item_place,
    member_place,
)
from inspector.core.items.envelope import read_envelope
from inspector.core.items.item import items_of
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.source.span import Span


def items_in(text):
    document = read_document(text, Origin("pasted"))
    return list(items_of(document, read_envelope(document)))


def shown(text, place):
    return text[slice(*place.span)]


def call_with(arguments):
    text = as_json(a_function_call(arguments))
    (item,) = items_in(text)
    return text, item


def test_an_item_is_marked_by_the_value_of_its_type():
    text = as_json([a_function_call(), a_function_call()])
    place = item_place(items_in(text)[1])

    assert place.pointer == "/1"
    assert shown(text, place) == '"function_call"'
    assert place.span.start == text.rindex('"function_call"')


@pytest.mark.parametrize(
    ("item", "mark"),
    [
        ('{"call_id": "c"}', "{"),
        ('{"type": 7, "call_id": "c"}', "7"),
        ("[1, 2]", "["),
        ('"text"', '"text"'),
        ("null", "null"),
    ],
)
def test_an_item_without_type_is_marked_by_its_first_characters(item, mark):
    text = '{"input": [' + item + "]}"
    (found,) = items_in(text)

    assert shown(text, item_place(found)) == mark
    assert member_place(found, "status") == item_place(found)


def test_a_member_is_marked_by_its_value_or_its_name():
    text, item = call_with("{}")

    value = member_place(item, "status")
    assert (value.pointer, shown(text, value)) == ("/status", '"completed"')
    assert shown(text, member_place(item, "status", of_name=True)) == '"status"'


def test_a_place_below_a_member_falls_back_to_the_nearest_thing_above():
    text = '{"type":"message","content":[{"type":"input_text"}]}'
    (item,) = items_in(text)

    part = member_place(item, "content", 0, "type")
    assert (part.pointer, shown(text, part)) == ("/content/0/type", '"input_text"')
    above = member_place(item, "content", 0, "text")
    assert (above.pointer, shown(text, above)) == (
        "/content/0",
        '{"type":"input_text"}',
    )


def test_a_line_of_a_log_is_named_by_its_record():
    text = as_json(a_function_call()) + "\n" + as_json(a_function_call(status=None))
    place = member_place(items_in(text)[1], "status")

    assert (place.record, place.pointer, shown(text, place)) == (1, "/status", "null")


def test_a_value_inside_the_arguments_is_mapped_to_the_outer_text():
    text, item = call_with('{"a":{"é\n":"x"}}'.replace("\n", "\\n"))
    place = inner_place(item, "/a/é\n")

    assert (place.pointer, place.inner) == ("/arguments", "/a/é\n")
    assert shown(text, place) == r"\"x\""
    assert shown(text, inner_place(item, "/a/é\n", of_name=True)) == r"\"é\\n\""


def test_an_absent_inner_value_is_placed_on_what_should_hold_it():
    text, item = call_with('{"a":{"b":1}}')
    place = inner_place(item, "/a/c/d")

    assert place.inner == "/a"
    assert shown(text, place) == r"{\"b\":1}"
    assert place.inner_span == Span(5, 12)


def test_arguments_that_are_no_string_are_the_place_themselves():
    text, item = call_with({"a": 1})
    whole, inside = inner_place(item, ""), inner_place(item, "/a")

    assert (whole.pointer, whole.inner) == ("/arguments", None)
    assert shown(text, whole) == '{"a": 1}'
    assert inner_span_place(item, Span(0, 1)) == whole
    assert (inside.pointer, inside.inner) == ("/arguments/a", None)
    assert shown(text, inside) == "1"
    assert inner_span_place(item, inside.span) == inside


def test_a_stretch_of_the_arguments_is_named_by_the_value_it_stands_in():
    text, item = call_with('{"a":[1,NaN]}')
    place = inner_span_place(item, Span(8, 11))

    assert (place.pointer, place.inner) == ("/arguments", "/a/1")
    assert shown(text, place) == "NaN"


def test_a_stretch_of_unreadable_arguments_is_named_by_the_root():
    text, item = call_with('{"a": "cut')
    place = inner_span_place(item, Span(0, 1))

    assert place.inner == ""
    assert shown(text, place) == "{"
