"""One text as pasted or as a file holds it, read in whichever form it has.

Source: RFC 8259 (December 2017); JSON Lines, https://jsonlines.org/.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import islice
from typing import TYPE_CHECKING

from inspector.core.source.collector import collector_at_rest
from inspector.core.source.decoding import DecodedText, decode
from inspector.core.source.event_stream import read_event_lines, read_event_stream
from inspector.core.source.form import ReadForm
from inspector.core.source.json_nodes import ArrayNode, ObjectNode
from inspector.core.source.json_reader import Reading, read_json
from inspector.core.source.span import Span
from inspector.core.source.text_lines import TextLines, line_spans

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.source.form import Detector
    from inspector.core.source.framing import Framing
    from inspector.core.source.json_fault import JsonFault
    from inspector.core.source.origin import Origin

FORMS: Sequence[Detector] = (
    read_event_stream,
    read_event_lines,
)
"""Forms other than JSON values, asked in this order; the first that knows the text
reads it. Adding a form is adding a detector."""


@dataclass(frozen=True)
class Document:
    """A text and what it says; every span in it is of this one text."""

    origin: Origin
    decoded: DecodedText
    form: str
    """``json``, ``jsonl``, ``sse`` (an event stream), ``events`` (one event a line),
    or ``text`` where it is nothing known."""

    records: tuple[Reading, ...]
    """One reading for ``json`` and ``text``, one a line for ``jsonl`` and ``events``,
    one an event for ``sse``."""

    encoding_faults: tuple[JsonFault, ...] = field(default=())
    framing: Framing | None = None
    """For ``sse``, how the events were framed."""

    @property
    def text(self) -> str:
        """The text itself, without a byte order mark."""
        return self.decoded.text

    @cached_property
    def lines(self) -> TextLines:
        """Lines and bytes of the text, worked out when first asked for."""
        return TextLines(self.text, self.decoded.encoding, self.decoded.mark_length)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to read."""
        return not any(not record.is_empty for record in self.records)

    @property
    def read_as(self) -> str:
        """The form in words, with the encoding where it is not UTF-8."""
        plain = self.decoded.encoding == "utf-8"
        return self.form if plain else f"{self.form}, {self.decoded.encoding}"


def read_document(content: str | bytes, origin: Origin) -> Document:
    """Read a text, or a file's bytes, whatever they hold.

    Cost is linear in the length; no stretch is read more than twice.
    """
    decoded = _as_text(content)
    with collector_at_rest():
        read = _read_form(decoded)
    return Document(
        origin, decoded, read.name, read.records, decoded.faults(), read.framing
    )


def _as_text(content: str | bytes) -> DecodedText:
    if isinstance(content, bytes):
        return decode(content)
    return DecodedText(content.removeprefix("\ufeff"), "utf-8", 0)


def _read_form(decoded: DecodedText) -> ReadForm:
    for detector in FORMS:
        read = detector(decoded)
        if read is not None:
            return read
    return _read_values(decoded)


def _read_values(decoded: DecodedText) -> ReadForm:
    """Read as one value, as lines, or as a text that is neither.

    A text that goes on behind a first line which is one object or array is no one
    value: its lines are records, whatever is wrong with the others. A text that is
    not JSON and has another first line is a log if most of its lines are such, so
    that one broken value over several lines stays one value.
    """
    text = decoded.text
    read = partial(read_json, text, marks_bytes=decoded.marks_bytes)
    two = tuple(islice(line_spans(text), 2))
    has_lines = len(two) == 2  # noqa: PLR2004
    if has_lines and _is_record(read(*two[0])):
        return ReadForm("jsonl", tuple(read(*line) for line in line_spans(text)))
    whole = read()
    if not whole.is_json and has_lines and _is_mostly(text, "{["):
        records = tuple(read(*line) for line in line_spans(text))
        if sum(map(_is_record, records)) * 2 > len(records):
            return ReadForm("jsonl", records)
    begins_as_json = not two or text[two[0].start] in '{["'
    is_json = begins_as_json or whole.is_json
    return ReadForm("json" if is_json else "text", (whole,))


def _is_mostly(text: str, openers: str) -> bool:
    """Whether most lines begin as records do: cheaper than reading each."""
    balance = sum(1 if text[s.start] in openers else -1 for s in line_spans(text))
    return balance > 0


def _is_record(reading: Reading) -> bool:
    """Whether a line is one object or array from end to end, faults in it or not."""
    return isinstance(reading.root, (ObjectNode, ArrayNode)) and not any(
        fault.rule in ("json/extra-data", "json/concatenated")
        for fault in reading.faults
    )


def whole_span(document: Document) -> Span:
    """All characters of the document."""
    return Span(0, len(document.text))
