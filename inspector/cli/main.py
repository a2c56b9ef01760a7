"""Run a command and answer with an exit code; errors are one line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.cli.configuration import configured
from inspector.cli.exit_codes import ExitCode
from inspector.cli.options import TEXTS, TextAsked, chosen_language, parse_options
from inspector.cli.streams import streams_of_process
from inspector.core.errors import InspectorError
from inspector.core.report.report import TOOL_NAME
from inspector.core.source.collector import collector_at_rest
from inspector.core.texts import text_of

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Sequence

    from inspector.cli.streams import Streams

_DEBUG = "--debug"


def main(arguments: Sequence[str], streams: Streams | None = None) -> int:
    """Run the program without a window.

    Args:
        arguments: Without the program's name.
        streams: Those of the process when None.

    Returns:
        An `ExitCode`.
    """
    world = streams or streams_of_process()
    language = chosen_language(arguments, world.environment)
    try:
        return _run(arguments, language, world)
    except InspectorError as error:
        world.complain(error.text(language))
        return ExitCode.UNMET
    except KeyboardInterrupt:
        world.complain(text_of(TEXTS, "interrupted", language, program=TOOL_NAME))
        return ExitCode.INTERRUPTED
    except Exception as error:
        if _DEBUG in arguments:
            raise
        kind = f"{type(error).__name__}: {error}"
        world.complain(
            text_of(TEXTS, "internal", language, program=TOOL_NAME, kind=kind)
        )
        return ExitCode.INTERNAL


def _run(arguments: Sequence[str], language: str, streams: Streams) -> int:
    try:
        options = parse_options(arguments, language, configured(arguments))
    except TextAsked as asked:
        from inspector.cli.output import print_help  # noqa: PLC0415 - most runs work

        print_help(asked.text, streams)
        return ExitCode.CLEAR
    return _command(options.command)(options, language, streams)


def _command(name: str) -> Callable[[Namespace, str, Streams], int]:
    """Import one command only: help and errors of usage need none."""
    with collector_at_rest():  # nothing of what is loaded is garbage
        if name == "gate":
            from inspector.cli.commands.gate import run as gate  # noqa: PLC0415

            return gate
        if name == "lint":
            from inspector.cli.commands.lint import run as lint  # noqa: PLC0415

            return lint
        if name == "explain":
            from inspector.cli.commands.explain import (  # noqa: PLC0415
                run as explain,
            )

            return explain
        from inspector.cli.commands.diff import run as diff  # noqa: PLC0415

        return diff
