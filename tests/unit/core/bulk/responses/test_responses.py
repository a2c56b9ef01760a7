import json
import random

import pytest

from builders import a_function_call, a_message, a_response, a_tool, an_output
from bulk_runs import as_a_whole, in_parts, in_parts_or_order, write_lines
from inspector.core.bulk.responses import responses as module
from inspector.core.bulk.responses.responses import Responses
from inspector.core.checks import request_limits
from inspector.core.checks.inspection import inspect_content, inspect_document
from inspector.core.source.origin import Origin
from inspector.core.targets.target import DEFAULT_TARGET
from inspector.core.tools.tool_sources import Sources
from response_lines import a_line, put_together, two_given

ORIGIN = Origin("a.jsonl", 3, 500)
IN_VAIN = inspect_content("{}")


@pytest.fixture(scope="module")
def given():
    return two_given()


@pytest.mark.parametrize("is_ascii", [True, False])
@pytest.mark.parametrize("with_tools", [True, False], ids=["given tools", "own tools"])
def test_what_is_put_together_is_what_an_inspection_says(given, with_tools, is_ascii):
    sources = given if with_tools else Sources()
    chance, responses, count = random.Random(5), Responses(sources), 0
    for _ in range(600):
        text = json.dumps(a_line(chance), ensure_ascii=is_ascii)
        whole = inspect_content(text, sources, origin=ORIGIN)
        found = put_together(responses, text.encode(), ORIGIN)
        if found is not None:
            count += 1
            assert found.findings == whole.findings
            assert [i.reason for i in found.items] == [i.reason for i in whole.items]
            assert [i.findings for i in found.items] == [
                i.findings for i in whole.items
            ]
            assert found.is_complete == whole.is_complete
            assert found.envelope.name == whole.envelope.name
        responses.learn(whole)
    assert count > 20


@pytest.mark.parametrize("with_tools", [True, False], ids=["given tools", "own tools"])
def test_a_response_of_new_parts_says_what_an_inspection_says(given, with_tools):
    sources = given if with_tools else Sources()
    chance, responses, others = random.Random(11), Responses(sources), 0
    for _ in range(400):
        line = json.dumps(a_line(chance)).encode()
        whole = inspect_content(line, sources, origin=ORIGIN)
        reading = responses.met(line)
        found = responses.inspection(reading, ORIGIN) if reading is not None else None
        if found is None:
            others += 1
            responses.learn(whole)
            continue
        assert found.findings == whole.findings
        assert [i.reason for i in found.items] == [i.reason for i in whole.items]
    assert others < 380


def test_of_a_response_that_is_new_in_one_part_that_part_alone_is_inspected(
    monkeypatch,
):
    inspected, sources = [], Sources()

    def noted(document, sources):
        inspected.append(document.text)
        return inspect_document(document, sources)

    monkeypatch.setattr(module, "inspect_document", noted)
    lines = [
        json.dumps(a_response(*items, tools=[a_tool()])).encode()
        for items in (
            [a_message("a"), a_function_call()],
            [a_message("b"), an_output("c"), a_function_call()],
        )
    ]
    responses = Responses(sources)
    assert responses.met(lines[0]) is None
    responses.learn(inspect_content(lines[0], sources))
    assert inspected == []
    assert responses.met(lines[1]) is not None
    (part,) = inspected
    assert [item["type"] for item in json.loads(part)["output"]] == [
        "function_call_output"
    ]


def test_parts_that_teach_nothing_are_not_looked_at_for_ever(monkeypatch):
    inspected = []
    monkeypatch.setattr(
        module, "inspect_document", lambda d, s: inspected.append(d) or IN_VAIN
    )
    responses = Responses(Sources())
    responses.learn(inspect_content(json.dumps(a_response(a_message("a"), tools=[]))))
    for number in range(100):
        strange = {"type": "acme:x", "id": f"x_{number}"}
        line = json.dumps(a_response(a_message("a"), strange, tools=[])).encode()
        assert responses.met(line) is None
    assert len(inspected) == module._PATIENCE


@pytest.mark.parametrize("seed", range(4))
def test_a_log_of_responses_gets_the_same_report(tmp_path, given, seed):
    chance = random.Random(seed)
    log = write_lines(tmp_path / "a.jsonl", [a_line(chance) for _ in range(150)])
    report = in_parts_or_order([log], given, part=40_000)
    assert report == as_a_whole([log], given)
    assert in_parts([log], part=10**4) == in_parts([log], part=10**4, is_quick=False)


@pytest.mark.parametrize(
    "change",
    [
        {"model": "ft:gpt"},
        {"text": {"format": {"type": "json_object"}}},
        {"tool_choice": {"type": "allowed_tools", "tools": []}},
        {"status": "failed"},
        {"output": []},
        {"error": {"code": "x"}},
        {"created_at": 1.5},
        {"id": ""},
        {"more": 1},
    ],
    ids=str,
)
def test_another_frame_is_looked_at(change):
    responses = Responses(Sources())
    line = a_response(a_message("a"), tools=[a_tool()])
    responses.learn(inspect_content(json.dumps(line)))
    assert put_together(responses, json.dumps(line).encode(), ORIGIN) is not None
    assert put_together(responses, json.dumps(line | change).encode(), ORIGIN) is None


def test_a_tool_that_is_new_is_looked_at_once():
    responses = Responses(Sources())
    first = a_response(a_message("a"), tools=[a_tool()])
    second = a_response(a_message("a"), tools=[a_tool(description="another")])
    responses.learn(inspect_content(json.dumps(first)))
    assert put_together(responses, json.dumps(second).encode(), ORIGIN) is None
    responses.learn(inspect_content(json.dumps(second)))
    assert put_together(responses, json.dumps(second).encode(), ORIGIN) is not None


def test_sums_over_all_tools_say_nothing_of_the_default_target():
    # Else they would have to be counted again for each response.
    assert DEFAULT_TARGET not in request_limits.TARGETS


def test_a_response_is_known_by_what_is_before_its_lists():
    responses = Responses(Sources())
    line = json.dumps(a_response(a_message("a"), tools=[a_tool()]) | {"id": "resp_1"})
    assert not responses.begins(line.encode())
    responses.learn(inspect_content(line))
    assert responses.begins(line.replace("resp_1", "resp_2")[:-40].encode())
    assert not responses.begins(json.dumps(a_message("a")).encode())
