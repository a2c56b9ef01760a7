"""An input, read record by record: one document a line, or the whole at once.

JSON Lines are never held whole, so a log may be of any size. Lines are cut at
line feeds in bytes: a text reader would cut at U+2028, which may stand inside a
JSON string. A broken line is a document with faults, like any other.

Source: JSON Lines, https://jsonlines.org/; RFC 8259 (December 2017).
"""

from __future__ import annotations

import hashlib
from codecs import BOM_UTF8
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.errors import InspectorError
from inspector.core.source.decoding import decode
from inspector.core.source.document import read_document
from inspector.core.source.event_stream import begins_stream, is_event
from inspector.core.source.json_nodes import ArrayNode, ObjectNode
from inspector.core.source.json_reader import read_json
from inspector.core.source.origin import Origin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import BinaryIO

    from inspector.core.source.document import Document

RECORD_LIMIT = 128 * 1024 * 1024
"""Bytes of the largest record, be it a line or a whole document: read exactly, a text
takes some 12 times its size."""

LINES = "jsonl"

_LINES_SUFFIXES = (".jsonl", ".ndjson")
_UTF8 = "utf-8"
_TELLING_LINES = 2
"""So many lines that hold something show whether each is a record."""


class InputFacts(NamedTuple):
    """What is known of an input once it has been read to its end."""

    name: str
    size: int
    """Bytes."""

    sha256: str
    """Of the bytes as they are, in hexadecimal."""

    read_as: str
    """``json``, ``jsonl`` or ``text``, and the encoding where it is not UTF-8."""


class RecordReader:
    """Iterates the documents of one input, once.

    Raises:
        InspectorError: while iterating, where the input holds nothing at all or
            a record is beyond the limit.
    """

    def __init__(
        self, stream: BinaryIO, label: str, *, limit: int = RECORD_LIMIT
    ) -> None:
        self._stream = stream
        self._label = label
        self._limit = limit
        self._digest = hashlib.sha256()
        self._size = 0
        self._read_as = ""

    @property
    def facts(self) -> InputFacts:
        """Name, size and digest; true once the last document has been taken."""
        return InputFacts(
            self._label, self._size, self._digest.hexdigest(), self._read_as
        )

    @property
    def is_log(self) -> bool:
        """Whether each record is a line; known once the first one was taken."""
        return self._read_as == LINES

    def __iter__(self) -> Iterator[Document]:
        head = self._head()
        telling = [line for line in head if not is_blank(line)]
        if not telling:
            raise InspectorError("input-empty", name=self._label)
        if _is_log(telling, self._label):
            self._read_as = LINES
            lines = chain(head, iter(self._take_line, b""))
            yield from documents_in(lines, self._label)
        else:
            yield self._whole(head)

    def whole(self) -> Document:
        """Read everything as one document, whatever its form.

        Raises:
            InspectorError: there is nothing in it, or more than the limit.
        """
        document = self._whole([])
        if document.is_empty:
            raise InspectorError("input-empty", name=self._label)
        return document

    def _head(self) -> list[bytes]:
        """The first lines, up to the second one that holds something."""
        head: list[bytes] = []
        telling = 0
        while telling < _TELLING_LINES and (line := self._take_line()):
            head.append(line)
            telling += not is_blank(line)
        return head

    def _whole(self, head: list[bytes]) -> Document:
        data = b"".join([*head, self._taken(self._stream.read, self._limit + 1)])
        if len(data) > self._limit:
            raise self._too_large("input-too-large")
        document = read_document(data, Origin(self._label))
        self._read_as = document.read_as
        return document

    def _take_line(self) -> bytes:
        line = self._taken(self._stream.readline, self._limit + 1)
        if len(line) > self._limit:
            raise self._too_large("line-too-large")
        return line

    def _taken(self, take: Callable[[int], bytes], most: int) -> bytes:
        try:
            data = take(most)
        except OSError as error:
            reason = error.strerror or str(error)
            raise InspectorError(
                "file-unreadable", name=self._label, reason=reason
            ) from error
        self._digest.update(data)
        self._size += len(data)
        return data

    def _too_large(self, key: str) -> InspectorError:
        return InspectorError(
            key, name=self._label, limit=self._limit // 1024**2, offset=self._size
        )


def documents_in(lines: Iterable[str | bytes], label: str) -> Iterator[Document]:
    """One document for each line that holds something.

    Args:
        lines: With their line ends, as a file gives them; a line without one
            counts as if it ended with a line feed.
        label: Name of the log.
    """
    number, offset = 1, 0
    for line in lines:
        if not is_blank(line):
            yield read_document(_without_end(line), Origin(label, number, offset))
        ends, length = _measured(line)
        number += ends
        offset += length


def is_blank(line: str | bytes) -> bool:
    """Whether a line holds nothing but JSON's white space."""
    if isinstance(line, bytes):
        return not line.removeprefix(BOM_UTF8).strip(b" \t\r\n")
    return not line.strip(" \t\r\n")


def _without_end(line: str | bytes) -> str | bytes:
    return line.rstrip("\r\n") if isinstance(line, str) else line.rstrip(b"\r\n")


def _measured(line: str | bytes) -> tuple[int, int]:
    """Lines that end in a record, and its bytes.

    A lone CR ends a line for whoever shows the file, so it does here.
    """
    data = line.encode(_UTF8, "surrogatepass") if isinstance(line, str) else line
    ends = data.count(b"\n") + data.count(b"\r") - data.count(b"\r\n")
    is_ended = data.endswith((b"\n", b"\r"))
    return ends + (not is_ended), len(data) + (not is_ended)


def _is_log(telling: list[bytes], label: str) -> bool:
    """Whether each line is a record of its own.

    The name tells, unless the first line only opens a value, as in a
    pretty-printed file under a wrong name; without a telling name it is a first
    line that is a whole value with more behind it, as in `read_document`.
    """
    if decode(telling[0][:8]).encoding != _UTF8:
        return False  # a line feed may be half of a character there
    first = telling[0].removeprefix(BOM_UTF8).strip()
    if _begins_capture(first):
        return False
    if label.lower().endswith(_LINES_SUFFIXES):
        return first not in (b"{", b"[")
    return len(telling) == _TELLING_LINES and _is_whole_container(first)


def _begins_capture(line: bytes) -> bool:
    """Whether the lines are events of one stream, which belong together."""
    text = decode(line).text
    return begins_stream(text) or is_event(read_json(text).root)


def _is_whole_container(line: bytes) -> bool:
    reading = read_json(decode(line).text)
    return reading.is_json and isinstance(reading.root, (ObjectNode, ArrayNode))
