"""``diff``: what differs between two files, item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector import __version__
from inspector.cli.conclusion import asked_of, concluded
from inspector.cli.given import given_files, given_sources
from inspector.cli.inputs import readers
from inspector.cli.output import refuse_overwriting
from inspector.core.checks.inspection import inspect_document
from inspector.core.diff.comparison import compare
from inspector.core.gate.gate import GateResult
from inspector.core.report.building import comparison_report, side_of
from inspector.core.targets.target import target_of

if TYPE_CHECKING:
    from argparse import Namespace

    from inspector.cli.streams import Streams


def run(options: Namespace, language: str, streams: Streams) -> int:
    """Compare two inputs and hand the report over.

    The answer is that of a gate over both sides and over what differs between
    them.

    Raises:
        InspectorError: an input, a schema or the output cannot be had.
    """
    target_of(options.target)
    names = [options.left, options.right]
    sources = given_sources(options, names, streams)
    refuse_overwriting(options, [*names, *given_files(options)])
    asked = asked_of(options, [*names, *given_files(options)])
    read = [
        (inspect_document(reader.whole(), sources, options.target), reader.facts)
        for reader in readers(names, streams)
    ]
    (left, left_facts), (right, right_facts) = read
    report = comparison_report(
        side_of(left, left_facts, with_given=False),
        side_of(right, right_facts, with_given=False),
        compare(left, right),
        version=__version__,
        created=streams.now(),
        target=options.target,
    )
    exit_code = GateResult((), report.tally).exit_code
    return concluded(report, exit_code, options, language, streams, asked=asked)
