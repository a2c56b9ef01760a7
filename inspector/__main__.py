"""The one door of the program: words go to the command line, files to the window."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

WITHOUT_WINDOW = frozenset(
    {"gate", "diff", "lint", "explain", "-h", "--help", "--version"}
)
"""First arguments that the command line answers; all else opens the window."""

LANGUAGE = "--lang"
"""The option of the program that may stand before a command."""

PRINT_PAGE = "print-page"
"""By which the command line starts this program for a report on paper."""

INTERRUPTED = 130
"""128 + SIGINT, as shells have it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program.

    Args:
        arguments: Without the program's name; those of the process when None.

    Returns:
        The exit code.
    """
    given = sys.argv[1:] if arguments is None else list(arguments)
    words = _with_language_last(given)
    try:
        return _through_a_door(words)
    except KeyboardInterrupt:  # while something was still being imported
        if sys.stderr is not None:
            sys.stderr.write("open-responses-inspector: interrupted.\n")
        return INTERRUPTED


def _with_language_last(words: list[str]) -> list[str]:
    """The words with a command first, where only a language stands before it."""
    first = words[0] if words else ""
    taken = 2 if first == LANGUAGE else int(first.startswith(f"{LANGUAGE}="))
    rest = words[taken:]
    if not taken or not rest or rest[0] not in WITHOUT_WINDOW:
        return words
    return [rest[0], *words[:taken], *rest[1:]]


def _through_a_door(words: list[str]) -> int:
    # Imported late: the command line must not pay for Qt, nor load it at all.
    if words and words[0] == PRINT_PAGE:
        from inspector.printing.main import main as print_page  # noqa: PLC0415

        return print_page(words[1:])
    if words and words[0] in WITHOUT_WINDOW:
        return _answered(words)
    from inspector.ui.app import main as show  # noqa: PLC0415

    return show(words)


def _answered(words: list[str]) -> int:
    """Run the command line without walking over what is loaded again and again.

    No class or function is ever let go of, and at the end nothing is; the collector
    would take a twentieth of a short run for finding that out.
    """
    gc.disable()
    from inspector.cli.main import main as answer  # noqa: PLC0415

    gc.freeze()
    gc.enable()
    try:
        return answer(words)
    finally:
        gc.freeze()


if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # no Python that could run a helper process
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
