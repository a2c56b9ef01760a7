import pickle
from dataclasses import replace

import pytest

from inspector.core.bulk.packing import (
    finding_at,
    gap_at,
    item_at,
    packed_finding,
    packed_item,
    packed_record,
    record_at,
)
from inspector.core.bulk.rows import Base, PlacedFinding, RecordRows, Where
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


def test_rows_come_back_as_they_were():
    assert item_at(again(packed_item(ITEM))) == ITEM
    assert finding_at(again(packed_finding(FOUND))) == FOUND
    assert gap_at(again(tuple(GAP))) == GAP


def test_all_that_a_schema_says_comes_back():
    assert again(NESTED) == NESTED
    found = FOUND._replace(finding=replace(FINDING, violation=NESTED))
    assert finding_at(again(packed_finding(found))) == found


def test_rows_move_by_lines_bytes_and_items_and_keep_their_columns():
    assert item_at(packed_item(ITEM), BASE) == ITEM._replace(site=MOVED)
    place = finding_at(packed_finding(FOUND), BASE).place
    assert place == FOUND.place._replace(item=9, site=MOVED)
    assert gap_at(tuple(GAP), BASE) == Gap("unchecked", 1, 12, 10)


def test_an_end_that_is_not_known_stays_unknown():
    item = ITEM._replace(site=SITE._replace(end_line=0, end_column=0))
    assert item_at(packed_item(item), BASE).site.end_line == 0


def test_what_stands_on_no_item_stays_on_none():
    found = FOUND._replace(place=FOUND.place._replace(item=None))
    assert finding_at(packed_finding(found), BASE).place.item is None
    assert gap_at(tuple(GAP._replace(item=None)), BASE).item is None


@pytest.mark.parametrize("once", [None, ("envelope/unwrapped", "x")])
def test_a_record_moves_with_all_its_rows_and_knows_where_it_is_in_its_part(once):
    findings = (PlacedFinding(FOUND, 4, 7, once),)
    record = RecordRows(Where(1, 36, 9), 2, (ITEM,), findings, (GAP,))
    assert record_at(again(packed_record(record)), Base()) == record
    moved = record_at(packed_record(record), BASE)
    assert (moved.where, moved.first) == (record.where, 9)
    assert moved.items[0].site == moved.findings[0].found.place.site == MOVED
    assert moved.findings[0][1:] == (4, 7, once)


def test_what_rows_have_in_common_is_written_once():
    lone, many = ([packed_item(ITEM)] * count for count in (1, 100))
    assert len(pickle.dumps(many)) < 2 * len(pickle.dumps(lone))
