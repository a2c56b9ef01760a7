"""The man page says everything that the parser knows, in both languages."""

from __future__ import annotations

import json
import shutil
import subprocess

import pytest

import command_pages
from inspector.cli.exit_codes import ExitCode
from inspector.cli.options import program_parser
from inspector.core.texts import LANGUAGES
from inspector.ui import start_options
from manual_page import SENTENCES, commands_of, manual_page, release_date, roff


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_exit_code_has_an_entry(language: str) -> None:
    page = manual_page(language)
    for command in commands_of(program_parser(language)).values():
        for action in command._actions:
            for name in action.option_strings:
                assert f"\\fB{roff(name)}\\fR" in page
    for code in ExitCode:
        assert f"\\fB{code.value}\\fR" in page


def test_the_options_of_the_window_are_those_there_are() -> None:
    said = json.loads(SENTENCES.read_bytes())
    assert set(said["window-options"]) == set(start_options._WITH_VALUE)
    assert said["values"]["--theme"].split("|") == list(start_options.THEMES)
    assert said["values"]["--lang"].split("|") == list(start_options.LANGUAGES)


def test_every_sentence_is_there_in_both_languages() -> None:
    def leaves(value: dict) -> list:
        if "en" in value:
            return [value]
        parts = [part for part in value.values() if isinstance(part, dict)]
        return [leaf for part in parts for leaf in leaves(part)]

    said = json.loads(SENTENCES.read_bytes())
    found = leaves(said)
    assert found
    assert all(set(leaf) == set(LANGUAGES) for leaf in found)


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("--no-color", "\\-\\-no\\-color"),
        ("a\\b", "a\\eb"),
        (".json files", "\\&.json files"),
        ("'quoted'", "\\&'quoted'"),
    ],
)
def test_nothing_in_a_text_means_anything_to_roff(text: str, escaped: str) -> None:
    assert roff(text) == escaped


def test_the_day_is_that_of_the_release() -> None:
    assert len(release_date().split("-")) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_strict_reader_finds_no_fault(language: str) -> None:
    program = shutil.which("mandoc")
    if program is None:
        pytest.skip("no mandoc here")
    path = command_pages.MANUALS[language]
    done = subprocess.run(
        [program, "-T", "lint", "-W", "warning", str(path)],
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.stdout == ""
