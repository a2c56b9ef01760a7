"""Where a report goes: the terminal, a pipe, or a file, whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from inspector.cli.holding import held_back
from inspector.core.errors import InspectorError
from inspector.core.report.writers import FORMATS, PDF, PDF_SUFFIX
from inspector.core.source.collector import collector_at_rest

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterable, Iterator

    from inspector.cli.streams import Streams
    from inspector.core.report.report import Report

STANDARD_OUTPUT = "-"

_TEXT = "text"
_ESCAPED = "backslashreplace"
"""What becomes of half a surrogate pair, which UTF-8 cannot hold."""

_UTF8 = "utf-8"


def answered(
    report: Report, exit_code: int, options: Namespace, language: str, streams: Streams
) -> int:
    """Hand the report over and pass the answer on.

    Raises:
        InspectorError: the report cannot be written, or not all of it; an output
            file is what it was before.
    """
    with collector_at_rest():  # rows and texts have no cycles
        _deliver(report, options, language, streams)
    return exit_code


def print_text(text: str, streams: Streams) -> None:
    """Print a text that is no report, as UTF-8.

    Raises:
        InspectorError: it cannot be written.
    """
    _print([text], streams, _UTF8)


def print_help(text: str, streams: Streams) -> None:
    """Print a text about the program, in the encoding of the terminal.

    Raises:
        InspectorError: it cannot be written.
    """
    _print([text], streams, None)


def print_rows(rows: Iterable[str], streams: Streams) -> None:
    """Print a part of a report, in the encoding of the terminal.

    Raises:
        InspectorError: it cannot be written.
    """
    _print(rows, streams, None)


def _print(chunks: Iterable[str], streams: Streams, encoding: str | None) -> None:
    try:
        streams.write(chunks, encoding)
    except OSError as error:
        streams.abandon_stdout()
        raise _unwritable(STANDARD_OUTPUT, error) from error


def refuse_overwriting(options: Namespace, inputs: Iterable[str]) -> None:
    """Keep an output from taking the place of what it is about.

    Raises:
        InspectorError: the output is one of the inputs.
    """
    if options.output is None:
        return
    output = os.path.realpath(options.output)
    if output in map(os.path.realpath, inputs):
        raise InspectorError("output-is-input", name=options.output)


def format_name(options: Namespace) -> str:
    """The format that was asked for, else the one that the file's name says."""
    if options.format is not None:
        return str(options.format)
    suffix = Path(options.output or "").suffix.lower()
    if suffix == PDF_SUFFIX:
        return PDF
    named = (each.name for each in FORMATS.values() if each.suffix == suffix)
    return next(named, _TEXT)


def wants_colour(options: Namespace, streams: Streams) -> bool:
    """Whether the reader is a terminal that shows colours and nobody minds.

    Source: https://no-color.org (2024): any value that is not empty.
    """
    if options.no_color or streams.environment.get("NO_COLOR"):
        return False
    dumb = streams.environment.get("TERM") == "dumb"
    return streams.stdout_is_terminal and not dumb


def write_file(name: str, chunks: Iterable[str | bytes]) -> None:
    """Write a file, text as UTF-8, so that it is there whole or not at all.

    A device or pipe takes its bytes as they come; a link keeps pointing where
    it did.

    Raises:
        InspectorError: it cannot be written; what was there before still is.
    """
    encoded = map(_encoded, chunks)
    try:
        if _is_special(Path(name)):
            _pour(Path(name), encoded)
        else:
            _replace(Path(os.path.realpath(name)), encoded)
    except OSError as error:
        raise _unwritable(name, error) from error


def _deliver(
    report: Report, options: Namespace, language: str, streams: Streams
) -> None:
    name = format_name(options)
    if name == PDF:
        _deliver_pdf(report, options, language, streams)
    elif options.output is not None:
        write_file(options.output, FORMATS[name].write(report, language))
    elif options.quiet:
        return
    elif name == _TEXT:
        colour = wants_colour(options, streams)
        # Only now: it is the one writer that a report in a file does not need.
        from inspector.core.report.text_writer import write_text  # noqa: PLC0415

        _print(write_text(report, language, colour=colour), streams, None)
    else:
        _print(FORMATS[name].write(report, language), streams, _UTF8)


def _deliver_pdf(
    report: Report, options: Namespace, language: str, streams: Streams
) -> None:
    if options.output is None and options.quiet:
        return
    if options.output is None and streams.stdout_is_terminal:
        raise InspectorError("pdf-terminal")
    from inspector.printing.process import printed  # noqa: PLC0415 - when asked

    data = printed(report, language)
    if options.output is not None:
        write_file(options.output, [data])
        return
    try:
        streams.stdout.write(data)
        streams.stdout.flush()
    except OSError as error:
        streams.abandon_stdout()
        raise _unwritable(STANDARD_OUTPUT, error) from error


def _encoded(chunk: str | bytes) -> bytes:
    return chunk if isinstance(chunk, bytes) else chunk.encode(_UTF8, _ESCAPED)


def _unwritable(name: str, error: OSError) -> InspectorError:
    if not name:
        return InspectorError("name-empty")
    if isinstance(error, BrokenPipeError):
        is_printed = name == STANDARD_OUTPUT
        key = "output-left" if is_printed else "output-closed"
        return InspectorError(key, name=name)
    if name == STANDARD_OUTPUT:
        return InspectorError("output-cut", reason=error.strerror or str(error))
    reason = error.strerror or str(error)
    return InspectorError("output-unwritable", name=name, reason=reason)


def _is_special(path: Path) -> bool:
    """Whether it is a device or a pipe, such as ``/dev/stdout``.

    That one may lead to a file, which is still not ours to replace.
    """
    is_device = path.is_absolute() and path.parts[1:2] == ("dev",)
    return path.exists() and (is_device or not path.is_file())


def _pour(path: Path, encoded: Iterator[bytes]) -> None:
    whole = held_back(encoded)  # rendered to its end before the first byte goes out
    first = next(whole, b"")
    with path.open("ab") as file:  # ``>>`` of the shell keeps what is there
        file.write(first)
        file.writelines(whole)


def _replace(path: Path, encoded: Iterator[bytes]) -> None:
    """Fill a new file in the same folder, then let it take the name."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("xb") as file:
            file.writelines(encoded)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            part.chmod(path.stat().st_mode & 0o7777)
        part.replace(path)
    except BaseException:  # Ctrl+C leaves nothing behind either
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
