"""The portability table in words."""

from __future__ import annotations

import pytest

from inspector.core.tools.dialects.cell import Cell, Confidence, Evidence, Treatment
from inspector.ui.models.portability_rows import PlaceRow
from inspector.ui.models.portability_words import (
    cell_evidence,
    cell_message,
    cell_tip,
    cell_word,
    column_tip,
    column_words,
    feature_words,
    portability_mark,
    portability_standing,
)
from schema_studies import CLEAN, LOOSE, a_study


def found(study, pointer, dialect):
    row = next(row for row in study.rows if row.use.pointer == pointer)
    names = [column.dialect.name for column in study.columns]
    index = names.index(dialect)
    return row, study.columns[index].dialect, row.cells[index]


@pytest.fixture(scope="module")
def study():
    return a_study(LOOSE)


def test_a_cell_says_provider_treatment_feature_and_value(study):
    place = found(study, "/properties/level/enum", "gemini")
    said = cell_message(*place, "en")
    assert said.startswith("Gemini, parameters: refused. ")
    assert "[1, 2]" in said
    assert "거부" in cell_message(*place, "ko")


def test_a_cell_carries_its_evidence_with_address_and_confidence(study):
    evidence = cell_evidence(found(study, "/properties/level/enum", "gemini")[2])
    assert evidence.startswith("Source: GEM-4e, ")
    assert "(observed)" in evidence
    assert "https://" in evidence


def test_where_nothing_is_demanded_nothing_is_claimed(study):
    row = study.rows[0]
    assert cell_word(None, "en") == ""
    assert cell_evidence(None) == ""
    assert "demands nothing here" in cell_message(
        row, study.columns[0].dialect, None, "en"
    )


def test_what_nobody_says_outright_has_a_question_mark():
    evidence = Evidence("X-1", "a page", None, Confidence.UNVERIFIED)
    assert cell_word(Cell(Treatment.REJECTED, evidence), "en") == "refused ?"


def test_no_text_of_a_schema_becomes_markup():
    study = a_study({"properties": {"<b>x</b>": {"enum": [1]}}})
    place = found(study, "/properties/<b>x<~1b>/enum", "gemini")
    assert "<b>" not in cell_tip(*place, "en")
    assert "&lt;b&gt;" in cell_tip(*place, "en")


def test_a_column_says_its_gravest_count_and_all_counts_in_its_tip(study):
    gemini = next(c for c in study.columns if c.dialect.name == "gemini")
    count = gemini.counts["rejected"]
    assert column_words(gemini, "en") == f"refused {count}"
    assert "Known as of 2026" in column_tip(gemini, "en")


def test_the_sentence_counts_providers_and_says_that_none_was_asked(study):
    standing = portability_standing(study)
    assert standing.mark == "warn"
    assert f"of {len(study.columns)} providers" in standing.sentence
    assert "No provider was asked" in standing.sentence


def test_modes_that_a_tool_does_not_ask_for_do_not_make_the_tab_grave():
    schema = {**CLEAN, "required": []}
    assert portability_mark(a_study(schema)) == "info"
    said = portability_standing(a_study(schema)).sentence
    assert said.startswith("Refused only in strict modes")
    assert portability_mark(a_study(schema, strict=True)) == "warn"


def test_a_place_says_what_is_used_there_and_with_which_value():
    study = a_study({"properties": {"a": {"type": "string", "minLength": 3}}})
    use = next(row.use for row in study.portability.rows if row.use.shown == "3")
    assert feature_words(PlaceRow(use, ()), "en").endswith(": 3")
