"""Weights: which finding stands above which."""

from __future__ import annotations

from inspector.core.rules.severity import Severity


def test_the_heaviest_comes_first_when_sorted_by_rank():
    weights = [Severity.INFO, Severity.BLOCK, Severity.WARN]
    assert sorted(weights, key=lambda weight: weight.rank) == [
        Severity.BLOCK,
        Severity.WARN,
        Severity.INFO,
    ]


def test_a_severity_prints_as_the_word_of_the_catalogue():
    assert f"{Severity.WARN}" == "warn"
