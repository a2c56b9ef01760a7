"""What the banner says of the chosen item, or of a text that has none."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_response, a_tool, an_output, as_json
from inspector.core.checks.inspection import for_target, inspect_content
from inspector.core.rules.catalogue import title_of
from inspector.ui.models.banner_words import joined, words_of_findings, words_of_item


def words(items, target=None, language="en", index=0):
    inspection = inspect_content(as_json(a_response(*items, tools=[a_tool()])))
    weighed = for_target(inspection, target or "open-responses")
    return words_of_item(weighed.items[index], target, language)


def test_for_the_specification_it_is_the_verdict(qapp):
    said = words([a_function_call()])
    assert (said.mark, said.code, said.verdict) == ("ok", "ok", "")
    assert said.headline.startswith("This call may be replayed")
    assert any("no permission" in part for part in said.rest)


def test_a_refusal_is_told_from_other_messages_and_what_to_do_with_it(qapp):
    part = {"type": "refusal", "refusal": "Not without a permit."}
    said = words([a_message(content=[part])])
    assert (said.mark, said.code) == ("neutral", "not_function_call")
    assert said.headline.startswith("The model refused: read the refusal first.")
    assert "no parsed output" in said.rest[-1]


def test_a_target_that_takes_it_says_so_first(qapp):
    said = words([a_function_call(), an_output()], "openai")
    assert (said.mark, said.code) == ("ok", "")
    assert said.headline == "OpenAI takes this as it stands."
    assert said.verdict.startswith("Verdict: ok")
    assert "no permission" in said.verdict


def test_a_target_that_refuses_it_says_because_of_what_and_what_to_do(qapp):
    call = a_function_call(id="call_1_that_does_not_begin_as_it_should")
    said = words([call, an_output()], "openai")
    assert (said.mark, said.code) == ("block", "item/id-prefix")
    assert said.headline.startswith("OpenAI does not take this: ")
    assert said.rest[:2] == ("get_sales_report", "call_001")
    assert len(said.rest) == 3


def test_what_the_gate_holds_back_may_still_be_taken_and_both_are_said(qapp):
    call = a_function_call()
    del call["status"]
    said = words([call, an_output()], "openai")
    assert said.headline == "OpenAI takes this as it stands."
    assert said.verdict.startswith("Verdict: status")
    assert said.mark == "warn"
    assert words([call, an_output()]).mark == "block"


def test_what_cannot_be_said_is_no_yes(qapp):
    said = words(
        [a_message(), {"type": "item_reference", "id": "msg_1"}], "openai", index=1
    )
    assert said.mark == "unchecked"
    assert said.headline.startswith("Whether OpenAI takes this cannot be said")


@pytest.mark.parametrize("target", [None, "mistral"])
def test_it_is_said_in_korean(qapp, target):
    said = words([a_function_call()], target, "ko")
    assert any("가" <= character <= "힣" for character in said.headline)


def test_without_items_the_heaviest_finding_speaks():
    inspection = inspect_content("{ broken")
    said = words_of_findings(inspection.around, "en")
    assert (said.mark, said.code.partition("/")[0]) == ("block", "json")
    assert said.headline.startswith("No item could be read. ")
    said = words_of_findings(inspect_content("[]").around, "en")
    assert said.headline == "This is JSON, but no Open Responses item is in it."
    assert words_of_findings((), "en").mark == "neutral"


@pytest.mark.parametrize(
    ("parts", "line"),
    [
        (
            ["ok", "send", "call_1", "It passed. It did.", "Go on."],
            "ok · send · call_1 · It passed. It did. Go on.",
        ),
        (["status", "", "Stopped.", ""], "status · Stopped."),
        ([], ""),
    ],
)
def test_names_are_told_apart_by_dots_and_sentences_by_spaces(parts, line):
    assert joined(parts) == line


def test_a_message_with_a_warning_is_not_said_to_need_nothing(qapp):
    schema = {"type": "object", "required": ["city"]}
    asked = {"type": "json_schema", "name": "trip", "schema": schema}
    body = a_response(a_message("{}"), text={"format": asked})
    (item,) = inspect_content(as_json(body)).items
    said = words_of_item(item, None, "en")
    assert said.mark == "warn"
    assert title_of("request/output-schema", "en") in " ".join(said.rest)
    assert "Nothing to do here." not in said.rest


def test_of_a_long_finding_the_first_sentence_is_told_large():
    call = {"id": "call_1", "type": "function", "function": {"name": "go"}}
    body = {
        "object": "chat.completion",
        "choices": [{"message": {"tool_calls": [call]}}],
    }
    said = words_of_findings(inspect_content(as_json(body)).around, "en")
    assert (
        said.headline
        == "This has the shape of Chat Completions, not of Open Responses."
    )
    assert "/choices/0/message" in said.rest[0]
    assert len(said.rest) == 2


def test_a_long_name_does_not_run_out_of_the_window(qapp):
    said = words([a_function_call(name="n" * 400, call_id="c" * 64)])
    name, call_id = said.rest[:2]
    assert name == "n" * 79 + "…"
    assert call_id == "c" * 64
