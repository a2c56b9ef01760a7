"""An input, read record by record: one document a line, or the whole at once.

JSON Lines are never held whole, so a log may be of any size. Lines are cut at
line feeds in bytes: a text reader would cut at U+2028, which may stand inside a
JSON string. A broken line is a document with faults, like any other.

Source: JSON Lines, https://jsonlines.org/; RFC 8259 (December 2017).
"""

from __future__ import annotations

from codecs import BOM_UTF8
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.errors import InspectorError
from inspector.core.gate.input_stream import InputStream
from inspector.core.gate.lines import documents_of_streams, is_blank
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.source.wrapping import described

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

    from inspector.core.source.document import Document
    from inspector.core.source.line_reading import LineMode
    from inspector.core.source.wrapping import Wrapping, WrappingKind

RECORD_LIMIT = 128 * 1024 * 1024
"""Bytes of the largest record, be it a line or a whole document: read exactly, a text
takes some 12 times its size."""

LINES = "jsonl"

_LINES_SUFFIXES = (".jsonl", ".ndjson")
_TELLING_LINES = 2
"""So many lines show whether each is a record: the first that may hold a value, and
one behind it."""

_LONGEST_HEAD = 1024 * 1024
"""Bytes in which the first value of a log is looked for before all is read at once."""


class InputFacts(NamedTuple):
    """What is known of an input once it has been read to its end."""

    name: str
    size: int
    """Bytes."""

    sha256: str
    """Of the bytes as they are, in hexadecimal; empty where none was taken."""

    read_as: str
    """How it was read, see `Document.read_as`; with the compression."""


class RecordReader:
    """Iterates the documents of one input, once.

    Args:
        stream: The input.
        label: Its name.
        limit: Bytes of the largest record.
        is_hashed: Whether a digest is taken of it.
        is_growing: Whether its next line may be long in coming: it has to be a log,
            and the first line that tells does so alone.

    Raises:
        InspectorError: while iterating, where the input holds nothing at all, a
            record is beyond the limit, or what grows is no log.
    """

    def __init__(
        self,
        stream: BinaryIO,
        label: str,
        *,
        limit: int = RECORD_LIMIT,
        is_hashed: bool = True,
        is_growing: bool = False,
    ) -> None:
        self._input = InputStream(stream, label, is_hashed=is_hashed)
        self._is_growing = is_growing
        self._telling_lines = 1 if is_growing else _TELLING_LINES
        self._label = label
        self._limit = limit
        self._read_as = ""
        self._mode: LineMode | None = None

    @property
    def facts(self) -> InputFacts:
        """Name, size and digest; true once the last document has been taken."""
        source = self._input
        return InputFacts(self._label, source.size, source.sha256, self._read_as)

    @property
    def is_log(self) -> bool:
        """Whether each record is a line; known once the input was begun."""
        return self._mode is not None

    @property
    def has_other_lines(self) -> bool:
        """Whether a log has lines that hold no record."""
        return self._mode is not None and self._mode.has_other_lines

    @property
    def compression(self) -> str:
        """How the file is compressed; known once the input was begun."""
        return self._input.compression

    def begin(self) -> list[bytes]:
        """Read the first lines, those that tell what the others are.

        Raises:
            InspectorError: there is nothing in the input, a line is too large, or it
                grows and is no log.
        """
        head = self._head()
        telling = [line for line in head if not is_blank(line)]
        if not telling:
            raise InspectorError("input-empty", name=self._label)
        self._mode = _mode_of(telling, self._label, self._telling_lines)
        if self._mode is None and self._is_growing:
            raise InspectorError("follow-no-log", name=self._label)
        return head

    def more(self, most: int) -> bytes:
        """The text behind the first lines, for whoever cuts it.

        Raises:
            InspectorError: it cannot be read, or not decompressed.
        """
        return self._input.read(most)

    @property
    def can_skip(self) -> bool:
        """Whether text can be passed over, to be read by others."""
        return self._input.can_skip

    def skip(self, most: int) -> int:
        """Pass over text behind the first lines; see `InputStream.skip`."""
        return self._input.skip(most)

    def again(self, start: int, end: int) -> bytes:
        """Text that was passed over; see `InputStream.again`."""
        return self._input.again(start, end)

    def __iter__(self) -> Iterator[Document]:
        head = self.begin()
        if self._mode is None:
            yield self._whole(head)
            return
        lines = chain(head, iter(self._take_line, b""))
        only_values = self._mode.has_other_lines
        seen: dict[WrappingKind, Wrapping] = {}
        documents = documents_of_streams(lines, self._label, only_values=only_values)
        for document in documents:
            told = frozenset(seen)
            is_first = not self._read_as
            self._note(document, seen)
            noted = replace(document, told=told) if told else document
            yield self._with_compression(noted) if is_first else noted

    def whole(self) -> Document:
        """Read everything as one document, whatever its form.

        Raises:
            InspectorError: there is nothing in it, or more than the limit.
        """
        return self._whole([])

    def _head(self) -> list[bytes]:
        """The first lines, up to those that tell what the others are."""
        head: list[bytes] = []
        telling = size = 0
        while telling < self._telling_lines and (line := self._take_line()):
            head.append(line)
            size += len(line)
            is_telling = not is_blank(line) and (telling or _tells(line))
            telling += bool(is_telling or size > _LONGEST_HEAD)
        return head

    def _note(self, document: Document, seen: dict[WrappingKind, Wrapping]) -> None:
        """Keep what the records of a log were wrapped in, each kind once."""
        for record in document.records:
            for each in record.wrappings if record.root is not None else ():
                known = seen.get(each.kind)
                if known is None or known.levels < each.levels:
                    seen[each.kind] = each
        said = (described(LINES, seen.values()), self._input.compression)
        self._read_as = ", ".join(filter(None, said))

    def _whole(self, head: list[bytes]) -> Document:
        data = b"".join([*head, self._input.read(self._limit + 1)])
        if len(data) > self._limit:
            raise self._too_large("input-too-large")
        document = read_document(data, Origin(self._label))
        if document.is_empty:
            raise InspectorError("input-empty", name=self._label)
        document = self._with_compression(document)
        self._read_as = document.read_as
        return document

    def _with_compression(self, document: Document) -> Document:
        """The document that says how the file was compressed, if it was."""
        compression = self._input.compression
        if not compression:
            return document
        decoded = replace(document.decoded, compression=compression)
        return replace(document, decoded=decoded)

    def _take_line(self) -> bytes:
        line = self._input.readline(self._limit + 1)
        if len(line) > self._limit:
            raise self._too_large("line-too-large")
        return line

    def _too_large(self, key: str) -> InspectorError:
        return InspectorError(
            key,
            name=self._label,
            limit=self._limit // 1024**2,
            offset=self._input.place,
        )


def _tells(line: bytes) -> bool:
    """Whether a line may tell what the others are: any but words."""
    start = line.removeprefix(BOM_UTF8).lstrip()
    if not start[:1].isalnum():
        return True
    from inspector.core.gate.first_lines import begins_something  # noqa: PLC0415

    return begins_something(line)


def _mode_of(telling: list[bytes], label: str, enough: int) -> LineMode | None:
    """What each line is where it is a record of its own; None to read all at once.

    A first line that only opens a value shows that it is none, whatever the file is
    called; so do fewer than are enough, unless the name says that more may follow.
    """
    plain = label.lower().removesuffix(".gz").removesuffix(".zst")
    is_named = plain.endswith(_LINES_SUFFIXES)
    only_opens = telling[0].removeprefix(BOM_UTF8).strip() in (b"{", b"[")
    if only_opens or (len(telling) < enough and not is_named):
        return None
    # Only now: telling by its lines what a log is takes all forms of a line.
    from inspector.core.gate.first_lines import mode_of  # noqa: PLC0415

    return mode_of(telling, is_named=is_named)
