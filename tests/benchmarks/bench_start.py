"""How long one gated file takes from spawn to end, against importing two libraries.

Run it on a quiet machine: ``python tests/benchmarks/bench_start.py [ROUNDS]``. The
rounds are interleaved, so that a slow moment of the machine meets both.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
ALLOWED = 1.5
"""So many times the start of the libraries that a script of one's own would use."""

BASELINE = ["-c", "import orjson, jsonschema"]
ITEM = """{
  "type": "function_call", "id": "fc_1", "call_id": "call_1", "name": "get_report",
  "status": "completed", "arguments": "{\\"region\\": \\"apac\\"}"
}"""
SCHEMA = '{"type": "object", "properties": {"region": {"enum": ["apac", "emea"]}}}'


def seconds(arguments: list[str], cache: Path) -> float:
    """Wall time of one interpreter, with bytecode as after an installation."""
    environment = os.environ | {"PYTHONPYCACHEPREFIX": str(cache)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    start = time.perf_counter()
    subprocess.run(
        [sys.executable, *arguments],
        cwd=REPOSITORY,
        env=environment,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return time.perf_counter() - start


def ratio(rounds: int) -> float:
    """Median of the rounds' own ratios."""
    with tempfile.TemporaryDirectory() as folder:
        cache, item, schema = (Path(folder, n) for n in ("pyc", "one.json", "s.json"))
        item.write_text(ITEM, "utf-8")
        schema.write_text(SCHEMA, "utf-8")
        command = ["-m", "inspector", "gate", str(item), "--schema", str(schema)]
        sides = (command, BASELINE)
        for side in sides:
            seconds(side, cache)  # writes the bytecode
        times = [tuple(seconds(side, cache) for side in sides) for _ in range(rounds)]
    ours, theirs = (statistics.median(side) * 1000 for side in zip(*times, strict=True))
    print(f"gate {ours:.0f} ms, import orjson, jsonschema {theirs:.0f} ms")
    return statistics.median(mine / base for mine, base in times)


def main() -> int:
    """Measure and judge.

    Returns:
        1 when starting takes longer than is allowed.
    """
    measured = ratio(int(sys.argv[1]) if len(sys.argv) > 1 else 21)
    print(f"{measured:.2f} x, allowed {ALLOWED} x")
    return int(measured > ALLOWED)


if __name__ == "__main__":
    sys.exit(main())
