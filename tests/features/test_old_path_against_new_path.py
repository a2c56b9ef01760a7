"""Feature: hold the log of an old path against that of a new one, in numbers.

Given two logs of the same tasks, in two files
When they are summed up on the command line and in Python
Then both say the same numbers, every format shows them,
And behind each number stand the places in the files.
"""

from __future__ import annotations

import json
import random

import pytest

import inspector
from builders import a_function_call, a_response, a_tool, as_json_lines
from inspector.core.report.summary_rows import rows_of
from inspector.core.report.summary_values import measure_values
from inspector.core.report.writers import FORMATS
from streams import World

SCHEMA = {
    "type": "object",
    "properties": {
        "port": {"enum": ["Busan", "Incheon"]},
        "length": {"type": "number"},
    },
    "required": ["port"],
}
FAULTS = (
    "{}",
    '{"port":"Atlantis"}',
    '{"port":"Busan","length":"long"}',
    '{"port":"Busan"',
    '```json\n{"port":"Busan"}\n```',
    '"{\\"port\\":\\"Busan\\"}"',
)


def a_log(seed: int, share: float) -> str:
    """Answers to forty tasks, of which a share goes wrong."""
    chance = random.Random(seed)
    lines = []
    for number in range(40):
        is_wrong = chance.random() < share
        arguments = chance.choice(FAULTS) if is_wrong else '{"port":"Incheon"}'
        call = a_function_call(arguments, call_id=f"call_{number}", name="find_berth")
        body = a_response(
            call,
            id=f"resp_{seed}_{number}",
            model=f"model-{seed}",
            tools=[a_tool(SCHEMA, name="find_berth", strict=False)],
            usage={
                "input_tokens": 50 + number,
                "output_tokens": seed * 10 + number % 3,
            },
        )
        task = f"task-{number % 38}"  # two tasks come again
        lines.append({"custom_id": task, "response": {"body": body}})
    return as_json_lines(*lines)


@pytest.fixture
def logs(tmp_path):
    texts = a_log(1, 0.5), a_log(2, 0.1)
    paths = tmp_path / "old.jsonl", tmp_path / "new.jsonl"
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, "utf-8")
    return texts, paths


def test_the_command_says_what_python_says(logs):
    texts, paths = logs
    world = World()
    world.run("diff", *paths, "--summary", "--format", "json")
    said = json.loads(world.printed)["measures"]
    assert said == json.loads(
        json.dumps(list(measure_values(inspector.summarize(*texts))))
    )


def test_the_new_path_is_better_and_that_is_no_chance(logs):
    texts, _ = logs
    found = inspector.summarize(*texts).of(inspector.Counted.SATISFIES)
    assert found.right.share > found.left.share
    assert found.difference.interval.low > 0


def test_behind_each_number_stand_lines_of_the_file(logs):
    texts, _ = logs
    found = inspector.summarize(*texts)
    for counted, word in (
        (inspector.Counted.ENUM, "Atlantis"),
        (inspector.Counted.TYPE, "long"),
        (inspector.Counted.WRAPPED, "port"),
    ):
        measure = found.of(counted)
        for sample, text in zip((measure.left, measure.right), texts, strict=True):
            lines = text.splitlines()
            named = [lines[where.line - 1] for where in measure.behind(sample)]
            assert len(named) == len(sample.hits)
            assert all(word in line for line in named)
    retries = found.of(inspector.Counted.RETRIES)
    assert [where.line for where in retries.left.hits] == [39, 40]


@pytest.mark.parametrize("name", sorted(set(FORMATS) - {"pdf"}))
@pytest.mark.parametrize("language", ["en", "ko"])
def test_every_format_shows_every_number(logs, name, language):
    texts, paths = logs
    world = World()
    command = ("diff", *paths, "--summary", "--format", name, "--lang", language)
    world.run(*command)
    shown = world.printed.replace("&#46;", ".").replace("\\u2212", "\u2212")
    for row in rows_of(inspector.summarize(*texts), language):
        if name in ("json", "jsonl", "sarif"):
            assert f'"{row.measure.counted.value}"' in shown
        elif row.measure.is_logged:
            assert row.left.number in shown
            assert row.right.number in shown
            assert row.difference.split()[0] in shown
