"""``gate --follow``: go on with the lines that are added to a file.

Each record is shown when it is there, and what becomes known of an earlier one when it
does. It ends with Ctrl+C, as ``tail -f`` does.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from inspector.cli.bulk_options import ALL, written
from inspector.cli.inputs import unreadable
from inspector.cli.output import print_rows, wants_colour
from inspector.core.errors import InspectorError
from inspector.core.gate.gate import GatedInput, GateResult, gate_inputs
from inspector.core.gate.records import InputFacts, RecordReader
from inspector.core.gate.tally import Tally
from inspector.core.report.collection import Collection
from inspector.core.report.text_writer import write_rows
from inspector.core.report.wording import STANDARD_INPUT

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Sequence
    from typing import BinaryIO

    from inspector.cli.streams import Streams
    from inspector.core.checks.inspection import Inspection
    from inspector.core.checks.tool_checks import GivenTools
    from inspector.core.gate.late import LateFinding
    from inspector.core.tools.tool_sources import Sources

_REFUSED = (
    *("output", "format", "sample", "since_line", "where", "scheduler", "emit_input"),
    *("redact", "redact_member", "redact_pattern", "only", "baseline", "fail_on"),
    *("write_baseline", "quiet"),
)
_WAIT = 0.2
"""Seconds between two looks at the file."""


class GrowingFile:
    """A file that has no end: who reads a line waits for all of it.

    Args:
        name: Of the file.
        file: The file, opened.
        wait: Waits a little; whatever it raises ends the reading.
    """

    def __init__(self, name: str, file: BinaryIO, wait: Callable[[], None]) -> None:
        self._name = name
        self._file = file
        self._wait = wait

    def peek(self, count: int) -> bytes:
        """What the file begins with, once there is something."""
        while not (head := self._file.read(count)):
            self._look()
        self._file.seek(0)
        return head

    def read(self, count: int) -> bytes:
        """The next bytes."""
        while not (data := self._file.read(count)):
            self._look()
        return data

    def readline(self, most: int) -> bytes:
        """The next line, once its line feed is there, or so many bytes of it.

        Of a file that is gone, the last line is whole without one.
        """
        line = self._file.readline(most)
        while not line.endswith(b"\n") and len(line) < most:
            try:
                self._look()
            except _GoneError:
                if line:
                    return line
                raise
            line += self._file.readline(most - len(line))
        return line

    def _look(self) -> None:
        """Wait, and see that the file is still the one that was read.

        What was added before it went is read first.
        """
        self._wait()
        before = self._file.tell()
        own = os.fstat(self._file.fileno())
        if own.st_size < before:
            raise InspectorError(
                "follow-shrunk", name=self._name, now=own.st_size, before=before
            )
        if own.st_size == before and not self._is_there(own):
            raise _GoneError("follow-gone", name=self._name)

    def _is_there(self, own: os.stat_result) -> bool:
        """Whether its name still leads to the file."""
        try:
            return os.path.samestat(Path(self._name).stat(), own)
        except FileNotFoundError:
            return False


class _GoneError(InspectorError):
    """The file has lost its name: removed, or another one took its place."""


class _Shown:
    """A `Witness` that prints rows as they come and keeps none."""

    def __init__(
        self, name: str, language: str, streams: Streams, *, colour: bool
    ) -> None:
        self._facts = InputFacts(name, 0, "", "")
        self._language = language
        self._streams = streams
        self._colour = colour

    def see(self, input_index: int, inspection: Inspection) -> None:
        """Show a record."""
        collection = Collection()
        collection.see(input_index, inspection)
        self._show(collection)

    def see_late(self, input_index: int, late: LateFinding) -> None:
        """Show what became known of an earlier record."""
        collection = Collection()
        collection.see_alone(input_index, late.finding, late.document)
        self._show(collection)

    def see_given(self, input_index: int, given: GivenTools) -> None:
        """Nothing: given files are looked at in the end, and there is none."""

    def _show(self, collection: Collection) -> None:
        inputs = (GatedInput(self._facts, ""),)
        side = collection.side(GateResult(inputs, Tally()))
        rows = write_rows(side, self._language, colour=self._colour)
        print_rows(rows, self._streams)


def followed(
    options: Namespace,
    names: Sequence[str],
    sources: Sources,
    language: str,
    streams: Streams,
) -> int:
    """Show the records of a file as they are written; ends with an exception.

    Raises:
        InspectorError: something else was asked for, too, it is no log of lines, or
            the file is gone, or shorter than it was.
        KeyboardInterrupt: the person has seen enough.
    """
    _refuse(options)
    if len(names) != 1 or not _may_grow(names[0]):
        raise InspectorError("follow-alone")
    (name,) = names
    colour = wants_colour(options, streams)
    shown = _Shown(name, language, streams, colour=colour)
    try:
        with Path(name).open("rb") as file:
            growing = GrowingFile(name, file, lambda: time.sleep(_WAIT))
            reader = RecordReader(growing, name, is_growing=True)  # type: ignore[arg-type]
            result = gate_inputs(
                [reader],
                sources,
                witness=shown,
                target=options.target,
                with_given=False,
            )
    except OSError as error:
        raise unreadable(name, error) from error
    return result.exit_code


def _refuse(options: Namespace) -> None:
    refused = [name for name in _REFUSED if getattr(options, name)]
    if options.target == ALL:
        refused.append("target")
    if refused:
        raise InspectorError("bulk-alone", first="--follow", second=written(refused[0]))


def _may_grow(name: str) -> bool:
    """Whether it is a file; a pipe has no place to look at again, a device no end."""
    return name != STANDARD_INPUT and (Path(name).is_file() or not Path(name).exists())
