"""The verdict says whether the right may go where the left came from."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_response, as_json
from diffs import calls
from inspector.ui.models.diff_outline import outline_of
from inspector.ui.models.diff_verdict import (
    NOTHING,
    flags_of,
    stale_saying,
    verdict_now,
    verdict_of,
)
from inspector.ui.models.opened import opened_text
from inspector.ui.models.workbench import Workbench
from instant_runner import InstantRunner
from sides import compared

CALL = a_function_call()


@pytest.fixture
def comparing(qapp):
    def compare(left, right):
        workbench = Workbench(InstantRunner())
        workbench.open_text(text_of(left), "a.json")
        workbench.compare_with(opened_text(text_of(right), "b.json"))
        return workbench.comparing.compared

    return compare


def said(outline, both=None, language="en", *, only_blocking=False):
    return flags_of(outline, both, language, only_blocking=only_blocking)


def text_of(value):
    return value if isinstance(value, str) else as_json(value)


@pytest.mark.parametrize(
    ("right", "mark", "to_left", "to_right"),
    [
        (a_function_call(name="x"), "warn", "would be taken", "would be taken"),
        (a_function_call(call_id="x"), "block", "Do not send", "Do not send"),
        (a_function_call(type="acme:function_call"), "block", "Do not", "may be sent"),
    ],
)
def test_each_side_has_an_answer_of_its_own(comparing, right, mark, to_left, to_right):
    tool = {"type": "function", "name": CALL["name"], "parameters": {}}
    tools = [tool, {**tool, "name": "x"}]
    left = a_response(CALL, tools=tools)
    compared = comparing(left, a_response(right, tools=tools))
    saying = verdict_of(compared, "en")
    assert saying.mark == mark
    first, second = saying.detail.split("\n")
    assert first.removeprefix("The right side ").startswith(to_left)
    assert second.removeprefix("The left side ").startswith(to_right)
    assert saying.sentence.startswith(first[: len("The right side")])


def test_reasons_stand_in_the_detail_and_in_korean(comparing):
    compared = comparing(CALL, a_function_call(call_id="x"))
    assert "call_id" in verdict_of(compared, "en").detail
    assert "보내지 마세요" in verdict_of(compared, "ko").sentence


def test_without_items_there_is_no_answer(comparing):
    saying = verdict_of(comparing("[]", "[]"), "en")
    assert saying == ("neutral", "No item on either side.", "")


def test_what_could_not_be_read_is_never_ok(comparing):
    text = as_json(CALL)
    assert verdict_of(comparing(text, text + "\n{"), "en").mark == "block"
    assert verdict_of(comparing(text, text), "en").mark == "unchecked"


@pytest.mark.parametrize(
    ("left", "right", "mark", "words"),
    [
        (CALL, CALL, "ok", "No difference."),
        (calls(3), calls(3), "ok", "No difference in any of 3 pairs."),
        ("[]", "[]", "neutral", "nothing to compare"),
        (as_json(CALL), as_json(CALL) + "\n{", "unchecked", "could be read"),
    ],
)
def test_sameness_is_said_where_there_are_no_chips(left, right, mark, words):
    saying = said(outline_of(compared(left, right)))
    assert saying.mark == mark
    assert words in saying.sentence


def test_with_chips_nothing_is_said_in_their_place():
    outline = outline_of(compared(CALL, a_function_call(name="x")))
    assert said(outline) == NOTHING
    assert said(outline, only_blocking=True) == NOTHING


def test_nothing_that_blocks_is_not_the_same_as_no_difference():
    outline = outline_of(compared(CALL, a_function_call(id="fc_2")))
    assert said(outline) == NOTHING
    saying = said(outline, only_blocking=True)
    assert saying == ("ok", "No difference blocks.", "")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Both sides by themselves: Cut off (1)."),
        ("ko", "Both sides by themselves: 잘린 텍스트 (1건)."),
    ],
)
def test_what_blocks_both_sides_alike_is_said_though_nothing_differs(
    comparing, language, words
):
    broken = a_response(a_function_call('{"region":'))
    both = comparing(broken, broken)
    assert verdict_of(both, language).mark == "block"
    saying = said(outline_of(both.comparison), both, language)
    assert saying == ("neutral", f"No difference. {words}", "")
    assert words not in verdict_of(both, language).sentence


def test_what_blocks_a_side_by_itself_is_said_beside_what_differs(comparing):
    left = a_response(a_function_call('{"region":', id="fc_1"))
    right = a_response(a_function_call('{"region":', id="fc_2"))
    both = comparing(left, right)
    assert said(outline_of(both.comparison), both) == NOTHING
    right_answer, _, own = verdict_of(both, "en").sentence.partition(". ")
    assert right_answer.startswith("Do not send the right side")
    assert own.startswith("Both sides by themselves: Cut off (1).")


def test_each_side_is_told_by_itself_where_they_are_not_alike(comparing):
    whole = a_response(CALL, tools=[{"type": "function", "name": CALL["name"]}])
    broken = a_response(a_function_call('{"region":'))
    sentence = verdict_of(comparing(whole, broken), "en").sentence
    assert "The right side by itself: Cut off (1)." in sentence
    assert "The left side by itself: not everything" in sentence


def test_while_typing_no_verdict_stands(comparing):
    compared = comparing(CALL, CALL)
    assert verdict_now(compared, "en", is_old=True) == stale_saying()
    assert stale_saying().mark == "unchecked"
    assert verdict_now(compared, "en", is_old=False) == verdict_of(compared, "en")
    assert verdict_now(None, "en", is_old=True) == NOTHING
