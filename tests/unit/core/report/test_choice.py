"""Choosing findings of a report."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, as_json, as_json_lines
from inspector.core.errors import InspectorError
from inspector.core.report.choice import Choice, choices_of, chosen
from report_builders import a_comparison_report, a_report

LOG = as_json_lines(
    a_message(), {"type": "acme:x", "id": "a"}, a_function_call("{"), {"type": "acme:y"}
)
REPORT = a_report(LOG, name="a.jsonl")


def only(*texts):
    return chosen(REPORT, choices_of(texts))


def test_a_rule_is_chosen_everywhere_or_at_one_place():
    assert choices_of(["json/truncated@7:31"]) == (Choice("json/truncated", 7, 31),)
    assert choices_of(["json/truncated@7"]) == (Choice("json/truncated", 7),)
    assert str(Choice("json/truncated", 7, 31)) == "json/truncated@7:31"
    assert str(Choice("json/truncated")) == "json/truncated"


@pytest.mark.parametrize("text", ["", "x", "json/truncated@", "json/truncated@0", "@7"])
def test_what_is_no_rule_and_place_is_refused(text):
    with pytest.raises(InspectorError, match="--only"):
        choices_of([text])


def test_a_rule_that_there_is_not_is_refused():
    with pytest.raises(InspectorError, match=r"no rule json/nothing"):
        choices_of(["json/nothing"])


def test_only_the_chosen_findings_and_their_items_are_left():
    side = only("item/type-namespaced").sides[0]
    assert [f.place.site.line for f in side.findings] == [2, 4]
    assert [item.site.line for item in side.items] == [2, 4]
    assert [f.place.item for f in side.findings] == [0, 1]


def test_a_place_chooses_one():
    side = only("item/type-namespaced@4").sides[0]
    assert [f.place.site.line for f in side.findings] == [4]
    assert only("item/type-namespaced@4:99").sides[0].findings == ()


def test_the_counts_and_the_answer_are_those_of_the_whole():
    report = only("item/type-namespaced@4")
    assert report.tally == REPORT.tally
    assert report.answer == REPORT.answer
    assert report.only == ("item/type-namespaced@4",)


def test_gaps_stay_with_the_items_that_are_left():
    [gap] = only("json/truncated").sides[0].gaps or [None]
    assert gap is None
    unchecked = a_report(as_json_lines(a_function_call('{"a":1}'), {"type": "acme:x"}))
    code = "arguments/no-schema"
    [gap] = chosen(unchecked, choices_of([code])).sides[0].gaps
    assert gap.item == 0


def test_differences_are_chosen_too():
    report = a_comparison_report(as_json(a_message("a")), as_json(a_message("b")))
    code = report.differences[0].code
    left = chosen(report, choices_of([code]))
    assert {each.code for each in left.differences} == {code}
    assert chosen(report, choices_of(["json/truncated"])).differences == ()


def test_a_side_on_disk_chooses_by_itself():
    asked = []

    def chosen_side(wanted):
        asked.extend(wanted(code, None) for code in ("json/truncated", "json/empty"))
        return REPORT.sides[0]._replace(items=())

    side = REPORT.sides[0]._replace(chosen=chosen_side, findings=None)
    report = chosen(REPORT._replace(sides=(side,)), choices_of(["json/truncated"]))
    assert report.sides[0].items == ()
    assert report.only == ("json/truncated",)
    assert asked == [True, False]
