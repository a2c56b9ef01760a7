import re
from dataclasses import replace

import pytest

from builders import a_function_call, a_response, as_json
from inspector.core.report.wording import Wording, named_parts, spoken
from inspector.core.texts import LANGUAGES
from report_builders import a_report

BLOCKED = as_json(a_response(a_function_call('{"region":"global"}')))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_names_how_many_are_blocked(language):
    assert "1" in Wording(language).answer(a_report(BLOCKED))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_tells_items_from_tools_that_were_given(language):
    report = a_report(BLOCKED)
    for blocking, given, numbers in ((3, 0, ["3"]), (3, 3, ["3"]), (9, 4, ["5", "4"])):
        tally = replace(report.tally, blocking=blocking, given=given)
        answer = Wording(language).answer(report._replace(tally=tally))
        assert re.findall("[0-9]+", answer) == numbers


def test_counts_are_labels_and_numbers():
    counts = Wording("en").counts(a_report(BLOCKED).tally)
    assert counts == "items 1, calls 1, arguments_schema 1"


def test_a_violation_is_said_in_its_own_words():
    (found,) = a_report(BLOCKED).sides[0].findings
    assert spoken(found, "en").startswith('region is "global"; allowed: "apac"')


def test_standard_input_has_a_name_for_people():
    report = a_report(BLOCKED, name="-")
    side = report.sides[0]
    place = Wording("en").place(side, side.findings[0].place)
    assert place.startswith("(standard input):1:")


def test_a_file_name_cannot_act():
    report = a_report(BLOCKED, name="a\x1b[2J.json")
    side = report.sides[0]
    assert Wording("en").input_name(side.inputs[0]) == "a␛[2J.json"


def test_what_is_incomplete_is_said_with_its_place():
    side = a_report(as_json(a_function_call()) + "\n{").sides[0]
    first, second = Wording("en").gaps(side)
    assert (first[0], second[0]) == ("a.json:1", "a.json:2")
    assert first[1].startswith("Not checked")
    assert second[1].startswith("This could not be read")


def test_a_reason_that_is_not_known_here_is_still_said():
    side = a_report(BLOCKED).sides[0]
    tally = type(side.tally)(complete=False)
    ((_, sentence),) = Wording("en").gaps(side._replace(gaps=(), tally=tally))
    assert "does not hold everything" in sentence


def test_the_parts_of_an_item_are_those_that_it_has():
    (item,) = a_report('{"type": "acme:call", "id": "x"}').sides[0].items
    assert named_parts(item) == ("acme:call",)
