"""Read the lines of a log: a value each, or values behind a prefix.

A prefix is any text before the value: a timestamp, a level, a logger, ``data:``, pairs
of ``key=value``. A value is looked for only where one clearly begins: a name with its
colon behind a brace, a call with a keyword, a string that opens with a brace or as
events do. What follows a value on its line is another value or is named.

Source: JSON Lines, https://jsonlines.org/; prefixes as the logging modules of Python,
Java and Go and container runtimes write them.
"""

from __future__ import annotations

import re
from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING

from inspector.core.source.span import Span
from inspector.core.source.value_reading import (
    holds_value,
    read_first,
    read_stretch,
    with_rest_named,
)
from inspector.core.source.wrapping import Wrapping, WrappingKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.reading import Reading

MOST_TRIES = 16
"""So many places of a line are tried where a value seems to begin but does not."""

_NAME = r"\"(?:[^\"\\\n]++|\\.)*+(?:\"\s*+(?::|\Z)|\Z)"
_PYTHON_NAME = r"'(?:[^'\\\n]++|\\.)*+'\s*+:"
_CALL = r"(?<!\w[A-Z])\w*+\(\s*+[^\W\d]\w*+=(?!=)"
_BEGINNING = re.compile(
    r"[\[{\"'A-Z](?:"  # one set of characters first: 100 MB/s through plain lines
    rf"(?<=\{{)\s*+(?:{_NAME}|{_PYTHON_NAME}|\Z)"
    rf"|(?<=\[)(?:\s*+\[){{0,8}}+\s*+(?=\{{\s*+[\"'}}]|[A-Z]{_CALL}|\Z)"
    r"|(?<=[\"'])\s*+(?:\\++[\"']){0,8}+\s*+[\[{][\[{\s]*+(?:\\++)?+[\"']"
    r"|(?<=[\"'])(?:event|data|id|retry):[^\"'\n{\[]{0,300}+[{\[]"
    rf"|(?<=[A-Z]){_CALL})"
)
_MEMBER = re.compile(r"[\"']\s*+:\s*+\Z")
_LOOK_BACK = 8
"""Characters in which the sign of a member is looked for."""

_OF_PATHS = frozenset(
    "._abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
)


class LineMode(Enum):
    """What the lines of a log are."""

    RECORDS = "records"
    """Each line is a value."""

    PREFIXED = "prefixed"
    """Values stand behind prefixes; other lines hold none."""

    @property
    def has_other_lines(self) -> bool:
        """Whether lines that hold no value are no fault."""
        return self is LineMode.PREFIXED


def line_mode(text: str, start: int = 0, end: int | None = None) -> LineMode | None:
    """What the first line of a log says of it; None where it is no whole record."""
    stop = len(text) if end is None else end
    first = read_line(text, start, stop)[0]
    if not holds_value(first) or not first.is_json:
        return LineMode.RECORDS if _is_record(first) else None
    has_prefix = any(each.kind is WrappingKind.PREFIX for each in first.wrappings)
    return LineMode.PREFIXED if has_prefix else LineMode.RECORDS


def _is_record(reading: Reading) -> bool:
    """Whether a line is one object or array from end to end, faults in it or not."""
    return holds_value(reading) and not any(
        fault.rule in ("json/extra-data", "json/concatenated")
        for fault in reading.faults
    )


def is_record(reading: Reading) -> bool:
    """Whether a line is one value from end to end, with nothing before it."""
    kinds = {each.kind for each in reading.wrappings}
    return WrappingKind.PREFIX not in kinds and _is_record(reading)


def read_line(
    text: str, start: int, end: int, *, marks_bytes: bool = False
) -> tuple[Reading, ...]:
    """Read one line: the value that it is, else the values behind its prefix.

    Returns:
        At least one reading; the last one says what else stands on the line.
    """
    whole = read_stretch(text, start, end, marks_bytes=marks_bytes)
    if whole.is_json or whole.is_empty:
        return (whole,)
    if whole.is_container and not whole.wrappings:
        return (whole,)
    if _begins_record(text, start, end):
        return (whole,)  # what can be read of its inside is no value of the line
    return tuple(values_in(text, start, end, marks_bytes=marks_bytes)) or (whole,)


def _begins_record(text: str, start: int, end: int) -> bool:
    """Whether a line clearly is an object or array from its first character on."""
    place = beginning_in(text, start, end)
    if place is None or text[place] not in "{[":
        return False
    return not text[start:place].strip()


def beginning_in(text: str, start: int, end: int | None = None) -> int | None:
    """Where a value seems to begin in a stretch; None where none does.

    The value of a member is none: it is a piece of JSON that broke further up.
    """
    stop, place = len(text) if end is None else end, start
    while found := _BEGINNING.search(text, place, stop):
        place = found.start()
        if not _MEMBER.search(text, max(start, place - _LOOK_BACK), place):
            return _with_path(text, place, start)
        place += 1
    return None


def _with_path(text: str, place: int, start: int) -> int:
    """Take the prefix of bytes along, and the modules before the name of a class."""
    if text[place] in "\"'":
        is_bytes = place > start and text[place - 1] in "bB"
        return place - is_bytes
    if text[place].isalpha():
        while place > start and text[place - 1] in _OF_PATHS:
            place -= 1
    return place


def values_in(
    text: str,
    start: int,
    end: int,
    *,
    first: Reading | None = None,
    marks_bytes: bool = False,
) -> Iterator[Reading]:
    """The values of a line, each with what stands before it as its prefix.

    Args:
        text: The text.
        start: Where the line begins.
        end: Where it ends.
        first: Its first value, where that has been read already.
        marks_bytes: See `read_json`.

    Yields:
        One reading a value. Where none can be read, the first that seems to begin
        says why; nothing where none seems to.
    """
    line = _Line(text, start, end, marks_bytes=marks_bytes)
    yield from line.values(first)


class _Line:
    """Goes through one line from value to value."""

    def __init__(self, text: str, start: int, end: int, *, marks_bytes: bool) -> None:
        self._text = text
        self._end = end
        self._marks_bytes = marks_bytes
        self._behind = self._place = start
        self._tries = 0
        self._has_value = False
        self._failed: Reading | None = None

    def values(self, first: Reading | None) -> Iterator[Reading]:
        before = self._behind
        last = self._taken(first) if first is not None else self._next()
        while last is not None:
            behind = self._behind
            following = self._next()
            if following is None:
                last = with_rest_named(self._text, last, self._end)
            yield _with_prefix(self._text, last, before)
            last, before = following, behind
        if self._failed is not None and not self._has_value:
            yield self._failed

    def _next(self) -> Reading | None:
        """The next value that can be read; its failures are noted."""
        while True:
            place = beginning_in(self._text, self._place, self._end)
            if place is None or self._is_end_to_end(place):
                return None
            reading = read_first(
                self._text, place, self._end, marks_bytes=self._marks_bytes
            )
            if holds_value(reading):
                return self._taken(reading)
            self._note(reading)

    def _is_end_to_end(self, place: int) -> bool:
        """Values end to end are one fault, not values behind prefixes."""
        return self._has_value and not self._text[self._behind : place].strip()

    def _taken(self, reading: Reading) -> Reading:
        self._has_value = True
        self._behind = self._place = reading.span.end
        return reading

    def _note(self, reading: Reading) -> None:
        if reading.root is None and self._failed is None:
            self._failed = reading
        self._tries += 1
        is_patient = self._tries < MOST_TRIES
        self._place = reading.span.start + 1 if is_patient else stop_of(reading)


def _with_prefix(text: str, reading: Reading, start: int) -> Reading:
    before = text[start : reading.span.start].lstrip()
    if not before:
        return reading
    span = Span(reading.span.start - len(before), reading.span.start)
    prefix = Wrapping(WrappingKind.PREFIX, span)
    return replace(reading, wrappings=(prefix, *reading.wrappings))


def stop_of(reading: Reading) -> int:
    """Where reading stopped, or the value ended."""
    if reading.root is not None or not reading.faults:
        return reading.span.end
    return max(reading.faults[-1].span.end, reading.span.start + 1)
