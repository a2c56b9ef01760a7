"""A schema beside its converted form."""

from __future__ import annotations

from inspector.core.diff.finding import Label
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
    return shown_conversion(tool.document.text, tool.parameters, form)


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
    assert rows[1].left.offset_at(0) == 4


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


def test_a_schema_that_would_take_minutes_is_refused_in_words():
    names = {f"name_{n}": {"type": "string"} for n in range(3_000)}
    result = shown({"properties": names}, "openai")
    assert result.conversion.text is None
    assert result.sheet is None
    assert conversion_standing(result).sentence.startswith("Not converted:")
