"""The verdict says whether the right may go where the left came from."""

from __future__ import annotations

import pytest

from builders import a_function_call, as_json
from diffs import calls
from inspector.ui.models.diff_outline import outline_of
from inspector.ui.models.diff_verdict import (
    NOTHING,
    flags_of,
    stale_saying,
    verdict_now,
    verdict_of,
)
from sides import compared

CALL = a_function_call()


@pytest.mark.parametrize(
    ("left", "right", "mark", "words"),
    [
        (CALL, a_function_call(name="x"), "block", "1 difference blocks"),
        (calls(2), calls(2, name="x"), "block", "2 differences block"),
        (CALL, a_function_call(note="x"), "warn", "look at the warnings"),
        (CALL, a_function_call(id="fc_2"), "ok", "may be sent"),
        (CALL, CALL, "ok", "verdict of each item still holds"),
        ("[]", "[]", "neutral", "No item on either side"),
    ],
)
def test_a_verdict_has_a_mark_and_a_sentence(left, right, mark, words):
    saying = verdict_of(outline_of(compared(left, right)))
    assert saying.mark == mark
    assert words in saying.sentence


def test_what_could_not_be_read_is_never_ok():
    text = as_json(CALL)
    saying = verdict_of(outline_of(compared(text, text + "\n{")))
    assert saying.mark == "unchecked"
    assert "could not be read" in saying.sentence


def test_what_blocks_counts_even_where_not_all_could_be_read():
    left, right = as_json(CALL), as_json(a_function_call(name="x")) + "\n{"
    assert verdict_of(outline_of(compared(left, right))).mark == "block"


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
    saying = flags_of(outline_of(compared(left, right)), only_blocking=False)
    assert saying.mark == mark
    assert words in saying.sentence


def test_with_chips_nothing_is_said_in_their_place():
    outline = outline_of(compared(CALL, a_function_call(name="x")))
    assert flags_of(outline, only_blocking=False) == NOTHING
    assert flags_of(outline, only_blocking=True) == NOTHING


def test_nothing_that_blocks_is_not_the_same_as_no_difference():
    outline = outline_of(compared(CALL, a_function_call(id="fc_2")))
    assert flags_of(outline, only_blocking=False) == NOTHING
    saying = flags_of(outline, only_blocking=True)
    assert saying == ("ok", "No difference blocks.")


def test_while_typing_no_verdict_stands():
    outline = outline_of(compared(CALL, CALL))
    assert verdict_now(outline, is_old=True) == stale_saying()
    assert stale_saying().mark == "unchecked"
    assert verdict_now(outline, is_old=False) == verdict_of(outline)
    assert verdict_now(None, is_old=True) == NOTHING
