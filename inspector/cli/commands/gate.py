"""``gate``: verdict and findings for every item of the inputs."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from inspector import __version__
from inspector.cli.bulk_options import ALL, is_bulk, refuse_combined
from inspector.cli.conclusion import asked_of, concluded
from inspector.cli.finishing import shape_of
from inspector.cli.given import given_files, given_sources
from inspector.cli.inputs import expanded, looked_ahead, named_inputs, readers
from inspector.cli.output import refuse_overwriting
from inspector.core.gate.gate import gate_inputs
from inspector.core.report.building import gate_report
from inspector.core.report.collection import Collection
from inspector.core.targets.target import DEFAULT_TARGET, TARGETS, target_of

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from inspector.cli.finishing import Shape
    from inspector.cli.judging import Asked
    from inspector.cli.streams import Streams
    from inspector.core.bulk.collecting import SpooledCollection
    from inspector.core.report.report import Report


def run(options: Namespace, language: str, streams: Streams) -> int:
    """Gate the inputs and hand the report over.

    Raises:
        InspectorError: an input, a schema or the output cannot be had.
    """
    if options.target != ALL:
        target_of(options.target)
    refuse_combined(options)
    names = named_inputs(options, streams)
    given = given_files(options)
    sources = given_sources(options, names, streams)
    inputs = list(expanded(names, given))
    refuse_overwriting(options, [*inputs, *given])
    asked = asked_of(options, [*inputs, *given])
    target = DEFAULT_TARGET if options.target == ALL else options.target
    shape = shape_of(options, sources, target)
    if options.follow:
        from inspector.cli.following import followed  # noqa: PLC0415 - rare

        return followed(options, inputs, shape.sources, language, streams)
    if options.emit_input is not None:
        from inspector.cli.emission import emitted, refuse_emission  # noqa: PLC0415

        refuse_emission(options, inputs, given)
        return emitted(
            options, inputs, sources, language, streams, asked=asked, shape=shape
        )
    streams, is_much = looked_ahead(inputs, streams)
    if is_bulk(options, is_much=is_much):
        return _bulk(options, inputs, shape, streams, language=language, asked=asked)
    with _gated(options, inputs, shape, streams, is_much=is_much) as (found, code):
        answer = shape.exit_code(found, code)
        report = shape.finished(found, options)
        return concluded(report, answer, options, language, streams, asked=asked)


@contextmanager
def _gated(
    options: Namespace,
    inputs: list[str],
    shape: Shape,
    streams: Streams,
    *,
    is_much: bool,
) -> Iterator[tuple[Report, int]]:
    """The report for one target, or for the default one with all beside it.

    Of much it is there until the context is left.
    """
    for_all = options.target == ALL
    target = DEFAULT_TARGET if for_all else options.target
    with ExitStack() as stack:
        collection: Collection | SpooledCollection
        if is_much and not for_all:
            collection = _on_disk(shape, stack)
        else:
            collection = Collection(for_all_targets=for_all, wanted=shape.wanted)
        result = gate_inputs(
            shape.readers(readers(inputs, streams)),
            shape.sources,
            witness=collection,
            target=target,
            also_for=TARGETS if for_all else (),
        )
        report = gate_report(
            collection.side(result),
            version=__version__,
            created=streams.now(),
            target=target,
            matrix=collection.matrix,
        )
        yield report, result.exit_code


def _on_disk(shape: Shape, stack: ExitStack) -> SpooledCollection:
    """Keeps the rows until the stack is left."""
    # Only now: a gate over little starts faster without.
    from inspector.core.bulk.collecting import SpooledCollection  # noqa: PLC0415
    from inspector.core.bulk.spool import Spool  # noqa: PLC0415

    return SpooledCollection(stack.enter_context(Spool()), wanted=shape.wanted)


def _bulk(
    options: Namespace,
    inputs: list[str],
    shape: Shape,
    streams: Streams,
    *,
    language: str,
    asked: Asked | None,
) -> int:
    # Only now: a gate over little starts faster without.
    from inspector.cli.bulk import gated_in_bulk  # noqa: PLC0415

    gated = gated_in_bulk(options, inputs, shape, language, streams)
    with gated as (result, side):
        report = gate_report(
            side,
            version=__version__,
            created=streams.now(),
            target=options.target,
        )
        report = shape.finished(report, options)
        report = report._replace(
            where=(*options.where,), since_line=options.since_line or 1
        )
        code = result.exit_code
        return concluded(report, code, options, language, streams, asked=asked)
