import hashlib

import pytest

from builders import a_function_call, a_response, as_json
from inspector.core.report.building import facts_of
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from report_builders import a_comparison_report, a_report

LEFT = as_json(a_response(), indent=1)
RIGHT = as_json(a_response(a_function_call(call_id="call_2")), indent=1)


@pytest.mark.parametrize(
    "data",
    [
        '{"a": "한글"}'.encode(),
        b"\xef\xbb\xbf{}",
        '{"a": "😀"}'.encode("utf-16"),
        b"\x00\x00\xfe\xff" + "[1]".encode("utf-32-be"),
        b'{"a": "\xff\xfe\x80"}',
        b"",
    ],
)
def test_the_facts_of_a_document_are_those_of_its_file(data):
    facts = facts_of(read_document(data, Origin("a.json")))
    assert facts.size == len(data)
    assert facts.sha256 == hashlib.sha256(data).hexdigest()
    assert facts.name == "a.json"


def test_a_pasted_text_has_facts_whatever_is_in_it():
    facts = facts_of(read_document('"\ud83d"', Origin("pasted")))
    assert facts.size == 5


def test_a_report_of_one_document_has_its_items_and_its_time():
    report = a_report(LEFT)
    assert len(report.sides[0].items) == 1
    assert (report.created, report.tool_version) == ("2026-11-30T10:00:00Z", "0.0")


def test_a_comparison_counts_both_sides_and_what_differs():
    report = a_comparison_report(LEFT, RIGHT)
    assert report.tally.items == 2
    assert report.tally.rules["diff/call-id"] == 1
    assert report.tally.blocking == 1
    assert report.differences[0].code == "diff/call-id"


def test_a_difference_has_a_place_on_each_side():
    difference = a_comparison_report(LEFT, RIGHT).differences[0]
    lines = LEFT.splitlines()
    site = difference.left.site
    assert lines[site.line - 1][site.column - 1 :].startswith('"call_001"')
    assert difference.right.excerpt.marked[0].marked == '"call_2"'


def test_pairs_name_items_by_their_index():
    report = a_comparison_report(as_json([a_function_call()]), as_json([]))
    (pair,) = report.pairs
    assert (pair.left, pair.right, pair.by) == (0, None, None)


def test_equal_sides_have_no_difference():
    report = a_comparison_report(LEFT, LEFT)
    assert report.differences == ()
    assert all(pair.is_same for pair in report.pairs)
    assert report.answer == "clear"
