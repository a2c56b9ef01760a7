"""Single values: which kind of keyword it is."""

from __future__ import annotations

import pytest

from inspector.core.tools.dialects.uses import uses_in
from inspector.core.tools.dialects.value_uses import (
    const_kind,
    default_kind,
    enum_kind,
    type_kind,
)
from schemas import node_of


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        ("string", ""),
        ("Null", "capitals"),
        ("int", "unknown"),
        (["string"], "list"),
        (["array", "null"], "containers"),
        (["string", "number", "null"], "union"),
        ([], "unknown"),
        (None, "unknown"),
    ],
)
def test_how_a_type_is_written(value, kind):
    assert type_kind(node_of(value)) == kind


def test_an_enum_is_as_portable_as_its_least_portable_value():
    assert enum_kind(node_of(["a", None])) == "primitives"
    assert enum_kind(node_of(["a", 1, []])) == "containers"
    assert enum_kind(node_of({})) == "empty"


def test_constants_and_defaults_are_numbers_or_something_else():
    assert [const_kind(node_of(v)) for v in ("a", 1, True)] == [
        "string",
        "number",
        "other",
    ]
    assert [default_kind(node_of(v)) for v in (1, "a")] == ["number", "other"]


def test_limits_on_whole_numbers_are_not_told():
    schema = {"type": "integer", "minimum": 1}
    assert "bounds:number" not in {use.feature for use in uses_in(node_of(schema))}
