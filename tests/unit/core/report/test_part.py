import json

import jsonschema
import pytest

from builders import a_function_call, a_message, a_response, an_output, as_json
from inspector.assets import read_resource
from inspector.core.report.closing import notes
from inspector.core.report.json_writer import write_json
from inspector.core.report.part import of_items
from inspector.core.report.wording import Wording
from report_builders import a_report

CUT = a_function_call("{", call_id="call_7", name="find_report")
UNKNOWN = a_function_call(call_id="call_8", name="nobody_declared_it")
WHOLE = a_report(as_json(a_response(a_message(), CUT, UNKNOWN, an_output())))


def test_a_part_has_its_items_and_what_was_found_on_them():
    part = of_items(WHOLE, [1])
    [side] = part.sides
    assert [item.name for item in side.items] == ["find_report"]
    assert {found.place.item for found in side.findings} == {0}
    before = [f.code for f in WHOLE.sides[0].findings if f.place.item == 1]
    assert [found.code for found in side.findings] == before


@pytest.mark.parametrize(
    ("numbers", "answer"), [([1], "blocked"), ([0], "clear"), ([0, 2], "incomplete")]
)
def test_the_answer_is_about_the_part_alone(numbers, answer):
    part = of_items(WHOLE, numbers)
    assert WHOLE.answer == "blocked"
    assert part.answer == answer
    assert part.tally == part.sides[0].tally
    assert part.tally.items == len(numbers)


def test_all_items_count_as_before_but_for_what_stands_on_none():
    every = of_items(WHOLE, range(len(WHOLE.sides[0].items)))
    for name in ("items", "calls", "reasons", "blocking", "unchecked", "complete"):
        assert getattr(every.tally, name) == getattr(WHOLE.tally, name)


def test_what_keeps_the_rest_from_being_complete_is_left_out():
    assert [gap.item for gap in of_items(WHOLE, [2]).sides[0].gaps] == [0]
    assert of_items(WHOLE, [0]).sides[0].gaps == ()


def test_it_says_that_it_is_a_part():
    part = of_items(WHOLE, [1, 2])
    [note] = notes(part, Wording("en"))
    assert "2 of 4 items" in note
    value = json.loads("".join(write_json(part, "en")))
    schema = json.loads(read_resource("report", "report.schema.json"))
    jsonschema.Draft202012Validator(schema).validate(value)
    assert value["part"] == {"items": 2, "of": 4}
    assert "part" not in json.loads("".join(write_json(WHOLE, "en")))
