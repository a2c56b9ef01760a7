"""The table: places and providers."""

from __future__ import annotations

import pytest

from growth import assert_no_square
from inspector.core.tools.dialects.cell import Treatment
from inspector.core.tools.dialects.portability import portability_of
from inspector.core.tools.dialects.schema_dialect import NAMES
from schemas import node_of

SCHEMA = {
    "type": "object",
    "properties": {"level": {"type": "number", "enum": [7, 8]}},
    "required": ["level"],
    "additionalProperties": False,
}


def test_rows_are_places_and_columns_providers():
    table = portability_of(node_of(SCHEMA), ("openai", "gemini"))
    assert [dialect.name for dialect in table.dialects] == ["openai", "gemini"]
    [row] = [r for r in table.rows if r.use.feature == "enum.primitives"]
    assert row.use.pointer == "/properties/level/enum"
    assert [cell.treatment for cell in row.cells] == ["accepted", "rejected"]


def test_a_column_is_what_one_provider_says():
    table = portability_of(node_of(SCHEMA), NAMES)
    refused = [
        u.feature for u, c in table.column("gemini") if c.treatment == "rejected"
    ]
    assert refused == ["enum.primitives", "additionalProperties.false"]
    assert table.count("gemini")[Treatment.REJECTED] == 2
    with pytest.raises(ValueError, match="not in"):
        list(portability_of(node_of(SCHEMA), ("openai",)).column("gemini"))


def test_a_name_that_is_no_dialect_is_refused():
    with pytest.raises(KeyError):
        portability_of(node_of(SCHEMA), ("nowhere",))


def test_the_cost_grows_with_the_schema_and_no_faster():
    def made(count):
        named = {f"p{i}": {"type": "string", "enum": ["a"]} for i in range(count)}
        return node_of({"type": "object", "properties": named})

    assert_no_square(portability_of, made, 800)
