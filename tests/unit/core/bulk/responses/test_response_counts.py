import json
import random
from collections import Counter

import pytest

from builders import a_function_call, a_message, a_response, a_tool
from inspector.core.bulk.responses import pair_counts as module
from inspector.core.bulk.responses.responses import Responses
from inspector.core.checks.inspection import inspect_content
from inspector.core.gate.tally import Tally, Tallying
from inspector.core.tools.tool_sources import Sources
from response_lines import a_line, two_given
from response_lines import counted as counted_line

REASONING = {"type": "reasoning", "id": "rs_1", "summary": []}


@pytest.fixture(scope="module")
def given():
    return two_given()


def tally_of_inspection(inspection) -> Tally:
    tallying = Tallying()
    tallying.count(inspection)
    return tallying.tally()


def tally_of_counted(responses, counted) -> Tally:
    tallying = Tallying()
    for number, count in Counter(counted.numbers).items():
        tallying.add(responses.counts.tallies[number], count)
    tallying.add(Tally(blocking=counted.blocking))
    return tallying.tally()


@pytest.mark.parametrize("is_ascii", [True, False])
@pytest.mark.parametrize("with_tools", [True, False], ids=["given tools", "own tools"])
def test_what_is_counted_is_what_an_inspection_counts(given, with_tools, is_ascii):
    sources = given if with_tools else Sources()
    chance, responses, count = random.Random(7), Responses(sources), 0
    for _ in range(600):
        text = json.dumps(a_line(chance), ensure_ascii=is_ascii)
        whole = inspect_content(text, sources)
        counted = counted_line(responses, text.encode())
        if counted is not None:
            count += 1
            found = tally_of_counted(responses, counted)
            assert found == tally_of_inspection(whole)
        responses.learn(whole)
    assert count > 30


def known(*lines, sources=None) -> Responses:
    responses = Responses(sources or Sources())
    for line in lines:
        responses.learn(inspect_content(json.dumps(line), sources))
    return responses


def counted(responses, line):
    return counted_line(responses, json.dumps(line).encode())


def test_pairs_of_a_pattern_are_judged_once(monkeypatch):
    judge, asked = module.pair_counts, []

    def counting(items):
        asked.append(items)
        return judge(items)

    monkeypatch.setattr(module, "pair_counts", counting)
    line = a_response(a_function_call(), a_message("a"), tools=[a_tool()])
    responses = known(line)
    for number in range(3):
        line["output"][0]["call_id"] = f"call_{number}"
        assert counted(responses, line) is not None
    assert len(asked) == 2  # of the call and of the message


def test_pairs_are_judged_by_the_status_of_their_response():
    line = a_response(REASONING, tools=[])
    lines = [line, line | {"status": "in_progress"}]
    responses = known(*lines)
    for each in lines:
        found = counted(responses, each)
        assert found is not None
        expected = tally_of_inspection(inspect_content(json.dumps(each)))
        assert tally_of_counted(responses, found) == expected


def test_calls_are_noted_with_the_reasoning_before_them():
    line = a_response(REASONING, a_function_call(call_id="c"), tools=[a_tool()])
    found = counted(known(line), line)
    assert found is not None
    ((key, is_reasoned, same),) = found.called
    assert (key, is_reasoned) == (b"c", True)
    assert same[:2] == ("function_call", "get_sales_report")
    bare = a_response(a_function_call(call_id="c"), tools=[a_tool()])
    found = counted(known(bare), bare)
    assert found is not None
    assert found.called == [(b"c", False, None)]


def test_a_name_that_no_tool_has_is_like_another_whatever_resembles_it():
    lines = [
        a_response(a_function_call(name="nobody"), tools=[a_tool(name=name)])
        for name in ("nobodys", "list", "nobody")
    ]
    responses = known(*lines[:2])
    assert counted(responses, lines[0]) is not None
    found = counted(responses, lines[1])
    assert found is not None
    expected = tally_of_inspection(inspect_content(json.dumps(lines[1])))
    assert tally_of_counted(responses, found) == expected
    assert counted(responses, lines[2]) is None
