"""Have Python's collector of reference cycles run on the main thread only.

By itself it runs on whichever thread has just built something. Where that is a thread
at work, it takes widgets apart there that were caught in a cycle, while the main thread
may be painting them: the program ends without a word. So it is switched off, and a
timer of the main thread asks for what has become due, as calibre and novelWriter do.
"""

from __future__ import annotations

import gc
import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from inspector.ui.background import JobRunner

LOOK_MS = 1000
"""How often it is seen whether anything has become due."""

LONG_SECONDS = 0.1
"""Work that lasts longer may have built so much that the collector is told to leave it
alone. The collector's own count will not do: freeing lowers it again."""

FULL_PAUSE = 100
"""How many times as long as a full collection took none follows it: at most a hundredth
of the time is spent on them. Python, too, puts them off where much is alive."""

FULL = 2
"""The generation that is everything."""


class Collector(QObject):
    """Collects cycles while no job is alive.

    What large work has built is exempt afterwards, too: the collector walks every
    object there is, which stopped all threads for 240 ms at a time behind one item of
    1 MB. What the core builds has no cycles; reference counting frees it as ever.

    Args:
        runner: Starts the jobs; the collector is its child.
        clock: In seconds.
    """

    def __init__(
        self, runner: JobRunner, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(runner)
        self._runner, self._clock = runner, clock
        self._was_enabled = self._is_resting = False
        self._busy_since = self._full_from = 0.0
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self.look)

    def start(self) -> None:
        """Take the collecting over from Python; once."""
        self._was_enabled = gc.isenabled()
        gc.disable()
        self._runner.began.connect(self._rest)
        self._runner.rested.connect(self._resume)
        self._timer.start()

    def stop(self) -> None:
        """Put everything back; no thread may hold anything of Qt any more."""
        self._timer.stop()
        self._runner.began.disconnect(self._rest)
        self._runner.rested.disconnect(self._resume)
        if self._was_enabled:
            gc.enable()

    @Slot()
    def look(self) -> None:
        """Collect what is due."""
        generation = due(gc.get_count(), gc.get_threshold())
        if self._is_resting or generation is None:
            return
        began = self._clock()
        if generation == FULL and began < self._full_from:
            generation = FULL - 1
        gc.collect(generation)
        if generation == FULL:
            ended = self._clock()
            self._full_from = ended + FULL_PAUSE * (ended - began)

    @Slot()
    def _rest(self) -> None:
        self._is_resting, self._busy_since = True, self._clock()

    @Slot()
    def _resume(self) -> None:
        if self._clock() - self._busy_since > LONG_SECONDS:
            gc.freeze()
        self._is_resting = False


def due(counts: Sequence[int], thresholds: Sequence[int]) -> int | None:
    """The oldest generation that Python itself would collect now, if any.

    Args:
        counts: As of `gc.get_count`.
        thresholds: As of `gc.get_threshold`; 0 for never.
    """
    exceeded = [
        0 < most < count for count, most in zip(counts, thresholds, strict=True)
    ]
    if not exceeded[0]:
        return None
    return max(place for place, is_exceeded in enumerate(exceeded) if is_exceeded)
