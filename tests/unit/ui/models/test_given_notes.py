"""What is wrong with given tools is said, wherever they are used."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_tool, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.tools.given_files import read_tools
from inspector.core.tools.tool_sources import Sources
from inspector.ui.models.given_notes import MOST_TOLD, given_notes, given_summary
from schemas import document_of

OPEN = {"type": "object", "properties": {"a": {"type": "string"}}}


def inspected(*tools):
    given = Sources(tools=tuple(read_tools(document_of(list(tools), "given.json"))))
    return inspect_content(as_json(a_function_call()), given)


@pytest.mark.parametrize("inspection", [None, inspected(a_tool())])
def test_of_clean_tools_nothing_is_said(inspection):
    assert given_notes(inspection, "en") == []
    assert given_summary(inspection) == ""


def test_each_fault_has_its_place_and_its_words():
    inspection = inspected(a_tool(OPEN, strict=True))
    notes = given_notes(inspection, "en")
    assert all(note.startswith("given.json:1:") for note in notes)
    assert any("additionalProperties" in note for note in notes)
    assert given_notes(inspection, "ko") != notes
    assert given_summary(inspection).endswith("2 findings, 2 blocking.")


def test_what_blocks_comes_first_and_a_long_list_is_cut():
    loose = [a_tool(OPEN, name=f"t{n}", strict=None) for n in range(MOST_TOLD + 2)]
    inspection = inspected(*loose, a_tool(OPEN, strict=True))
    notes = given_notes(inspection, "en")
    assert "additionalProperties" in notes[0] + notes[1]
    assert len(notes) == MOST_TOLD + 1
    assert notes[-1].endswith("more")
