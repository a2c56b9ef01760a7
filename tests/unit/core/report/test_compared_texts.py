"""What a comparison says as a whole, in words and as facts."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_response, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.diff.alignment import PairBy
from inspector.core.diff.comparison import compare
from inspector.core.diff.ignore_rule import parse_ignore_rule
from inspector.core.diff.ignoring import ignoring
from inspector.core.diff.response_keys import ResponsesBy
from inspector.core.gate.sending import sendings_of
from inspector.core.report.compared import (
    ReportCompared,
    ReportResponse,
    compared_of,
)
from inspector.core.report.compared_texts import (
    compared_value,
    facts_of,
    sentences_of,
)
from inspector.core.texts import LANGUAGES

NOTHING = ReportCompared((), "items", False, (), (), False, (), 0)


def between(left: object, right: object, *rules: str) -> ReportCompared:
    """What is said of two responses."""
    sides = [inspect_content(as_json(side)) for side in (left, right)]
    comparison = ignoring(compare(*sides), map(parse_ignore_rule, rules))
    return compared_of(comparison, sendings_of(*sides, comparison))


def test_both_directions_come_first_with_their_reasons():
    right = a_response(a_function_call(type="acme:function_call", call_id="x"))
    first, second = sentences_of(between(a_response(), right), "en")
    assert first == (
        "Do not send the right side where the left came from. "
        "Because: Type namespace changed (1); call_id changed (1)."
    )
    assert second.startswith("Do not send the left side")


def test_nothing_to_say_is_nothing():
    assert list(sentences_of(NOTHING, "en")) == []
    assert list(facts_of(NOTHING)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "by", [by for by in ResponsesBy if by.value not in ("auto", "items")]
)
def test_every_way_to_pair_responses_has_words(language, by):
    alone = ReportResponse(1, None, None, "")
    found = NOTHING._replace(responses_by=by.value, responses=(alone,))
    (sentence,) = sentences_of(found, language)
    assert "0" in sentence
    assert "1" in sentence
    (chosen,) = sentences_of(found._replace(is_chosen=True), language)
    assert chosen != sentence


def test_pairs_made_by_their_places_only_are_a_warning():
    (sentence,) = sentences_of(NOTHING._replace(is_by_position=True), "en")
    assert "position only" in sentence


def test_what_is_ignored_is_told_with_what_would_block():
    found = between(a_response(), a_response(a_function_call(call_id="x")), "call_id")
    *_, ignored, blocking = sentences_of(found, "en")
    assert ignored == "Ignored by member:call_id: 1."
    assert blocking == "Of what is ignored, 1 would block."


def test_facts_are_the_same_in_every_language():
    found = between(a_response(), a_response(a_function_call(call_id="x")), "seed")
    assert dict(facts_of(found)) == {
        "send_right": "no",
        "send_left": "no",
        "ignored member:seed": "0",
    }


def test_as_json_the_reasons_are_counted_by_rule():
    broken = a_response(a_function_call("{"))
    value = compared_value(between(a_response(), broken))
    right, left = value["sending"]
    assert (right["sent"], right["answer"], left["answer"]) == (
        "right",
        "no",
        "differs",
    )
    assert right["own"]["json/truncated"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_pairs_were_made_is_counted(language):
    pairs = tuple((by.value, 1200) for by in PairBy)
    (sentence,) = sentences_of(NOTHING._replace(pairs=(*pairs, ("alone", 3))), language)
    assert sentence.count("1,200") == len(PairBy)
    assert sentence.count("3") == 1
    assert list(sentences_of(NOTHING._replace(pairs=(("id", 1),)), language)) == []


def test_responses_without_the_name_that_was_asked_for_are_told():
    nameless = ReportResponse(1, 1, "position", "")
    found = NOTHING._replace(responses_by="custom_id", responses=(nameless,))
    _, sentence = sentences_of(found, "en")
    assert sentence == "Of these, 1 have no such name and were paired by position."
    (only,) = sentences_of(found._replace(responses_by="position"), "en")
    assert "no such name" not in only
