"""What the diff pane costs: ten thousand pairs, and pairs of 1 MB.

For each the longest time that the main thread did not answer while both sides were
opened and compared, and how long a repaint takes while a person scrolls.

    python tests/benchmarks/bench_diff_pane.py
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
sys.path.insert(0, str(REPOSITORY))

from PySide6.QtCore import QElapsedTimer, QTimer  # noqa: E402 - the path comes first
from PySide6.QtWidgets import QApplication  # noqa: E402

from inspector.ui.background import JobRunner  # noqa: E402
from inspector.ui.models.opened import opened_text  # noqa: E402
from inspector.ui.models.workbench import Workbench  # noqa: E402
from inspector.ui.panes.diff_pane import DiffPane  # noqa: E402
from inspector.ui.theme import theme_named  # noqa: E402

HEIGHT = 860
"""The pane fills the window: three times the rows that it has beside the others."""

GOAL_PAINT_MS = 8
GOAL_BLOCK_MS = 50
HEARTBEAT_MS = 4


def many(count: int, *, is_right: bool) -> str:
    """Calls of which a third is prefixed on the right and a twentieth differs."""
    calls = []
    for number in range(count):
        changed = is_right and number % 20 == 0
        arguments = {"region": "apac", "quarter": number % 5 + changed}
        prefix = "acme:" if is_right and number % 3 == 0 else ""
        calls.append(
            {
                "type": f"{prefix}function_call",
                "id": f"fc_{number}{'r' if is_right else ''}",
                "call_id": f"call_{number}",
                "name": "get_report",
                "status": "completed",
                "arguments": json.dumps(arguments),
            }
        )
    return json.dumps(calls)


def long_text(*, is_right: bool) -> str:
    """One call whose arguments are a text of 1 MB."""
    text = "word " * 200_000 + ("left" if not is_right else "right")
    return json.dumps(_call(json.dumps({"text": text})))


def many_lines(*, is_right: bool) -> str:
    """One output of 1 MB that takes 60,000 rows."""
    rows = [{"n": n, "v": n + (is_right and n % 50 == 0)} for n in range(15_000)]
    return json.dumps({**_call("{}"), "rows": rows})


def _call(arguments: str) -> dict[str, object]:
    return {
        "type": "function_call",
        "id": "fc_1",
        "call_id": "call_1",
        "name": "get_report",
        "status": "completed",
        "arguments": arguments,
    }


class Heartbeat:
    """Remembers the longest time between two beats."""

    def __init__(self) -> None:
        self._clock, self._timer = QElapsedTimer(), QTimer(interval=HEARTBEAT_MS)
        self._timer.timeout.connect(self._beat)
        self.longest = 0.0
        self._clock.start()
        self._timer.start()

    def _beat(self) -> None:
        self.longest = max(self.longest, self._clock.nsecsElapsed() / 1e6)
        self._clock.restart()


def bench(name: str, left: str, right: str) -> None:
    """Open, compare, scroll and step through two texts."""
    app = QApplication.instance() or QApplication([])
    workbench = Workbench(JobRunner())
    pane = DiffPane(workbench)
    pane.set_theme(theme_named("light"))
    pane.retranslate()
    pane.resize(1440, HEIGHT)
    pane.show()
    app.processEvents()
    heart, start = Heartbeat(), time.perf_counter()
    workbench.open_text(left, "left")
    workbench.compare_with(opened_text(right, "right"))
    while pane.parts.isHidden() or not workbench.runner.is_idle:
        app.processEvents()
    opened = time.perf_counter() - start
    for _ in range(20):
        app.processEvents()
    longest = heart.longest
    heart.longest = 0
    paints, jumps = scrolled(app, pane, 60), scrolled(app, pane, 5_000)
    heart.longest = 0
    steps = stepped(app, pane)
    rows, blocked = pane.parts.view.count, heart.longest
    heart.longest = 0
    workbench.close_comparison()
    while not workbench.runner.is_idle:
        app.processEvents()
    for _ in range(20):
        app.processEvents()
    print(
        f"{name:<14} {rows:>7} rows  open {opened:5.1f} s, blocked {longest:5.0f} ms;"
        f" scroll p50 {statistics.median(paints):4.1f} ms"
        f" max {max(paints):4.1f} ms, jump p50 {statistics.median(jumps):4.1f} ms"
        f" max {max(jumps):4.1f} ms; step max {max(steps):4.1f} ms,"
        f" blocked {blocked:4.0f} ms; closing blocked {heart.longest:4.0f} ms"
    )
    workbench.runner.shut_down()


def scrolled(app: QApplication, pane: DiffPane, pixels: int) -> list[float]:
    """Milliseconds of its own that the main thread takes for each of 100 steps."""
    view, taken = pane.parts.view, []
    bar = view.verticalScrollBar()
    for _ in range(100):
        start = time.thread_time()
        bar.setValue(bar.value() + pixels)
        view.viewport().repaint()
        taken.append((time.thread_time() - start) * 1000)
        app.processEvents()
    bar.setValue(0)
    return taken


def stepped(app: QApplication, pane: DiffPane) -> list[float]:
    """The same for each of fifty steps to the difference before."""
    taken = []
    for _ in range(50):
        start = time.thread_time()
        pane.steps.step(-1)
        pane.parts.view.viewport().repaint()
        taken.append((time.thread_time() - start) * 1000)
        app.processEvents()
    return taken


if __name__ == "__main__":
    print(f"goals: paint {GOAL_PAINT_MS} ms, blocked {GOAL_BLOCK_MS} ms")
    bench("10,000 pairs", many(10_000, is_right=False), many(10_000, is_right=True))
    bench("1 MB string", long_text(is_right=False), long_text(is_right=True))
    bench("60,000 rows", many_lines(is_right=False), many_lines(is_right=True))
