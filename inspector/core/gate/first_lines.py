"""What the first lines of an input tell of all its lines.

Loaded with the first input that may be a log: telling takes all the forms of a line.

Source: JSON Lines, https://jsonlines.org/; the modules of other forms name theirs.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from typing import TYPE_CHECKING

from inspector.core.items.foreign.table import is_foreign_event
from inspector.core.source.decoding import decode, decode_line
from inspector.core.source.document import read_line
from inspector.core.source.event_stream import begins_stream, is_event
from inspector.core.source.line_reading import LineMode, beginning_in, line_mode
from inspector.core.source.origin import Origin

if TYPE_CHECKING:
    from collections.abc import Sequence

_UTF8 = "utf-8"
_OTHER_FORMS = (b"```", b"~~~", b"\x1e")


def seems_full(line: str | bytes) -> bool:
    """Whether a value seems to begin in a line."""
    text = line if isinstance(line, str) else line.decode(_UTF8, "surrogateescape")
    return beginning_in(text, 0) is not None


def begins_something(line: bytes) -> bool:
    """Whether a line holds the beginning of a value, or of any other form."""
    return seems_full(line) or _begins_other_form(line)


def mode_of(telling: Sequence[bytes], *, is_named: bool) -> LineMode | None:
    """What each line is where it is a record of its own; None to read all at once.

    The name tells; without a telling name it is a first line that is a whole value
    with more behind it, as in `read_document`.

    Args:
        telling: The first line that may hold a value, and one behind it, if any.
        is_named: Whether the input is called as files of lines are.
    """
    if decode(telling[0][:8]).encoding != _UTF8:
        return None  # a line feed may be half of a character there
    first = next(filter(seems_full, telling), telling[0])
    before = telling[: telling.index(first) + 1]
    if any(map(_begins_other_form, before)) or _holds_event(first):
        return None
    mode = line_mode(decode_line(first).text.strip())
    if mode is LineMode.RECORDS and len(before) > 1:
        mode = None  # other lines stand before the first record
    return LineMode.RECORDS if mode is None and is_named else mode


def _begins_other_form(line: bytes) -> bool:
    """Whether lines belong together: a stream, a fence, a text sequence."""
    start = line.removeprefix(BOM_UTF8).lstrip()
    return start.startswith(_OTHER_FORMS) or begins_stream(decode_line(line).text)


def _holds_event(line: bytes) -> bool:
    """Whether a line is an event of a stream, which is more than its lines."""
    records = read_line(line.rstrip(b"\r\n"), Origin("")).records
    roots = [record.root for record in records if record.root is not None]
    return any(is_event(root) or is_foreign_event(root) for root in roots)
