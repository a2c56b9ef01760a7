import json

import pytest

from builders import a_function_call, a_message, a_response, an_output
from inspector.core.bulk.pair_counts import pair_counts
from inspector.core.bulk.responses import Responses
from inspector.core.checks.inspection import inspect_content
from inspector.core.tools.tool_sources import Sources

REASONING = {"type": "reasoning", "id": "rs_1", "summary": []}


def call(number=1):
    return a_function_call(call_id=f"call_{number}")


def output(number=1):
    return an_output(call_id=f"call_{number}")


def counts_of(line):
    """Of a response that is like one with all ids of its own."""
    first = [
        item | ({"call_id": f"first_{n}"} if "call_id" in item else {})
        for n, item in enumerate(line["output"])
    ]
    responses = Responses(Sources())
    responses.learn(inspect_content(json.dumps(line | {"output": first})))
    reading = responses.read(json.dumps(line).encode(), only_counts=True)
    assert reading is not None
    return pair_counts(reading.items)


@pytest.mark.parametrize(
    "items",
    [
        [call(), call(2)],
        [call(), output()],
        [call(), call()],
        [output(), call()],
        [output(), output()],
        [output()],
        [REASONING],
        [REASONING, call(), a_message("a")],
        [call(), a_message("a"), output()],
    ],
    ids=lambda items: "+".join(item["type"] for item in items),
)
@pytest.mark.parametrize("status", ["completed", "in_progress"])
def test_what_is_counted_of_pairs_is_what_an_inspection_says(items, status):
    line = a_response(*items, tools=[]) | {"status": status}
    said = inspect_content(json.dumps(line)).items
    told = [
        (number, finding)
        for number, each in enumerate(said)
        for finding in each.findings
        if finding.code.startswith("pairing/")
    ]
    found = counts_of(line)
    assert dict(found.tally.rules) == {
        code: sum(finding.code == code for _, finding in told)
        for code in {finding.code for _, finding in told}
    }
    assert found.blocked == {number for number, finding in told if finding.blocks}
    assert found.is_quiet is not bool(told)
    assert (found.tally.records, found.tally.items, found.tally.blocking) == (1, 0, 0)
