"""A side of a report, item by item."""

from __future__ import annotations

from builders import a_function_call, a_message, as_json_lines
from inspector.core.report.records import records_of
from report_builders import a_report

LOG = as_json_lines(a_message(), a_function_call("{"), {"type": "acme:x"}) + "{\n"


def test_every_item_and_every_finding_comes_once():
    side = a_report(LOG, name="a.jsonl").sides[0]
    records = list(records_of(side))
    items = [record.number for record in records if record.item is not None]
    assert items == list(range(len(side.items)))
    found = [found for record in records for found in record.findings]
    assert sorted(f.place.site.byte_offset for f in found) == sorted(
        f.place.site.byte_offset for f in side.findings
    )


def test_a_finding_stands_with_its_item_or_alone_where_it_stands_on_none():
    side = a_report(LOG, name="a.jsonl").sides[0]
    for record in records_of(side):
        assert all(found.place.item == record.number for found in record.findings)
    last = list(records_of(side))[-1]
    assert last.item is None
    assert last.findings[0].place.site.line == 4
