"""The report as annotations of a workflow, read as the runner reads them."""

from __future__ import annotations

import re

import pytest

from builders import a_function_call, a_message, as_json
from inspector.core.report.github_writer import write_github
from inspector.core.texts import LANGUAGES
from report_builders import a_comparison_report, a_report

SCHEMA = '{"properties": {"region": {"enum": ["apac"]}}}'
COMMAND = re.compile(r"^::(\w+)(?: ([^:]*))?::(.*)$")


def commands_of(report, language="en"):
    """What the runner of actions/runner, ``ActionCommand.cs``, makes of the lines."""
    lines = "".join(write_github(report, language)).splitlines()
    found = []
    for line in lines:
        assert "##[" not in line
        if match := COMMAND.match(line.lstrip()):
            parts = (match[2] or "").split(",")
            properties = dict(part.split("=", 1) for part in parts if part)
            read = {name: _read(value) for name, value in properties.items()}
            found.append((match[1], read, _read(match[3])))
    return found


def _read(value: str) -> str:
    for escape, meant in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ",")):
        value = value.replace(escape, meant)
    return value.replace("%25", "%")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_an_error_at_its_line_and_column(language):
    text = as_json(a_function_call('{"region":"global"}'), indent=1)
    report = a_report(text, schema=SCHEMA, name="logs/a, b.json")
    [(name, where, said)] = commands_of(report, language)
    assert name == "error"
    assert where["file"] == "logs/a, b.json"
    line = text.split("\n")[int(where["line"]) - 1]
    start, end = int(where["col"]) - 1, int(where["endColumn"]) - 1
    assert line[start:end] == r"\"global\""
    assert where["title"].startswith("arguments/schema ")
    assert said.endswith("\n/arguments > /region")


def test_what_was_not_checked_is_a_warning():
    report = a_report(as_json(a_function_call()), name="a.json")
    _, where, said = commands_of(report)[-1]
    assert where["title"] == "What makes this incomplete"
    assert said == "Not checked: no tools are known for this call."


@pytest.mark.parametrize(
    "odd", ["::error::x", "\n::error::x", "##[error]x", "%0A::error::x", "a:b,c=d"]
)
def test_no_logged_value_begins_a_command(odd):
    text = as_json(a_function_call("{", name=odd, call_id=odd))
    report = a_report(text, name=f"a{odd}.json")
    side = report.sides[0]
    found = commands_of(report)
    assert len(found) == len(side.findings) + len(side.gaps)


def test_the_log_ends_with_the_answer_the_target_and_the_digest():
    text = "".join(write_github(a_report(as_json(a_message()), name="a.json"), "en"))
    assert "Nothing blocks a replay." in text
    assert "target: open-responses\n" in text
    assert re.search(r"input: a\.json, .* sha256 [0-9a-f]{64}", text)


def test_a_difference_stands_on_the_left_or_else_on_the_right():
    a, b = as_json(a_message("a")), as_json(a_message("b"))
    found = commands_of(a_comparison_report(a, b))
    assert found[0][1]["file"] == "left.json"
