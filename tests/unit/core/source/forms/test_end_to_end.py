"""Values one below the other, as jq prints them."""

from __future__ import annotations

import pytest

from builders import a_function_call, an_output, as_json
from inspector.core.source.document import read_document
from inspector.core.source.json_nodes import value_of
from inspector.core.source.origin import Origin

ITEMS = [a_function_call(), an_output(), a_function_call()]


def read(*values: str, between: str = "\n"):
    return read_document(between.join(values), Origin("test"))


@pytest.mark.parametrize("between", ["\n", "\n\n", " \r\n\t"])
def test_each_value_is_a_record(between):
    document = read(
        *(as_json(item, indent=2) for item in ITEMS), between=between.rstrip("\t")
    )
    assert (document.form, document.read_as) == ("values", "json values")
    assert [value_of(record.root) for record in document.records] == ITEMS


def test_reprs_over_lines_are_values_too():
    spelled = [repr(item).replace(", '", ",\n '") for item in ITEMS]
    document = read(*spelled)
    assert [value_of(record.root) for record in document.records] == ITEMS


def test_thousands_are_all_read():
    document = read(*['{\n"a": 1\n}'] * 3000)
    assert len(document.records) == 3000


@pytest.mark.parametrize("index", [1, 2])
def test_a_broken_value_ends_where_the_next_begins(index):
    spelled = [as_json(item, indent=2) for item in ITEMS]
    spelled[index] = spelled[index].replace('"status": ', '"status": oops')
    document = read(*spelled)
    assert [record.is_json for record in document.records] == [
        number != index for number in range(3)
    ]


def test_text_behind_one_of_them_is_named():
    spelled = [as_json(item, indent=2) for item in ITEMS]
    spelled[1] += " done"
    document = read(*spelled)
    faults = [[fault.rule for fault in record.faults] for record in document.records]
    assert faults == [[], ["json/extra-data"], []]


@pytest.mark.parametrize("text", ['{"a": 1}{"b": 2}', '{"a": 1} {"b": 2}', "{\n}{\n}"])
def test_values_on_one_line_stay_a_fault(text):
    document = read(text)
    assert document.form == "json"
    assert [f.rule for f in document.records[0].faults] == ["json/concatenated"]


def test_words_below_a_value_are_a_fault():
    document = read(as_json(ITEMS[0], indent=2), "and so on")
    assert [f.rule for f in document.records[0].faults] == ["json/extra-data"]
