import pickle
from dataclasses import replace

import pytest

from inspector.core.bulk.rows.packing import (
    finding_like,
    finding_of,
    item_like,
    item_of,
    kind_of,
    packed_finding,
    packed_item,
    packed_record,
    place_of,
    record_at,
    taken_as,
    takes_of,
)
from inspector.core.bulk.rows.rows import Base, PlacedFinding, RecordRows, Where
from inspector.core.checks.finding import Finding, Place, Severity
from inspector.core.report.excerpt import Excerpt, ExcerptLine
from inspector.core.report.report import (
    Gap,
    HeldSchema,
    ReportFinding,
    ReportItem,
    ReportPlace,
    Site,
)
from inspector.core.report.verdict import Verdict
from inspector.core.source.span import Span
from inspector.core.texts import Phrase
from inspector.core.tools.validation import Violation

BASE = Base(input=1, lines=10, offset=1000, items=7)
SITE = Site(2, 5, 40, 3, 2, 8)
MOVED = Site(12, 5, 1040, 3, 12, 8)
ITEM = ReportItem(
    *(1, SITE, "/output/0", "function_call", "fc_1", "call_1", "f", None),
    *("arguments_schema", "core", True),
    Verdict("arguments_schema", (("count", "1"),), None, Violation("/a", "/b", "type")),
    "no",
    HeldSchema("tools", None, "/0", "function"),
)
FINDING = Finding(
    "arguments/schema",
    Severity.BLOCK,
    Place(0, "", Span(0, 0)),
    None,
    "late",
    (("name", "x"), ("said", Phrase((("en", "y"), ("ko", "z"))))),
    "/b",
    Violation("/a", "/b", "type"),
)
EXCERPT = Excerpt((ExcerptLine(2, "a", "b", "c"),))
NESTED = Violation(
    *("/a", "/b", "anyOf", (("allowed", ("1", "2")),), "m"),
    branches=((Violation("", "/c", "type"),), ()),
    is_disputed=True,
)
FOUND = ReportFinding(FINDING, ReportPlace(1, 2, "/x", "/a", SITE, EXCERPT))
GAP = Gap("unchecked", 1, 2, 3)


def again(row):
    return pickle.loads(pickle.dumps(row))


def a_record(item=ITEM, found=FOUND, gap=GAP, once=None):
    placed = PlacedFinding(found, 4, 7, once)
    return RecordRows(Where(1, 36, 9), 2, (item,), (placed,), (gap,))


def moved(record, base=BASE):
    return record_at(again(packed_record(record)), base).opened()


def test_rows_come_back_as_they_were():
    assert item_of(again(packed_item(ITEM))) == ITEM
    assert finding_of(again(packed_finding(FOUND))) == FOUND


def test_all_that_a_schema_says_comes_back():
    assert again(NESTED) == NESTED
    found = FOUND._replace(finding=replace(FINDING, violation=NESTED))
    assert finding_of(again(packed_finding(found))) == found


@pytest.mark.parametrize("once", [None, ("envelope/unwrapped", "x")])
def test_a_record_behind_nothing_is_as_it_was(once):
    record = a_record(once=once)
    assert moved(record, Base()) == record


def test_rows_move_by_lines_bytes_and_items_and_keep_their_columns():
    record = moved(a_record())
    assert (record.where, record.first) == (Where(1, 36, 9), 9)
    assert record.items == (ITEM._replace(site=MOVED),)
    place = FOUND.place._replace(item=9, site=MOVED)
    assert record.findings == (PlacedFinding(FOUND._replace(place=place), 4, 7),)
    assert record.gaps == (Gap("unchecked", 1, 12, 10),)


def test_an_end_that_is_not_known_stays_unknown():
    item = ITEM._replace(site=SITE._replace(end_line=0, end_column=0))
    assert moved(a_record(item)).items[0].site.end_line == 0


def test_what_stands_on_no_item_stays_on_none():
    found = FOUND._replace(place=FOUND.place._replace(item=None))
    record = moved(a_record(found=found, gap=GAP._replace(item=None)))
    assert record.findings[0].found.place.item is None
    assert record.gaps[0].item is None


def test_an_item_is_like_another_but_for_its_place_and_its_ids():
    alike = item_of(item_like(packed_item(ITEM), tuple(MOVED), "fc_2", None))
    assert alike == ITEM._replace(site=MOVED, id="fc_2")
    alike = item_of(item_like(packed_item(ITEM), tuple(SITE), None, "call_2"))
    assert alike == ITEM._replace(call_id="call_2")


def test_what_a_target_does_with_an_item_is_known_and_changed_as_it_is_packed():
    row = packed_item(ITEM)
    assert takes_of(row) == "no"
    assert item_of(taken_as(row, "changed")) == ITEM._replace(takes="changed")


def test_a_finding_is_like_another_but_for_its_place_and_its_item():
    alike = finding_of(finding_like(packed_finding(FOUND), tuple(MOVED), 5))
    place = FOUND.place._replace(item=5, site=MOVED)
    assert alike == FOUND._replace(place=place)


def test_what_findings_are_ordered_and_answer_by_is_known_without_opening_them():
    row = packed_finding(FOUND)
    assert place_of(row) == (FOUND.place.input, FOUND.place.site.byte_offset)
    assert kind_of(row) == (FINDING.code, FINDING.severity, FINDING.variant)


def test_what_rows_have_in_common_is_written_once():
    lone, many = ([packed_item(ITEM)] * count for count in (1, 100))
    assert len(pickle.dumps(many)) < 2 * len(pickle.dumps(lone))
