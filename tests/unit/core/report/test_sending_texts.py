"""The answer whether a side may be sent, in words."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_response, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.diff.comparison import compare
from inspector.core.diff.directions import Answer, SentSide
from inspector.core.gate.sending import Sending, sendings_of
from inspector.core.report.sending_texts import headline_of, own_reasons_of, reasons_of
from inspector.core.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_of_every_side_has_its_own_sentence(language):
    said = {
        headline_of(Sending(sent, answer, (), (), is_complete=True), language)
        for sent in SentSide
        for answer in Answer
    }
    assert len(said) == len(SentSide) * len(Answer)


def test_reasons_name_the_rules_and_how_often():
    call = a_function_call(type="acme:function_call", call_id="x")
    broken = a_function_call("{", call_id="call_2", id="fc_2")
    sides = [
        inspect_content(as_json(a_response(*items)))
        for items in ((a_function_call(), broken), (call, broken))
    ]
    to_left, _ = sendings_of(*sides, compare(*sides))
    reasons = list(reasons_of(to_left, "en"))
    assert reasons[0] == "Type namespace changed (1)"
    assert reasons[1] == "call_id changed (1)"
    assert reasons[2].startswith("by itself: ")


def test_what_could_not_be_checked_is_said():
    sides = [inspect_content(as_json(a_response(tools=[]))) for _ in "ab"]
    to_left, _ = sendings_of(*sides, compare(*sides))
    assert list(reasons_of(to_left, "en")) == ["not everything in it could be checked"]


def test_what_a_side_has_by_itself_is_told_apart_from_what_differs():
    broken = a_function_call("{", call_id="call_2", id="fc_2")
    left = inspect_content(as_json(a_response(a_function_call(), broken)))
    right = inspect_content(as_json(a_response(a_function_call(call_id="x"), broken)))
    to_left, _ = sendings_of(left, right, compare(left, right))
    assert list(own_reasons_of(to_left, "en")) == ["Cut off (1)"]
    assert list(own_reasons_of(to_left, "ko")) == ["잘린 텍스트 (1건)"]
