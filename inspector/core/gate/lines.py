"""The lines of a log, and the documents that they are.

A line is what ends with a line feed, whatever a reader of texts would say.

Source: JSON Lines, https://jsonlines.org/; RFC 8259 (December 2017).
"""

from __future__ import annotations

from codecs import BOM_UTF8
from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.gate.line import Line
from inspector.core.source.document import read_line
from inspector.core.source.origin import Origin

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.source.document import Document

_UTF8 = "utf-8"
_DONE = b"[DONE]"
"""What ends a stream whose events were logged one a line: no JSON, and no fault."""

_SHORT = 32
"""Code points up to which a line may be nothing but such a sign."""


def documents_in(
    lines: Iterable[str | bytes], label: str, *, only_values: bool = False
) -> Iterator[Document]:
    """One document for each line that holds something.

    Args:
        lines: With their line ends, as a file gives them; a line without one
            counts as if it ended with a line feed.
        label: Name of the log.
        only_values: Whether to pass over lines in which no value begins: what a
            log says between its records.
    """
    for line in _lines_in(lines, label):
        document = _document_in(line, only_values=only_values)
        if document is not None:
            yield document


def documents_of_streams(
    lines: Iterable[bytes], label: str, *, only_values: bool
) -> Iterator[Document]:
    """The same, but events of one stream that follow each other are one document."""
    from inspector.core.gate.event_runs import EventRuns  # noqa: PLC0415 - a log

    runs = EventRuns(_read_from)
    for line in _lines_in(lines, label):
        document = _document_in(line, only_values=only_values)
        yield from runs.take(line, document)
    yield from runs.rest()


def _lines_in(lines: Iterable[str | bytes], label: str) -> Iterator[Line]:
    number, offset = 1, 0
    for line in lines:
        yield Line(line, Origin(label, number, offset))
        ends, length = measured(line)
        number += ends
        offset += length


def _document_in(line: Line, *, only_values: bool) -> Document | None:
    """What a line holds; None where it holds nothing that is looked for."""
    text = line.text
    if is_blank(text) or (only_values and not _holds_value(text)):
        return None
    if len(text) <= _SHORT and line.data.strip() == _DONE:
        return None
    return _read_from(line, _without_end(text))


def _read_from(line: Line, text: str | bytes) -> Document:
    return replace(read_line(text, line.origin), is_line=True)


def is_blank(line: str | bytes) -> bool:
    """Whether a line holds nothing but JSON's white space."""
    if isinstance(line, bytes):
        return not line.removeprefix(BOM_UTF8).strip(b" \t\r\n")
    return not line.strip(" \t\r\n")


def _without_end(line: str | bytes) -> str | bytes:
    return line.rstrip("\r\n") if isinstance(line, str) else line.rstrip(b"\r\n")


def measured(line: str | bytes) -> tuple[int, int]:
    """Lines that end in a record, and its bytes.

    A lone CR ends a line for whoever shows the file, so it does here.
    """
    data = line.encode(_UTF8, "surrogatepass") if isinstance(line, str) else line
    ends = data.count(b"\n") + data.count(b"\r") - data.count(b"\r\n")
    is_ended = data.endswith((b"\n", b"\r"))
    return ends + (not is_ended), len(data) + (not is_ended)


def _holds_value(line: str | bytes) -> bool:
    from inspector.core.gate.first_lines import seems_full  # noqa: PLC0415 - a log

    return seems_full(line)
