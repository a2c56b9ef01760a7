"""Values behind the prefixes of a log, on one line each or over several.

Lines that hold no value are what a log says of other things; they are passed over. A
value that does not end on its line goes on over the next ones only where already the
first one does: a log of one value a line stays that, so that one that was cut off
swallows none of the others.

Source: what the logging modules of Python, Java and Go and container runtimes write.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.forms.json_lines import JSON_LINES, named_by_records
from inspector.core.source.forms.plain_json import JSON
from inspector.core.source.line_reading import (
    LineMode,
    beginning_in,
    line_mode,
    read_line,
    stop_of,
    values_in,
)
from inspector.core.source.text_lines import line_end_in, line_spans
from inspector.core.source.value_reading import begins_value, holds_value, read_first

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.decoding import DecodedText
    from inspector.core.source.form import ReadForm
    from inspector.core.source.reading import Reading
    from inspector.core.source.span import Span

_SIGNS = "\"'="
"""No value that is looked for is without all of these."""

_LONGEST_INDENT = 10_000
_SHORT = 200
"""Code points of a string in which a value is looked for once more."""


def read_log(decoded: DecodedText) -> ReadForm | None:
    """Read a text in which a value stands behind a prefix, or among other lines.

    Returns:
        None where no value can be read, and for a text that begins as a value does.
    """
    text = decoded.text
    if begins_value(text) or not any(sign in text for sign in _SIGNS):
        return None  # one broken value; or none, sooner known than by a look at each
    first = next((span for span in line_spans(text) if _seems_full(text, span)), None)
    if first is None:
        return None
    if line_mode(text, *first) is LineMode.PREFIXED:
        return _form(_values_on_lines(decoded))
    records = list(_spread_values(decoded, first.start))
    return _form(records) if any(map(holds_value, records)) else None


def _values_on_lines(decoded: DecodedText) -> list[Reading]:
    text, marks = decoded.text, decoded.marks_bytes
    return [
        reading
        for span in line_spans(text)
        if _seems_full(text, span)
        for reading in read_line(text, *span, marks_bytes=marks)
    ]


def _form(records: list[Reading]) -> ReadForm:
    return named_by_records(JSON_LINES if len(records) > 1 else JSON, tuple(records))


def _seems_full(text: str, span: Span) -> bool:
    return beginning_in(text, *span) is not None


def _spread_values(decoded: DecodedText, place: int) -> Iterator[Reading]:
    """Every value from where it begins, as far as it goes; cost is linear."""
    text, marks = decoded.text, decoded.marks_bytes
    sign = line_end_in(text)
    before, is_broken = 0, False
    while (start := beginning_in(text, place)) is not None:
        if is_broken and _is_indented(text, start, sign):
            place = start + 1  # what is left of the value that broke
            continue
        reading = read_first(text, start, marks_bytes=marks)
        is_broken = reading.root is None
        if holds_value(reading):
            line_end = _end_of_line(text, reading.span.end, sign)
            yield from values_in(
                text, before, line_end, first=reading, marks_bytes=marks
            )
            before = place = line_end
        elif reading.root is not None:  # a string such as the one in "{"a": 1}"
            is_short = reading.span.length <= _SHORT
            place = start + 1 if is_short else reading.span.end
        else:
            yield reading
            before = place = _line_of(text, stop_of(reading), start, sign)


def _is_indented(text: str, offset: int, sign: str) -> bool:
    """Whether the line of a place begins with white space, as inside of a value."""
    line_end = text.rfind(sign, max(offset - _LONGEST_INDENT, 0), offset)
    return line_end >= 0 and text[line_end + 1].isspace()


def _end_of_line(text: str, offset: int, sign: str) -> int:
    end = text.find(sign, offset)
    return len(text) if end < 0 else end


def _line_of(text: str, stop: int, start: int, sign: str) -> int:
    """The line on which reading stopped, at least the one behind the start."""
    line = text.rfind(sign, start, stop) + 1
    return line or _end_of_line(text, stop, sign)
