"""Words go to the command line, files to the window."""

from __future__ import annotations

import gc
import sys
from types import SimpleNamespace

import pytest

from inspector.__main__ import PRINT_PAGE, main
from inspector.printing import process


@pytest.fixture(autouse=True)
def _collector_as_it_was():
    yield
    gc.unfreeze()  # the program ends behind its door, the tests do not


@pytest.fixture
def doors(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    """Which door was taken, with which arguments."""
    taken: list[tuple[str, list[str]]] = []

    def door(name: str, code: int) -> SimpleNamespace:
        def run(arguments: list[str]) -> int:
            taken.append((name, arguments))
            return code

        return SimpleNamespace(main=run)

    monkeypatch.setitem(sys.modules, "inspector.cli.main", door("cli", 3))
    monkeypatch.setitem(sys.modules, "inspector.ui.app", door("window", 0))
    monkeypatch.setitem(sys.modules, "inspector.printing.main", door("printer", 0))
    return taken


@pytest.mark.parametrize(
    "arguments",
    [["gate", "a.json"], ["diff", "a", "b"], ["lint"], ["explain"], ["--help"], ["-h"]],
)
def test_a_word_of_the_command_line_loads_no_window(
    doors: list[tuple[str, list[str]]], arguments: list[str]
) -> None:
    assert main(arguments) == 3
    assert doors == [("cli", arguments)]


@pytest.mark.parametrize("language", [["--lang", "ko"], ["--lang=ko"]])
def test_a_language_may_stand_before_the_command(
    doors: list[tuple[str, list[str]]], language: list[str]
) -> None:
    assert main([*language, "gate", "a.json"]) == 3
    assert main([*language, "--help"]) == 3
    assert doors == [
        ("cli", ["gate", *language, "a.json"]),
        ("cli", ["--help", *language]),
    ]


@pytest.mark.parametrize(
    "arguments",
    [["--lang", "ko", "a.json"], ["--lang=ko"], ["--lang"], ["--lang", "gate"]],
)
def test_a_language_without_a_command_is_for_the_window(
    doors: list[tuple[str, list[str]]], arguments: list[str]
) -> None:
    assert main(arguments) == 0
    assert doors == [("window", arguments)]


@pytest.mark.parametrize(
    "arguments", [[], ["a.json"], ["a.json", "b.json"], ["--screenshot", "out.png"]]
)
def test_all_else_is_for_the_window(
    doors: list[tuple[str, list[str]]], arguments: list[str]
) -> None:
    assert main(arguments) == 0
    assert doors == [("window", arguments)]


def test_a_page_to_be_printed_has_a_door_of_its_own(
    doors: list[tuple[str, list[str]]],
) -> None:
    assert main([PRINT_PAGE, "a title", ""]) == 0
    assert doors == [("printer", ["a title", ""])]
    assert PRINT_PAGE == process.PRINT_PAGE


def test_the_arguments_of_the_process_are_the_default(
    doors: list[tuple[str, list[str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["inspector", "gate", "-"])
    assert main() == 3
    assert doors == [("cli", ["gate", "-"])]


def test_ctrl_c_while_something_is_still_imported_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def interrupt(_: list[str]) -> int:
        raise KeyboardInterrupt

    door = SimpleNamespace(main=interrupt)
    monkeypatch.setitem(sys.modules, "inspector.cli.main", door)
    assert main(["gate", "a.json"]) == 130
    assert capfd.readouterr().err == "open-responses-inspector: interrupted.\n"


def test_the_collector_rests_while_the_program_loads_and_no_longer(monkeypatch):
    seen = []
    answering = SimpleNamespace(main=lambda _: seen.append(gc.isenabled()) or 0)
    monkeypatch.setitem(sys.modules, "inspector.cli.main", answering)
    assert main(["gate"]) == 0
    assert seen == [True]
    assert gc.isenabled()
