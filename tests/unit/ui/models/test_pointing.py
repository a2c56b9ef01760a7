"""A character is named by the value it belongs to, on both levels."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_response, as_json, as_json_lines
from inspector.core.checks.inspection import inspect_content
from inspector.ui.models.pointing import INTO, Pointer, Pointing

CALL = a_function_call('{"region":"glo\\nbal","n":[1,2.50]}')
TEXT = as_json(a_response(CALL, CALL), indent=2)


@pytest.fixture
def pointer():
    return Pointer(inspect_content(TEXT))


def at(pointer, text, needle, within=0):
    return pointer.at(text.index(needle, within))


def test_a_member_outside_arguments_has_one_pointer(pointer):
    pointing = at(pointer, TEXT, '"call_001"')
    assert pointing == Pointing(0, "/output/0/call_id", None, 0)
    assert pointing.breadcrumb == "/output/0/call_id"


def test_a_value_inside_arguments_has_two(pointer):
    pointing = at(pointer, TEXT, "glo")
    assert pointing == Pointing(0, "/output/0/arguments", "/region", 0)
    assert pointing.breadcrumb == "/output/0/arguments \u203a /region"


def test_what_stands_around_the_items_is_named_too(pointer):
    assert at(pointer, TEXT, '"resp_001"') == Pointing(0, "/id")
    assert pointer.at(0) == Pointing(0, "")
    assert pointer.at(len(TEXT)) == Pointing(0, "")


def test_the_second_item_is_told_from_the_first(pointer):
    second = TEXT.rindex("glo")
    assert pointer.at(second).item == 1


def test_a_value_is_found_again_by_its_name(pointer):
    for needle in ("glo", '"call_001"', "2.50", '"resp_001"'):
        pointing = at(pointer, TEXT, needle)
        span = pointer.span_of(pointing)
        assert needle in TEXT[span.start : span.end]
        assert pointer.at(span.start) == pointing


def test_a_value_can_be_had_as_spelled_and_decoded(pointer):
    pointing = at(pointer, TEXT, "glo")
    assert pointer.value_text(pointing) == '\\"glo\\\\nbal\\"'
    assert pointer.decoded_text(pointing) == "glo\nbal"
    number = at(pointer, TEXT, "2.50")
    assert pointer.decoded_text(number) == "2.50"


def test_the_arguments_as_a_whole_decode_to_their_json(pointer):
    whole = Pointing(0, "/output/0/arguments", None, 0)
    assert pointer.decoded_text(whole) == CALL["arguments"]


def test_jq_reads_the_arguments_first(pointer):
    pointing = at(pointer, TEXT, "2.50")
    assert pointer.jq(pointing) == ".output[0].arguments | fromjson | .n[1]"
    assert pointer.jq(at(pointer, TEXT, '"resp_001"')) == ".id"


def test_lines_of_a_log_are_records_of_their_own():
    text = as_json_lines(CALL, CALL)
    pointer = Pointer(inspect_content(text))
    assert pointer.at(text.rindex("glo")) == Pointing(1, "/arguments", "/region", 1)


@pytest.mark.parametrize("arguments", ["{", "", "not json", '"text"'])
def test_arguments_of_any_kind_can_be_pointed_at(arguments):
    text = as_json(a_function_call(arguments))
    pointer = Pointer(inspect_content(text))
    for offset in range(len(text) + 1):
        pointing = pointer.at(offset)
        pointer.span_of(pointing)
        pointer.jq(pointing)
        pointer.value_text(pointing)
        pointer.decoded_text(pointing)


@pytest.mark.parametrize("text", ["", "words", "[", "[1,"])
def test_a_text_without_items_has_places_too(text):
    pointer = Pointer(inspect_content(text))
    pointing = pointer.at(0)
    assert pointing.record == 0
    pointer.value_text(pointing)


def test_a_value_inside_an_answer_that_was_asked_to_be_json_is_named_twice():
    body = a_response(a_message('{"city":"Oslo"}'), text={"format": JSON_MODE})
    inspection = inspect_content(as_json(body))
    pointer, text = Pointer(inspection), inspection.document.text
    found = pointer.at(text.index("Oslo"))
    assert found.breadcrumb == f"/output/0/content/0/text{INTO}/city"
    assert pointer.decoded_text(found) == "Oslo"
    assert pointer.value_text(found) == '\\"Oslo\\"'
    assert pointer.jq(found).endswith("| fromjson | .city")


def test_a_text_that_nobody_asked_to_be_json_is_one_value():
    inspection = inspect_content(as_json(a_response(a_message('{"city":"Oslo"}'))))
    text = inspection.document.text
    assert Pointer(inspection).at(text.index("Oslo")).inner is None


JSON_MODE = {"type": "json_object"}
