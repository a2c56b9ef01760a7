"""Events that stand in the lines of a log."""

from __future__ import annotations

import gc
import json
import weakref

import pytest

from builders import a_message, a_request, as_json
from event_streams import a_stream, one_a_line
from inspector.core.checks.inspection import inspect_content
from inspector.core.gate.event_runs import MOST_BETWEEN, EventRuns, kind_of_event
from inspector.core.gate.line import Line
from inspector.core.gate.lines import documents_in, documents_of_streams
from inspector.core.report.building import side_of
from inspector.core.source.origin import Origin
from log_lines import by_line, said_of
from other_apis import a_chat_call

ASKED = as_json(a_request()) + "\n"
NOTE = as_json({"note": 1, "id": "n"}) + "\n"
EVENTS = one_a_line(*a_stream()).splitlines(keepends=True)
STREAM = "".join(EVENTS)
CUT = "".join(EVENTS[:-2])
FAILED = {"type": "error", "sequence_number": 9, "code": "x", "message": "overloaded"}
P = "2026-01-01 INFO got "


def chunks() -> str:
    """Two chunks of Chat Completions with one call, one a line."""

    def chunk(call: dict) -> str:
        choice = {"index": 0, "delta": {"tool_calls": [{"index": 0} | call]}}
        said = {"object": "chat.completion.chunk", "id": "x", "choices": [choice]}
        return json.dumps(said) + "\n"

    rest = {"function": {"arguments": ":1}"}}
    return chunk(a_chat_call('{"a"')) + chunk(rest)


def prefixed(log: str) -> str:
    return "".join(P + line for line in log.splitlines(keepends=True))


LOGS = {
    "behind its request": ASKED + STREAM,
    "twice": (ASKED + STREAM) * 2,
    "cut off": ASKED + CUT + ASKED,
    "behind prefixes": prefixed(ASKED + STREAM),
    "behind prefixes, among words": prefixed(ASKED + STREAM).replace("\n", "\nok\n"),
    "with blank lines": ASKED + STREAM.replace("\n", "\n\n"),
    "with its end marked": ASKED + STREAM + "[DONE]\n" + ASKED,
    "two streams": ASKED + STREAM * 2,
    "one event": ASKED + EVENTS[-1],
    "an item between": ASKED + "".join(EVENTS[:4]) + as_json(a_message()) + "\n"
    "" + "".join(EVENTS[4:]),
    "a request between": ASKED + "".join(EVENTS[:4]) + ASKED + "".join(EVENTS[4:]),
    "with an error": ASKED + CUT + as_json(FAILED) + "\n" + ASKED,
    "one event and its end": ASKED + EVENTS[-1] + "[DONE]\n" + ASKED,
    "of another API": ASKED + chunks() + ASKED,
    "of two APIs": ASKED + chunks() + STREAM,
}


@pytest.mark.parametrize("log", LOGS.values(), ids=LOGS)
def test_a_stream_in_a_log_is_judged_as_if_the_log_were_whole(log):
    assert said_of(by_line(log)) == said_of(side_of(inspect_content(log)))


@pytest.mark.parametrize("prefix", ["", P])
def test_what_stands_between_framed_events_is_judged_too(prefix):
    framed = ["data: " + event for event in EVENTS]
    between = prefix + as_json({"type": "acme:x", "id": "x"}) + "\n"
    log = ASKED + "".join([*framed[:4], between, *framed[4:]])
    types = [item.type for item in by_line(log).items]
    assert types == [i.item.type_text for i in inspect_content(log).items]
    assert "acme:x" in types


def test_what_stands_before_the_end_of_one_event_is_judged_too():
    between = as_json({"type": "acme:x", "id": "x"}) + "\n"
    log = ASKED + "data: " + EVENTS[0] + between + "data: [DONE]\n"
    assert "acme:x" in [item.type for item in by_line(log).items]


def test_what_stands_far_behind_a_cut_stream_is_not_held_with_it():
    log = ASKED + CUT + NOTE * (MOST_BETWEEN + 5)
    lines = log.encode().splitlines(keepends=True)
    found = [*documents_of_streams(lines, "log", only_values=False)]
    sizes = [len(document.records) for document in found]
    assert sizes == [1, len(EVENTS) - 2, *[1] * (MOST_BETWEEN + 5)]


def test_a_stream_ends_with_its_terminal_event():
    log = ASKED + STREAM + NOTE
    lines = log.encode().splitlines(keepends=True)
    found = [*documents_of_streams(lines, "log", only_values=False)]
    assert [d.origin.line_number for d in found] == [1, 2, 2 + len(EVENTS)]


def test_an_event_is_let_go_of_once_another_one_comes():
    kept = []
    runs = EventRuns(lambda line, text: kept.append(text))
    lines = [Line(event.encode(), Origin("log")) for event in EVENTS[:3]]
    seen = [*documents_in([line.text for line in lines], "log")]
    alive = weakref.ref(seen[0])
    for line, document in zip(lines, seen, strict=True):
        assert [*runs.take(line, document)] == []
    del seen, document
    gc.collect()
    assert alive() is None
    assert [*runs.rest()] == [None]
    assert kept == ["".join(EVENTS[:3]).rstrip().encode()]


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        (EVENTS[0], "response"),
        (chunks().splitlines()[0], "chat-completions"),
        (ASKED, ""),
        (as_json(a_message("response. delta")), ""),
        ("{", ""),
    ],
)
def test_an_event_says_whose_it_is(line, kind):
    (document,) = documents_in([line], "log")
    assert kind_of_event(document) == kind
