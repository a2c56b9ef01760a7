"""The table of checks as a whole, and every sentence that it can say."""

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
from findings import codes_in, findings_in, items_in
from inspector.core.checks.item_checks import item_findings, undeclared
from inspector.core.items.item_types import item_types
from inspector.core.rules.catalogue import (
    action_of,
    message_of,
    rule_of,
    rules_in,
    severity_of,
    title_of,
)
from inspector.core.tools.tool import Lookup, LookupStatus

LANGUAGES = ("en", "ko")

SEVERITIES = {
    "block": {
        "type-missing",
        "type-namespaced",
        "type-provider",
        "type-unknown",
        "member-type",
        "status-missing",
        "status-null",
        "status-not-completed",
        "call-id-missing",
        "call-id-length",
        "name-pattern",
        "name-not-allowed",
        "output-shape",
        "content-type",
    },
    "warn": {
        "state-bound",
        "member-missing",
        "member-value",
        "member-unknown",
        "incomplete-not-last",
        "call-id-charset",
        "name-undeclared",
        "namespace-member",
        "content-empty",
        "reasoning-content",
    },
    "info": {"member-provider", "id-prefix", "id-length", "output-parts", "refusal"},
}

REASONING = {"type": "reasoning", "id": "rs_1", "summary": []}
ALLOWED = {"type": "allowed_tools", "tools": [{"type": "function", "name": "other"}]}

SPEAKING = [
    # One text for every sentence of the room; each may say more than one.
    {"input": [{"call_id": "c"}, {"role": "user", "content": "x"}, {"id": "m"}, 7]},
    {"input": [{"type": None}, {"type": 7}]},
    [{"type": name} for name in ("a:x", "a:function_call", "a:mcp_call", ":x")],
    [{"type": name} for name in ("mcp_call", "telemetry", "mesage", "")],
    [REASONING, REASONING | {"encrypted_content": "gAAA"}],
    [{"type": "compaction"}, {"type": "item_reference", "id": "m"}],
    a_function_call(name=ABSENT),
    a_response(a_message(id=ABSENT), a_message(status=None)),
    a_message(role="user", content=[{"type": "input_text"}]),
    a_function_call(caller={"type": "direct"}, name=7),
    a_request(REASONING | {"status": "completed"}),
    [a_message(role="tool"), a_function_call(name=""), a_function_call(call_id="null")],
    {"type": "additional_tools", "role": "user", "tools": []},
    an_output("x" * 10_485_761),
    a_function_call(x=1, callId="c", async_=None, provider_data={}, role="user"),
    a_function_call(item_id="i", tool_call_id="c", created_by="u"),
    [a_function_call(status=ABSENT), a_function_call(status=None)],
    a_response(a_function_call(status=ABSENT)),
    [a_function_call(status=s) for s in ("done", "in_progress", "incomplete", 1)],
    a_response(a_message(status="incomplete"), a_message()),
    [a_function_call(call_id=ABSENT), an_output(call_id=ABSENT)],
    [a_function_call(call_id=None), a_function_call(call_id=ABSENT, callId="c")],
    [a_function_call(call_id="c" * 65), a_function_call(call_id="a:b")],
    [a_function_call(call_id="a|b"), a_function_call(id="call_1", call_id="call_1")],
    [a_function_call(id="x"), a_function_call(id="fc_1", call_id="fc_1")],
    a_message(id="msg_" + "x" * 61),
    [a_function_call(name=name) for name in ("a b", "a.b", "x" * 65)],
    a_request(a_function_call(), tool_choice=ALLOWED),
    [a_function_call(namespace="crm"), a_function_call(name="crm", namespace="crm")],
    [an_output({}), an_output(None), an_output([1]), an_output([{"type": "text"}])],
    [an_output([]), an_output([{"type": "input_text", "text": "x"}])],
    [a_message(content=[{"type": "refusal", "refusal": r}]) for r in ("No.", "")],
    [a_message(content=[{"type": t}]) for t in ("input_text", "image_url", None)],
    [a_message(content={}), a_message(content=5)],
    [a_message(content=[]), a_message(content=None), a_message(content="")],
    a_message(content=[{"type": "output_text", "text": "", "annotations": []}]),
    [REASONING | {"content": c} for c in ([], [{"type": "reasoning_text"}])],
]

OF_TARGETS = ("target-", "unverified-")
"""Sentences that only the rules of a target say: see `test_target_checks`."""


def spoken():
    """Every finding of `SPEAKING`, and those that need a lookup."""
    found = [finding for body in SPEAKING for finding in findings_in(body)]
    (item,) = items_in(a_function_call())
    for nearest in (None, "get_sales_reports"):
        found += undeclared(item, Lookup(LookupStatus.UNDECLARED, None, nearest))
    elsewhere = Lookup(LookupStatus.UNDECLARED, declared_in="crm")
    for item in items_in([a_function_call(), a_function_call(namespace="ops")]):
        found += undeclared(item, elsewhere)
    return found


def test_every_rule_of_the_room_has_the_weight_of_the_catalogue():
    catalogue = {f"item/{name}": w for w, names in SEVERITIES.items() for name in names}
    assert {code: rule.severity.value for code, rule in rules_in("item").items()} == (
        catalogue
    )


def test_every_sentence_of_the_room_is_said_somewhere_and_no_other():
    written = {
        (code, variant)
        for code, rule in rules_in("item").items()
        for variant in rule.messages
        if not variant.startswith(OF_TARGETS)
    }
    assert {(f.code, f.variant) for f in spoken()} == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_filled_in(language):
    for finding in spoken():
        message = message_of(finding, language)
        assert message.strip() == message
        assert not set("{}") & set(message) or "{" in str(finding.details), message
        message.encode()


def test_korean_sentences_are_korean():
    for code, rule in rules_in("item").items():
        texts = [rule.title, rule.why, rule.action, *rule.messages.values()]
        for text in texts:
            assert any("가" <= c <= "힣" for c in text["ko"]), (code, text)
            assert text["ko"] != text["en"]


@pytest.mark.parametrize("code", rules_in("item"))
def test_every_rule_has_words_and_evidence(code):
    rule = rule_of(code)
    assert "" in rule.messages
    assert rule.sources
    for source in rule.sources:
        assert source.confidence in {"spec", "documented", "observed", "reported"}
    for language in LANGUAGES:
        assert title_of(code, language)
        assert action_of(code, language)


def test_a_finding_carries_the_number_of_its_item_and_the_weight_of_its_rule():
    body = a_request(a_message(role="user"), a_function_call(status=None))
    (finding,) = findings_in(body)
    assert finding.item == 1
    assert finding.severity is severity_of("item/status-null")


def test_valid_items_have_no_findings():
    items = [a_message(role="user"), a_message(), a_function_call(), an_output()]
    assert codes_in(a_request(*items)) == []
    assert codes_in(a_response(*items[1:])) == []
    assert codes_in(items) == []


def test_one_wrong_thing_hides_no_other():
    item = a_function_call(status=None, call_id=ABSENT, name="a b", role="user")
    assert set(codes_in(item)) == {
        "item/status-null",
        "item/call-id-missing",
        "item/name-pattern",
        "item/member-unknown",
    }


@pytest.mark.parametrize("name", item_types())
@pytest.mark.parametrize("value", ["null", "7", '"x"', "[]", "{}", "[[]]", '[{"":1}]'])
def test_no_shape_of_a_known_type_raises(name, value):
    members = {member.split("/")[0] for member in item_types()[name].members}
    members |= {"content", "output", "namespace", "tool_choice"}
    members -= {"type"}
    pairs = ",".join(f'"{member}":{value}' for member in sorted(members))
    text = f'{{"type":"{name}",{pairs}}}'
    assert all(f.place.span.start < f.place.span.end for f in findings_in(text))


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["type", "role", "text", "id", "x"]), inner, max_size=3
        )
    ),
    max_leaves=8,
)
NAMES = [
    "type",
    "id",
    "call_id",
    "name",
    "arguments",
    "status",
    "output",
    "content",
    "role",
    "summary",
    "namespace",
    "callId",
    "action",
    "created_by",
]
TEXTS = [*item_types(), "assistant", "incomplete", "completed"]
ITEMS = st.dictionaries(st.sampled_from(NAMES), ANYTHING | st.sampled_from(TEXTS))


@given(st.lists(ITEMS | ANYTHING, max_size=4), st.sampled_from(["input", "output"]))
def test_whatever_the_items_are_each_finding_has_a_place_and_words(items, side):
    text = as_json({side: items})
    for item in items_in(text):
        for finding in item_findings(item, text):
            span = finding.place.span
            assert item.span.start <= span.start < span.end <= item.span.end
            assert finding.place.pointer.startswith(item.pointer)
            assert all(message_of(finding, language) for language in LANGUAGES)


@pytest.mark.parametrize(
    "item",
    [
        a_function_call(**{f"member_{i}": i for i in range(20_000)}),
        a_message(content=[{"type": "x"}] * 20_000),
        an_output([{"a": 1}] * 50_000),
        a_function_call(call_id="é" * 200_000, name="x." * 200_000),
    ],
    ids=["many members", "many parts", "much data", "long texts"],
)
def test_large_items_are_looked_at_in_linear_time(item):
    assert findings_in(item)  # quadratic work would take minutes here


def test_recorded_answers_are_not_drowned_in_findings(shared):
    told = {"item/type-provider", "item/state-bound"}
    found = items = 0
    for path in sorted((shared / "real" / "response_json").rglob("*.json")):
        text = path.read_text("utf-8")
        items += len(items_in(text))
        found += sum(code not in told for code in codes_in(text))
    assert items > 600
    assert found < items * 0.1
