"""One text as pasted or as a file holds it, read as JSON or JSON Lines.

Source: RFC 8259 (December 2017); JSON Lines, https://jsonlines.org/.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import islice
from typing import TYPE_CHECKING

from inspector.core.source.collector import collector_at_rest
from inspector.core.source.decoding import DecodedText, decode
from inspector.core.source.json_nodes import ArrayNode, ObjectNode
from inspector.core.source.json_reader import Reading, read_json
from inspector.core.source.span import Span
from inspector.core.source.text_lines import TextLines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_fault import JsonFault
    from inspector.core.source.origin import Origin

_LINE = re.compile(r"[^ \t\r\n](?:[^\n]*[^\r\n])?")
_OLD_LINE = re.compile(r"[^ \t\r\n][^\r]*")


@dataclass(frozen=True)
class Document:
    """A text and what it says; every span in it is of this one text."""

    origin: Origin
    decoded: DecodedText
    form: str
    """``json``, ``jsonl``, or ``text`` where it is neither."""

    records: tuple[Reading, ...]
    """One reading for ``json`` and ``text``, one a line for ``jsonl``."""

    encoding_faults: tuple[JsonFault, ...] = field(default=())

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
        form, records = _read_records(decoded)
    return Document(origin, decoded, form, records, decoded.faults())


def _as_text(content: str | bytes) -> DecodedText:
    if isinstance(content, bytes):
        return decode(content)
    return DecodedText(content.removeprefix("\ufeff"), "utf-8", 0)


def _read_records(decoded: DecodedText) -> tuple[str, tuple[Reading, ...]]:
    """Read as one value, as lines, or as a text that is neither.

    A text that goes on behind a first line which is one object or array is no one
    value: its lines are records, whatever is wrong with the others. A text that is
    not JSON and has another first line is a log if most of its lines are such, so
    that one broken value over several lines stays one value.
    """
    text = decoded.text
    read = partial(read_json, text, marks_bytes=decoded.marks_bytes)
    two = tuple(islice(_line_spans(text), 2))
    has_lines = len(two) == 2  # noqa: PLR2004
    if has_lines and _is_record(read(*two[0])):
        return "jsonl", tuple(read(*line) for line in _line_spans(text))
    whole = read()
    if not whole.is_json and has_lines and _is_mostly(text, "{["):
        records = tuple(read(*line) for line in _line_spans(text))
        if sum(map(_is_record, records)) * 2 > len(records):
            return "jsonl", records
    begins_as_json = not two or text[two[0].start] in '{["'
    return "json" if begins_as_json or whole.is_json else "text", (whole,)


def _line_spans(text: str) -> Iterator[Span]:
    """The lines that hold more than white space, from their first character on.

    A lone CR ends a line only where no LF does.
    """
    line = _LINE if "\n" in text else _OLD_LINE
    return (Span(*match.span()) for match in line.finditer(text))


def _is_mostly(text: str, openers: str) -> bool:
    """Whether most lines begin as records do: cheaper than reading each."""
    balance = sum(1 if text[s.start] in openers else -1 for s in _line_spans(text))
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
