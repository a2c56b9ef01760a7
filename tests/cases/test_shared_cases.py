"""Cases in the shape of public bug reports, which lie beside the repository.

Judged as their own ``check.py`` judges the command line: verdicts, what must be said
(a pointer may name the item around the place), what must not.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judging import Case, answer_of, is_at_or_below, shortcomings

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "cases"
ENDING = ".expect.json"
NAMES = sorted(path.name.removesuffix(ENDING) for path in FOLDER.glob(f"*{ENDING}"))

WAITING = {}
"""Cases that cannot hold yet, and why; one that holds must leave the table."""

pytestmark = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="no folder 'shared' beside the repository"
)


def shortcomings_of(name: str) -> list[str]:
    schema, tools = FOLDER / f"{name}.schema.json", FOLDER / f"{name}.tools.json"
    expected = FOLDER / f"{name}{ENDING}"
    inputs = sorted({*FOLDER.glob(f"{name}.*")} - {schema, tools, expected})
    case = Case(
        tuple(inputs),
        schema if schema.exists() else None,
        tools if tools.exists() else None,
    )
    expectation = json.loads(expected.read_text("utf-8"))
    return shortcomings(answer_of(case), expectation, is_at_or_below)


@pytest.mark.parametrize("name", [name for name in NAMES if name not in WAITING])
def test_the_case_comes_out_as_expected(name):
    short = shortcomings_of(name)
    assert not short, "\n".join(short)


@pytest.mark.parametrize("name", [name for name in NAMES if name in WAITING])
def test_a_case_that_holds_no_longer_waits(name):
    assert shortcomings_of(name), f"{name} holds: take it out of WAITING"


def test_only_cases_that_exist_are_waited_for():
    assert sorted(set(WAITING) - set(NAMES)) == []
