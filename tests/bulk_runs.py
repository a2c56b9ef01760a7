"""Gate files as a whole and in parts, to hold one against the other."""

from __future__ import annotations

import json
import random
from pathlib import Path

from builders import (
    a_function_call,
    a_message,
    a_request,
    a_response,
    a_tool,
    an_output,
)
from inspector.core.bulk.order import OrderNeededError
from inspector.core.bulk.run import BulkRun
from inspector.core.bulk.units.cutting import Choice, Inputs
from inspector.core.bulk.workers import OwnHands
from inspector.core.gate.gate import gate_inputs
from inspector.core.gate.records import RecordReader
from inspector.core.report.building import gate_report
from inspector.core.report.collection import Collection
from inspector.core.report.writers import FORMATS
from inspector.core.targets.target import DEFAULT_TARGET
from inspector.core.tools.tool_sources import Sources

MANY = 10**9


def opened(name):
    return Path(name).open("rb")


def inputs_of(paths, part=200, **choice) -> Inputs:
    names = [str(path) for path in paths]
    sizes = [Path(name).stat().st_size for name in names]
    return Inputs(names, sizes, opened, choice=Choice(**choice), part=part)


def written(side, format_name="json") -> str:
    report = gate_report(side, version="1", created="now")
    return "".join(FORMATS[format_name].write(report, "en"))


def as_a_whole(paths, sources=None, format_name="json", target=DEFAULT_TARGET) -> str:
    """What is reported of all records one after the other."""
    collection = Collection(excerpts=MANY)

    def readers():
        for path in paths:
            with Path(path).open("rb") as file:
                yield RecordReader(file, str(path))

    result = gate_inputs(readers(), sources, witness=collection, target=target)
    return written(collection.side(result), format_name)


def in_parts(
    paths, sources=None, *, part=200, hands=None, format_name="json", **options
) -> str:
    """What is reported of the parts, and of what goes over their ends."""
    choice = {k: options.pop(k) for k in ("since", "sample") if k in options}
    inputs = inputs_of(paths, part, **choice)
    run = BulkRun(inputs, sources or Sources(), excerpts=MANY, **options)
    with run:
        _, side = run.gate(hands or OwnHands())
        return written(side, format_name)


def in_parts_or_order(paths, sources=None, **options) -> str:
    """The same, read in order where parts cannot tell."""
    try:
        return in_parts(paths, sources, **options)
    except OrderNeededError:
        target = options.get("target", DEFAULT_TARGET)
        run = BulkRun(
            inputs_of(paths), sources or Sources(), excerpts=MANY, target=target
        )
        with run:
            return written(run.gate_in_order()[1])


def summary_of(report: str) -> dict:
    return json.loads(report)["summary"]


def a_log(lines: int, seed: int) -> list[object]:
    """Bare items that pair, fail to pair and fail otherwise, and whole bodies."""
    chance = random.Random(seed)
    return [_a_line(chance) for _ in range(lines)]


def _a_line(chance: random.Random) -> object:
    number = chance.randrange(12)
    call_id = f"call_{number}"
    call = a_function_call(call_id=call_id, id=f"fc_{chance.randrange(99)}")
    reasoning = {"type": "reasoning", "id": f"rs_{number}", "summary": []}
    lines = [
        call,
        call | {"arguments": '{"region":"global"}'},
        call | {"arguments": '{"region":'},
        call | {"name": "get_sales"},
        call | {"type": "custom_tool_call", "input": "x"},
        an_output(call_id=call_id),
        an_output(call_id=call_id, output=[{"type": "input_text", "text": "한글 😀"}]),
        an_output(call_id=call_id) | {"type": "custom_tool_call_output"},
        a_message("한글 😀"),
        a_message(role="user"),
        reasoning,
        {"type": "item_reference", "id": "fc_1"} if number == 1 else reasoning,
        a_response(call, tools=[a_tool()]),
        a_request(an_output(call_id=call_id)),
        [an_output(call_id=call_id)],
        {"type": "acme:search_call", "id": "sc_1", "call_id": call_id},
        {"id": "batch", "custom_id": "a", "response": {"body": a_response(call)}},
    ]
    return chance.choice(lines)


def write_lines(path: Path, lines, *, broken: bool = False) -> Path:
    """A file of them; with lines among them that are none."""
    texts = [json.dumps(line, ensure_ascii=False) for line in lines]
    if broken:
        texts[1::5] = [text[: len(text) // 2] for text in texts[1::5]]
        texts[3::7] = ["" for _ in texts[3::7]]
    path.write_text("\n".join(texts) + "\n", "utf-8")
    return path
