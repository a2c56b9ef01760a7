"""Many findings into every format: time and peak memory of the writers alone.

``python tests/benchmarks/bench_reports.py [FINDINGS]`` writes a report of that many
findings (100,000) and one with a tenth of them. Items and findings are made while they
are asked for, as those of a large log are read back from disk, so that the memory is
that of the writer. What counts are the ratios within one run: a format that holds
everything takes the same memory for both.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent)]

from inspector.core.report.writers import FORMATS, PDF  # noqa: E402
from inspector.printing.process import printed  # noqa: E402
from report_builders import a_report  # noqa: E402

STREAMED = ("text", "json", "jsonl", "csv", "junit", "sarif", "github")
"""Formats that hold every finding; all others show the first ones only."""

MOST_GROWTH = 1.1
"""Of the peak memory of a streamed format, for ten times the findings."""


class Rows(Sequence[Any]):
    """Rows that are made when they are asked for, and let go of."""

    def __init__(self, count: int, make: Callable[[int], Any]) -> None:
        self._count, self._make = count, make

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._make(n) for n in range(*index.indices(self._count))]
        return self._make(index)

    def __iter__(self) -> Iterator[Any]:
        return map(self._make, range(self._count))


class Run(NamedTuple):
    """One report."""

    seconds: float
    peak_mib: float
    size_mib: float


def a_long_report(count: int) -> Any:
    """A report of a log in which every line has one finding."""
    report = a_report('{"type":"acme:t","id":"t_0","note":"zzzz"}', name="a.jsonl")
    [side] = report.sides
    [item], [found] = side.items, side.findings

    def item_at(number: int) -> Any:
        site = item.site._replace(line=number + 1, byte_offset=number * 60)
        return item._replace(site=site, id=f"t_{number}")

    def found_at(number: int) -> Any:
        site = found.place.site._replace(line=number + 1, byte_offset=number * 60 + 8)
        excerpt = found.place.excerpt if number < 1000 else None
        place = found.place._replace(site=site, item=number, excerpt=excerpt)
        return found._replace(place=place)

    long = side._replace(
        items=Rows(count, item_at),
        findings=Rows(count, found_at),
        groups=Rows(count, lambda _: (1, 1)),
    )
    return report._replace(sides=(long,), created="", command=("gate",))


def write(name: str, count: int, target: Path) -> None:
    """Write one report; what it took is printed."""
    report = a_long_report(count)
    started = time.perf_counter()
    with target.open("wb") as file:
        if name == PDF:
            file.write(printed(report, "en"))
        else:
            chunks = FORMATS[name].write(report, "en")
            file.writelines(chunk.encode() for chunk in chunks)
    seconds = time.perf_counter() - started
    usages = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    peak = max(resource.getrusage(who).ru_maxrss for who in usages)
    print(seconds, peak / 1024)


def run(folder: str, name: str, count: int) -> Run:
    """Write one report in a process of its own."""
    target = Path(folder, f"{count}.{name}")
    command = [sys.executable, __file__, name, str(count), str(target)]
    done = subprocess.run(command, capture_output=True, check=True, encoding="utf-8")
    seconds, peak = map(float, done.stdout.split())
    size = target.stat().st_size / 1024**2
    target.unlink()
    return Run(seconds, peak, size)


def main(count: int) -> int:
    """Print a line for each format; 1 where a streamed one grows with the report."""
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        print(f"{count} findings against {count // 10}; load {os.getloadavg()[0]:.1f}")
        print("format      seconds  peak MiB   MiB out  peak ratio")
        for name in (*FORMATS, PDF):
            small, large = run(folder, name, count // 10), run(folder, name, count)
            growth = large.peak_mib / small.peak_mib
            grows = name in STREAMED and growth > MOST_GROWTH
            failed = failed or grows
            print(
                f"{name:<10} {large.seconds:>8.1f} {large.peak_mib:>9.0f} "
                f"{large.size_mib:>9.1f} {growth:>11.2f}{' GROWS' if grows else ''}",
                flush=True,
            )
    return int(failed)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        write(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
    else:
        sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000))
