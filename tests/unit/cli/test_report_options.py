"""What a report shows and hides, as it is asked for."""

from __future__ import annotations

import pytest

from inspector.cli.options import UsageError, parse_options
from inspector.cli.report_options import spelled_out


def asked(*words):
    return parse_options(["gate", *words], "en")


def test_redact_alone_takes_no_file_for_its_mode():
    options = asked("--redact", "a.json")
    assert options.redact == "secrets"
    assert options.paths == ["a.json"]


def test_the_mode_is_named_with_a_sign_of_equality():
    assert asked("--redact=values", "a.json").redact == "values"


@pytest.mark.parametrize(
    "command", [("gate", "a.json"), ("diff", "a", "b"), ("lint", "a"), ("explain",)]
)
def test_a_dash_is_standard_output_and_no_file(command):
    assert parse_options([*command, "-o", "-"], "en").output is None
    assert parse_options([*command, "-o", "./-"], "en").output == "./-"


def test_members_patterns_and_choices_may_be_repeated():
    options = asked(
        *("--redact-member", "a", "--redact-member", "/b/c"),
        *("--redact-pattern", "x", "--only", "json/truncated@1:2"),
    )
    assert options.redact_member == ["a", "/b/c"]
    assert options.redact_pattern == ["x"]
    assert options.only == ["json/truncated@1:2"]


def test_nothing_is_asked_for_by_default():
    options = asked("a.json")
    assert options.redact is None
    assert not options.no_time
    assert options.only == []


def test_behind_two_dashes_it_is_a_file():
    assert spelled_out(["gate", "--", "--redact"]) == ["gate", "--", "--redact"]


@pytest.mark.parametrize("command", ["diff", "lint"])
def test_every_command_that_reports_has_them(command):
    paths = ["a", "b"][: 2 if command == "diff" else 1]
    options = parse_options([command, "--redact", "--no-time", *paths], "ko")
    assert (options.redact, options.no_time) == ("secrets", True)


def test_a_member_needs_a_name():
    with pytest.raises(UsageError):
        asked("--redact-member")
