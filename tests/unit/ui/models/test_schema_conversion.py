"""A schema beside its converted form."""

from __future__ import annotations

import pytest

from inspector.core.diff.finding import Label
from inspector.core.progress import CancelledError
from inspector.ui.models.conversion_words import conversion_standing
from inspector.ui.models.schema_conversion import (
    form_title,
    forms,
    rows_between,
    shown_conversion,
)
from schema_studies import CLEAN, LOOSE, a_declared_tool


def shown(schema, form):
    tool = a_declared_tool(schema)
    return shown_conversion(tool, form)


def test_equal_lines_stand_beside_each_other_and_others_have_gaps():
    rows = list(rows_between("a\nb\nc", "a\nc\nd"))
    texts = [(row.left and row.left.text, row.right and row.right.text) for row in rows]
    assert texts == [("a", "a"), ("b", None), ("c", "c"), (None, "d")]
    assert [row.label for row in rows] == [None, Label.MEANING, None, Label.MEANING]


def test_only_the_characters_that_differ_are_marked():
    (row,) = rows_between('"oneOf": [', '"anyOf": [')
    assert [tuple(span) for span in row.left.ranges] == [(1, 4)]
    assert [tuple(span) for span in row.right.ranges] == [(1, 4)]


def test_a_separator_inside_a_string_ends_no_line():
    (row,) = rows_between('"a\u2028b"', '"a\u2028b"')
    assert row.left.text == '"a\u2028b"'


def test_a_line_knows_its_characters_for_copying():
    rows = list(rows_between("one\ntwo", "one\ntwo"))
    assert rows[1].left.column_of(4) == 0


def test_the_strict_form_loses_what_it_says_it_loses():
    result = shown(LOOSE, "openai")
    assert result.conversion.is_complete
    assert result.told
    assert result.changed
    assert result.sheet.count >= len(result.changed)


def test_what_needs_no_change_has_none():
    result = shown(CLEAN, "openai")
    assert result.told == ()
    assert result.changed == ()


def test_every_form_is_offered_once_and_has_a_title():
    titles = [form_title(form, "en") for form in forms()]
    assert len(set(titles)) == len(titles)
    assert "Gemini, parameters" in titles


def test_long_texts_are_laid_beside_each_other_all_the_same():
    left = [line for n in range(3000) for line in ("{", f'"p{n}": 1', "},")]
    right = [line for n in range(3000) for line in ("{", f'"p{n}": 1', '"x": 2', "},")]
    rows = list(rows_between("\n".join(left), "\n".join(right)))
    assert [row.left.text for row in rows if row.left] == left
    assert [row.right.text for row in rows if row.right] == right
    assert sum(row.label is not None for row in rows) == 3000


def test_long_texts_without_a_common_line_end():
    rows = list(rows_between("a\n" * 4000, "b\n" * 3000))
    assert sum(row.left is not None for row in rows) == 4001
    assert sum(row.right is not None for row in rows) == 3001


class Impatient:
    def __init__(self, after):
        self.left, self.told = after, []

    def advance(self, done, total):
        self.told.append((done, total))

    def cancelled(self):
        self.left -= 1
        return self.left < 0


def test_a_conversion_tells_how_often_it_went_over_it_and_can_be_stopped():
    tool = a_declared_tool(LOOSE)
    patient = Impatient(10**6)
    shown_conversion(tool, "openai", patient)
    assert [done for done, _ in patient.told] == list(range(len(patient.told)))
    with pytest.raises(CancelledError):
        shown_conversion(tool, "openai", Impatient(1))


def test_a_large_schema_is_converted_like_any_other():
    large = {**LOOSE, "description": "x" * 70_000}
    assert shown(large, "openai").conversion.text is not None


def test_a_schema_of_the_oldest_draft_is_refused_in_words():
    old = {"$schema": "http://json-schema.org/draft-03/schema#", "type": "object"}
    result = shown(old, "openai")
    assert result.sheet is None
    assert "draft-03" in conversion_standing(result).sentence
