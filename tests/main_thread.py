"""What belongs to Qt ends on the main thread, in tests as in the program.

Python collects cycles on whichever thread builds something, whatever test has left
them. So that is done between tests, when no thread is at work.
"""

from __future__ import annotations

import gc
import threading
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

PATIENCE_SECONDS = 30.0


def collect_what_is_due() -> None:
    """Do what Python would have done by itself since the last time."""
    from inspector.ui.collector import due  # noqa: PLC0415 - Qt is prepared first

    generation = due(gc.get_count(), gc.get_threshold())
    if generation is not None:
        gc.collect(generation)


def threads_left(
    before: Collection[threading.Thread], patience: float = PATIENCE_SECONDS
) -> list[str]:
    """The names of threads that were begun since and do not end.

    Args:
        before: Those that were there.
        patience: How many seconds they have.
    """
    begun = [each for each in threading.enumerate() if each not in before]
    # Qt's own, once they have asked Python who they are; those are never joined.
    ours = [each for each in begun if not isinstance(each, threading._DummyThread)]
    until = time.monotonic() + patience
    for thread in ours:
        thread.join(max(0.0, until - time.monotonic()))
    return [thread.name for thread in ours if thread.is_alive()]
