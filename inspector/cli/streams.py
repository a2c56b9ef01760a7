"""The world around a command, handed in so that tests can be one."""

from __future__ import annotations

import codecs
import os
import sys
import time
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING

from inspector.cli.holding import held_back
from inspector.core.report.visible_text import visible_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from typing import BinaryIO, TextIO

_EPOCH = "SOURCE_DATE_EPOCH"
_DIGITS = 11
"""Of seconds, up to the year 5138: more is no time that anybody means."""

_AT_ONCE, _CHUNKS = 64 * 1024, 500
"""Characters, and pieces of text, that are encoded at once at the least."""


@dataclass(frozen=True, slots=True)
class Streams:
    """Standard streams in bytes, and what is known of the terminal."""

    stdin: BinaryIO
    stdout: BinaryIO
    stderr: BinaryIO
    environment: Mapping[str, str]
    encoding: str = "utf-8"
    """Of text on `stdout` and `stderr`."""

    stdin_is_terminal: bool = False
    stdout_is_terminal: bool = False
    stderr_is_terminal: bool = False
    clock: Callable[[], float] = time.time

    def write(self, chunks: Iterable[str], encoding: str | None = None) -> None:
        """Print text; nothing is printed before all of it is there.

        Args:
            chunks: The text.
            encoding: That of the terminal when None. What it cannot hold is
                written as an escape.

        Raises:
            OSError: the reader is gone, or the disk is full.
        """
        for piece in held_back(_encoded(chunks, encoding or self.encoding)):
            rest = memoryview(piece)
            while rest:  # PYTHONUNBUFFERED gives a stream that may take a part only
                rest = rest[self.stdout.write(rest) :]
        self.stdout.flush()

    def complain(self, line: str) -> None:
        """Print one line on standard error; where that is gone, nobody listens.

        Names of files may be foreign, too: what would act on a terminal is named.
        """
        try:
            text = visible_text(" ".join(line.split("\n"))) + "\n"
            self.stderr.write(text.encode(self.encoding, "backslashreplace"))
            self.stderr.flush()
        except OSError:
            pass

    def abandon_stdout(self) -> None:
        """Let what is still buffered go nowhere: its reader has gone.

        Else the interpreter complains about the broken pipe when it ends.
        """
        try:
            descriptor = self.stdout.fileno()
        except OSError:  # it has none: a stream of a test
            return
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, descriptor)
        os.close(null)

    def now(self) -> str:
        """The time in ISO 8601, UTC.

        Reports can be made reproducible:
        https://reproducible-builds.org/specs/source-date-epoch/ (version 1.1).
        """
        fixed = self.environment.get(_EPOCH, "")
        is_time = fixed.isdecimal() and len(fixed) <= _DIGITS
        seconds = int(fixed) if is_time else self.clock()
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))


def _encoded(chunks: Iterable[str], encoding: str) -> Iterator[bytes]:
    """The text in pieces that are worth their call; a report has a million chunks."""
    encode = codecs.getincrementalencoder(encoding)("backslashreplace").encode
    held, size = list[str](), 0
    for chunk in chunks:
        held.append(chunk)
        size += len(chunk)
        if size >= _AT_ONCE or len(held) >= _CHUNKS:
            yield encode("".join(held))
            held, size = [], 0
    yield encode("".join(held), final=True)


def streams_of_process() -> Streams:
    """The standard streams of this process; a closed one is an empty one."""
    return Streams(
        _binary(sys.stdin),
        _binary(sys.stdout),
        _binary(sys.stderr),
        os.environ,
        (sys.stdout and sys.stdout.encoding) or "utf-8",
        stdin_is_terminal=_is_terminal(sys.stdin),
        stdout_is_terminal=_is_terminal(sys.stdout),
        stderr_is_terminal=_is_terminal(sys.stderr),
    )


def _binary(stream: TextIO | None) -> BinaryIO:
    # None where the process was started with the stream closed.
    return BytesIO() if stream is None else stream.buffer


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()
