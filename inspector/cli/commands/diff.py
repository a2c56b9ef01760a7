"""``diff``: what differs between two files, item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector import __version__
from inspector.cli.conclusion import asked_of, concluded
from inspector.cli.diff_options import ignored_rules, refuse_listing
from inspector.cli.finishing import shape_of
from inspector.cli.given import given_files, given_sources
from inspector.cli.inputs import readers
from inspector.cli.output import refuse_overwriting
from inspector.cli.summing import counted_sides
from inspector.core.checks.inspection import inspect_document
from inspector.core.diff.comparison import compare
from inspector.core.diff.ignoring import ignoring
from inspector.core.diff.response_keys import ResponsesBy
from inspector.core.gate.gate import GateResult
from inspector.core.gate.sending import sendings_of
from inspector.core.report.building import comparison_report, side_of, summary_report
from inspector.core.summary.summary import summary_of
from inspector.core.targets.target import target_of

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence

    from inspector.cli.finishing import Shape
    from inspector.cli.streams import Streams
    from inspector.core.diff.ignore_rule import IgnoreRule
    from inspector.core.report.report import Report


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
    refuse_listing(options)
    rules = ignored_rules(options)
    shape = shape_of(options, sources, options.target)
    if options.summary:
        report = _counted(options, shape, streams)
    else:
        report = _compared(options, shape, rules, streams)
    exit_code = shape.exit_code(report, GateResult((), report.tally).exit_code)
    report = shape.finished(report, options)
    return concluded(report, exit_code, options, language, streams, asked=asked)


def _compared(
    options: Namespace, shape: Shape, rules: Sequence[IgnoreRule], streams: Streams
) -> Report:
    """Both sides read whole and compared item by item."""
    read = [
        (inspect_document(document, shape.sources, options.target), facts)
        for document, facts in shape.documents(
            readers([options.left, options.right], streams)
        )
    ]
    (left, left_facts), (right, right_facts) = read
    by = ResponsesBy(options.pair_by)
    comparison = ignoring(compare(left, right, responses_by=by), rules)
    return comparison_report(
        side_of(left, left_facts, with_given=False),
        side_of(right, right_facts, with_given=False),
        comparison,
        version=__version__,
        created=streams.now(),
        target=options.target,
        sendings=sendings_of(left, right, comparison),
    )


def _counted(options: Namespace, shape: Shape, streams: Streams) -> Report:
    """Both sides gated record by record, and only counted: logs of any size."""
    names = [options.left, options.right]
    (left, old), (right, new) = counted_sides(names, shape, options.target, streams)
    return summary_report(
        left,
        right,
        summary_of(old, new),
        version=__version__,
        created=streams.now(),
        target=options.target,
    )
