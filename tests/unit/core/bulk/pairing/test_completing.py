from itertools import product

import pytest

from builders import a_function_call, as_json
from inspector.core.bulk.pairing.completing import (
    completed,
    is_light,
    on_item,
    with_light,
)
from inspector.core.bulk.pairing.events import Seen
from inspector.core.bulk.pairing.heap import told_row
from inspector.core.bulk.rows.packing import packed_record, record_at
from inspector.core.bulk.rows.rows import Base, PlacedFinding, RecordRows, Where
from inspector.core.checks.finding import Finding, Place, Severity
from inspector.core.checks.inspection import inspect_content
from inspector.core.report.building import side_of
from inspector.core.report.report import ReportFinding, ReportPlace, Site
from inspector.core.rules.catalogue import rules_in
from inspector.core.source.span import Span

SITE = (1, 5, 4, 5, 1, 10)
[ITEM] = side_of(inspect_content(as_json(a_function_call()))).items
ITEM = ITEM._replace(reason="ok")


def a_finding(code, severity=Severity.WARN, variant=""):
    return Finding(code, severity, Place(0, "", Span(0, 0)), variant=variant)


def told(item, code, severity=Severity.WARN, *, offset=4, is_own=True, variant=""):
    site = (*SITE[:2], offset, *SITE[3:])
    seen = Seen(item, "/call_id", 4, 9, site, (), "t", "n", "c", False)
    finding = a_finding(code, severity, variant)
    return told_row(seen, Base(), finding, is_own=is_own)


def placed(item, code, offset, once=None, severity=Severity.WARN):
    site = Site(*SITE)._replace(byte_offset=offset)
    place = ReportPlace(0, item, "", None, site, None)
    return PlacedFinding(ReportFinding(a_finding(code, severity), place), 4, 9, once)


def a_record(*findings, takes="yes"):
    items = tuple(ITEM._replace(takes=takes, blocks=False) for _ in range(2))
    return RecordRows(Where(0, 0, 90), 7, items, findings, ())


def packed(record):
    return record_at(packed_record(record), Base())


@pytest.mark.parametrize("takes", ["yes", "changed", "unknown", "no"])
def test_what_blocks_nothing_is_said_of_packed_rows_as_of_others(takes):
    record = a_record(placed(7, "item/state-bound", 2), takes=takes)
    weights = (Severity.INFO, Severity.WARN)
    for code, severity in product(rules_in("pairing"), weights):
        late = [told(8, code, severity), told(8, code, severity, offset=1)]
        assert all(map(is_light, late))
        light = with_light(packed(record), late).opened()
        items, findings = completed(record, frozenset(), late)
        assert light.items == tuple(items)
        assert {each.found.code for each in light.findings} == {
            each.found.code for each in findings
        }
        assert len(light.findings) == len(findings)


def test_a_record_of_which_nothing_is_said_is_as_it_was():
    record = packed(a_record())
    assert with_light(record, ()) is record


def test_what_blocks_is_not_light():
    assert not is_light(told(7, "pairing/orphan-output", Severity.BLOCK))
    late = [told(8, "pairing/orphan-output", Severity.BLOCK)]
    items, _ = completed(a_record(), frozenset(), late)
    assert [item.blocks for item in items] == [False, True]


def test_findings_come_in_the_order_of_the_text_whoever_says_them():
    record = a_record(placed(7, "b", 30), placed(7, "a", 2))
    late = [told(7, "pairing/not-adjacent", offset=9)]
    _, findings = completed(record, frozenset(), late)
    codes = [each.found.code for each in findings]
    assert codes == ["a", "pairing/not-adjacent", "b"]


def test_what_an_earlier_part_has_said_is_dropped_and_weighs_no_more():
    key = ("envelope/unwrapped", "x")
    record = a_record(placed(7, "item/namespace-member", 2, key), takes="changed")
    items, findings = completed(record, frozenset({key}), ())
    assert findings == ()
    assert [item.takes for item in items] == ["yes", "yes"]
    kept, _ = completed(record, frozenset({("other",)}), ())
    assert [item.takes for item in kept] == ["changed", "changed"]


def test_findings_are_told_apart_by_their_items():
    findings = [placed(7, "a", 1), placed(None, "b", 2), placed(8, "c", 3)]
    assert [found.code for found in on_item(8, findings)] == ["c"]
