"""From what was named on the command line to inputs that can be read."""

from __future__ import annotations

import os
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from inspector.core.bulk.sizes import SMALL
from inspector.core.errors import InspectorError
from inspector.core.gate.records import RecordReader
from inspector.core.report.wording import STANDARD_INPUT

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterable, Iterator, Sequence
    from typing import BinaryIO

    from inspector.cli.streams import Streams

SUFFIXES = (".json", ".jsonl", ".ndjson", ".har", ".sse")
"""Files of a folder that are taken for inputs, compressed ones too; a ``.log`` may be
any program's and has to be named."""

_COMPRESSED = (".gz", ".zst")

_ADDRESS = "://"
"""What only a cluster opens."""

_PATTERN_SIGNS = frozenset("*?[")


def named_inputs(options: Namespace, streams: Streams) -> list[str]:
    """What was named; nothing named means what is piped in.

    Raises:
        InspectorError: nothing is named, and nothing is piped in.
    """
    if options.paths:
        return list(options.paths)
    if streams.stdin_is_terminal:
        raise InspectorError("input-missing")
    return [STANDARD_INPUT]


def expanded(names: Sequence[str], others: Iterable[str] = ()) -> Iterator[str]:
    """The inputs that names stand for, in their order.

    Args:
        names: Files, ``-``, folders, or patterns that no shell has expanded.
        others: Files that have another part to play, such as a schema; they
            are not taken from a folder or for a pattern.

    Raises:
        InspectorError: a name is empty, or a folder or pattern stands for nothing.
    """
    taken = {os.path.realpath(other) for other in others}
    for name in names:
        if not name:  # Path would take it for the folder that one is in
            raise InspectorError("name-empty")
        if name == STANDARD_INPUT or _ADDRESS in name:
            yield name
        elif Path(name).is_dir():
            yield from _but(taken, _files_in(name), "folder-without-inputs", name)
        elif _PATTERN_SIGNS & set(name) and not Path(name).exists():
            yield from _but(taken, _matches(name), "pattern-without-inputs", name)
        else:
            yield name


def looked_ahead(names: Iterable[str], streams: Streams) -> tuple[Streams, bool]:
    """Find out whether inputs are worth being cut into parts.

    Args:
        names: Of the inputs.
        streams: Those of the process.

    Returns:
        Streams in which nothing is lost of what was looked at, and the answer.
    """
    total = 0
    for name in names:
        try:
            if name == STANDARD_INPUT:
                head = b"".join(_pieces(streams.stdin, SMALL))
                total += len(head)
                stdin = _Ahead(head, streams.stdin) if len(head) >= SMALL else None
                streams = replace(streams, stdin=stdin or BytesIO(head))
            else:
                total += Path(name).stat().st_size
        except OSError:
            continue  # whoever opens it says why
    return streams, total >= SMALL


def _pieces(stream: BinaryIO, most: int) -> Iterator[bytes]:
    """The beginning of a stream as it comes.

    One read of all would go on reading within C, and a Ctrl+C between two of its
    system calls would wait for the next byte.
    """
    read = getattr(stream, "read1", stream.read)
    while most > 0 and (piece := read(most)):
        most -= len(piece)
        yield piece


class _Ahead(BytesIO):
    """What was read of a stream already, and then the stream."""

    def __init__(self, head: bytes, stream: BinaryIO) -> None:
        super().__init__(head)
        self._stream = stream

    def read(self, size: int | None = -1, /) -> bytes:
        """Override ``BytesIO.read``."""
        return super().read(size) or self._stream.read(-1 if size is None else size)


def readers(names: Iterable[str], streams: Streams) -> Iterator[RecordReader]:
    """Open one input after the other; each is closed when the next is asked for.

    Raises:
        InspectorError: one of them cannot be opened.
    """
    for name in names:
        if name == STANDARD_INPUT:
            yield RecordReader(streams.stdin, name)
        else:
            yield from _reader_of_file(name)


def unreadable(name: str, error: OSError) -> InspectorError:
    """The error that says why a file cannot be read."""
    if not name:
        return InspectorError("name-empty")
    if _ADDRESS in name and isinstance(error, FileNotFoundError):
        return InspectorError("address-alone", name=name)
    reason = error.strerror or str(error)
    return InspectorError("file-unreadable", name=name, reason=reason)


def _reader_of_file(name: str) -> Iterator[RecordReader]:
    try:
        with Path(name).open("rb") as file:
            yield RecordReader(file, name)
    except OSError as error:
        raise unreadable(name, error) from error


def _but(taken: set[str], found: Iterable[str], key: str, name: str) -> Iterator[str]:
    """What was found and plays no other part; nothing at all is an error."""
    count = 0
    for path in found:
        if os.path.realpath(path) not in taken:
            count += 1
            yield path
    if not count:
        raise InspectorError(key, name=name)


def _files_in(folder: str) -> Iterator[str]:
    """Files below a folder in the order of their names; hidden ones stay so."""
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(files):
            if _is_input(name) and not name.startswith("."):
                yield str(Path(place, name))


def _is_input(name: str) -> bool:
    plain = name.lower()
    for suffix in _COMPRESSED:
        plain = plain.removesuffix(suffix)
    return plain.endswith(SUFFIXES)


def _matches(pattern: str) -> list[str]:
    from glob import glob  # noqa: PLC0415 - shells do it

    # Path.glob refuses patterns that begin at the root.
    found = glob(pattern, recursive=True)  # noqa: PTH207
    return sorted(path for path in found if Path(path).is_file())
