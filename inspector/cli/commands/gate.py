"""``gate``: verdict and findings for every item of the inputs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector import __version__
from inspector.cli.given import given_files, given_sources
from inspector.cli.inputs import expanded, named_inputs, readers
from inspector.cli.output import answered, refuse_overwriting
from inspector.core.gate.gate import gate_inputs
from inspector.core.report.building import gate_report
from inspector.core.report.collection import Collection

if TYPE_CHECKING:
    from argparse import Namespace

    from inspector.cli.streams import Streams


def run(options: Namespace, language: str, streams: Streams) -> int:
    """Gate the inputs and hand the report over.

    Raises:
        InspectorError: an input, a schema or the output cannot be had.
    """
    names = named_inputs(options, streams)
    given = given_files(options)
    sources = given_sources(options, names, streams)
    inputs = list(expanded(names, given))
    refuse_overwriting(options, [*inputs, *given])
    collection = Collection()
    result = gate_inputs(readers(inputs, streams), sources, witness=collection)
    report = gate_report(
        collection.side(result), version=__version__, created=streams.now()
    )
    return answered(report, result.exit_code, options, language, streams)
