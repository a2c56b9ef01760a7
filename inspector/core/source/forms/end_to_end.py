"""Several values over several lines, one below the other, as ``jq`` prints them.

Source: RFC 7464 (February 2015), section 1, on values without separators; the manual
of jq 1.7, "Invoking jq": each output is pretty-printed, on lines of its own.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.source.form import ReadForm
from inspector.core.source.line_reading import stop_of
from inspector.core.source.span import Span
from inspector.core.source.value_reading import (
    begins_value,
    read_first,
    with_rest_named,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.decoding import DecodedText
    from inspector.core.source.reading import Reading

VALUES = "values"

_SPACE = re.compile(r"[ \t\r\n]*+")
_AT_MARGIN = re.compile(r"(?:^|(?<=\r))(?:[{\[]|[^\W\d][\w.]*+\()", re.MULTILINE)
_LINE_END = re.compile(r"[\r\n]")


def read_values(decoded: DecodedText) -> ReadForm | None:
    """Read a text in which each value begins on a line of its own, at its margin.

    Returns:
        None for one value, and where the first is followed by anything else: values
        end to end on one line are one fault (``json/concatenated``).
    """
    if not begins_value(decoded.text):
        return None
    values = _values(decoded)
    first, second = next(values, None), next(values, None)
    if first is None or second is None or not first.is_container:
        return None
    return ReadForm(VALUES, (first, second, *values))


def _values(decoded: DecodedText) -> Iterator[Reading]:
    """Every value; one that is broken ends where the next stands at the margin."""
    text, marks = decoded.text, decoded.marks_bytes
    place = _next_place(text, 0)
    while place < len(text):
        reading = read_first(text, place, marks_bytes=marks)
        end = _next_place(text, reading.span.end)
        if reading.root is None or not _on_new_line(text, reading.span.end, end):
            if place == 0 or not reading.is_container:
                end = _next_value(text, stop_of(reading))
            else:
                end = _next_value(text, reading.span.end)
            if not place and end == len(text):
                return
            reading = with_rest_named(text, reading, end)
            reading = replace(reading, span=Span(place, end))
        yield reading
        place = end


def _next_place(text: str, offset: int) -> int:
    space = _SPACE.match(text, offset)
    return space.end() if space else offset


def _on_new_line(text: str, end: int, following: int) -> bool:
    if following == len(text):
        return True
    ends = _LINE_END.search(text, end, following) is not None
    return ends and _AT_MARGIN.match(text, following) is not None


def _next_value(text: str, offset: int) -> int:
    """The next line that begins as a value does, at its margin."""
    found = _AT_MARGIN.search(text, offset)
    return found.start() if found else len(text)
