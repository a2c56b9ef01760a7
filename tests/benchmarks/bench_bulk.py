"""How fast a large log is gated, against what else reads it, and what memory it takes.

Run it by name: ``python tests/benchmarks/bench_bulk.py [LINES [ROUNDS]]``. Each
measure runs in a process of its own, its time is taken after the imports, as that of
what it is compared with was, and with bytecode as after an installation. Rounds are
interleaved, and "x" is the median over the rounds of the time of one ``orjson.loads``
pass in the same round. Counts of verdicts are held against those that the log was made
with.
"""

from __future__ import annotations

import importlib
import json
import multiprocessing
import os
import resource
import statistics
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "tests")]

from log_maker import NO_CALL, OK, PARSE, SCHEMA, UNCHECKED, LogMaker  # noqa: E402

SHARES = {"1.2 % faulty": 0.002, "48 % faulty": 0.08}
"""Of each of six faults."""

MUST = {
    ("1.2 % faulty", "gate, one job"): 2.2,
    ("1.2 % faulty", "gate, two jobs"): 1.3,
    ("48 % faulty", "gate, one job"): 3.0,
    ("48 % faulty", "gate, two jobs"): 1.7,
}
MOST_MEMORY = 150
"""MB of one process."""


def _read(path: Path) -> dict[str, int]:
    import orjson  # noqa: PLC0415

    with path.open("rb") as file:
        for line in file:
            orjson.loads(line)
    return {}


def _naive(path: Path) -> dict[str, int]:
    """The script that people write: json and a prepared validator for each tool."""
    from jsonschema import Draft202012Validator  # noqa: PLC0415

    tools = json.loads(path.with_suffix(".tools.json").read_text())
    known = {
        (tool["name"] if tool["type"] == "namespace" else None, each["name"]): (
            Draft202012Validator(each["parameters"])
        )
        for tool in tools
        for each in tool.get("tools", [tool])
    }
    counts: Counter[str] = Counter()
    with path.open("rb") as file:
        for line in file:
            record = json.loads(line)
            for item in _items_of(record):
                counts[_naive_verdict(item, known)] += 1
    return counts


def _items_of(record: dict[str, Any]) -> list[dict[str, Any]]:
    items: list[dict[str, Any]] = record["output"] if "object" in record else [record]
    return items


def _naive_verdict(item: dict[str, Any], known: dict[str, Any]) -> str:
    if item["type"] != "function_call":
        return NO_CALL
    try:
        value = json.loads(item["arguments"])
    except ValueError:
        return PARSE
    validator = known.get((item.get("namespace"), item["name"]))
    if validator is None:
        return UNCHECKED
    return OK if validator.is_valid(value) else SCHEMA


def _gate(path: Path, jobs: int, *, writes_text: bool = False) -> dict[str, int]:
    """Every finding is found and counted; a report is written if that is asked."""
    from contextlib import ExitStack  # noqa: PLC0415
    from functools import partial  # noqa: PLC0415

    from inspector.cli.bulk import open_named  # noqa: PLC0415
    from inspector.core.bulk.run import BulkRun  # noqa: PLC0415
    from inspector.core.bulk.units.cutting import Inputs  # noqa: PLC0415
    from inspector.core.bulk.workers import OwnHands, Processes  # noqa: PLC0415
    from inspector.core.source.document import read_document  # noqa: PLC0415
    from inspector.core.source.origin import Origin  # noqa: PLC0415
    from inspector.core.tools.tool_sources import Sources, read_tools  # noqa: PLC0415

    name = path.with_suffix(".tools.json")
    tools = read_tools(read_document(name.read_bytes(), Origin(str(name))))
    opened = partial(open_named, {str(path): str(path)})
    inputs = Inputs([str(path)], [path.stat().st_size], opened)
    run = BulkRun(inputs, Sources(tools=tuple(tools)), with_rows=writes_text)
    with ExitStack() as stack:
        stack.enter_context(run)
        hands = OwnHands() if jobs == 1 else stack.enter_context(Processes(jobs))
        result, side = run.gate(hands)
        if writes_text:
            _write_text(side, path.with_suffix(".txt"))
        return dict(result.tally.reasons)


def _write_text(side: Any, target: Path) -> None:
    """The report as the command writes it into a file."""
    from inspector.cli.output import write_file  # noqa: PLC0415
    from inspector.core.report.building import gate_report  # noqa: PLC0415
    from inspector.core.report.text_writer import write_text  # noqa: PLC0415
    from inspector.core.source.collector import collector_at_rest  # noqa: PLC0415

    report = gate_report(side, version="0", created="")
    with collector_at_rest():
        write_file(str(target), write_text(report, "en"))


def _gate_with_text(path: Path) -> dict[str, int]:
    return _gate(path, 1, writes_text=True)


def _gate_one(path: Path) -> dict[str, int]:
    return _gate(path, 1)


def _gate_two(path: Path) -> dict[str, int]:
    return _gate(path, 2)


MEASURES = {
    "orjson.loads": _read,
    "gate, one job": _gate_one,
    "gate, two jobs": _gate_two,
    "gate, text report, one job": _gate_with_text,
    "json and jsonschema": _naive,
}


IMPORTED = (
    *("orjson", "jsonschema", "jsonschema_rs", "inspector.cli.bulk"),
    *("inspector.cli.output", "inspector.core.bulk.run"),
    *("inspector.core.checks.body_findings", "inspector.core.items.body_search"),
    "inspector.core.report.text_writer",
)
"""What the measures use, be it put off until it is needed."""


def _measured(name: str, path: Path) -> tuple[float, dict[str, int], int]:
    for module in IMPORTED:
        importlib.import_module(module)
    start = time.perf_counter()
    counts = MEASURES[name](path)
    seconds = time.perf_counter() - start
    usages = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    peak = max(resource.getrusage(usage).ru_maxrss for usage in usages)
    return seconds, counts, peak // 1024


def measured(name: str, path: Path) -> tuple[float, dict[str, int], int]:
    """Seconds, counts of verdicts and peak MB, in a process of its own."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(_measured, name, path).result()


def made(folder: Path, title: str, lines: int) -> tuple[Path, Counter[str]]:
    """A log, its tools beside it, and its verdicts."""
    maker = LogMaker(len(title), SHARES[title])
    path = folder / f"{SHARES[title]}.jsonl"
    with path.open("w", encoding="utf-8") as file:
        file.writelines(line + "\n" for line in maker.lines(lines))
    path.with_suffix(".tools.json").write_text(json.dumps(maker.tools), "utf-8")
    return path, maker.truth


def main() -> int:
    """Measure and judge.

    Returns:
        1 when a count is wrong, or something is slower or larger than it must be.
    """
    lines = int(sys.argv[1]) if len(sys.argv) > 1 else 285_000
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    is_missed = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with tempfile.TemporaryDirectory(prefix="inspector-bench-") as folder:
        os.environ["PYTHONPYCACHEPREFIX"] = folder
        for title in SHARES:
            path, truth = made(Path(folder), title, lines)
            print(f"{title}: {path.stat().st_size / 1e6:.0f} MB, {lines:,} lines")
            is_missed |= _round(title, path, truth, rounds)
    return int(is_missed)


def _round(title: str, path: Path, truth: Counter[str], rounds: int) -> bool:
    ratios: dict[str, list[float]] = {name: [] for name in MEASURES}
    peaks: Counter[str] = Counter()
    is_missed = False
    for _ in range(rounds):
        base = 1.0
        for name in MEASURES:
            seconds, counts, peak = measured(name, path)
            base = seconds if name == "orjson.loads" else base
            ratios[name].append(seconds / base)
            peaks[name] = max(peaks[name], peak)
            if counts and counts != {k: v for k, v in truth.items() if v}:
                print(f"  {name}: wrong counts: {counts} instead of {dict(truth)}")
                is_missed = True
    for name, found in ratios.items():
        ratio, most = statistics.median(found), MUST.get((title, name))
        is_missed |= most is not None and ratio > most
        is_missed |= name.startswith("gate") and peaks[name] > MOST_MEMORY
        wanted = "" if most is None else f" (must: {most} x)"
        print(f"  {name}: {ratio:.2f} x{wanted}, {peaks[name]} MB at the peak")
    return is_missed


if __name__ == "__main__":
    sys.exit(main())
