"""``explain``: what a rule means, its evidence, and what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.cli.exit_codes import ExitCode
from inspector.cli.output import print_help, print_text, write_file
from inspector.core.errors import InspectorError
from inspector.core.report.explanation import explanation_of
from inspector.core.report.explanation_writers import (
    write_json,
    write_markdown,
    write_text,
)
from inspector.core.report.rule_list import (
    list_as_json,
    list_as_markdown,
    list_as_text,
)
from inspector.core.report.visible_text import visible_text
from inspector.core.rules.catalogue import rules

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from inspector.cli.streams import Streams

FORMATS = ("text", "markdown", "json")


def run(options: Namespace, language: str, streams: Streams) -> int:
    """Explain a rule; without one, list them all.

    Raises:
        InspectorError: there is no such rule, or the output cannot be written.
    """
    text = "".join(_written(options, language))
    if options.output is not None:
        write_file(options.output, [text])
    elif options.format == FORMATS[0]:
        print_help(text, streams)
    else:
        print_text(text, streams)
    return ExitCode.CLEAR


def _written(options: Namespace, language: str) -> Iterator[str]:
    if options.rule is None:
        return _listed(options.format, language)
    if options.rule not in rules():
        raise _unknown(options.rule)
    explained = explanation_of(options.rule, language)
    if options.format == "json":
        return write_json(explained)
    write = write_markdown if options.format == "markdown" else write_text
    return write(explained, language)


def _listed(format_name: str, language: str) -> Iterator[str]:
    if format_name == "json":
        return list_as_json(language)
    write = list_as_markdown if format_name == "markdown" else list_as_text
    return write(language)


def _unknown(name: str) -> InspectorError:
    from difflib import get_close_matches  # noqa: PLC0415 - for a typing error only

    near = get_close_matches(name, rules(), 3, 0.5)
    if not near:
        return InspectorError("rule-unknown", name=visible_text(name))
    shown = ", ".join(near)
    return InspectorError("rule-near", name=visible_text(name), near=shown)
