import io

import pytest

from builders import (
    a_function_call,
    a_message,
    a_request,
    a_response,
    a_tool,
    as_json,
    as_json_lines,
)
from inspector.core.gate.gate import gate_inputs, inspections_of
from inspector.core.gate.records import RecordReader
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_tools


class Seen:
    def __init__(self) -> None:
        self.records: list[tuple[int, int]] = []

    def see(self, input_index, inspection) -> None:
        self.records.append((input_index, inspection.document.origin.line_number))

    def see_given(self, input_index, given) -> None:
        codes = [finding.code for finding in given.findings]
        self.given = (input_index, given.document.origin.label, codes)


def reader(text: str, label: str = "a.json") -> RecordReader:
    return RecordReader(io.BytesIO(text.encode()), label)


OK = as_json(a_response())
BLOCKED = as_json(a_response(a_function_call("{")))
UNCHECKED = as_json(a_function_call())


@pytest.mark.parametrize(
    ("texts", "exit_code"),
    [
        ([OK], 0),
        ([as_json(a_message())], 0),
        ([BLOCKED], 1),
        ([UNCHECKED], 3),
        ([UNCHECKED, BLOCKED], 1),
        ([OK, UNCHECKED], 3),
        (["{"], 1),
        (["[]"], 1),
    ],
)
def test_the_exit_code_tells_blocked_from_unchecked_from_clear(texts, exit_code):
    assert gate_inputs(map(reader, texts)).exit_code == exit_code


def test_inputs_are_named_with_what_their_items_were_logged_in():
    log = as_json_lines(a_response(), a_response())
    mixed = as_json_lines(a_response(), a_message())
    result = gate_inputs(
        [reader(log, "l.jsonl"), reader(mixed, "m.jsonl"), reader("7", "n.json")]
    )
    assert [(i.facts.name, i.envelope) for i in result.inputs] == [
        ("l.jsonl", "response"),
        ("m.jsonl", "mixed"),
        ("n.json", "none"),
    ]
    assert result.tally.records == 5


def test_a_witness_sees_every_record_in_order():
    seen = Seen()
    log = as_json_lines(a_message(), a_message())
    gate_inputs([reader(log, "l.jsonl"), reader(OK)], witness=seen)
    assert seen.records == [(0, 1), (0, 2), (1, 1)]


def test_records_of_a_log_come_one_by_one():
    taken = []

    def lines():
        for number in (1, 2, 3):
            taken.append(number)
            yield UNCHECKED + "\n"

    inspections = inspections_of(lines(), label="log")
    assert taken == []
    assert next(inspections).document.origin.line_number == 1
    assert taken == [1]
    assert [i.document.origin.byte_offset for i in inspections] == [
        len(UNCHECKED) + 1,
        2 * len(UNCHECKED) + 2,
    ]


def test_tools_that_were_given_are_told_once_however_long_the_log_is():
    union = {"type": "object", "oneOf": []}
    text = as_json([a_tool(union, strict=False)])
    tools = read_tools(read_document(text, Origin("tools.json")))
    log = as_json_lines(*[a_function_call()] * 5)
    seen = Seen()
    result = gate_inputs([reader(log, "l.jsonl")], Sources(tools=tools), witness=seen)
    assert seen.given == (1, "tools.json", ["strict/root", "dialect/gemini"])
    assert [each.facts.name for each in result.inputs] == ["l.jsonl", "tools.json"]
    assert result.tally.rules["strict/root"] == 1
    assert result.exit_code == 1


def test_tools_that_are_an_input_themselves_are_not_told_twice():
    text = as_json(a_request(tools=[a_tool({"type": "object", "oneOf": []})]))
    tools = read_tools(read_document(text, Origin("r.json")))
    result = gate_inputs([reader(text, "r.json")], Sources(tools=tools))
    assert len(result.inputs) == 1
    assert result.tally.rules["strict/root"] == 1
