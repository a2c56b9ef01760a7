"""One text as pasted or as a file holds it, read in whichever form it has.

Source: RFC 8259 (December 2017); JSON Lines, https://jsonlines.org/; for each other
form the module that reads it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from inspector.core.source.collector import collector_at_rest
from inspector.core.source.compression import decompressed
from inspector.core.source.decoding import DecodedText, decode, decode_line
from inspector.core.source.forms.plain_json import read_plain_json
from inspector.core.source.text_lines import TextLines
from inspector.core.source.wrapping import described

if TYPE_CHECKING:
    from inspector.core.source.form import ReadForm
    from inspector.core.source.framing import Framing
    from inspector.core.source.json_fault import JsonFault
    from inspector.core.source.json_nodes import StringNode
    from inspector.core.source.origin import Origin
    from inspector.core.source.reading import Reading
    from inspector.core.source.span import Span
    from inspector.core.source.wrapping import WrappingKind


@dataclass(frozen=True)
class Document:
    """A text and what it says; every span in it is of this one text."""

    origin: Origin
    decoded: DecodedText
    form: str
    """``json``, ``jsonl``, ``json-seq`` (RFC 7464), ``values`` (one below the other),
    ``sse`` (an event stream), ``events`` (one event a line), ``har`` or ``fence`` (of
    several texts), or ``text`` where it is nothing known. It is the form inside of
    whatever stands around; that is told by the records' `Reading.wrappings`."""

    records: tuple[Reading, ...]
    """One reading for ``json`` and ``text``, one an event for ``sse`` and ``events``,
    one a value for all others."""

    encoding_faults: tuple[JsonFault, ...] = field(default=())
    framing: Framing | None = None
    """For ``sse``, how the events were framed."""

    told: frozenset[WrappingKind] = frozenset()
    """What earlier records of the same log were wrapped in: it is said once."""

    is_line: bool = False
    """Whether it is one record of a log, which has others beside it."""

    @property
    def text(self) -> str:
        """The text itself, without a byte order mark."""
        return self.decoded.text

    @cached_property
    def lines(self) -> TextLines:
        """Lines and bytes of the text, worked out when first asked for."""
        return TextLines(self.text, self.decoded.encoding, self.decoded.mark_length)

    def original_place(self, span: Span) -> tuple[Document, Span]:
        """The document that was read, and where in it a span of this text stood.

        They are others only where the text was masked afterwards.
        """
        return self, span

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to read."""
        return not any(not record.is_empty for record in self.records)

    @cached_property
    def read_as(self) -> str:
        """How the text was read, in stable words, from the outside in.

        With the encoding where it is not UTF-8, and the compression.
        """
        wrappings = (each for record in self.records for each in record.wrappings)
        return self.decoded.said_with(described(self.form, wrappings))


def read_document(content: str | bytes, origin: Origin) -> Document:
    """Read a text, or a file's bytes, whatever they hold.

    Cost is linear in the length: each detector reads a stretch a bounded number of
    times.

    Raises:
        InspectorError: the bytes are compressed and cannot be decompressed, or only
            to more than `compression.MOST_BYTES`.
    """
    return _read(_as_text(content, origin.label), origin)


def read_line(content: str | bytes, origin: Origin) -> Document:
    """Read a line of a log, or several that belong together.

    It is UTF-8, as the log is, and never compressed: one bad line stops nothing.
    """
    if isinstance(content, bytes):
        return _read(decode_line(content), origin)
    return read_document(content, origin)


def reread(document: Document, text: str) -> Document:
    """The same document with another text, read anew."""
    read = _read(replace(document.decoded, text=text), document.origin)
    return replace(read, told=document.told)


def _read(decoded: DecodedText, origin: Origin) -> Document:
    with collector_at_rest():
        read = read_plain_json(decoded) or _read_through(decoded)
    return Document(
        origin, decoded, read.name, read.records, decoded.faults(), read.framing
    )


def read_inside(node: StringNode, document: Document) -> ReadForm | None:
    """Read the text in a string of a document, in whichever form it has.

    Returns:
        Its records, each with its places in the document; None where the string
        holds no object or array and no events.
    """
    from inspector.core.source.forms.table import FORMS  # noqa: PLC0415
    from inspector.core.source.unwrapping import read_inside_of  # noqa: PLC0415

    with collector_at_rest():
        return read_inside_of(node, document.decoded, FORMS)


def _read_through(decoded: DecodedText) -> ReadForm:
    # Only now: to know all forms takes a while to load, and most texts are plain.
    from inspector.core.source.forms.table import FORMS  # noqa: PLC0415
    from inspector.core.source.unwrapping import read_through  # noqa: PLC0415

    return read_through(decoded, FORMS)


def _as_text(content: str | bytes, label: str) -> DecodedText:
    if isinstance(content, str):
        return DecodedText(content.removeprefix("\ufeff"), "utf-8", 0)
    data, compression = decompressed(content, label)
    return decode(data, compression)
