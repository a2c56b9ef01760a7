"""The other end of a helper: work in its process, until nobody wants it any more.

No Qt is loaded there: a process of its own starts sooner without, and takes less.
"""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.interrupts import ignore_interrupts

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection


class Fault(NamedTuple):
    """An exception that is a fault of ours."""

    text: str


def serve(
    channel: Connection, work: Callable[..., None], given: dict[str, object]
) -> None:
    """Work until it is done, or nobody is at the other end.

    Args:
        channel: To whoever wants it.
        work: Called with the channel and what else was given.
        given: For the work.
    """
    ignore_interrupts()
    if sys.platform != "win32":
        os.setpgid(0, 0)  # so that it can be ended with all that it begins
    with contextlib.suppress(EOFError, OSError):
        try:
            work(channel, **given)
        except (EOFError, OSError):
            raise
        except Exception:  # noqa: BLE001 - told where it can be shown
            channel.send(Fault(traceback.format_exc()))
