import pytest

from inspector.cli.options import (
    TextAsked,
    UsageError,
    chosen_language,
    parse_options,
)
from inspector.core.texts import LANGUAGES


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "ko_KR.UTF-8"}, "ko"),
        ([], {"LANG": "ko_KR.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "en_US", "LC_MESSAGES": "ko"}, "ko"),
        ([], {"LANG": "ko", "LC_ALL": ""}, "ko"),
        (["gate", "--lang", "ko"], {"LANG": "en_US"}, "ko"),
        (["gate", "--lang=en"], {"LANG": "ko_KR"}, "en"),
        (["gate", "--lang"], {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_that_of_the_environment(
    arguments, environment, language
):
    assert chosen_language(arguments, environment) == language


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["lint", "a.json", "--tools", "b.json"],
        ["gate", "a.json", "--goal", "openai"],
        ["gate", "a.json", "--format", "docx"],
        ["gate", "a.json", "--jobs", "no"],
        ["gate", "a.json", "--quie"],
        ["diff", "a.json"],
        ["diff", "a", "b", "c"],
        ["gate", "--lang", "fr"],
    ],
    ids=" ".join,
)
def test_what_makes_no_sense_is_one_line_that_says_where_to_look(arguments):
    with pytest.raises(UsageError) as caught:
        parse_options(arguments, "en")
    text = caught.value.text("en")
    assert text.startswith("open-responses-inspector")
    assert text.endswith("--help")
    assert "\n" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], ["gate"], ["diff"]])
@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_names_the_exit_codes_and_the_options(command, option, language):
    with pytest.raises(TextAsked) as caught:
        parse_options([*command, option], language)
    text = caught.value.text
    for code in ("0", "1", "2", "3", "130"):
        assert f" {code}  " in text
    assert ("--schema" in text) is bool(command)


def test_the_help_of_the_program_tells_of_the_window():
    with pytest.raises(TextAsked) as caught:
        parse_options(["--help"], "en")
    assert "the window opens" in caught.value.text


def test_the_version_is_that_of_the_package():
    with pytest.raises(TextAsked, match=r"open-responses-inspector \d+\.\d+"):
        parse_options(["--version"], "en")


def test_a_gate_takes_any_number_of_inputs_and_schemas():
    options = parse_options(
        ["gate", "a", "b", "--schema", "s", "--schema", "n=t", "-o", "r.md"], "en"
    )
    assert (options.paths, options.schema) == (["a", "b"], ["s", "n=t"])
    assert options.output == "r.md"


def test_help_is_as_wide_as_the_terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    with pytest.raises(TextAsked) as caught:
        parse_options(["gate", "--help"], "en")
    assert max(map(len, caught.value.text.splitlines())) > 120
