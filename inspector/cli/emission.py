"""``gate --emit-input``: write what of one input can be sent on, and report the rest.

The input is read whole, whatever its form: a log of items is one conversation.
"""

from __future__ import annotations

import os
from argparse import Namespace
from typing import TYPE_CHECKING

from inspector import __version__
from inspector.cli.conclusion import concluded
from inspector.cli.inputs import readers
from inspector.cli.output import STANDARD_OUTPUT, print_text, write_file
from inspector.core.checks.inspection import inspect_document
from inspector.core.errors import InspectorError
from inspector.core.gate.gate import GateResult
from inspector.core.replay.portable_input import portable_input
from inspector.core.report.building import gate_report, side_of
from inspector.core.report.targets import ReportPortable
from inspector.core.targets.target import TARGETS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.cli.finishing import Shape
    from inspector.cli.judging import Asked
    from inspector.cli.streams import Streams
    from inspector.core.tools.tool_sources import Sources


def refuse_emission(
    options: Namespace, inputs: Sequence[str], given: Sequence[str]
) -> None:
    """Say what stands in the way before anything is read.

    Raises:
        InspectorError: there is more than one input, no single target, or the file
            has another part to play.
    """
    if len(inputs) != 1:
        raise InspectorError("emit-one-input", count=len(inputs))
    if options.target not in TARGETS:
        raise InspectorError("emit-all-targets")
    if options.emit_input == STANDARD_OUTPUT:
        return
    file = os.path.realpath(options.emit_input)
    if options.output is not None and file == os.path.realpath(options.output):
        raise InspectorError("same-output", name=options.emit_input)
    if file in map(os.path.realpath, [*inputs, *given]):
        raise InspectorError("output-is-input", name=options.emit_input)


def emitted(
    options: Namespace,
    inputs: Sequence[str],
    sources: Sources,
    language: str,
    streams: Streams,
    *,
    asked: Asked | None,
    shape: Shape,
) -> int:
    """Write the input list, then hand the report over.

    Where the list is printed no report is, unless that goes to a file.

    Raises:
        InspectorError: the input or an output cannot be had.
    """
    [(inspection, facts)] = [
        (inspect_document(reader.whole(), sources, options.target), reader.facts)
        for reader in readers(inputs, streams)
    ]
    made = portable_input(inspection)  # of the text as it is: nothing is masked there
    shown = inspection
    if shape.redactor is not None:
        shown = shape.redactor.inspection(inspection)
    side = side_of(shown, facts)
    report = gate_report(
        side,
        version=__version__,
        created=streams.now(),
        target=options.target,
        portable=ReportPortable(options.emit_input, made),
    )
    report = shape.finished(report, options)
    is_printed = options.emit_input == STANDARD_OUTPUT
    if is_printed:
        print_text(made.text, streams)
    else:
        write_file(options.emit_input, [made.text])
    exit_code = shape.exit_code(report, GateResult((), side.tally).exit_code)
    if is_printed and options.output is None:  # the list took the report's place
        options = Namespace(**vars(options) | {"quiet": True})
    return concluded(report, exit_code, options, language, streams, asked=asked)
