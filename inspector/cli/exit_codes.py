"""What the process answers.

Source: the design's command line, "Exit codes"; 70 is EX_SOFTWARE of sysexits.h
(4.3BSD), 130 is 128 + SIGINT, as shells have it.
"""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """Each code has one meaning; see also `GateResult.exit_code`."""

    CLEAR = 0
    """Nothing blocks."""

    BLOCKED = 1
    """Something blocks."""

    UNMET = 2
    """The request cannot be met: usage, unreadable or empty input."""

    UNCHECKED = 3
    """Nothing blocks, but something is unchecked."""

    INTERNAL = 70
    """A fault of this program."""

    INTERRUPTED = 130
