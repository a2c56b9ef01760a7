"""Let Python's cycle collector rest while one large tree is built."""

from __future__ import annotations

import gc
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def collector_at_rest() -> Iterator[None]:
    """Hold off the collector of reference cycles.

    A tree of nodes has no cycles, yet the collector walks all of it time and again
    while it grows: that took half of the reading time at 4 MB. Whoever switched the
    collector off finds it off afterwards, whatever other threads do here.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
