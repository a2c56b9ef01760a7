import json

import jsonschema
import pytest

from builders import a_function_call, as_json_lines
from inspector.assets import read_resource
from inspector.core.errors import InspectorError
from inspector.core.report.baseline import (
    FORMAT,
    Baseline,
    held_against,
    read_baseline,
    write_baseline,
)
from inspector.core.report.objections import objections_of
from report_builders import a_report

SCHEMA = json.loads(read_resource("report", "baseline.schema.json"))


def call(number, **members):
    ids = {"id": f"fc_{number}", "call_id": f"call_{number}", "name": "find_report"}
    return a_function_call("{", **ids | members)


def objections(*items, name="a.jsonl"):
    return tuple(objections_of(a_report(as_json_lines(*items), name=name)))


def baseline_of(*found) -> Baseline:
    return read_baseline("".join(write_baseline(found)).encode(), "known.json")


def test_what_is_known_passes_and_nothing_is_new():
    found = objections(call(1), call(2))
    held = held_against(baseline_of(*found), found)
    assert (held.known, held.new, held.vanished) == (len(found), (), ())


def test_lines_may_be_added_and_moved():
    held = held_against(
        baseline_of(*objections(call(1), call(2))),
        objections({"type": "acme:x"}, call(2), {"type": "acme:y"}, call(1)),
    )
    assert "json/truncated" not in {o.code for o in held.new}
    assert "json/truncated" not in {entry.code for entry in held.vanished}


def test_a_new_finding_is_named_exactly():
    held = held_against(
        baseline_of(*objections(call(1), call(2))),
        objections(call(1), call(3, name="send_report"), call(2)),
    )
    assert held.new
    assert {o.name for o in held.new} == {"send_report"}


def test_one_more_of_a_known_kind_is_new():
    held = held_against(baseline_of(*objections(call(1))), objections(call(1), call(2)))
    (line,) = {o.site.line for o in held.new}
    assert line == 2


def test_what_is_gone_has_vanished():
    before = objections(call(1), call(2, name="send_report"))
    held = held_against(baseline_of(*before), objections(call(1)))
    assert held.new == ()
    assert {entry.name for entry in held.vanished} == {"send_report"}


def test_the_same_faults_with_other_ids_in_another_file_are_known():
    held = held_against(
        baseline_of(*objections(call(1), call(2))),
        objections(call(8), call(9), name="tomorrow.jsonl"),
    )
    assert (held.new, held.vanished) == ((), ())


def test_a_finding_that_occurs_less_often_has_vanished_by_the_difference():
    once, thrice = objections(call(1)), objections(call(1), call(1), call(1))
    held = held_against(baseline_of(*thrice), once)
    gone = [e for e in held.vanished if e.code == "json/truncated"]
    assert sum(entry.times for entry in gone) == 2


def test_the_file_is_valid_sorted_and_the_same_for_the_same_findings():
    found = objections(call(2), call(1))
    text = "".join(write_baseline(found))
    assert text == "".join(write_baseline(reversed(found)))
    value = json.loads(text)
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    jsonschema.Draft202012Validator(SCHEMA).validate(value)
    codes = [(row["input"], row["code"]) for row in value["findings"]]
    assert codes == sorted(codes)
    assert len(text.splitlines()) == len(codes) + 2


def test_an_empty_baseline_knows_nothing():
    held = held_against(baseline_of(), objections(call(1)))
    assert held.known == 0
    assert held.new


ROW = {"code": "a/b", "fingerprint": "f", "alike": "a", "input": "i", "pointer": ""}


def a_file(*rows, **members):
    return json.dumps({"format": FORMAT, "version": 1, "findings": rows} | members)


def test_an_entry_without_a_count_stands_for_one():
    (entry,) = read_baseline(a_file(ROW).encode(), "k").entries
    assert (entry.times, entry.name) == (1, None)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"a":\n x}', "line 2, column 2"),
        ("", "not JSON"),
        ("[]", "no baseline"),
        ('{"format": "open-responses-inspector/report"}', "no baseline"),
        (a_file(version=2), "another version"),
        (a_file(ROW, {}), "/findings/1"),
        (a_file(ROW | {"count": 0}), "/findings/0"),
        (a_file(ROW | {"count": True}), "/findings/0"),
        (a_file(ROW | {"name": 7}), "/findings/0"),
        (a_file(findings={}), "/findings/0"),
    ],
)
def test_what_is_no_baseline_is_refused_in_one_line(text, says):
    with pytest.raises(InspectorError) as caught:
        read_baseline(text.encode(), "known.json")
    said = caught.value.text("en")
    assert said.startswith("known.json: ")
    assert says in said
    assert "\n" not in said
