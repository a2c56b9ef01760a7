"""Uses: conditions and variants are told apart by their names."""

from __future__ import annotations

from inspector.core.source.span import Span
from inspector.core.tools.dialects.use import Use


def test_a_condition_stands_beside_a_keyword():
    assert Use("pattern:flags", "/pattern", Span(0, 1), "").is_condition
    assert not Use("enum.empty", "/enum", Span(0, 1), "").is_condition


def test_uses_are_alike_by_feature_and_value_wherever_they_stand():
    here = Use("format", "/a/format", Span(0, 1), "/a", text="date")
    there = Use("format", "/b/format", Span(9, 10), "/b", text="date")
    assert here.key == there.key
    assert here.key != Use("format", "/a/format", Span(0, 1), "/a", text="uri").key
