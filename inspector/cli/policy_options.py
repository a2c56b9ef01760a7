"""Options that say what a run fails on, and where a project keeps its options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.cli.configuration import NO_OPTION, OPTION

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable


def add_policy_options(
    group: argparse._ArgumentGroup,
    say: Callable[[str], str],
) -> None:
    """Add them to the options of a command.

    Args:
        group: Where they are shown.
        say: The text of a key in ``resources/texts/cli.json``.
    """
    group.add_argument(
        "--fail-on", metavar="RULES", type=lambda text: [text], help=say("fail-on")
    )
    group.add_argument("--baseline", metavar="FILE", help=say("baseline"))
    group.add_argument("--write-baseline", metavar="FILE", help=say("write-baseline"))
    group.add_argument(
        "--allow-unchecked", action="store_true", help=say("allow-unchecked")
    )
    group.add_argument(OPTION, metavar="FILE", help=say("config"))
    group.add_argument(NO_OPTION, action="store_true", help=say("no-config"))
