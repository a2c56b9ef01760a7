"""Our verdict against the official JSON Schema Test Suite and recorded tools."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from inspector.core.source.json_nodes import Member, ObjectNode, StringNode, is_null
from inspector.core.source.json_reader import read_json
from inspector.core.tools.declared_tools import schema_member
from inspector.core.tools.schema_keywords import META_SCHEMAS, Draft
from inspector.core.tools.validation import Outcome
from inspector.core.tools.validator import validate
from schemas import node_in

if TYPE_CHECKING:
    from pathlib import Path

FOLDERS = {
    "draft4": Draft.DRAFT_4,
    "draft6": Draft.DRAFT_6,
    "draft7": Draft.DRAFT_7,
    "draft2019-09": Draft.DRAFT_2019_09,
    "draft2020-12": Draft.DRAFT_2020_12,
}

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


def of_draft(schema, draft):
    """The schema, saying which draft it is of where the suite leaves that open."""
    if not isinstance(schema, ObjectNode) or schema.get("$schema") is not None:
        return schema
    uri = next(uri for uri, known in META_SCHEMAS.items() if known is draft)
    name = Member(StringNode(0, 0, "$schema"), StringNode(0, 0, uri))
    return schema._replace(members=(name, *schema.members))


def groups_in(folder: Path):
    for path in sorted(folder.glob("*.json")):
        for group in read_json(path.read_text("utf-8")).root.items:
            yield path.name, group


@pytest.mark.parametrize("name", FOLDERS)
def test_the_official_suite_agrees(shared, name):
    folder = shared / "suites" / "json-schema-test-suite" / "tests" / name
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
    assert count > 600


def test_no_exception_from_the_suite_is_out_of_date(shared):
    folder = shared / "suites" / "json-schema-test-suite" / "tests"
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
