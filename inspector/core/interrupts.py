"""Ctrl+C goes to every process of a terminal: only the first of them is to answer.

A process beside it that is interrupted before it ignores Ctrl+C would say a traceback,
so that one begins with Ctrl+C held back.
"""

from __future__ import annotations

import contextlib
import signal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_CAN_HOLD = hasattr(signal, "pthread_sigmask")
"""False on Windows."""


@contextlib.contextmanager
def interrupts_held() -> Iterator[None]:
    """Keep Ctrl+C waiting while a process begins; it begins with it waiting, too."""
    if not _CAN_HOLD:
        yield
        return
    held = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)


def ignore_interrupts() -> None:
    """Leave Ctrl+C to the process that began this one; what is held back is dropped."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if _CAN_HOLD:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
