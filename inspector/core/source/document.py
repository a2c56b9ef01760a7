"""One text as pasted or as a file holds it, read as JSON or JSON Lines.

Source: RFC 8259 (December 2017); JSON Lines, https://jsonlines.org/.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from inspector.core.source.decoding import DecodedText, decode
from inspector.core.source.json_nodes import ArrayNode, ObjectNode
from inspector.core.source.json_reader import Reading, read_json
from inspector.core.source.span import Span
from inspector.core.source.text_lines import TextLines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_fault import JsonFault
    from inspector.core.source.origin import Origin

_LINE = re.compile(r"[^\r\n]+")
_CONTAINER = re.compile(r"\s*[{\[]")


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

    Cost is linear in the length; a text is read at most twice, as JSON and
    then by lines.
    """
    decoded = _as_text(content)
    whole = read_json(decoded.text)
    form, records = "json", (whole,)
    if not whole.is_json:
        lines = tuple(_line_readings(decoded.text))
        if _are_records(lines):
            form, records = "jsonl", lines
        elif whole.root is None and not _CONTAINER.match(decoded.text):
            form = "text"
    return Document(origin, decoded, form, records, decoded.faults())


def _as_text(content: str | bytes) -> DecodedText:
    if isinstance(content, bytes):
        return decode(content)
    text = content.removeprefix("\ufeff")
    return DecodedText(text, "utf-8", 0)


def _line_readings(text: str) -> Iterator[Reading]:
    for line in _LINE.finditer(text):
        if not line[0].isspace():
            yield read_json(text, *line.span())


def _are_records(lines: tuple[Reading, ...]) -> bool:
    """Tell a log with broken lines from one broken value over several lines.

    The first line decides when it is a whole value; else most lines must be.
    """
    if len(lines) < 2:  # noqa: PLR2004 - one line is no list of lines
        return False
    whole = [line.is_json and _is_container(line) for line in lines]
    return whole[0] or sum(whole) * 2 > len(whole)


def _is_container(reading: Reading) -> bool:
    return isinstance(reading.root, (ObjectNode, ArrayNode))


def whole_span(document: Document) -> Span:
    """All characters of the document."""
    return Span(0, len(document.text))
