import json
import random

import pytest

from builders import a_function_call, a_message, a_response, an_output
from inspector.core.bulk.responses import pair_counts as module
from inspector.core.bulk.responses.pair_counts import (
    PairCounting,
    PairCounts,
    Pattern,
    pair_counts,
)
from inspector.core.bulk.responses.responses import Responses
from inspector.core.checks.inspection import inspect_content
from inspector.core.tools.tool_sources import Sources

REASONING = {"type": "reasoning", "id": "rs_1", "summary": []}


def call(number=1):
    return a_function_call(call_id=f"call_{number}")


def output(number=1):
    return an_output(call_id=f"call_{number}")


def read(line):
    """The items of a response that is like one with all ids of its own."""
    first = [
        item | ({"call_id": f"first_{n}"} if "call_id" in item else {})
        for n, item in enumerate(line["output"])
    ]
    responses = Responses(Sources())
    responses.learn(inspect_content(json.dumps(line | {"output": first})))
    reading = responses.read(json.dumps(line).encode(), only_counts=True)
    assert reading is not None
    return reading.items


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
    found = pair_counts(read(line))
    assert dict(found.rules) == {
        code: sum(finding.code == code for _, finding in told)
        for code in {finding.code for _, finding in told}
    }
    assert found.blocked == {number for number, finding in told if finding.blocks}


@pytest.mark.parametrize("seed", range(40))
def test_stretches_say_together_what_the_whole_says(seed):
    chance = random.Random(seed)
    kinds = [call, output, lambda _: REASONING, lambda _: a_message("a")]
    count = chance.randrange(1, 9)
    ids = (
        chance.sample(range(20), count) if seed % 2 else chance.choices("abc", k=count)
    )
    items = [chance.choice(kinds)(number) for number in ids]
    found = read(a_response(*items, tools=[]))
    known, pattern = {None: 0}, []
    for item, each in zip(items, found, strict=True):
        number = known.setdefault(each.fitted.call_id, len(known))
        pattern.append((item["type"], number))
    counting = PairCounting()
    for _ in range(2):
        assert counting.of(Pattern(0, (*pattern,)), found) == pair_counts(found)


def test_a_stretch_is_judged_once_wherever_it_stands(monkeypatch):
    judged = []
    monkeypatch.setattr(module, "pair_counts", _counting(judged))
    counting = PairCounting()
    for count in range(1, 6):
        items = [each for n in range(count) for each in (REASONING, call(n))]
        found = read(a_response(*items, tools=[]))
        pattern = [pair for n in range(count) for pair in ((7, 0), (8, n + 1))]
        assert counting.of(Pattern(0, (*pattern,)), found) == PairCounts(
            {}, frozenset()
        )
    assert len(judged) == 1


def _counting(judged):
    judge = pair_counts

    def judging(items):
        judged.append(items)
        return judge(items)

    return judging
