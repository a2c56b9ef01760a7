import pytest

from builders import a_function_call, a_message, a_response, as_json, as_json_lines
from inspector.core.report.fingerprint import (
    fingerprint_of,
    fingerprint_of_difference,
    fingerprint_of_item,
)
from report_builders import a_comparison_report, a_report

BAD = a_function_call("{", id="fc_7", call_id="call_7", name="find_report")


def prints_of(text, name="a.json"):
    """The fingerprints of a text's findings, by rule."""
    (side,) = a_report(text, name=name).sides
    return {found.code: fingerprint_of(found, side) for found in side.findings}


def test_a_fingerprint_survives_lines_and_items_that_are_added_above():
    before = prints_of(as_json(a_response(BAD)))
    after = prints_of("\n\n" + as_json(a_response(a_message(), BAD)))
    assert before == {code: after[code] for code in before}
    assert before


def test_a_fingerprint_survives_a_move_within_a_log():
    before = prints_of(as_json_lines(BAD, a_message()), "a.jsonl")
    after = prints_of(as_json_lines(a_message(), a_message(), BAD), "a.jsonl")
    assert before["json/truncated"] == after["json/truncated"]


@pytest.mark.parametrize("name", ["./a.json", "x/../a.json", ".\\a.json"])
def test_a_fingerprint_does_not_depend_on_how_the_input_is_named(name):
    text = as_json(a_response(BAD))
    assert prints_of(text, name) == prints_of(text)


@pytest.mark.parametrize(
    "change", [{"call_id": "call_8"}, {"id": "fc_8"}], ids=["call_id", "id"]
)
def test_other_ids_make_it_another_finding_of_the_same_kind(change):
    one = prints_of(as_json(a_response(BAD)))["json/truncated"]
    other = prints_of(as_json(a_response(BAD | change)))["json/truncated"]
    assert one.exact != other.exact
    assert one.alike == other.alike


def test_another_input_makes_it_another_finding_of_the_same_kind():
    text = as_json(a_response(BAD))
    one = prints_of(text)["json/truncated"]
    other = prints_of(text, "b.json")["json/truncated"]
    assert (one.exact != other.exact, one.alike == other.alike) == (True, True)


def test_another_tool_makes_it_another_kind():
    one = prints_of(as_json(a_response(BAD)))["json/truncated"]
    other = prints_of(as_json(a_response(BAD | {"name": "send_report"})))
    assert one.alike != other["json/truncated"].alike


def test_rules_and_places_tell_findings_apart():
    text = as_json(a_response(a_function_call({"region": 1}, status="odd")))
    found = prints_of(text)
    assert len(found) > 1
    assert len({p.alike for p in found.values()}) == len(found)


def test_what_stands_on_no_item_has_no_index_in_it():
    tools = [{"type": "function"}, {"type": "function", "name": "a b"}]
    one = prints_of(as_json(a_response() | {"tools": tools[1:]}))
    other = prints_of(as_json(a_response() | {"tools": tools}))
    shared = {code for code in one if code in other and code.startswith("request/")}
    assert shared
    assert all(one[code] == other[code] for code in shared)


def test_half_a_surrogate_pair_has_a_fingerprint():
    text = as_json(a_response(BAD)).replace("find_report", "\\ud83d")
    found = prints_of(text)
    assert all(len(p.exact) == 32 for p in found.values())


def test_a_difference_has_the_fingerprint_of_both_its_items():
    left, right = as_json(a_response(BAD)), as_json(a_response(BAD | {"call_id": "c"}))
    one = a_comparison_report(left, right)
    other = a_comparison_report("\n" + left, right)
    assert [fingerprint_of_difference(d, one.sides) for d in one.differences] == [
        fingerprint_of_difference(d, other.sides) for d in other.differences
    ]
    assert one.differences


def test_an_item_is_known_by_its_answer():
    (side,) = a_report(as_json_lines(BAD, BAD | {"call_id": "call_8"})).sides
    one, other = (fingerprint_of_item(item, side) for item in side.items)
    assert one.exact != other.exact
    assert one.alike == other.alike
