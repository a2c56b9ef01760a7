"""Attributes of a span, whichever way they are written."""

from __future__ import annotations

import pytest

from inspector.core.items.foreign.attributes import attributes_of
from other_apis import located

FLAT = {"gen_ai.tool.name": "f"}
NESTED = {"gen_ai": {"tool": {"name": "f"}}}
LISTED = [{"key": "gen_ai.tool.name", "value": {"stringValue": "f"}}]


@pytest.mark.parametrize("value", [FLAT, NESTED, LISTED, {"attributes": LISTED}])
def test_an_attribute_is_found_under_its_dotted_name(value):
    attributes = attributes_of(located(value))
    assert attributes["gen_ai.tool.name"].string == "f"


@pytest.mark.parametrize(
    ("value", "pointer"),
    [
        ({"attributes": FLAT}, "/attributes/gen_ai.tool.name"),
        ({"attributes": NESTED}, "/attributes/gen_ai/tool/name"),
        ({"attributes": LISTED}, "/attributes/0/value/stringValue"),
    ],
)
def test_it_keeps_its_place(value, pointer):
    assert attributes_of(located(value))["gen_ai.tool.name"].pointer == pointer


def test_lists_are_counted():
    attributes = attributes_of(located({"llm": {"a": [{"b": 1}, {"b": 2}]}}))
    assert attributes["llm.a.1.b"].pointer == "/llm/a/1/b"


def test_of_what_was_sent_only_the_raw_value_counts():
    span = {
        "input": {"value": "x", "mime_type": "y"},
        "output.value": "z",
        "input.x": 1,
    }
    assert sorted(attributes_of(located(span))) == [
        "input.value",
        "input.x",
        "output.value",
    ]


@pytest.mark.parametrize(
    "value", [{}, [], "x", {"name": "f"}, {"attributes": None}, {"gen_ai": None}]
)
def test_other_values_have_none(value):
    assert attributes_of(located(value)) == {}


def test_nesting_without_end_ends():
    value: object = 1
    for _ in range(40):
        value = {"a": value}
    assert len(attributes_of(located({"llm": value}))) < 40
