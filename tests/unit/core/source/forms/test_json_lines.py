"""Records on lines, whatever spells them."""

from __future__ import annotations

import pytest

from builders import a_function_call, an_output, as_json
from inspector.core.source.document import read_document
from inspector.core.source.json_nodes import value_of
from inspector.core.source.origin import Origin

ITEMS = [a_function_call(), an_output()]


@pytest.mark.parametrize(
    "spelled", [as_json, repr, lambda value: as_json(as_json(value))]
)
def test_lines_of_any_spelling_are_records(spelled):
    document = read_document("\n".join(map(spelled, ITEMS)), Origin("test"))
    assert document.form == "jsonl"
    assert [value_of(record.root) for record in document.records] == ITEMS


def test_a_line_with_a_prefix_among_records_is_read_too():
    text = f"{as_json(ITEMS[0])}\nINFO {as_json(ITEMS[1])}\nplain words\n"
    document = read_document(text, Origin("test"))
    assert [record.is_json for record in document.records] == [True, True, False]
    assert document.read_as == "log lines (prefix)"


def test_lines_of_strings_that_hold_nothing_are_no_records():
    assert read_document('"a"\n"b"\n', Origin("test")).form == "json"
