import pytest

from builders import (
    ABSENT,
    a_function_call,
    a_message,
    a_request,
    a_response,
    a_tool,
    an_output,
    as_json,
)
from event_streams import an_event, created, framed
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.verdict import Reason
from inspector.core.report.building import side_of
from inspector.core.report.verdict_texts import (
    TEXTS,
    Named,
    Values,
    Verdict,
    headline_of,
    verdict_of,
    verdict_text,
    words_of,
)
from inspector.core.texts import LANGUAGES, texts_in

A_REFUSAL = {"type": "refusal", "refusal": "Not without a permit."}
REMOTE = {"$ref": "https://example.invalid/schema.json"}


def inspected(item, *tools):
    body = a_response(item, tools=list(tools)) if tools else a_response(item)
    (found,) = inspect_content(as_json(body)).items
    return found


STILL_OPEN = framed(
    created(),
    an_event("output_item.added", output_index=0, item=a_function_call()),
)
"""A stream that was cut before its call was closed."""

CASES = [
    ("ok", inspected(a_function_call())),
    ("ok.blocked", inspected(a_function_call(call_id="c" * 65))),
    ("namespaced.missing", inspected(a_function_call(type=ABSENT))),
    ("namespaced.not-a-string", inspected(a_function_call(type=7))),
    ("namespaced.not-a-string", inspected(a_function_call(type=None))),
    ("namespaced.prefixed", inspected({"type": "acme:call", "id": "x"})),
    ("not_function_call.message", inspected(a_message())),
    ("not_function_call.refusal", inspected(a_message(content=[A_REFUSAL]))),
    (
        "not_function_call.refusal",
        inspected(a_message(content=[A_REFUSAL, {"type": "output_text", "text": "x"}])),
    ),
    (
        "not_function_call.message",
        inspected(a_message(content=[{"type": "output_text", "text": "A refusal."}])),
    ),
    ("not_function_call.output", inspect_content(as_json(an_output())).items[0]),
    ("not_function_call.blocked", inspected(an_output(output=7))),
    ("not_function_call.spec", inspected({"type": "item_reference", "id": "rs_1"})),
    ("not_function_call.provider", inspected({"type": "web_search_call", "id": "w"})),
    ("not_function_call.unknown", inspected({"type": "teleport", "id": "w"})),
    (
        "not_function_call.foreign",
        inspected(
            {
                "id": "call_1",
                "type": "function",
                "function": {"name": "go", "arguments": "{}"},
            }
        ),
    ),
    ("status.absent", inspected(a_function_call(status=ABSENT))),
    ("status.null", inspected(a_function_call(status=None))),
    ("status.in_progress", inspected(a_function_call(status="in_progress"))),
    ("status.incomplete", inspected(a_function_call(status="incomplete"))),
    ("status.not-a-string", inspected(a_function_call(status=True))),
    ("status.unknown", inspected(a_function_call(status="queued"))),
    ("arguments_type.absent", inspected(a_function_call(ABSENT))),
    ("arguments_type.object", inspected(a_function_call({"region": "apac"}))),
    ("arguments_type", inspected(a_function_call(None))),
    ("arguments_parse.empty", inspected(a_function_call(""))),
    ("arguments_parse.truncated", inspected(a_function_call('{"region":"ap'))),
    ("arguments_parse.concatenated", inspected(a_function_call("{}{}"))),
    ("arguments_parse.extra-data", inspected(a_function_call("{} thanks"))),
    ("arguments_parse.code-fence", inspected(a_function_call("```json\n{}\n```"))),
    ("arguments_parse.python-literal", inspected(a_function_call("{'a': True}"))),
    ("arguments_parse.non-finite-number", inspected(a_function_call('{"a":NaN}'))),
    ("arguments_parse.control-character", inspected(a_function_call('{"a":"\n"}'))),
    ("arguments_parse.invalid-escape", inspected(a_function_call(r'{"a":"\x"}'))),
    ("arguments_parse.too-deep", inspected(a_function_call("[" * 600 + "]" * 600))),
    ("arguments_parse", inspected(a_function_call("hello"))),
    ("arguments_schema.enum", inspected(a_function_call('{"region":"global"}'))),
    ("arguments_schema", inspected(a_function_call("{}"))),
    ("arguments_schema", inspected(a_function_call('{"region":"apac","x":1}'))),
    ("unchecked.undeclared-near", inspected(a_function_call(name="get_sales_reports"))),
    ("unchecked.undeclared", inspected(a_function_call(name="zzz"))),
    (
        "unchecked.undeclared-elsewhere",
        inspected(
            a_function_call(),
            {"type": "namespace", "name": "crm", "tools": [a_tool()]},
        ),
    ),
    ("unchecked.no-parameters", inspected(a_function_call(), a_tool(None))),
    ("unchecked.ambiguous", inspected(a_function_call(), a_tool(), a_tool({}))),
    ("unchecked.reference", inspected(a_function_call(), a_tool(REMOTE))),
    ("unchecked.circular", inspected(a_function_call(), a_tool({"$ref": "#"}))),
    ("unchecked.invalid-schema", inspected(a_function_call(), a_tool({"type": 7}))),
    (
        "unchecked.text",
        inspect_content(as_json(a_request(a_function_call()))[:-1] + ",}").items[0],
    ),
    ("unchecked.open", inspect_content(STILL_OPEN).items[0]),
    ("unchecked.no-tools", inspect_content(as_json(a_function_call())).items[0]),
    (
        "unchecked.blocked",
        inspect_content(as_json(a_function_call(call_id="c" * 65))).items[0],
    ),
]


@pytest.mark.parametrize(("key", "item"), CASES, ids=[key for key, _ in CASES])
def test_what_a_reason_lumps_together_is_told_apart(key, item):
    assert verdict_of(item).key == key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "item"), CASES, ids=[key for key, _ in CASES])
def test_every_verdict_has_its_words(key, item, language):
    text = verdict_text(item, language)
    assert all(part.strip() for part in text)
    assert "{" not in text.headline.replace("{}", "")


def test_every_reason_has_a_case_and_words():
    assert {key.partition(".")[0] for key, _ in CASES} == {r.value for r in Reason}
    for reason in Reason:
        for part in ("headline", "detail", "next_step"):
            assert f"{reason.value}.{part}" in texts_in(TEXTS)


def test_no_sentence_is_there_that_no_verdict_says():
    keys = {key.rpartition(".")[0] for key in texts_in(TEXTS)}
    said = {key for key, _ in CASES} | {reason.value for reason in Reason}
    hard_to_reach = {f"unchecked.{w}" for w in ("pattern", "dialect", "number")}
    hard_to_reach |= {f"unchecked.{w}" for w in ("depth", "cost", "engine")}
    assert keys - said <= hard_to_reach


def test_the_headline_says_what_the_value_is_and_what_the_tool_allows():
    text = verdict_text(inspected(a_function_call('{"region":"global"}')), "en")
    assert text.headline == (
        'region is "global"; the tool allows "apac", "emea", "amer". Do not run it.'
    )


def test_a_provider_is_named_by_its_prefix():
    text = verdict_text(inspected({"type": "acme:call", "id": "x"}), "en")
    assert '"acme"' in text.headline


@pytest.mark.parametrize("item", [c for k, c in CASES if k == "ok"])
def test_ok_is_no_permission(item):
    assert "no permission to execute" in verdict_text(item, "en").detail


def test_an_item_that_something_else_blocks_is_never_said_to_be_fine():
    blocked = [item for _, item in CASES if item.blocks]
    for item in blocked:
        headline = verdict_text(item, "en").headline
        assert "may be replayed" not in headline
        assert "fine as history" not in headline


def test_an_absent_status_is_not_said_to_be_running():
    text = verdict_text(inspected(a_function_call(status=ABSENT)), "en")
    assert "not known" in text.headline


def test_a_hostile_value_stands_in_a_sentence_without_acting():
    item = inspected({"type": "\x1b[2J\u202eacme:call", "id": "x"})
    headline = verdict_text(item, "en").headline
    assert "\x1b" not in headline
    assert "\u202e" not in headline


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_without_words_of_its_own_has_those_of_its_reason(language):
    named = Named("function_call", "x", None)
    text = words_of(Verdict("unchecked.something-new"), named, language)
    assert text == words_of(Verdict("unchecked"), named, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_item_of_a_report_has_the_headline_of_the_item_itself(language):
    items = [a_function_call('{"region":"global"}'), an_output(), a_message()]
    inspection = inspect_content(as_json(a_response(*items, tools=[a_tool()])))
    headlines = [headline_of(row, language) for row in side_of(inspection).items]
    said = [verdict_text(each, language).headline for each in inspection.items]
    assert headlines == said
    assert '"call_' in headlines[1]


def test_a_value_that_no_sentence_may_name_is_missing():
    values = Values(Verdict("ok", (("found", "7"),)), Named("t", None, "c"), "en")
    assert "{found} {type} {name}".format_map(values) == '7 "t" ""'
    for name in ("title", "violation", "other"):
        with pytest.raises(KeyError):
            values[name]


def test_what_is_wrong_in_a_schema_is_spelled_once():
    call = inspected(a_function_call(), a_tool({"type": "strng"}))
    assert verdict_text(call, "en").next_step.endswith(': "type": "strng"')
