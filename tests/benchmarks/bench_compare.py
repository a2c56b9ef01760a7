"""How long two documents of many items take to compare, against deepdiff.

Run it on a quiet machine: ``python tests/benchmarks/bench_compare.py [ROUNDS]``. All
methods get documents that are read already; 5 % of the calls have another argument,
2 % are lost and 2 % are new. Times are the best of the rounds of one run; only their
ratios mean something elsewhere.
"""

from __future__ import annotations

import json
import random
import sys
import time
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "tests")]

from deepdiff import DeepDiff  # noqa: E402 - the path comes first

from inspector.core.diff.comparison import ComparedSide, compare_items  # noqa: E402
from inspector.core.diff.side_by_side import lay_side_by_side  # noqa: E402
from sides import a_side  # noqa: E402

SIZES = (100, 1_000, 10_000)
PLAIN_UP_TO = 1_000
"""Beyond it plain deepdiff only shows an index cascade, and takes seconds for it."""


def a_call(number: int, *, changed: bool = False, minted: bool = False) -> dict:
    arguments = {"city": f"city {number}", "days": number % 9, "units": ["c", "mm"]}
    if changed:
        arguments["days"] = 99
    return {
        "type": "function_call",
        "id": f"fc_{number}{'x' * minted}",
        "call_id": f"call_{number}{'x' * minted}",
        "name": ("get_weather", "get_route", "book")[number % 3],
        "arguments": json.dumps(arguments),
        "status": "completed",
    }


def two_documents(count: int, *, minted: bool = False) -> tuple[list, list]:
    """The same calls twice, some changed, some lost and some new."""
    chance = random.Random(count)
    lost, new = (set(chance.sample(range(count), count // 50)) for _ in range(2))
    changed = set(chance.sample(range(count), count // 20))
    left = [a_call(n) for n in range(count) if n not in new]
    right = [
        a_call(n, changed=n in changed, minted=minted)
        for n in range(count)
        if n not in lost
    ]
    return left, right


def pair_then_deepdiff(left: list, right: list) -> int:
    """Pair by call_id, then deepdiff of each pair."""
    partners = {item["call_id"]: item for item in right}
    found = 0
    for item in left:
        other = partners.pop(item["call_id"], None)
        if other is None or DeepDiff(item, other):
            found += 1
    return found + len(partners)


def plain_deepdiff(left: list, right: list) -> int:
    """Deepdiff of the two lists as they are."""
    return sum(len(part) for part in DeepDiff(left, right).values())


def ours(left: ComparedSide, right: ComparedSide) -> int:
    """Pair and compare, with places and findings."""
    return len(compare_items(left, right).findings)


def best(work, rounds: int, *arguments) -> tuple[float, int]:
    """The best time and the number of differences."""
    seconds, found = float("inf"), 0
    for _ in range(rounds):
        start = time.perf_counter()
        found = work(*arguments)
        seconds = min(seconds, time.perf_counter() - start)
    return seconds, found


def report(count: int, rounds: int) -> None:
    """Print the times of one size and their ratios to ours."""
    left, right = two_documents(count)
    sides = a_side(left), a_side(right)
    again = a_side(two_documents(count, minted=True)[1])
    base, found = best(ours, rounds, *sides)
    print(f"{count:>6} items  ours{base * 1e3:>36.1f} ms  {found} differences")
    lines = {
        "ours, call ids minted anew": best(ours, rounds, sides[0], again),
        "ours, rows of all pairs": best(rows_of, rounds, *sides),
        "pair by call_id, then deepdiff": best(pair_then_deepdiff, rounds, left, right),
    }
    if count <= PLAIN_UP_TO:
        lines["plain deepdiff"] = best(plain_deepdiff, 1, left, right)
    for name, (seconds, found) in lines.items():
        ratio = seconds / base
        print(
            f"              {name:<32}{seconds * 1e3:>8.1f} ms  {found} "
            f"differences or rows, {ratio:.1f} x"
        )


def rows_of(left: ComparedSide, right: ComparedSide) -> int:
    """Compare and lay everything out."""
    return len(lay_side_by_side(compare_items(left, right)).rows)


if __name__ == "__main__":
    for size in SIZES:
        report(size, int(sys.argv[1]) if len(sys.argv) > 1 else 3)
