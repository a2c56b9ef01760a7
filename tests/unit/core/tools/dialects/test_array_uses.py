"""Arrays: what their items are said to be."""

from __future__ import annotations

import pytest

from inspector.core.tools.dialects.array_uses import items_kind
from inspector.core.tools.dialects.uses import uses_in
from schemas import node_of


@pytest.mark.parametrize(
    ("value", "kind"), [([{}], "list"), (True, "true"), (False, "false"), ({}, "")]
)
def test_items_are_a_schema_a_list_or_a_boolean(value, kind):
    assert items_kind(node_of(value)) == kind


def features(schema):
    return {use.feature for use in uses_in(node_of(schema))}


def test_items_false_beside_prefix_items_does_not_stand_alone():
    tuple_ = {"type": "array", "prefixItems": [{"type": "string"}], "items": False}
    assert "items:alone" not in features(tuple_)
    assert "items:alone" in features({"type": "array", "items": False})


def test_prefix_items_stand_for_items():
    assert "items:absent" not in features({"type": "array", "prefixItems": [{}]})
