"""Options that say what a report shows and what it hides."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence

REDACT = "--redact"
_SECRETS = "secrets"
_STANDARD_OUTPUT = "-"


def add_report_options(
    group: argparse._ArgumentGroup,
    say: Callable[[str], str],
) -> None:
    """Add them to the options of a command.

    Args:
        group: Where they are shown.
        say: The text of a key in ``resources/texts/cli.json``.
    """
    group.add_argument(REDACT, metavar="[=MODE]", help=say("redact"))
    group.add_argument(
        "--redact-member",
        metavar="NAME",
        action="append",
        default=[],
        help=say("redact-member"),
    )
    group.add_argument(
        "--redact-pattern",
        metavar="REGEX",
        action="append",
        default=[],
        help=say("redact-pattern"),
    )
    group.add_argument(
        "--only",
        metavar="RULE[@LINE[:COLUMN]]",
        action="append",
        default=[],
        help=say("only"),
    )
    group.add_argument("--no-time", action="store_true", help=say("no-time"))


def output_file(name: str) -> str | None:
    """The file that a report goes to; None for standard output, as without a name."""
    return None if name == _STANDARD_OUTPUT else name


def spelled_out(arguments: Sequence[str]) -> list[str]:
    """The arguments with the mode that ``--redact`` alone stands for.

    argparse would take the file behind it for the mode.
    """
    words = list(arguments)
    end = words.index("--") if "--" in words else len(words)
    return [
        f"{REDACT}={_SECRETS}" if word == REDACT and index < end else word
        for index, word in enumerate(words)
    ]
