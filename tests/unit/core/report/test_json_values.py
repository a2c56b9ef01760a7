"""The parts of a report as JSON values."""

from __future__ import annotations

from builders import a_function_call, a_message, a_request, a_tool, as_json
from inspector.core.report.json_values import (
    about_value,
    excerpt_value,
    finding_value,
    item_value,
)
from inspector.core.rules.edition import edition, edition_of
from report_builders import a_report

REPORT = a_report(as_json(a_function_call("{"), indent=1))


def test_an_excerpt_holds_the_characters_of_the_lines_and_marks_the_fault():
    place = next(f.place for f in REPORT.sides[0].findings if f.finding.blocks)
    lines = excerpt_value(place.excerpt)
    assert [line["line"] for line in lines] == [
        line.number for line in place.excerpt.lines
    ]
    assert sum(line["marked"] is not None for line in lines) == 1
    [marked] = [line for line in lines if line["marked"] is not None]
    assert marked["before"].startswith(' "arguments": "{')


def test_the_rules_that_found_something_are_named_with_their_editions():
    rules = about_value(REPORT)["rules"]
    assert rules["edition"] == edition()
    codes = {found.code for found in REPORT.sides[0].findings}
    assert rules["of"] == {code: edition_of(code) for code in codes}


def test_a_command_is_told_where_there_is_one():
    [found] = REPORT.sides[0].findings[:1]
    assert "again" not in finding_value(found, "en")
    assert finding_value(found, "en", "x y")["again"] == "x y"


def values_of(call, schema, given=""):
    body = a_request(call, tools=[a_tool(schema)])
    side = a_report(as_json(body), schema=given).sides[0]
    found = [f for f in side.findings if f.code == "arguments/schema"]
    return item_value(side.items[0], "en"), [finding_value(f, "en") for f in found]


def test_an_item_says_what_it_was_held_against():
    own, _ = values_of(a_function_call(), {})
    assert own["schema"] == {
        "origin": "document",
        "source": None,
        "pointer": "/tools/0/parameters",
        "read_as": "function",
    }
    other, _ = values_of(a_function_call(), {}, '{"minProperties": 0}')
    assert other["schema"] == {
        "origin": "schema",
        "source": "schema.json",
        "pointer": "",
        "read_as": "schema",
    }
    nothing, _ = values_of(a_message(), {})
    assert "schema" not in nothing


def test_a_violation_that_another_validator_does_not_see_is_disputed():
    schema = {"properties": {"region": {"pattern": "^\\d$"}}}
    _, [disputed] = values_of(a_function_call('{"region":"\u0663"}'), schema)
    assert disputed["disputed"] is True
    _, [plain] = values_of(a_function_call('{"region":"x"}'), schema)
    assert "disputed" not in plain
