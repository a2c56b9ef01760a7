"""Both sides are compared as a person wishes, and anew when the wish changes."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_response, as_json
from inspector.ui.models.opened import opened_text
from inspector.ui.models.workbench import Workbench
from instant_runner import InstantRunner

LEFT = a_function_call('{"region":"apac"}', id="fc_1")
RIGHT = a_function_call('{"region":"emea"}', id="fc_2")


@pytest.fixture
def workbench(qapp):
    made = Workbench(InstantRunner())
    made.open_text(as_json(LEFT), "a.json")
    made.compare_with(opened_text(as_json(RIGHT), "b.json"))
    return made


def codes(workbench):
    return [finding.code for finding in workbench.comparison.findings]


def test_ignored_differences_are_set_aside_and_come_back(workbench):
    assert codes(workbench) == ["diff/arguments", "diff/identity"]
    told = []
    workbench.comparing.wish_changed.connect(lambda: told.append("wish"))
    workbench.comparing.ignore(["member:id", "member:id"])
    assert codes(workbench) == ["diff/arguments"]
    assert len(workbench.comparison.set_aside) == 1
    workbench.comparing.ignore(["member:id"])  # the same again
    assert told == ["wish"]
    workbench.comparing.ignore([])
    assert codes(workbench) == ["diff/arguments", "diff/identity"]


def test_what_is_ignored_holds_for_the_next_comparison(workbench):
    workbench.comparing.ignore(["kind:meaning"])
    workbench.open_text(as_json(RIGHT), "c.json")
    workbench.compare_with(opened_text(as_json(LEFT), "d.json"))
    assert codes(workbench) == ["diff/identity"]


def test_rules_without_a_comparison_are_kept(qapp):
    workbench = Workbench(InstantRunner())
    workbench.comparing.ignore(["member:id"])
    assert workbench.comparing.wish.rules == ("member:id",)
    assert workbench.comparison is None


def test_responses_are_paired_the_other_way(qapp):
    def log(*numbers):
        return "\n".join(
            as_json({"custom_id": f"t{n}", "body": a_response(LEFT, id=f"resp_{n}")})
            for n in numbers
        )

    workbench = Workbench(InstantRunner())
    workbench.open_text(log(1, 2), "a.jsonl")
    workbench.compare_with(opened_text(log(2, 1), "b.jsonl"))
    assert workbench.comparison.responses.by == "custom_id"
    workbench.comparing.pair_responses_by("position")
    assert workbench.comparison.responses.by == "position"


def test_a_new_left_text_is_not_compared_before_it_is_known(workbench):
    told = []
    workbench.comparison_changed.connect(told.append)
    workbench.open_text("", "empty.json")
    assert told[-1] is not None
    assert workbench.comparison.left.document.origin.label == "empty.json"


def test_without_a_right_side_there_is_no_comparison(workbench):
    workbench.close_comparison()
    assert (workbench.comparison, workbench.right) == (None, None)
    workbench.open_text(as_json(LEFT), "a.json")
    assert workbench.comparison is None
