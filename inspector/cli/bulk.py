"""Gate logs as big as they come, with all the processors of the machine.

Loaded for inputs that are worth it, or for options that nothing else knows.
"""

from __future__ import annotations

import shutil
import stat
import tempfile
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from inspector.cli.inputs import unreadable
from inspector.cli.progress import ProgressLine
from inspector.core.bulk.order import OrderNeededError
from inspector.core.bulk.run import BulkRun
from inspector.core.bulk.selection import selection_of
from inspector.core.bulk.sizes import FOR_MANY
from inspector.core.bulk.units.cutting import Choice, Inputs
from inspector.core.bulk.workers import OwnHands, Processes, processors
from inspector.core.report.wording import STANDARD_INPUT

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator, Mapping, Sequence
    from typing import BinaryIO

    from inspector.cli.finishing import Shape
    from inspector.cli.streams import Streams
    from inspector.core.bulk.workers import Hands
    from inspector.core.gate.gate import GateResult
    from inspector.core.report.report import Side

_PIECE = 1024 * 1024


@contextmanager
def gated_in_bulk(
    options: Namespace,
    names: Sequence[str],
    shape: Shape,
    language: str,
    streams: Streams,
) -> Iterator[tuple[GateResult, Side]]:
    """Gate the inputs; the rows of the report are there until the context is left.

    Raises:
        InspectorError: an input is empty, unreadable or too large.
    """
    selection = selection_of(options.where)
    with ExitStack() as stack:
        if options.scheduler is not None:
            names = [*_addresses(names)]
        paths = {name: name for name in names}
        if STANDARD_INPUT in paths:
            paths[STANDARD_INPUT] = stack.enter_context(_spooled(streams))
        inputs = _inputs(options, names, paths)
        sizes = inputs.sizes
        total = sum(size for size in sizes if size is not None)
        with ProgressLine(streams, language, total) as line:
            run = BulkRun(
                inputs,
                shape.sources,
                selection=selection,
                wanted=shape.wanted,
                with_rows=_writes_rows(options),
                report=line,
                target=options.target,
            )
            stack.enter_context(run)
            hands = stack.enter_context(_hands(options, total))
            try:
                gated = run.gate(hands)
            except OrderNeededError:
                gated = run.gate_in_order()
        yield gated


def open_named(paths: Mapping[str, str], name: str) -> BinaryIO:
    """Open an input by its name."""
    return Path(paths[name]).open("rb")


def _addresses(names: Sequence[str]) -> Iterator[str]:
    from inspector.cli.cluster import expanded_addresses  # noqa: PLC0415 - when asked

    return expanded_addresses(names)


def _inputs(
    options: Namespace, names: Sequence[str], paths: Mapping[str, str]
) -> Inputs:
    choice = Choice(options.since_line or 1, options.sample)
    if options.scheduler is None:
        sizes = [_size_of(paths[name]) for name in names]
        return Inputs(names, sizes, partial(open_named, paths), choice=choice)
    from inspector.cli.cluster import (  # noqa: PLC0415 - when asked
        SIGN,
        open_named_anywhere,
        size_anywhere,
    )

    # Files of this machine are read here and sent along: workers may be elsewhere.
    here = frozenset(name for name in names if SIGN not in name)
    sizes = [size_anywhere(paths[name]) for name in names]
    opened = partial(open_named_anywhere, paths)
    return Inputs(names, sizes, opened, here, choice)


def _writes_rows(options: Namespace) -> bool:
    """Whether anybody reads more than the exit code."""
    asked = (options.fail_on, options.baseline, options.write_baseline)
    return not options.quiet or options.output is not None or any(asked)


@contextmanager
def _hands(options: Namespace, total: int) -> Iterator[Hands]:
    if options.scheduler is not None:
        from inspector.cli.cluster import ClusterHands  # noqa: PLC0415 - when asked

        with ClusterHands(options.scheduler) as cluster:
            yield cluster
        return
    count = options.jobs or processors()
    if count == 1 or total < FOR_MANY:
        yield OwnHands()
        return
    with Processes(count) as hands:
        yield hands


def _size_of(path: str) -> int | None:
    try:
        status = Path(path).stat()
    except OSError:
        return None  # whoever opens it says why
    return status.st_size if stat.S_ISREG(status.st_mode) else None


@contextmanager
def _spooled(streams: Streams) -> Iterator[str]:
    """Standard input as a file, of which any part can be read."""
    with tempfile.NamedTemporaryFile(prefix="inspector-") as file:
        try:
            shutil.copyfileobj(streams.stdin, file, _PIECE)
        except OSError as error:
            raise unreadable(STANDARD_INPUT, error) from error
        file.flush()
        yield file.name
