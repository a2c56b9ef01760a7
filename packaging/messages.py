"""What the commands here say: progress, and one line where they cannot go on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

CANNOT = 2
INTERRUPTED = 130


class SetupError(Exception):
    """The work cannot be done; the text is written for people."""


def say(line: str) -> None:
    """Show progress; on stderr, so that a report on stdout stays clean."""
    print(line, file=sys.stderr, flush=True)


def exit_code_of(
    command: Callable[[Sequence[str]], int], arguments: Sequence[str]
) -> int:
    """Run a command and turn whatever stops it into one line and an exit code."""
    try:
        return command(arguments)
    except SetupError as fault:
        reason = str(fault)
    except OSError as fault:
        reason = f"{fault.strerror or fault}: {fault.filename or 'unknown file'}"
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return INTERRUPTED
    print(reason, file=sys.stderr)
    return CANNOT
