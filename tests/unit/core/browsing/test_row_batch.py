"""A row's mark is its heaviest word."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_response, a_tool, as_json
from inspector.core.browsing.row_batch import mark_around, mark_of, marked_by
from inspector.core.checks.inspection import inspect_content
from inspector.core.rules.severity import Severity


def first(item, *, tools=()):
    return inspect_content(as_json(a_response(item, tools=list(tools)))).items[0]


@pytest.mark.parametrize(
    ("item", "mark"),
    [
        (a_function_call(), "ok"),
        (a_function_call('{"region":"mars"}'), "block"),
        (a_function_call(name="unknown_tool"), "unchecked"),
        (a_message(), "neutral"),
    ],
)
def test_the_mark_of_an_item_follows_its_verdict(item, mark):
    assert mark_of(first(item, tools=[a_tool()])) == mark


def findings(text):
    return inspect_content(text).around


def test_a_record_without_items_has_the_mark_of_its_heaviest_finding():
    assert mark_around(findings("{nonsense")) == "block"
    assert mark_around(()) == "neutral"


@pytest.mark.parametrize(
    ("severity", "before", "after"),
    [
        (Severity.BLOCK, "ok", "block"),
        (Severity.WARN, "neutral", "warn"),
        (Severity.WARN, "ok", "ok"),
        (Severity.WARN, "block", "block"),
        (Severity.INFO, "neutral", "neutral"),
    ],
)
def test_a_late_finding_makes_a_mark_heavier_only(severity, before, after):
    assert marked_by(severity, before) == after
