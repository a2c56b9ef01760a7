"""Our verdict against the official JSON Schema Test Suite and recorded tools."""

from __future__ import annotations

import pytest

from inspector.core.source.json_nodes import is_null
from inspector.core.tools.declared_tools import schema_member
from inspector.core.tools.validation import Outcome
from inspector.core.tools.validator import validate
from official_suite import FOLDERS, groups_in, of_draft, suite_in
from schemas import node_in

REMOTE = ("reference", "refers to another document: nothing is fetched")
META = ("dialect", "names a meta-schema of its own, which would have to be fetched")
WHOLE = ("number", "draft-04 tells 1e308 from an integer; the engine cannot as well")

TREE = "strict-tree schema, guards against misspelled properties"
LINK = "tests for implementation dynamic anchor and reference link"
ORDER = "$ref and $dynamicAnchor are independent of order - "
DETACHED = "$ref to $dynamicRef finds detached $dynamicAnchor"

WITHOUT_ANSWER = {
    ("refRemote.json", None): REMOTE,
    ("dynamicRef.json", TREE): REMOTE,
    ("dynamicRef.json", LINK): REMOTE,
    ("dynamicRef.json", ORDER + "$defs first"): REMOTE,
    ("dynamicRef.json", ORDER + "$ref first"): REMOTE,
    ("dynamicRef.json", DETACHED): REMOTE,
    ("vocabulary.json", None): META,
    ("multipleOf.json", "float division = inf"): WHOLE,
}
"""Groups that have no answer by design, by file and name (None: the whole file):
the reason that is given, and why."""


@pytest.mark.parametrize("name", FOLDERS)
def test_the_official_suite_agrees(shared, name):
    folder = suite_in(shared) / name
    wrong, count = [], 0
    for file, group in groups_in(folder):
        schema = of_draft(group.get("schema"), FOLDERS[name])
        title = group.text("description")
        reason = WITHOUT_ANSWER.get((file, title)) or WITHOUT_ANSWER.get((file, None))
        for case in group.get("tests").items:
            found = validate(schema, case.get("data"))
            valid = case.get("valid").value
            expected = Outcome.VALID if valid else Outcome.INVALID
            by_design = reason is not None and found.undecided == reason[0]
            if found.outcome is not expected and not by_design:
                wrong.append((file, title, case.text("description"), found))
            count += 1
    assert wrong == []
    assert count > 400


NOT_CHECKED = {("draft3", "color.json"): "no name of a colour is known; a note"}


@pytest.mark.parametrize("name", FOLDERS)
def test_the_official_suite_agrees_on_formats_where_they_are_asserted(shared, name):
    suite = suite_in(shared)
    wrong, count = [], 0
    for file, group in groups_in(suite / name / "optional" / "format"):
        schema = of_draft(group.get("schema"), FOLDERS[name])
        for case in group.get("tests").items:
            found = validate(schema, case.get("data"), asserts_format=True)
            valid = case.get("valid").value
            expected = Outcome.VALID if valid else Outcome.INVALID
            if found.outcome is not expected and (name, file) not in NOT_CHECKED:
                wrong.append((file, case.text("description"), found))
            count += 1
    assert wrong == []
    assert count >= 100


def test_no_exception_from_the_suite_is_out_of_date(shared):
    folder = suite_in(shared)
    undecided = set()
    for name, draft in FOLDERS.items():
        for file, group in groups_in(folder / name):
            schema, tests = of_draft(group.get("schema"), draft), group.get("tests")
            if validate(schema, tests.items[0].get("data")).undecided:
                undecided.add((file, group.text("description")))
    for file, title in WITHOUT_ANSWER:
        assert any(f == file and title in (None, t) for f, t in undecided), file


def test_every_recorded_tool_schema_can_be_asked(shared):
    paths = sorted((shared / "real" / "tool_schema").rglob("*.json"))
    assert len(paths) > 100
    undecided = []
    for path in paths:
        root = node_in(path.read_text("utf-8"))
        tool = root.get("function") or root
        spelling = schema_member(tool)
        if spelling is None or is_null(tool.get(spelling)):
            continue
        found = validate(tool.get(spelling), node_in("{}"))
        if found.outcome is Outcome.UNDECIDED:
            undecided.append((path.name, found))
    assert undecided == []
