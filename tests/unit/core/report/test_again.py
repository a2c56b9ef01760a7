"""The command that shows just one finding again."""

from __future__ import annotations

import shlex

from builders import a_function_call, a_message, as_json
from inspector.core.report.again import (
    Again,
    again,
    again_for_any,
    again_for_difference,
)
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


def test_the_line_that_a_log_was_looked_at_from_is_named_for_logs_alone():
    report = a_report(CALL, name="a.json")._replace(command=("gate",), since_line=7)
    [side] = report.sides
    assert "--since-line" not in again(report, side, side.findings[0])
    assert "--since-line=7 --only RULE" in again_for_any(report)
    [read] = side.inputs
    log = side._replace(
        inputs=(read._replace(facts=read.facts._replace(read_as="jsonl, gzip")),)
    )
    for told in (
        again(report, log, side.findings[0]),
        Again(report, log).command(side.findings[0]),
    ):
        assert shlex.split(told)[:4] == [
            "open-responses-inspector",
            "gate",
            "--since-line=7",
            "--only",
        ]


def test_a_name_that_begins_like_an_option_is_none():
    report = a_report(CALL, name="-a.json")._replace(command=("gate",))
    [side] = report.sides
    assert again(report, side, side.findings[0]).endswith(" -- -a.json")
    assert again_for_any(report).endswith(" -- -a.json")
    report = a_report(CALL, name="-")._replace(command=("gate",))
    [side] = report.sides
    assert again(report, side, side.findings[0]).endswith(" -")
    assert "--" not in again(report, side, side.findings[0]).split()
