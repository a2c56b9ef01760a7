"""Work that must not grow with the square of its input, or hang, on a busy machine.

What else a machine does only ever adds time, so a limit counts as held once one
attempt of several held it; work of the wrong order never does. The collector is off
meanwhile: its pauses grow with all that the test process holds.
"""

from __future__ import annotations

import gc
import time
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Made = TypeVar("Made")
Result = TypeVar("Result")

ATTEMPTS = 6
FACTOR = 8
"""How many times as large the large input is made."""
LIMIT = 4 * FACTOR
"""Work in proportion takes 8 times as long, work with the square 64 times."""
FLOOR = 0.002
"""Seconds below which the clock says nothing."""


def cpu_seconds(work: Callable[..., object], *arguments: object) -> float:
    """The processor time that the work takes, without the collector's pauses."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        start = time.process_time()
        work(*arguments)
        return time.process_time() - start
    finally:
        if was_on:
            gc.enable()


def assert_no_square(
    work: Callable[[Made], object], make: Callable[[int], Made], small: int
) -> None:
    """Fail where eight times the input takes far more than eight times as long."""
    little, much = make(small), make(small * FACTOR)
    work(little)  # loads what is loaded once
    once, grown = float("inf"), float("inf")
    for _ in range(ATTEMPTS):
        once = min(once, cpu_seconds(work, little))
        grown = min(grown, cpu_seconds(work, much))
        if grown < max(once, FLOOR) * LIMIT:
            return
    raise AssertionError(f"{FACTOR} times the input took {grown / once:.0f} times")


def assert_soon(
    work: Callable[[], Result], limit: float, attempts: int = ATTEMPTS
) -> Result:
    """The result of the work, which must end within `limit` seconds once.

    Work that keeps what it found is given one attempt and a wide limit.
    """
    results: list[Result] = []
    taken = [cpu_seconds(lambda: results.append(work()))]
    while min(taken) >= limit and len(taken) < attempts:
        taken.append(cpu_seconds(lambda: results.append(work())))
    assert min(taken) < limit, f"{min(taken):.2f} s at best"
    return results[-1]
