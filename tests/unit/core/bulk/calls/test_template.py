import json

import pytest

from builders import a_function_call, a_message
from inspector.core.bulk.calls.shape import shape_of
from inspector.core.bulk.calls.template import template_of
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.json_reader import read_json


def made(value):
    text = json.dumps(value)
    shape = shape_of(text, read_json(text).root)
    inspection = inspect_content(text)
    places = shape.fit(text.encode())
    return template_of(shape, text.encode(), places, inspection, inspection.items[0])


def test_a_line_stands_for_those_that_are_like_it():
    is_sure, template = made(a_message("a"))
    assert is_sure
    assert template.tally.items == 1


@pytest.mark.parametrize("arguments", ["{", "[]", '{"a":1,"a":2}', '{"a":"<|x|>"}'])
def test_a_call_whose_arguments_have_a_fault_stands_for_none(arguments):
    assert made(a_function_call(arguments)) == (False, None)


def test_a_finding_that_quotes_the_line_is_said_of_that_line_alone():
    call = a_function_call("{}", id="abc_" + "d" * 30)
    found = inspect_content(json.dumps(call)).findings
    assert "item/id-prefix" in {finding.code for finding in found}
    assert made(call) == (True, None)


def test_places_are_found_again_behind_the_slots():
    _, template = made(a_function_call("{}"))
    (finding,) = (
        f for f in template.findings if f.finding.code == "arguments/no-schema"
    )
    assert finding.end[0] == finding.start[0] + 1
