"""Totals over a schema."""

from __future__ import annotations

import json

import pytest

from inspector.core.tools.dialects.total_uses import compact_length
from inspector.core.tools.dialects.uses import uses_in
from schemas import node_in, node_of


@pytest.mark.parametrize(
    "value", [{}, [], {"a": [1, 2, {"b": None}]}, [[], [{}]], "text", {"a": {}, "b": 1}]
)
def test_the_length_is_that_of_the_text_without_white_space(value):
    compact = json.dumps(value, separators=(",", ":"))
    assert compact_length(node_in(json.dumps(value, indent=4))) == len(compact)


def test_limits_of_any_size_are_summed():
    huge = {"type": "array", "maxItems": 10**40}
    uses = uses_in(node_of({"properties": {"a": huge, "b": huge}}))
    total = next(use for use in uses if use.feature == "total:maxItems")
    assert total.number == 10**9
