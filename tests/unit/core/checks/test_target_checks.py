"""All that a target says, and every sentence that it can say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import (
    ABSENT,
    a_function_call,
    a_message,
    a_request,
    a_response,
    an_output,
    as_json,
)
from inspector.core.checks.inspection import for_target, inspect_content
from inspector.core.checks.wording import message_of
from inspector.core.rules.catalogue import rules_in
from inspector.core.targets.rule_kinds import Effect
from inspector.core.targets.target import DEFAULT_TARGET, TARGETS
from targeting import seen_by

RS = {"type": "reasoning", "id": "rs_1", "summary": []}
IMAGE = {"type": "input_image", "image_url": "data:,"}
FILE = {"type": "input_file", "file_data": "eA=="}
SHELL = {"type": "local_shell"}

SAMPLES = [
    a_request(a_message(role="developer", id="msg_1"), a_message(id="msg_1")),
    a_request(
        a_function_call(id="x" * 65, call_id="c:" + "x" * 65, name="n." + "x" * 200),
        an_output([IMAGE], call_id="c:" + "x" * 65),
        a_message(role="user", content=[IMAGE, FILE]),
        tools=[SHELL],
        previous_response_id="resp_1",
        store=True,
        metadata={},
        truncation="auto",
    ),
    a_request(a_function_call("[7]", id=ABSENT), an_output(), a_message(id=ABSENT)),
    a_request(RS | {"content": None, "status": None, "encrypted_content": "x"}),
    a_request(RS | {"content": []}, {"type": "item_reference", "id": "msg_9"}),
    a_request({"type": "web_search_call", "id": "search_1", "status": "completed"}),
    a_response(a_message()),
]


def spoken():
    for sample in SAMPLES:
        for target in TARGETS:
            yield from seen_by(target, sample).findings


def test_every_rule_of_the_room_is_said_somewhere_and_no_other():
    said = {f.code for f in spoken() if f.code.startswith("target/")}
    assert said == set(rules_in("target"))


def test_every_sentence_is_there_for_what_may_be_said():
    effects = {effect.value for effect in Effect}
    for code, rule in rules_in("target").items():
        if "refused" in rule.messages:
            assert effects <= set(rule.messages), code
    for finding in spoken():
        if finding.violation is not None:
            continue  # its words are those of the schema
        room = finding.code.partition("/")[0]
        assert finding.variant in rules_in(room)[finding.code].messages


@pytest.mark.parametrize("language", ["en", "ko"])
def test_every_sentence_can_be_filled_in(language):
    for finding in spoken():
        message = message_of(finding, language)
        assert message.strip() == message
        assert "{" not in message or "{" in str(finding.details)


def test_korean_sentences_are_korean():
    for code, rule in rules_in("target").items():
        for text in (rule.title, rule.why, rule.action, *rule.messages.values()):
            assert any("가" <= c <= "힣" for c in text["ko"]), (code, text)


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_default_target_says_what_it_always_said(sample):
    plain = inspect_content(as_json(sample))
    assert for_target(plain, DEFAULT_TARGET) is plain
    assert not any(f.code.startswith("target/") for f in plain.findings)
    assert not any(f.basis for f in plain.findings)


@pytest.mark.parametrize("sample", SAMPLES)
def test_from_any_target_to_any_other_is_one_step(sample):
    plain = inspect_content(as_json(sample))
    for target in TARGETS:
        there = for_target(plain, target)
        assert for_target(there, DEFAULT_TARGET) is plain
        again = for_target(for_target(there, "mistral"), target)
        assert again.findings == there.findings
        assert again.target == target


@pytest.mark.parametrize("sample", SAMPLES)
def test_nothing_is_said_twice_at_one_place(sample):
    for target in TARGETS:
        seen = seen_by(target, sample)
        own = [
            (f.code, f.variant, f.place.pointer, f.place.span)
            for f in seen.findings
            if f.basis
        ]
        assert len(own) == len(set(own)), (target, own)


def test_findings_stand_in_the_order_of_the_text():
    for sample in SAMPLES:
        seen = seen_by("openai", sample)
        starts = [finding.place.span.start for finding in seen.findings]
        assert starts == sorted(starts)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["type", "id", "call_id", "role", "content", "output", "input", "tools"]
            )
            | st.text(max_size=4),
            inner
            | st.sampled_from(["message", "function_call", "reasoning", "assistant"]),
            max_size=5,
        )
    ),
    max_leaves=15,
)


@given(JSON, st.sampled_from(TARGETS))
def test_no_value_breaks_a_target(value, target):
    seen = seen_by(target, as_json(value, ascii_only=True))
    for finding in seen.findings:
        assert message_of(finding, "ko")
