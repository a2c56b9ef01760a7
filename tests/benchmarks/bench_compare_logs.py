"""Two logs of 1,000, 10,000 and 100,000 items against deepdiff and jd: time and memory.

Run it on a quiet machine: ``python tests/benchmarks/bench_compare_logs.py [LIMIT]
[SIZE ...]``. Every method starts from the two files and runs in a process of its own,
so that its peak is its own; one that takes longer than LIMIT seconds is ended and said
to. deepdiff looks for partners in whole lists (``ignore_order``), jd compares them as
sets (``-set``); jd is a program of its own and is left out where it is not installed.
Times are of the processor; only the ratios of one run mean something elsewhere.

Source: the inputs are those of `bench_compare`: 5 % of the calls have another argument,
2 % are lost and 2 % are new.
"""

from __future__ import annotations

import json
import multiprocessing
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [
    str(REPOSITORY),
    str(REPOSITORY / "tests"),
    str(REPOSITORY / "tests" / "benchmarks"),
]

from bench_compare import two_documents  # noqa: E402 - the path comes first

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

SIZES = (1_000, 10_000, 100_000)
LIMIT = 120.0


def ours(left: Path, right: Path) -> int:
    """Read, find the items, pair and compare; places and findings are there."""
    from inspector.core.diff.comparison import (  # noqa: PLC0415 - in its process
        compare_items,
    )
    from inspector.core.source.collector import (  # noqa: PLC0415
        collector_at_rest,
    )
    from sides import a_side  # noqa: PLC0415

    with collector_at_rest():  # as an inspection reads
        sides = [a_side(path.read_text("utf-8")) for path in (left, right)]
    return len(compare_items(*sides).findings)


def as_the_command(left: Path, right: Path) -> int:
    """What ``diff`` does before it writes: every check of both sides, too."""
    from inspector.core.checks.inspection import inspect_content  # noqa: PLC0415
    from inspector.core.diff.comparison import compare  # noqa: PLC0415

    sides = [inspect_content(path.read_bytes()) for path in (left, right)]
    return len(compare(*sides).findings)


def in_numbers(left: Path, right: Path) -> int:
    """Inspect line by line and count: what ``diff --summary`` does."""
    from inspector.core.gate.gate import gate_inputs  # noqa: PLC0415
    from inspector.core.gate.records import RecordReader  # noqa: PLC0415
    from inspector.core.summary.observing import Observing  # noqa: PLC0415
    from inspector.core.summary.summary import summary_of  # noqa: PLC0415

    observed = []
    for path in (left, right):
        observing = Observing()
        with path.open("rb") as file:
            gate_inputs([RecordReader(file, path.name)], witness=observing)
        observed.append(observing.observed())
    return len(summary_of(*observed).measures)


def deepdiff_ignoring_order(left: Path, right: Path) -> int:
    """Plain deepdiff that looks for partners."""
    from deepdiff import DeepDiff  # noqa: PLC0415

    sides = [_lines(path) for path in (left, right)]
    return sum(len(part) for part in DeepDiff(*sides, ignore_order=True).values())


def reading_alone(left: Path, right: Path) -> int:
    """What every method that works on Python's values pays first."""
    return sum(len(_lines(path)) for path in (left, right))


def jd(left: Path, right: Path) -> int:
    """The program jd, on the same items as one array a side."""
    arrays = []
    for path in (left, right):
        array = path.with_suffix(".array.json")
        array.write_text(json.dumps(_lines(path)), "utf-8")
        arrays.append(str(array))
    done = subprocess.run(
        ["jd", "-set", *arrays], capture_output=True, check=False, encoding="utf-8"
    )
    return done.stdout.count("\n@ ")


METHODS: dict[str, Callable[[Path, Path], int]] = {
    "ours": ours,
    "ours, all checks too (diff)": as_the_command,
    "ours, in numbers (--summary)": in_numbers,
    "deepdiff, ignore_order": deepdiff_ignoring_order,
    "json.loads alone": reading_alone,
    **({"jd -set": jd} if shutil.which("jd") else {}),
}


def measured(name: str, left: Path, right: Path, limit: float) -> str:
    """Time, memory and differences of one method, as a line of text."""
    receiving, sending = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("spawn").Process(
        target=_run, args=(name, left, right, sending)
    )
    process.start()
    sending.close()
    try:
        if not receiving.poll(limit):
            return f"more than {limit:.0f} s"
        seconds, megabytes, found = receiving.recv()
    except EOFError:
        return "failed"
    finally:
        process.kill()
        process.join()
    return f"{seconds:>9.2f} s {megabytes:>8.0f} MB  {found} found"


def _run(name: str, left: Path, right: Path, sending: Connection) -> None:
    before, start = _peak(), _seconds()
    found = METHODS[name](left, right)
    sending.send((_seconds() - start, (_peak() - before) / 1000, found))


def _usages() -> list[resource.struct_rusage]:
    """What this process and those it started have used."""
    whose = resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN
    return [resource.getrusage(each) for each in whose]


def _seconds() -> float:
    """Of the processor."""
    return sum(used.ru_utime + used.ru_stime for used in _usages())


def _peak() -> int:
    """Kilobytes that were held at most."""
    return sum(used.ru_maxrss for used in _usages())


def _lines(path: Path) -> list:
    with path.open("rb") as file:
        return [json.loads(line) for line in file]


def main(limit: float, sizes: tuple[int, ...]) -> None:
    """Print a table a size, once with the same call ids and once with others."""
    if not shutil.which("jd"):
        print("jd is not installed here: it is left out")
    with tempfile.TemporaryDirectory() as folder:
        for size in sizes:
            for minted in (False, True):
                paths = [Path(folder, f"{side}.jsonl") for side in ("left", "right")]
                for path, side in zip(
                    paths, two_documents(size, minted=minted), strict=True
                ):
                    path.write_text("".join(f"{json.dumps(i)}\n" for i in side))
                ids = "call ids minted anew" if minted else "the same call ids"
                print(f"{size:,} items, {ids}")
                for name in METHODS:
                    print(f"  {name:<30}{measured(name, *paths, limit)}", flush=True)


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        float(given[0]) if given else LIMIT,
        tuple(map(int, given[1:])) or SIZES,
    )
