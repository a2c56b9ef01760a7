"""How soon, how smoothly and in how much memory the window shows a big log.

Run it on a quiet machine: ``python tests/benchmarks/bench_big_log.py [--megabytes N]``.
A log of 1 GB is opened in the real window: the time to its first rows, the longest time
that the main thread did not answer while it was indexed and judged, and how soon it
stops. A log is judged in the window to its end, against one pass of ``orjson.loads``
over it and against the judge record by record; ``--log`` and ``--tools`` name another
one. Then a million rows, judged once and told again and again under new numbers, are
filtered, ordered and searched, and weighed against an empty window.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import json
import os
import statistics
import sys
import tempfile
import time
from array import array
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "tests")]

import orjson  # noqa: E402
from bench_window import Heart  # noqa: E402
from log_maker import LogMaker  # noqa: E402
from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from children import children_of  # noqa: E402
from inspector.core.browsing.channel import Reach  # noqa: E402
from inspector.core.browsing.judging import Task, judge_log  # noqa: E402
from inspector.core.browsing.record_judge import RecordJudge  # noqa: E402
from inspector.core.browsing.row_batch import COLUMNS  # noqa: E402
from inspector.core.browsing.selection import Order  # noqa: E402
from inspector.core.source.document import read_document  # noqa: E402
from inspector.core.source.origin import Origin  # noqa: E402
from inspector.core.tools.tool_sources import Sources, read_tools  # noqa: E402
from inspector.ui.app import assembled  # noqa: E402
from inspector.ui.background import JobRunner  # noqa: E402
from inspector.ui.collector import Collector  # noqa: E402
from inspector.ui.models.open_log import OpenLog  # noqa: E402
from inspector.ui.start_options import Options  # noqa: E402
from log_table import Line  # noqa: E402

FIRST_ROWS_GOAL, BLOCK_GOAL_MS = 0.5, 50
FILTER_GOAL_MS, SORT_GOAL_MS, MEMORY_GOAL_MB = 100, 300, 300
MILLION = 1_000_000
SAMPLE = 20_000
SESSION = 50_000
NAMES = ("get_weather", "search_docs", "place_order", "write_file", "book_slot")


def records(count: int, first: int = 0):
    """Calls and outputs as they are logged; one call in ten is faulty."""
    for number in range(first, first + count):
        call_id = f"call_{number:040x}"
        if number % 3 == 2:
            call_id = f"call_{number - 1:040x}"
            yield {
                "type": "function_call_output",
                "id": f"fco_{number:040x}",
                "call_id": call_id,
                "output": json.dumps({"note": "done 서울 " * 20, "n": number}),
            }
            continue
        arguments = json.dumps({"city": "서울", "days": number % 7, "text": "x" * 200})
        yield {
            "type": "function_call",
            "id": f"fc_{number:040x}",
            "call_id": call_id,
            "name": NAMES[number % len(NAMES)],
            "status": "completed",
            "arguments": arguments[:-1] if number % 10 == 0 else arguments,
        }


def write_log(path: Path, size: int) -> None:
    """A log of about a size; records are its own, not one again and again."""
    block, number = 5_000, 0
    with path.open("wb") as file:
        while file.tell() < size:
            lines = (json.dumps(record) for record in records(block, number))
            file.write(("\n".join(lines) + "\n").encode())
            number += block


class Bench:
    """The real window, and a heart that feels its pauses."""

    def __init__(self) -> None:
        self.app = QApplication([])
        runner = JobRunner(self.app)
        self.collector = Collector(runner)
        self.collector.start()
        self.window = assembled(self.app, Options(screenshot=Path("none")), runner)
        self.window.show()
        self.window.complete()
        self.bench, self.desk = self.window.workbench, self.window.workbench.desk
        self.bench.refused.connect(print)
        self.bench.open_text('{"type":"message"}', "warm")
        self.heart = Heart()
        self.run(1.0)

    def run(self, seconds: float, until=lambda: False) -> float:
        """Let the window live for a time; how long it took."""
        loop, look = QEventLoop(), QTimer(interval=5)
        look.timeout.connect(lambda: loop.quit() if until() else None)
        look.start()
        QTimer.singleShot(int(seconds * 1000), loop.quit)
        start = time.perf_counter()
        loop.exec()
        return time.perf_counter() - start

    def open(self, path: Path) -> float:
        """Open a log; seconds until rows of it are painted."""
        self.heart.start()
        start = time.perf_counter()
        self.bench.open_paths([path])
        self.run(60, lambda: self.desk.list is not None and self.desk.list.rowCount())
        self.window.items_pane.log_view.view.viewport().repaint()
        return time.perf_counter() - start

    def blocks(self) -> str:
        longest, own = self.heart.longest * 1000, self.heart.longest_own * 1000
        over = "" if own <= BLOCK_GOAL_MS else f"  OVER {BLOCK_GOAL_MS} ms"
        return f"longest block {longest:.0f} ms, {own:.0f} of its own{over}"


def resident_mb(pid: int | str = "self") -> float:
    """Memory that a process holds, without what it shares with a file."""
    text = Path(f"/proc/{pid}/status").read_text()
    kilobytes = next(
        line.split()[1] for line in text.splitlines() if line.startswith("RssAnon")
    )
    return int(kilobytes) / 1024


def bench_opening(bench: Bench, path: Path, rounds: int) -> None:
    size = path.stat().st_size
    firsts = []
    for _ in range(rounds):
        firsts.append(bench.open(path))
        bench.desk.close()
        bench.run(0.3)
    median = statistics.median(firsts)
    over = "" if median <= FIRST_ROWS_GOAL else f"  OVER {FIRST_ROWS_GOAL} s"
    told = ", ".join(f"{each:.2f}" for each in firsts)
    print(f"first rows of {size / 1e6:,.0f} MB: {median:.2f} s (of {told}){over}")
    bench.open(path)
    log = bench.desk.log
    indexed = bench.run(60, lambda: log.index.size >= size)
    lines = f"{log.index.count:,} lines"
    print(f"  indexed {indexed:.2f} s later: {lines}; {bench.blocks()}")
    bench.heart.start()
    bench.run(6)
    print(f"  judging: {len(log.rows):,} rows by now; {bench.blocks()}")
    bench.heart.start()
    bar = bench.window.items_pane.log_view.view.verticalScrollBar()
    for step in range(40):
        bar.setValue(bar.maximum() * step // 39)
        bench.run(0.02)
    for number in range(20):
        bench.desk.choose_row(number * 37)
        bench.run(0.05)
    print(f"  scrolling it and looking at rows: {bench.blocks()}")
    bench.heart.start()
    bench.window.items_pane.log_view.filter.setText("no such word anywhere")
    bench.run(6)
    print(f"  searching while it is judged: {bench.blocks()}")
    judge = log._judge.helper
    start = time.perf_counter()
    bench.bench.cancel()
    bench.bench.cancel()
    judge.wait()
    print(f"  stopped within {(time.perf_counter() - start) * 1000:.0f} ms")
    bench.desk.close()


def write_session(path: Path, tools: Path, lines: int) -> None:
    """A log of bare items and whole responses, 1 % of them faulty."""
    maker = LogMaker(7, 0.002)
    path.write_text("".join(f"{line}\n" for line in maker.lines(lines)))
    tools.write_text(json.dumps(maker.tools))


def parsed_in(path: Path) -> float:
    """Seconds of one pass of ``orjson.loads``."""
    start = time.perf_counter()
    with path.open("rb") as file:
        for line in file:
            orjson.loads(line)
    return time.perf_counter() - start


def by_record(path: Path, tools: Path) -> float:
    """Records a second of the judge that the window had before."""
    document = read_document(tools.read_bytes(), Origin(tools.name))
    sources = Sources(tools=tuple(read_tools(document)))
    line = Line()
    judge = RecordJudge(line, path.name, sources, "open-responses")
    start = time.perf_counter()
    with path.open("rb") as file, contextlib.suppress(EOFError):
        judge.run(file, Reach(min(path.stat().st_size, 4_000_000), is_whole=False))
    return sum(batch.records for batch in line.told) / (time.perf_counter() - start)


def bench_judging(bench: Bench, path: Path, tools: Path, empty: float) -> None:
    """Judge a log to its end in the window."""
    with path.open("rb") as file:
        lines = sum(1 for _ in file)
    passes = [parsed_in(path)]
    bench.bench.give_tools(tools)
    bench.run(10, lambda: not bench.bench.is_stale)
    bench.run(1)
    start = time.perf_counter()
    bench.open(path)
    bench.heart.start()
    log = bench.desk.log
    most = 0.0

    def is_done() -> bool:
        nonlocal most
        judge = log._judge.helper if log._judge is not None else None
        pid = judge._process.pid if judge is not None else None
        if pid is not None:
            with contextlib.suppress(OSError, StopIteration):
                most = max(most, sum(map(resident_mb, [pid, *children_of(pid)])))
        return log.judging.value == "done"

    bench.run(600, is_done)
    seconds, blocks = time.perf_counter() - start, bench.blocks()
    passes.append(parsed_in(path))
    bench.run(1)
    gc.collect()
    rate, before = lines / seconds, by_record(path, tools)
    print(
        f"judged {lines:,} lines in {seconds:.1f} s: {rate:,.0f} records a second, "
        f"{seconds / min(passes):.0f} x orjson.loads; record by record {before:,.0f} "
        f"a second, so {rate / before:.1f} times as fast; {blocks}"
    )
    more = resident_mb() - empty
    print(f"  {len(log.rows):,} rows: {more:.0f} MB above an empty window; all who")
    print(f"  judged together held {most:.0f} MB at most")
    bench.desk.close()
    bench.bench.clear_given()
    bench.run(1)


class Retelling(QObject):
    """In place of the process that judges: tells the batches of a sample again."""

    told = Signal(object)
    ended = Signal()
    batches = ()
    rows = 0

    def __init__(self, work, **given) -> None:
        super().__init__()
        self._is_judge = work is judge_log

    def start(self) -> None:
        pass

    stop = wait = start

    def tell(self, message) -> None:
        if self._is_judge:
            for number in range(MILLION // Retelling.rows):
                for batch in Retelling.batches:
                    self.told.emit(moved(batch, number))


def moved(batch, times: int):
    """A batch as if the sample stood before it so often."""
    rows = times * Retelling.rows
    by = {"offset": times * Retelling.size, "line": rows}
    by["label_end"] = times * Retelling.labels
    columns = dict(batch.columns)
    for name, distance in by.items():
        column = array(COLUMNS[name], columns[name])
        columns[name] = array(column.typecode, [n + distance for n in column]).tobytes()
    found = {
        code: array("I", [row + rows for row in array("I", data)]).tobytes()
        for code, data in batch.found.items()
    }
    place = batch.place + times * Retelling.size
    strings = () if times else batch.strings
    return batch._replace(columns=columns, found=found, place=place, strings=strings)


def judge_sample(path: Path) -> list:
    """The batches of a log that has no end yet."""
    told: list = []
    reach = Reach(path.stat().st_size, is_whole=False)
    line = Line(reach)
    line.send = told.append
    with contextlib.suppress(EOFError):
        judge_log(line, Task(str(path), path.name, None, "open-responses"))
    return told


def open_million(bench: Bench, path: Path, empty: float) -> None:
    told = judge_sample(path)
    Retelling.batches = told
    Retelling.size = path.stat().st_size
    Retelling.rows = sum(len(batch.columns["mark"]) for batch in told)
    Retelling.labels = sum(len(batch.labels) for batch in told)
    OpenLog.__init__.__kwdefaults__["helper"] = Retelling
    bench.bench.open_paths([path])
    bench.run(120, lambda: bench.desk.log and len(bench.desk.log.rows) >= MILLION)
    bench.run(3)
    Retelling.batches = ()
    told.clear()
    gc.collect()
    more = resident_mb() - empty
    over = "" if more <= MEMORY_GOAL_MB else f"  OVER {MEMORY_GOAL_MB} MB"
    count = len(bench.desk.log.rows)
    print(f"{count:,} rows: {more:.0f} MB above an empty window{over}")


def took(bench: Bench, act) -> tuple[float, float]:
    """Milliseconds until another selection is shown: by the clock, and of work."""
    shown: list = []
    sieve = bench.desk.sieve
    sieve.selected.connect(shown.append)
    start, work = time.perf_counter(), time.process_time()
    act()
    bench.run(60, lambda: shown)
    bench.app.processEvents()
    sieve.selected.disconnect(shown.append)
    ends = time.perf_counter() - start, time.process_time() - work
    return ends[0] * 1000, ends[1] * 1000


def bench_million(bench: Bench, path: Path, empty: float) -> None:
    open_million(bench, path, empty)
    rows, sieve = bench.desk.log.rows, bench.desk.sieve
    marks = rows.column("mark").tobytes()
    start = time.perf_counter()
    sorted(range(len(marks)), key=marks.__getitem__)
    reference = (time.perf_counter() - start) * 1000
    print(f"  to compare, sorted(range(n), key=mark): {reference:.0f} ms")
    for goal, name, act in (
        (FILTER_GOAL_MS, "reason:", lambda: sieve.filter("reason:arguments_parse")),
        (FILTER_GOAL_MS, "name:", lambda: sieve.filter("name:weather")),
        (FILTER_GOAL_MS, "type:", lambda: sieve.filter("type:function_call_output")),
        (FILTER_GOAL_MS, "rule:", lambda: sieve.filter("rule:arguments/no-schema")),
        (FILTER_GOAL_MS, "call_id:", lambda: sieve.filter("call_id:0004711")),
        (FILTER_GOAL_MS, "all again", lambda: sieve.filter("")),
        (SORT_GOAL_MS, "by verdict", lambda: sieve.sort(Order.VERDICT)),
        (SORT_GOAL_MS, "by line", lambda: sieve.sort(Order.LINE)),
    ):
        bench.heart.start()
        both = zip(*(took(bench, act) for _ in range(5)), strict=True)
        clock, work = map(statistics.median, both)
        over = "" if clock <= goal else f"  OVER {goal} ms"
        told = f"{clock:.0f} ms ({work:.0f} of work), {len(sieve.selection):,} rows"
        print(f"  {name}: {told}{over}; {bench.blocks()}")
    start = time.perf_counter()
    bench.window.items_pane.log_view.show_counts()
    print(f"  counts anew: {(time.perf_counter() - start) * 1000:.0f} ms")
    bench.desk.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--megabytes", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--skip-opening", action="store_true")
    parser.add_argument("--skip-million", action="store_true")
    parser.add_argument("--log", type=Path, help="to be judged to its end")
    parser.add_argument("--tools", type=Path, help="of that log")
    options = parser.parse_args()
    # The processes of the window import its main module; the program's is light, and
    # this one is not.
    sys.modules["__main__"].__file__ = None
    bench = Bench()
    gc.collect()
    empty = resident_mb()
    with tempfile.TemporaryDirectory() as folder:
        if not options.skip_opening:
            path = Path(folder) / "big.jsonl"
            write_log(path, options.megabytes * 1_000_000)
            bench_opening(bench, path, options.rounds)
        log, tools = options.log, options.tools
        if log is None:
            log, tools = Path(folder) / "session.jsonl", Path(folder) / "tools.json"
            write_session(log, tools, SESSION)
        bench_judging(bench, log, tools, empty)
        if not options.skip_million:
            sample = Path(folder) / "sample.jsonl"
            lines = (json.dumps(record) for record in records(SAMPLE))
            sample.write_text("\n".join(lines) + "\n")
            bench_million(bench, sample, empty)
    bench.bench.runner.shut_down()


if __name__ == "__main__":
    main()
