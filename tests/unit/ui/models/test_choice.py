"""One choice for the whole window, told in a fixed order."""

from __future__ import annotations

import pytest

from builders import (
    a_function_call,
    a_message,
    a_response,
    a_tool,
    an_output,
    as_json,
)
from inspector.core.checks.finding import Place
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.pairing.links import links_of
from inspector.core.source.span import Span
from inspector.ui.models.choice import Choice, first_to_see

GOOD = a_function_call()
BAD = a_function_call('{"region":"global","extra":1}', call_id="call_002")
MISSING = a_function_call("{}", call_id="call_003")


@pytest.fixture
def inspection():
    return inspect_content(as_json(a_response(a_message(), GOOD, BAD, MISSING)))


@pytest.fixture
def choice(qapp, inspection):
    made = Choice()
    take(made, inspection, is_new=True)
    return made


@pytest.fixture
def heard(choice):
    told = []
    choice.item_chosen.connect(lambda it: told.append(("item", it)))
    choice.finding_chosen.connect(lambda it: told.append(("finding", it)))
    choice.violation_chosen.connect(lambda it: told.append(("violation", it)))
    choice.place_chosen.connect(lambda it: told.append(("place", it)))
    return told


def take(choice, inspection, *, is_new):
    choice.take(inspection, first_to_see(inspection), is_new=is_new)


def schema_findings(inspection, item):
    return [f for f in inspection.items[item].findings if f.code == "arguments/schema"]


def test_the_first_item_that_blocks_is_chosen_at_first(choice, inspection):
    assert choice.index == 2
    assert choice.item is inspection.items[2]


def test_without_any_that_blocks_it_is_the_first(qapp):
    choice = Choice()
    take(choice, inspect_content(as_json(a_response(GOOD))), is_new=True)
    assert choice.index == 0


def test_typing_keeps_the_item_as_long_as_it_is_there(choice, inspection):
    choice.choose_item(1)
    take(choice, inspection, is_new=False)
    assert choice.index == 1
    take(choice, inspect_content(as_json(a_response(BAD))), is_new=False)
    assert choice.index == 0


def test_choosing_a_finding_chooses_item_violation_and_place(choice, inspection, heard):
    (finding,) = schema_findings(inspection, 3)
    choice.choose_finding(finding)
    assert [name for name, _ in heard] == ["item", "finding", "violation", "place"]
    assert choice.index == 3
    assert choice.finding is finding
    assert choice.violation in inspection.items[3].validation.violations
    assert choice.place is finding.place


def test_choosing_a_violation_chooses_its_finding(choice, inspection):
    for violation in inspection.items[2].validation.violations:
        choice.choose_violation(violation)
        assert choice.violation is violation
        assert choice.finding in schema_findings(inspection, 2)
        assert choice.finding.keyword == violation.keyword_location


def test_every_schema_finding_has_its_own_violation(choice, inspection):
    seen = set()
    for finding in schema_findings(inspection, 2):
        choice.choose_finding(finding)
        seen.add(choice.violation.keyword_location)
    assert len(seen) == len(schema_findings(inspection, 2)) == 2


def test_two_members_that_are_missing_are_told_apart(qapp):
    tool = a_tool({"required": ["x", "y"]})
    inspection = inspect_content(as_json(a_response(MISSING, tools=[tool])))
    choice = Choice()
    take(choice, inspection, is_new=True)
    for violation in inspection.items[0].validation.violations:
        choice.choose_violation(violation)
        assert choice.finding.violation is violation
        choice.choose_finding(choice.finding)
        assert choice.violation is violation


def test_a_value_inside_the_arguments_can_be_chosen(choice, inspection):
    choice.choose_inner("/region")
    start, end = choice.place.span
    assert inspection.document.text[start:end] == '\\"global\\"'
    assert choice.finding is None


def test_a_place_turns_to_the_item_it_stands_in(choice, inspection):
    (finding,) = schema_findings(inspection, 3)
    choice.choose_place(finding.place)
    assert choice.index == 3
    assert choice.finding is None


def test_a_number_without_an_item_is_no_choice(choice):
    choice.choose_item(99)
    assert choice.index is None
    assert choice.item is None


def test_steps_go_through_all_findings_and_round(choice, inspection):
    seen = []
    for _ in inspection.findings:
        choice.step_finding(1)
        seen.append(choice.finding)
    assert {id(f) for f in seen} == {id(f) for f in inspection.findings}
    first = seen[0]
    choice.step_finding(1)
    assert choice.finding is first
    choice.step_finding(-1)
    assert choice.finding is seen[-1]


def test_the_first_step_begins_at_the_chosen_item(choice, inspection):
    choice.choose_item(3)
    choice.step_finding(1)
    assert choice.finding.item == 3
    choice.choose_item(3)
    choice.step_finding(-1)
    assert choice.finding.item == 2


def test_steps_through_items_stop_at_both_ends(choice):
    choice.choose_item(0)
    choice.step_item(-1)
    assert choice.index == 0
    for _ in range(9):
        choice.step_item(1)
    assert choice.index == 3


def test_with_nothing_open_nothing_can_be_chosen(qapp, heard):
    choice = Choice()
    choice.step_finding(1)
    choice.step_item(1)
    choice.choose_inner("/region")
    assert choice.item is choice.finding is choice.place is None


def test_one_goes_from_a_call_to_its_output_and_back(qapp):
    text = as_json([GOOD, a_message(), an_output()])
    inspection, choice = inspect_content(text), Choice()
    links = links_of([each.item for each in inspection.items])
    choice.take(inspection, 0, links, is_new=True)
    assert choice.partner == 2
    choice.choose_partner()
    assert choice.index == 2
    choice.choose_partner()
    assert choice.index == 0
    choice.choose_item(1)
    assert choice.partner is None
    choice.choose_partner()
    assert choice.index == 1


def test_a_place_may_be_about_an_item_that_it_does_not_stand_in(choice, heard):
    place = Place(0, "", Span(0, 1))
    choice.choose_place(place, 3)
    assert choice.index == 3
    assert ("item", 3) in heard
    assert choice.place is place


def test_what_a_filter_leaves_is_noted_until_another_text_comes(qapp):
    choice = Choice()
    choice.note_filter([2, 0])
    assert choice.filtered == (2, 0)
    choice.note_filter(None)
    assert choice.filtered is None
    choice.note_filter([1])
    choice.take(None, None, is_new=True)
    assert choice.filtered is None


def test_a_value_inside_an_answer_is_chosen_where_it_stands():
    shape = {"type": "json_object"}
    body = a_response(a_message('{"city":"Oslo"}'), text={"format": shape})
    inspection, choice = inspect_content(as_json(body)), Choice()
    choice.take(inspection, 0, is_new=True)
    choice.choose_inner("/city")
    place = choice.place
    assert inspection.document.text[slice(*place.span)] == '\\"Oslo\\"'
    assert (place.pointer, place.inner) == ("/output/0/content/0/text", "/city")


def test_a_text_without_items_shows_what_keeps_it_from_having_any(qapp):
    choice, text = Choice(), inspect_content("[1,\n2,\n,3]")
    take(choice, text, is_new=True)
    assert (choice.index, choice.finding.code) == (None, "json/syntax")
    assert text.document.text[slice(*choice.place.span)] == ","
    take(choice, text, is_new=False)  # whoever types is not moved about
    assert choice.place is None
