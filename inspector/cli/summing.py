"""Count two logs, beside each other where both are large files.

The two sides know nothing of each other until they are counted, so that two processes
take half the time; the numbers are the same.
"""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

from inspector.cli.inputs import expanded, readers
from inspector.core.bulk.sizes import FOR_MANY
from inspector.core.gate.gate import gate_inputs
from inspector.core.report.wording import STANDARD_INPUT
from inspector.core.summary.observing import Observing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.cli.finishing import Shape
    from inspector.cli.streams import Streams
    from inspector.core.gate.gate import GateResult, Records
    from inspector.core.summary.observed import Observed
    from inspector.core.tools.tool_sources import Sources

Counted = tuple["GateResult", "Observed"]


def counted_sides(
    names: Sequence[str], shape: Shape, target: str, streams: Streams
) -> list[Counted]:
    """What the gate says of each side, and what was counted in it.

    Args:
        names: Files, folders or patterns; one of them may be standard input.
        shape: What is asked of the report.
        target: What items are to be replayed on.
        streams: Those of the process.

    Raises:
        InspectorError: a side is empty, unreadable or too large.
    """
    sides = [list(expanded([name])) for name in names]
    if shape.redactor is None and all(map(_is_much, sides)):
        # Only now: what starts processes takes long to load.
        from inspector.core.bulk.workers import Processes  # noqa: PLC0415

        work = [partial(count_files, side, shape.sources, target) for side in sides]
        with Processes(len(work)) as hands:
            return list(hands.run(work))
    return [
        _counted(shape.readers(readers(side, streams)), shape.sources, target)
        for side in sides
    ]


def count_files(names: Sequence[str], sources: Sources, target: str) -> Counted:
    """Count one side in whichever process this is; none of it is standard input."""
    from inspector.cli.streams import streams_of_process  # noqa: PLC0415 - a worker's

    return _counted(readers(names, streams_of_process()), sources, target)


def _counted(opened: Iterator[Records], sources: Sources, target: str) -> Counted:
    observing = Observing()
    result = gate_inputs(opened, sources, witness=observing, target=target)
    return result, observing.observed()


def _is_much(names: Sequence[str]) -> bool:
    """Whether files are worth a process of their own."""
    if STANDARD_INPUT in names:
        return False
    try:
        return sum(map(os.path.getsize, names)) >= FOR_MANY
    except OSError:  # the reader says so
        return False
