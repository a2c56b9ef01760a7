"""Will a target take this."""

from __future__ import annotations

import pytest

from builders import ABSENT, a_function_call, a_message, a_request, an_output
from inspector.core.checks.inspection import inspect_content
from inspector.core.replay.replay import Takes, replay_by, replay_of, replay_of_all
from inspector.core.targets.target import TARGETS
from targeting import seen_by

USER = a_message(role="user", id="msg_2", status=ABSENT)
PAIR = (a_function_call(), an_output())


def item_answers(target: str, content: object) -> list[str]:
    return [replay_of(item).takes.value for item in seen_by(target, content).items]


def test_the_worst_answer_comes_first():
    assert [takes.value for takes in Takes] == ["no", "unknown", "changed", "yes"]
    assert Takes.NO.rank < Takes.YES.rank


def test_what_nothing_speaks_against_is_taken():
    seen = seen_by("openai", a_request(USER, *PAIR))
    assert [replay_of(item).takes for item in seen.items] == [Takes.YES] * 3
    assert replay_of_all(seen) == (Takes.YES, ())


def test_a_blocking_finding_is_named_and_others_are_not():
    request = a_request(USER, PAIR[0], a_message(role="developer", id="m"), PAIR[1])
    seen = seen_by("deepseek", request)
    answer = replay_of_all(seen)
    assert answer.takes is Takes.NO
    assert answer.codes == ("pairing/not-adjacent",)
    assert all(finding.blocks for finding in answer.because)


def test_a_warning_means_that_it_is_not_taken_as_it_stands():
    developer = a_message(role="developer", id="msg_1")
    assert item_answers("deepseek", developer) == ["changed"]
    assert item_answers("openai", developer) == ["yes"]


def test_an_unchecked_call_is_never_said_to_be_taken():
    for target in TARGETS:
        (answer,) = item_answers(target, a_function_call(call_id="aB3dE5fG7"))
        assert answer in ("unknown", "no")


def test_what_is_bound_to_its_provider_only_the_provider_can_answer():
    reasoning = {"type": "reasoning", "id": "rs_1", "summary": []}
    assert item_answers("openai", a_request(reasoning, a_message()))[0] == "unknown"
    assert item_answers("vllm", a_request(reasoning, a_message()))[0] == "yes"


def test_an_output_whose_call_the_server_has_is_not_known():
    request = a_request(an_output(), previous_response_id="resp_1")
    assert item_answers("openai", request) == ["unknown"]
    assert replay_of_all(seen_by("groq", request)).takes is Takes.NO


def test_a_type_of_which_nothing_is_known_is_not_said_to_be_taken():
    compaction = {"type": "compaction", "encrypted_content": "x"}
    assert item_answers("lmstudio", compaction) == ["unknown"]


@pytest.mark.parametrize("text", ["", "[]", "{", "hello"])
def test_a_text_without_items_is_not_said_to_be_taken(text):
    seen = inspect_content(text)
    assert replay_of_all(seen).takes in (Takes.NO, Takes.UNKNOWN)


def test_an_open_question_does_not_hide_what_blocks():
    findings = inspect_content('{"type": 7}').findings
    assert replay_by(findings, is_open=True).takes is Takes.NO
    assert replay_by([], is_open=True) == (Takes.UNKNOWN, ())


@pytest.mark.parametrize("target", TARGETS)
def test_an_item_that_a_finding_blocks_is_never_said_to_be_taken(target):
    request = a_request(USER, a_function_call(call_id="c" * 65), an_output(output=7))
    for item in seen_by(target, request).items:
        if any(finding.blocks for finding in item.findings):
            assert replay_of(item).takes is Takes.NO
