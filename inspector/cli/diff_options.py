"""Options that only ``diff`` has: what is paired by what, and what is not looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.errors import InspectorError

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from inspector.core.diff.ignore_rule import IgnoreRule

WAYS = (
    "auto",
    "custom_id",
    "request_id",
    "id",
    "previous_response_id",
    "position",
    "items",
)
"""Those of `ResponsesBy`, whose room is too much to load for every command."""


_OF_FINDINGS = ("fail_on", "baseline", "write_baseline", "only", "ignore")
"""Options about findings and differences one by one."""


def add_diff_options(
    diff: argparse._ArgumentGroup,
    say: Callable[[str], str],
) -> None:
    """Add them to the options of the command.

    Args:
        diff: Where they are shown.
        say: The text of a key in ``resources/texts/cli.json``.
    """
    diff.add_argument("--pair-by", choices=WAYS, default=WAYS[0], help=say("pair-by"))
    diff.add_argument(
        "--ignore", metavar="RULE", action="append", default=[], help=say("ignore")
    )
    diff.add_argument("--summary", action="store_true", help=say("summary"))


def refuse_listing(options: argparse.Namespace) -> None:
    """Keep a summary from passing or showing what it does not list.

    Raises:
        InspectorError: something is asked of findings, and they are only counted.
    """
    for name in _OF_FINDINGS if options.summary else ():
        if getattr(options, name, None):
            option = f"--{name.replace('_', '-')}"
            raise InspectorError("summary-lists-nothing", option=option)


def ignored_rules(options: argparse.Namespace) -> tuple[IgnoreRule, ...]:
    """What a person does not want to see.

    Raises:
        InspectorError: one of them is no rule.
    """
    if not options.ignore:
        return ()
    from inspector.core.diff.ignore_rule import (  # noqa: PLC0415 - when asked
        parse_ignore_rule,
    )

    return tuple(map(parse_ignore_rule, options.ignore))
