"""Usage errors in every language."""

import doctest
import pickle
import re

import pytest

from inspector.cli import usage
from inspector.cli.options import parse_options
from inspector.cli.usage import UsageError, problem_in

WRONG = {
    "usage.one-argument": ["gate", "--tools"],
    "usage.choice": ["gate", "--format", "xml"],
    "usage.number": ["gate", "--jobs", "0"],
    "usage.no-value": ["gate", "--quiet=1"],
    "usage.unknown": ["gate", "--no-such", "--other"],
    "usage.required": ["diff", "a.json"],
}


def said(arguments, language):
    with pytest.raises(UsageError) as caught:
        parse_options(arguments, "en")
    return caught.value.text(language)


@pytest.mark.parametrize("key", WRONG)
def test_what_argparse_says_is_said_in_every_language(key):
    english, korean = (said(WRONG[key], language) for language in ("en", "ko"))
    assert english != korean
    assert any("가" <= letter <= "힣" for letter in korean.partition(". ")[0])
    found = re.fullmatch(r"[^:]+: (.*)\. See .*", english)
    assert problem_in(found[1], "en") == found[1]
    assert problem_in(found[1], "ko") in korean


@pytest.mark.parametrize("command", ["gate", "diff a b", "lint", "explain json/x"])
def test_the_help_of_the_command_is_named_for_what_it_does_not_know(command):
    text = said([*command.split(), "--no-such"], "en")
    name = command.split()[0]
    assert "--no-such" in text
    assert text.endswith(f"open-responses-inspector {name} --help")


@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_words_that_are_wrong_are_named(language):
    assert "--no-such --other" in said(WRONG["usage.unknown"], language)
    assert "'xml'" in said(WRONG["usage.choice"], language)
    assert "RIGHT" in said(WRONG["usage.required"], language)


def test_what_is_not_known_stays_as_it_is():
    assert problem_in("something new", "ko") == "something new"


def test_the_example_of_the_docstring_holds():
    assert doctest.testmod(usage).failed == 0


def test_the_error_travels_to_another_process():
    error = UsageError("x gate", "unrecognized arguments: --no")
    assert pickle.loads(pickle.dumps(error)).text("en") == error.text("en")
