"""All checks of streams together."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from builders import ABSENT, a_function_call
from event_streams import (
    a_stream,
    call_events,
    created,
    framed,
    message_events,
    streams_in,
)
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.stream_checks import CHECKS, stream_findings
from inspector.core.rules.catalogue import message_of, rules_in
from inspector.core.texts import LANGUAGES
from stream_findings import said_of

CASES = Path(__file__).resolve().parents[3] / "cases" / "stream"
INPUTS = sorted(CASES.glob("*/*/*/input.*"))


@pytest.mark.parametrize("events", [call_events(), message_events()])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_nothing_is_said_of_a_whole_stream(events, end):
    text = framed(*a_stream(*events), end=end)
    assert said_of(text) == []
    assert inspect_content(text).around == ()


def test_findings_name_the_item_of_the_document():
    other = call_events(id="fc_2", call_id="call_2")
    other[1]["delta"] = "x"
    text = framed(*a_stream()) + framed(*a_stream(*other))
    inspection = inspect_content(text)
    codes = [[f.code for f in entry.findings] for entry in inspection.items]
    assert codes[0] == []
    assert "stream/delta-mismatch" in codes[1]


def test_findings_on_no_item_stand_around():
    text = framed(created(), *call_events(), done=False)
    around = [finding.code for finding in inspect_content(text).around]
    assert {"stream/no-terminal", "stream/done-marker"} <= set(around)


def test_a_document_without_stream_has_no_such_findings():
    assert list(stream_findings([None], [], "")) == []


def test_a_check_sees_one_stream_at_a_time():
    text = framed(*a_stream()) + framed(*a_stream(), done=False)
    found = [
        [finding.code for check in CHECKS for finding in check(stream, text)]
        for stream in streams_in(text)
    ]
    assert found == [[], ["stream/done-marker"]]


def test_every_message_of_the_room_can_be_said_and_is_reached():
    reached = set()
    for path in INPUTS:
        for finding in inspect_content(path.read_bytes()).findings:
            if finding.code.startswith("stream/"):
                reached.add((finding.code, finding.variant))
                for language in LANGUAGES:
                    assert "{" not in message_of(finding, language).split("data:")[0]
    assert {code for code, _ in reached} == set(rules_in("stream"))
    known = {(code, v) for code, r in rules_in("stream").items() for v in r.messages}
    assert reached <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_that_a_check_gives_has_its_message(language):
    for code, rule in rules_in("stream").items():
        assert rule.messages[""], code
        for variant, message in rule.messages.items():
            assert message[language], (code, variant)


def test_a_finished_call_of_a_cut_stream_keeps_its_verdict():
    call = a_function_call()
    text = framed(created(), *call_events(), done=False)
    (entry,) = inspect_content(text).items
    assert entry.item.arguments.text == call["arguments"]
    assert not entry.reason.blocks


def test_tools_of_the_response_are_asked_for_the_schema():
    text = framed(*a_stream())
    assert inspect_content(text).items[0].reason.value == "ok"
    bare = json.loads(json.dumps(a_stream()))
    for event in bare:
        event.get("response", {}).pop("tools", ABSENT)
    assert inspect_content(framed(*bare)).items[0].reason.value == "unchecked"
