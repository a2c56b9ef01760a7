"""From opening a text to the first violation on the screen, for schemas of any size.

Run it on a quiet machine: ``python tests/benchmarks/bench_first_error.py [ROUNDS]``.
A schema of 5,000 properties beside one of five, and beside the bare work that cannot be
avoided: reading the text with orjson and asking jsonschema-rs for a list of errors.
Quote the ratios of one run.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY)]

import jsonschema_rs  # noqa: E402
import orjson  # noqa: E402
from PySide6.QtCore import QTimer  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from inspector.ui.app import assembled  # noqa: E402
from inspector.ui.background import JobRunner  # noqa: E402
from inspector.ui.collector import Collector  # noqa: E402
from inspector.ui.start_options import Options  # noqa: E402

HEARTBEAT_MS = 4
GOAL_BLOCK_MS = 50


def a_text(properties: int, mark: int) -> str:
    """A response with one call that breaks the schema of its tool at its last member.

    Args:
        properties: How many the schema has.
        mark: Makes the text another one than those before.
    """
    schema = {
        "type": "object",
        "properties": {
            f"p{mark}_{i}": {"type": "string", "enum": ["low", "high"], "maxLength": 9}
            for i in range(properties)
        },
        "additionalProperties": False,
    }
    arguments = json.dumps({f"p{mark}_{properties - 1}": "middle"})
    call = {
        "type": "function_call",
        "id": "fc_1",
        "call_id": "call_1",
        "name": "f",
        "status": "completed",
        "arguments": arguments,
    }
    tool = {"type": "function", "name": "f", "parameters": schema, "strict": False}
    return json.dumps({"object": "response", "output": [call], "tools": [tool]})


def bare_seconds(text: str) -> float:
    """Read, compile, list: no places, no words, no screen."""
    start = time.perf_counter()
    body = orjson.loads(text)
    schema = body["tools"][0]["parameters"]
    validator = jsonschema_rs.Draft202012Validator(schema)
    assert list(validator.iter_errors(orjson.loads(body["output"][0]["arguments"])))
    return time.perf_counter() - start


class Watch:
    """One window, and a heart that beats on its main thread."""

    def __init__(self) -> None:
        self.app = QApplication([])
        runner = JobRunner(self.app)
        self.collector = Collector(runner)
        self.collector.start()
        self.window = assembled(self.app, Options(screenshot=Path("none")), runner)
        self.window.show()
        self.window.complete()
        self._timer = QTimer(interval=HEARTBEAT_MS)
        self._timer.timeout.connect(self._beat)
        self._timer.start()
        self.longest, self._last = 0.0, time.perf_counter()

    def _beat(self) -> None:
        now = time.perf_counter()
        self.longest = max(self.longest, now - self._last)
        self._last = now

    def seconds_to_first_card(self, text: str) -> tuple[float, float]:
        """Until a card has been painted, and the longest pause on the way."""
        view = self.window.schema_pane.parts.violations
        self.longest, self._last = 0.0, time.perf_counter()
        start = time.perf_counter()
        self.window.workbench.open_text(text, "bench")
        while not (view.isVisible() and view.list.rowCount()):
            self.app.processEvents()
            time.sleep(0.0005)
        view.viewport().repaint()
        return time.perf_counter() - start, self.longest

    def settle(self) -> None:
        """Let everything end that was begun."""
        runner = self.window.workbench.runner
        for _ in range(50):
            self.app.processEvents()
            time.sleep(0.002)
        while not runner.is_idle:
            self.app.processEvents()
            time.sleep(0.002)


def main() -> int:
    """Print medians and ratios."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    watch, times = Watch(), {5: [], 5000: []}
    watch.seconds_to_first_card(a_text(5, 10**6))  # loads the core
    watch.settle()
    for mark in range(rounds):
        for properties, found in times.items():
            text = a_text(properties, mark)
            bare = bare_seconds(text)
            found.append((bare, *watch.seconds_to_first_card(text)))
            watch.settle()
    for properties, found in times.items():
        bare, ours, block = (
            statistics.median(column) * 1000 for column in zip(*found, strict=True)
        )
        ratio = statistics.median(each[1] / each[0] for each in found)
        over = "" if block <= GOAL_BLOCK_MS else f"  OVER {GOAL_BLOCK_MS} ms"
        size = len(a_text(properties, 0)) // 1000
        print(
            f"{properties:5} properties, {size} kB: first violation on the screen "
            f"after {ours:.0f} ms, {ratio:.0f} x the bare work ({bare:.1f} ms); "
            f"longest block {block:.0f} ms{over}"
        )
    small, large = (
        statistics.median(each[1] for each in found) for found in times.values()
    )
    print(f"5,000 properties take {large / small:.1f} x as long as five")
    watch.window.workbench.runner.shut_down()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
