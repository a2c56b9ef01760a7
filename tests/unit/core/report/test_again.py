"""The command that shows just one finding again."""

from __future__ import annotations

import shlex

from builders import a_function_call, a_message, as_json
from inspector.core.report.again import again, again_for_any, again_for_difference
from report_builders import a_comparison_report, a_report

CALL = as_json(a_function_call("{"), indent=1)


def test_it_names_the_command_its_options_the_rule_the_place_and_the_file():
    report = a_report(CALL, name="my logs/a.json")
    report = report._replace(command=("gate", "--target", "openai"))
    found = report.sides[0].findings[0]
    words = shlex.split(again(report, report.sides[0], found))
    assert words[:4] == ["open-responses-inspector", "gate", "--target", "openai"]
    site = found.place.site
    assert words[4:] == [
        "--only",
        f"{found.code}@{site.line}:{site.column}",
        "my logs/a.json",
    ]


def test_what_was_pasted_has_no_command():
    report = a_report(CALL)
    assert again(report, report.sides[0], report.sides[0].findings[0]) == ""


def test_a_difference_names_both_files():
    report = a_comparison_report(
        as_json(a_message("a")), as_json(a_message("b"))
    )._replace(command=("diff",))
    words = shlex.split(again_for_difference(report, report.differences[0]))
    assert words[-2:] == ["left.json", "right.json"]
    assert words[3].startswith("diff/")


def test_the_form_of_the_commands_names_the_file_where_there_is_one():
    report = a_report(CALL, name="a b.json")
    assert again_for_any(report) == ""
    report = report._replace(command=("gate",))
    assert again_for_any(report) == (
        "open-responses-inspector gate --only RULE@LINE:COLUMN 'a b.json'"
    )
    [side] = report.sides
    several = report._replace(sides=(side._replace(inputs=side.inputs * 2),))
    assert again_for_any(several).endswith(" RULE@LINE:COLUMN FILE")
