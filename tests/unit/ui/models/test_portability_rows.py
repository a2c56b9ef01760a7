"""Which places are worth a row, and how grave a cell is."""

from __future__ import annotations

import pytest

from inspector.core.tools.dialects.cell import (
    NOTHING_KNOWN,
    Cell,
    Confidence,
    Evidence,
    Treatment,
)
from inspector.ui.models.portability_rows import mark_of
from schema_studies import CLEAN, LOOSE, a_study


def a_cell(treatment, confidence=Confidence.DOCUMENTED, **more):
    return Cell(treatment, Evidence("X-1", "a page", None, confidence), **more)


@pytest.mark.parametrize(
    ("cell", "mark"),
    [
        (None, ""),
        (a_cell(Treatment.ACCEPTED), ""),
        (NOTHING_KNOWN, "unchecked"),
        (a_cell(Treatment.REJECTED), "block"),
        (a_cell(Treatment.REJECTED, Confidence.REPORTED), "warn"),
        (a_cell(Treatment.REJECTED, Confidence.UNVERIFIED), "info"),
        (a_cell(Treatment.REJECTED, is_routine=True), "info"),
        (a_cell(Treatment.IGNORED), "warn"),
        (a_cell(Treatment.IGNORED, is_told=True), "info"),
        (a_cell(Treatment.REWRITTEN), "info"),
    ],
)
def test_only_what_is_sure_to_be_refused_blocks(cell, mark):
    assert mark_of(cell) == mark


def test_a_place_that_all_known_providers_take_has_no_row():
    rows = a_study(LOOSE).rows
    assert all(row.use.feature != "enum.strings" for row in rows)
    for row in rows:
        treatments = {cell.treatment for cell in row.cells if cell}
        assert treatments - {Treatment.ACCEPTED, Treatment.UNKNOWN}


def test_a_column_tells_the_gravest_and_counts_all():
    columns = {column.dialect.name: column for column in a_study(LOOSE).columns}
    openai = columns["openai"]
    assert (openai.mark, openai.worst) == ("block", "rejected")
    assert openai.counts["rejected"] >= 3


def test_a_provider_that_takes_everything_has_no_mark():
    columns = {column.dialect.name: column for column in a_study(CLEAN).columns}
    assert columns["openai"].mark == ""
    assert columns["openai"].worst == "accepted"
