import pytest

from inspector.cli.options import parse_options

COMMANDS = [["gate"], ["diff", "a", "b"], ["lint"]]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_takes_what_it_is_to_be_judged_by(command):
    words = ["--fail-on", "block,json", "--baseline", "k", "--write-baseline", "n"]
    options = parse_options([*command, *words, "--allow-unchecked"], "en")
    assert options.fail_on == ["block,json"]
    assert (options.baseline, options.write_baseline) == ("k", "n")
    assert options.allow_unchecked


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_without_them_nothing_is_asked(command):
    options = parse_options(command, "en")
    asked = (options.fail_on, options.baseline, options.write_baseline)
    assert (*asked, options.allow_unchecked) == (None, None, None, False)


def test_what_a_file_sets_counts_where_nothing_is_said():
    configured = {
        "gate": {"target": "openai", "fail_on": ["json"], "schema": ["s.json"]},
        "lint": {"baseline": "other.json"},
    }
    silent = parse_options(["gate", "a"], "en", configured)
    assert (silent.target, silent.fail_on) == ("openai", ["json"])
    assert (silent.schema, silent.baseline) == (["s.json"], None)
    words = ["gate", "a", "--target", "mistral", "--fail-on", "block"]
    said = parse_options(words, "en", configured)
    assert (said.target, said.fail_on) == ("mistral", ["block"])


def test_a_schema_that_is_said_comes_after_that_of_the_file():
    configured = {"gate": {"schema": ["s.json"]}}
    options = parse_options(["gate", "--schema", "t.json"], "en", configured)
    assert options.schema == ["s.json", "t.json"]
    assert configured == {"gate": {"schema": ["s.json"]}}
