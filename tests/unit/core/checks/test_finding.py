"""What a finding weighs."""

from dataclasses import replace

import pytest

from inspector.core.checks.finding import Finding, Place, Severity
from inspector.core.source.span import Span

PLACE = Place(0, "/arguments", Span(3, 9))


@pytest.mark.parametrize("severity", Severity)
def test_only_what_blocks_stands_in_the_way(severity):
    finding = Finding("json/syntax", severity, PLACE)
    assert finding.blocks is (severity is Severity.BLOCK)


def test_the_heaviest_comes_first_by_rank():
    assert sorted(Severity, key=lambda each: each.rank) == [
        Severity.BLOCK,
        Severity.WARN,
        Severity.INFO,
    ]


def test_a_finding_is_a_value():
    finding = Finding("json/syntax", Severity.WARN, PLACE, item=2)
    assert replace(finding, item=3) != finding
    assert replace(finding, item=2) == finding
