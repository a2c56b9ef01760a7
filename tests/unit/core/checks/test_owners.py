"""Which item a finding on the whole text stands on."""

from __future__ import annotations

from builders import a_message, as_json
from inspector.core.checks.finding import Finding, Place, Severity
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.owners import shared_out
from inspector.core.source.span import Span

TEXT = as_json([a_message("one"), a_message("two")])
ITEMS = inspect_content(TEXT).items


def a_finding(place, item=None):
    span = Span(place, place + 1)
    return Finding("envelope/mixed", Severity.BLOCK, Place(0, "", span), item)


def test_a_finding_goes_to_the_item_around_its_place():
    found = a_finding(TEXT.index("two"))
    loose, items = shared_out([found], ITEMS)
    assert loose == []
    assert [f.item for f in items[1].findings if f.code == found.code] == [1]
    assert items[0] is ITEMS[0]


def test_a_finding_that_names_its_item_goes_there():
    _, items = shared_out([a_finding(0, item=1)], ITEMS)
    assert any(f.code == "envelope/mixed" for f in items[1].findings)


def test_a_finding_between_items_stays_on_the_text():
    found = a_finding(0)
    assert shared_out([found], ITEMS) == ([found], ITEMS)


def test_the_findings_of_an_item_keep_the_order_of_the_text():
    _, items = shared_out([a_finding(TEXT.index("one")), a_finding(1)], ITEMS)
    places = [f.place.span.start for f in items[0].findings]
    assert places == sorted(places)
