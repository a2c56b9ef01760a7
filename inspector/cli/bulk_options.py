"""Options for logs as big as they come."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from inspector.core.errors import InspectorError

if TYPE_CHECKING:
    from collections.abc import Callable


_CHOICES = ("sample", "since_line", "where", "scheduler")
"""Options that only parts know."""

_OTHERS = ("redact", "redact_member", "redact_pattern", "emit_input")
"""Options that need the inputs one after the other."""


ALL = "all"
"""The target that stands for every one of them."""


def add_bulk_options(group: argparse._ArgumentGroup, say: Callable[[str], str]) -> None:
    """Add them to the options of a command.

    Args:
        group: Where they are shown.
        say: The text of a key in ``resources/texts/cli.json``.
    """
    group.add_argument("--jobs", metavar="N", type=_count, help=say("jobs"))
    group.add_argument("--sample", metavar="N", type=_count, help=say("sample"))
    group.add_argument("--since-line", metavar="N", type=_count, help=say("since-line"))
    group.add_argument(
        "--where",
        metavar="FIELD=PATTERN",
        action="append",
        default=[],
        help=say("where"),
    )
    group.add_argument("--follow", action="store_true", help=say("follow"))
    group.add_argument("--scheduler", metavar="ADDRESS", help=say("scheduler"))


def refuse_combined(options: argparse.Namespace) -> None:
    """Say what does not go together, before anything is read.

    Raises:
        InspectorError: one option needs parts, another one the whole.
    """
    chosen, others = _chosen(options), _others(options)
    if chosen and others:
        first, second = (written(names[0]) for names in (chosen, others))
        raise InspectorError("bulk-alone", first=first, second=second)


def is_bulk(options: argparse.Namespace, *, is_much: bool) -> bool:
    """Whether inputs are cut into parts.

    Args:
        options: What was asked; it goes together.
        is_much: Whether there is much to read.
    """
    return bool(_chosen(options)) or (is_much and not _others(options))


def _chosen(options: argparse.Namespace) -> list[str]:
    return [name for name in _CHOICES if getattr(options, name)]


def _others(options: argparse.Namespace) -> list[str]:
    others = [name for name in _OTHERS if getattr(options, name)]
    return [*others, "target"] if options.target == ALL else others


def written(name: str) -> str:
    """An option that does not go with another one, as it is written."""
    return f"--target {ALL}" if name == "target" else "--" + name.replace("_", "-")


def _count(text: str) -> int:
    number = int(text) if text.isascii() and text.isdecimal() else 0
    if number < 1:
        message = f"{text!r} is no number from 1"
        raise argparse.ArgumentTypeError(message)
    return number
