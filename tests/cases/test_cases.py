"""The golden cases: ``<room>/<rule>/{fails,passes}/<case>/``, no Python needed.

A case holds ``input.json``, ``.jsonl`` or ``.txt`` (or ``left.*`` and ``right.*``),
where needed ``schema.json`` for all calls or ``tools.json``, and a hand-written
``expected.json``: ``verdicts``, ``must`` and ``must_not``. Members of an entry of
``must``: ``code``; ``pointer``, ``inner``; ``at``, exactly the characters of the input
that are underlined; in a diff ``side``. Where the case is about another target than the
specification itself, it names that, too: ``target``.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from inspector.core.rules.catalogue import rules
from inspector.core.targets.target import DEFAULT_TARGET
from judging import Case, answer_of, is_exact, shortcomings

CASES = Path(__file__).parent
FOLDERS = sorted(path.parent for path in CASES.glob("*/*/*/*/expected.json"))
MEMBERS = {"code", "pointer", "inner", "at", "side"}


def name_of(folder: Path) -> str:
    return folder.relative_to(CASES).as_posix()


def rule_of(folder: Path) -> str:
    room, rule, _, _ = folder.relative_to(CASES).parts
    return f"{room}/{rule}"


def expectation(folder: Path) -> dict:
    return json.loads((folder / "expected.json").read_text("utf-8"))


def case_in(folder: Path) -> Case:
    inputs = [*folder.glob("input.*")] or [
        *folder.glob("left.*"),
        *folder.glob("right.*"),
    ]
    schema, tools = folder / "schema.json", folder / "tools.json"
    return Case(
        tuple(inputs),
        schema if schema.exists() else None,
        tools if tools.exists() else None,
        expectation(folder).get("target", DEFAULT_TARGET),
    )


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_the_case_comes_out_as_expected(folder):
    answer = answer_of(case_in(folder))
    short = shortcomings(answer, expectation(folder), is_exact)
    assert not short, "\n".join(short)


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_the_case_is_about_the_rule_of_its_folder(folder):
    expected, rule = expectation(folder), rule_of(folder)
    assert set(expected) - {"target"} == {"verdicts", "must", "must_not"}
    said = {wanted["code"] for wanted in expected["must"]}
    assert (rule in said) == (folder.parent.name == "fails")
    if folder.parent.name == "passes":
        assert rule in expected["must_not"]
    assert all(set(wanted) <= MEMBERS for wanted in expected["must"])
    assert {*said, *expected["must_not"]} <= set(rules())


@pytest.mark.parametrize("kind", ["fails", "passes"])
def test_every_rule_has_a_case(kind):
    covered = {rule_of(folder) for folder in FOLDERS if folder.parent.name == kind}
    assert sorted(set(rules()) - covered) == []
    assert sorted(covered - set(rules())) == []


def test_no_folder_is_overlooked():
    files = {path for path in CASES.glob("*/**/*") if path.is_file()}
    files -= {path for path in files if "__pycache__" in path.parts}
    assert {path for path in files if path.parent not in FOLDERS} == set()
    names = {"input", "left", "right", "schema", "tools", "expected"}
    assert {path.name for path in files if path.stem not in names} == set()
