"""How long the window lets a person wait.

Run it on a quiet machine: ``python tests/benchmarks/bench_window.py [--rounds 9]``.
Start to first paint beside a bare main window in the same run; the longest time that
the main thread did not answer while texts were opened, scrolled, typed into and pasted.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from inspector.ui.app import assembled
from inspector.ui.background import JobRunner
from inspector.ui.collector import Collector
from inspector.ui.start_options import Options

REPOSITORY = Path(__file__).resolve().parents[2]

BARE = """
import os
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.resize(1440, 900)
window.show()
app.processEvents()
os._exit(0)
"""
OURS = """
import os
import inspector.ui.app as app
app._fill = lambda *_: os._exit(0)  # called right after the first paint
app.main([])
"""
HEARTBEAT_MS = 4
GOAL_START = 2.0
GOAL_BLOCK_MS = 50


def start_seconds(code: str, folder: str) -> float:
    """Seconds from the spawn of a process to its first paint."""
    variables = dict(os.environ, PYTHONPATH=str(REPOSITORY), XDG_CONFIG_HOME=folder)
    variables["PYTHONPYCACHEPREFIX"] = folder
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=variables, check=True)
    return time.perf_counter() - start


def bench_start(rounds: int) -> None:
    """Compare both starts, interleaved."""
    with tempfile.TemporaryDirectory() as folder:
        for code in (BARE, OURS):
            start_seconds(code, folder)  # compiles
        pairs = [
            (start_seconds(BARE, folder), start_seconds(OURS, folder))
            for _ in range(rounds)
        ]
    bare, ours = (
        statistics.median(column) * 1000 for column in zip(*pairs, strict=True)
    )
    ratio = statistics.median(b / a for a, b in pairs)
    told = f"bare {bare:.0f} ms, ours {ours:.0f} ms, x{ratio:.2f}"
    print(f"start to first paint: {told} (goal {GOAL_START})")


class Heart:
    """Beats on the main thread and remembers its longest pause.

    By the clock a pause holds what the machine did for others meanwhile; by the
    processor it holds what the main thread itself did, and nothing else.
    """

    def __init__(self) -> None:
        self._timer = QTimer(interval=HEARTBEAT_MS)
        self._timer.timeout.connect(self._beat)
        self.start()

    def start(self) -> None:
        self.longest = self.longest_own = 0.0
        self._last, self._last_own = time.perf_counter(), time.thread_time()
        self._timer.start()

    def _beat(self) -> None:
        now, own = time.perf_counter(), time.thread_time()
        self.longest = max(self.longest, now - self._last)
        self.longest_own = max(self.longest_own, own - self._last_own)
        self._last, self._last_own = now, own


class Bench:
    """One window, driven as a person does."""

    def __init__(self) -> None:
        self.app = QApplication([])
        runner = JobRunner(self.app)
        self.collector = Collector(runner)
        self.collector.start()
        self.window = assembled(self.app, Options(screenshot=Path("none")), runner)
        self.window.show()
        self.window.complete()
        self.heart = Heart()
        self.settle()

    @property
    def source(self):
        return self.window.item_pane.source

    def settle(self) -> None:
        """Let events, timers and jobs run until nothing is left to do."""
        quiet = 0
        while quiet < 60:
            self.app.processEvents()
            bench = self.window.workbench
            is_idle = bench.runner.is_idle and not bench.is_stale
            quiet = quiet + 1 if is_idle else 0
            time.sleep(0.001)

    def measured(self, name: str, act) -> None:
        """Do something, wait for all that follows, and tell the longest pause."""
        self.heart.start()
        start = time.perf_counter()
        act()
        self.settle()
        assert self.window.workbench.inspection is not None, "a fault of ours"
        took = time.perf_counter() - start
        longest, own = self.heart.longest * 1000, self.heart.longest_own * 1000
        over = "" if longest <= GOAL_BLOCK_MS else f"  OVER {GOAL_BLOCK_MS} ms"
        told = f"longest block {longest:.0f} ms ({own:.0f} of its own)"
        print(f"{name}: {told}, all done in {took:.2f} s{over}")

    def scroll(self) -> None:
        bar = self.source.verticalScrollBar()
        worst = 0.0
        for step in range(60):
            start = time.perf_counter()
            bar.setValue(bar.maximum() * step // 59)
            self.source.viewport().repaint()
            worst = max(worst, time.perf_counter() - start)
        print(f"  scrolling: worst step {worst * 1000:.0f} ms")


def a_call(arguments: str, number: int = 0) -> dict:
    return {
        "type": "function_call",
        "id": f"fc_{number}",
        "call_id": f"call_{number}",
        "name": "save",
        "status": "completed",
        "arguments": arguments,
    }


def one_big_item(size: int) -> str:
    rows = [
        {"id": n, "name": f"row {n}", "values": [n, n * 2, "a\nb"]}
        for n in range(size // 60)
    ]
    return json.dumps(a_call(json.dumps({"rows": rows})))


def a_log(size: int) -> str:
    tool = {
        "type": "function",
        "name": "save",
        "parameters": {"type": "object", "properties": {"n": {"type": "integer"}}},
    }
    count = size // 170
    items = [a_call(json.dumps({"n": n}), n) for n in range(count)]
    return json.dumps(
        {"object": "response", "output": items, "tools": [tool]}, indent=1
    )


def bench_window() -> None:
    """Open, scroll, type, filter and paste."""
    bench = Bench()
    window, workbench = bench.window, bench.window.workbench
    for name, text in (
        ("1 MB item", one_big_item(1_000_000)),
        ("1 MB of items", json.dumps(json.loads(a_log(1_000_000)), indent=2)),
        ("5 MB string", json.dumps(a_call(json.dumps({"text": "x" * 5_000_000})))),
        ("10 MB log", a_log(10_000_000)),
    ):
        opening = partial(workbench.open_text, text, name)
        bench.measured(f"{name} ({len(text):,})", opening)
        bench.scroll()
        bench.measured("  typing into it", lambda: bench.source.type_text(" "))
        bench.measured("  next finding", lambda: workbench.choice.step_finding(1))
        bench.measured("  pretty", lambda: window.item_pane.show_pretty(True))
        window.item_pane.show_pretty(False)
    line = window.items_pane.filter
    bench.measured("filter", lambda: line.setText("call_4711"))
    bench.measured("a small text after it", lambda: workbench.open_text("{}", "x"))
    workbench.refused.disconnect()
    workbench.refused.connect(lambda words: print("  refused:", words[:60], "..."))
    QGuiApplication.clipboard().setText("x" * 50_000_000)
    bench.measured("50 MB paste", window.wishes.paste)
    workbench.runner.shut_down()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--skip-start", action="store_true")
    options = parser.parse_args()
    if not options.skip_start:
        bench_start(options.rounds)
    bench_window()


if __name__ == "__main__":
    main()
