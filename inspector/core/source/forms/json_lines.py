"""JSON Lines: each line is a record, whatever is wrong with the others.

Source: JSON Lines, https://jsonlines.org/; that logs hold reprs and strings of JSON
line by line too is observed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.event_framing import DONE
from inspector.core.source.event_stream import EVENTS, is_event
from inspector.core.source.form import ReadForm
from inspector.core.source.line_reading import LineMode, is_record, line_mode, read_line
from inspector.core.source.text_lines import line_spans

if TYPE_CHECKING:
    from inspector.core.source.decoding import DecodedText
    from inspector.core.source.reading import Reading

JSON_LINES = "jsonl"

_OPENERS = "{["


def read_json_lines(decoded: DecodedText) -> ReadForm | None:
    """Read a text of several lines, the first of which is a record by itself."""
    spans = line_spans(decoded.text)
    first, second = next(spans, None), next(spans, None)
    if first is None or second is None:
        return None
    if line_mode(decoded.text, *first) is not LineMode.RECORDS:
        return None
    return ReadForm(JSON_LINES, lines_of(decoded))


def read_broken_json_lines(decoded: DecodedText) -> ReadForm | None:
    """Read a text most lines of which are records, though the first is none.

    One broken value over several lines has few such lines, and stays one value.
    """
    text = decoded.text
    balance = count = 0
    for span in line_spans(text):  # cheaper than reading each
        balance += 1 if text[span.start] in _OPENERS else -1
        count += 1
    if balance <= 0 or count == 1:
        return None
    records = lines_of(decoded)
    if sum(map(is_record, records)) * 2 <= len(records):
        return None
    return ReadForm(JSON_LINES, records)


def lines_of(decoded: DecodedText) -> tuple[Reading, ...]:
    """The records of all lines that hold something.

    What ends a stream whose events were logged one a line is no record.
    """
    return tuple(
        reading
        for span in line_spans(decoded.text)
        if span.length > len(DONE) or not decoded.text.startswith(DONE, span.start)
        for reading in read_line(decoded.text, *span, marks_bytes=decoded.marks_bytes)
    )


def named_by_records(name: str, records: tuple[Reading, ...]) -> ReadForm:
    """The form, or a stream of events where most records are such."""
    events = sum(is_event(record.root) for record in records)
    is_stream = len(records) > 1 and events * 2 > len(records)
    return ReadForm(EVENTS if is_stream else name, records)
