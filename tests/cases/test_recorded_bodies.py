"""Recorded requests and responses, which lie beside the repository.

Nearly all recorded calls are valid, so a blocking word about a finished one is more
likely our fault than theirs.
"""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.verdict import Reason
from inspector.core.source.json_nodes import value_of

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "real"
KINDS = ("response_json", "request_json")

TRULY_FAULTY: dict[tuple[str, str], Reason] = {}
"""Finished calls, by file and pointer, that are as faulty as we say. None is: the one
recorded call whose arguments do not parse stands in a stream."""

NEVER_OF_A_FINISHED_CALL = {
    Reason.NAMESPACED,
    Reason.ARGUMENTS_TYPE,
    Reason.ARGUMENTS_PARSE,
    Reason.ARGUMENTS_SCHEMA,
}

pytestmark = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="no folder 'shared' beside the repository"
)


@pytest.fixture(scope="module")
def bodies():
    """Each recorded body: its row of the manifest, its bytes, its inspection."""
    with (FOLDER / "MANIFEST.tsv").open(encoding="utf-8", newline="") as manifest:
        rows = [
            r for r in csv.DictReader(manifest, delimiter="\t") if r["kind"] in KINDS
        ]
    contents = [(FOLDER / row["file"]).read_bytes() for row in rows]
    return [
        (row, content, inspect_content(content))
        for row, content in zip(rows, contents, strict=True)
    ]


def test_every_body_is_read_as_what_it_is(bodies):
    assert len(bodies) > 800
    for row, content, inspection in bodies:
        [record] = inspection.document.records
        assert record.is_json, row["file"]
        assert value_of(record.root) == json.loads(content), row["file"]
        assert inspection.envelope.kind == row["kind"].removesuffix("_json")


def test_every_item_and_every_call_is_found(bodies):
    for row, _, inspection in bodies:
        calls = [entry for entry in inspection.items if entry.item.is_function_call]
        counted = (len(inspection.items), len(calls))
        assert counted == (int(row["items"]), int(row["function_call"])), row["file"]


def test_no_finished_call_is_called_faulty_that_is_not(bodies):
    finished, faulty = 0, {}
    for row, _, inspection in bodies:
        for entry in inspection.items:
            item = entry.item
            is_call = (item.type_text or "").endswith("function_call")
            if is_call and item.status in ("completed", None):
                finished += 1
                if entry.reason in NEVER_OF_A_FINISHED_CALL:
                    faulty[row["file"], item.pointer] = entry.reason
    assert finished > 300
    assert faulty == TRULY_FAULTY


def test_no_arguments_of_a_recorded_call_are_misread(bodies):
    read = 0
    for row, _, inspection in bodies:
        for entry in inspection.items:
            arguments = entry.item.arguments
            if arguments is not None and entry.item.status == "completed":
                read += 1
                assert arguments.reading.is_json, row["file"]
                expected = json.loads(arguments.text)
                assert value_of(arguments.reading.root) == expected, row["file"]
    assert read > 150


def test_a_missing_type_is_only_said_of_what_has_none(bodies):
    for row, _, inspection in bodies:
        for entry in inspection.items:
            if entry.reason is Reason.NAMESPACED:
                node = entry.item.get("type")
                assert node is None, (row["file"], entry.item.pointer)


def test_no_tool_and_no_request_that_was_answered_is_called_faulty(bodies):
    """Tools with ``strict: true`` among them were taken by their providers."""
    told, blocking = 0, []
    for row, _, inspection in bodies:
        for finding in inspection.findings:
            if finding.code.startswith(("strict/", "request/")):
                told += 1
                if finding.blocks:
                    blocking.append((row["file"], finding.code, finding.place.pointer))
    assert told > 300
    assert blocking == []
