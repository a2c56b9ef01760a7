"""Read a text in its form, and the texts inside of it in theirs.

A text in a string, in a fence or in an archive is read like a text that was pasted;
what was found is then brought down to the document, so that whatever lies between,
places are those of the text as pasted.

Source: RFC 8259, section 7 (December 2017), for strings in strings.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from inspector.core.source.decoding import UNDECODED_BYTES, DecodedText
from inspector.core.source.event_stream import SSE, framing_of_markers
from inspector.core.source.form import HAR, ReadForm
from inspector.core.source.forms.har import parts_of_archive
from inspector.core.source.forms.json_in_string import part_in_string
from inspector.core.source.forms.json_text import TEXT
from inspector.core.source.forms.plain_json import JSON, OPENERS, may_be_archive
from inspector.core.source.framing import FramedPart, joined_framing, spread
from inspector.core.source.json_fault import JsonFault
from inspector.core.source.json_nodes import StringNode
from inspector.core.source.json_reader import read_json
from inspector.core.source.reading import Reading
from inspector.core.source.span import Span
from inspector.core.source.translation import Translation, shift_of
from inspector.core.source.value_reading import begins_inside
from inspector.core.source.wrapping import around

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.source.form import Detector, Part

_SPACE = " \t\r\n"

MAX_LEVELS = 8
"""Texts within texts that are read; a string in a string doubles its escapes."""


def read_through(decoded: DecodedText, forms: Sequence[Detector]) -> ReadForm:
    """Read a text and everything inside of it.

    Args:
        decoded: The text.
        forms: All forms in their order; the last knows any text.
    """
    return _Unwrapper(forms).read(decoded, 0)


def read_inside_of(
    node: StringNode, decoded: DecodedText, forms: Sequence[Detector]
) -> ReadForm | None:
    """Read the text in one string; None where it is no text of a known form."""
    part = part_in_string(node, decoded.text)
    return _Unwrapper(forms).part(part, decoded, 0) if part is not None else None


@dataclass(frozen=True)
class _Unwrapper:
    forms: Sequence[Detector]

    def read(self, decoded: DecodedText, level: int) -> ReadForm:
        for form in self.forms:
            read = form(decoded)
            if read is None:
                continue
            opened = self._opened(read, decoded, level)
            if opened is not None:
                return opened
        return ReadForm(TEXT, (Reading(Span(0, len(decoded.text)), None),))

    def _opened(
        self, read: ReadForm, decoded: DecodedText, level: int
    ) -> ReadForm | None:
        """Read what is inside of the records, or in parts instead of records."""
        if read.parts:
            return self._parts(read.name, read.parts, decoded, level)
        if read.name == JSON:
            return self._one(read, decoded, level)
        if not any(_may_hold_text(record) for record in read.records):
            return read
        frames = read.framing.frames if read.framing else (None,) * len(read.records)
        opened = [
            ReadForm(JSON, (record,)) if frame else self._record(record, decoded, level)
            for frame, record in zip(frames, read.records, strict=True)
        ]
        if read.framing is None:
            return _joined(read.name, opened, apart=False)
        sizes = [len(each.records) for each in opened]
        records = tuple(record for each in opened for record in each.records)
        return ReadForm(read.name, records, spread(read.framing, sizes))

    def _one(self, read: ReadForm, decoded: DecodedText, level: int) -> ReadForm:
        (record,) = read.records
        archive = parts_of_archive(record.root, decoded.text)
        opened = self._parts(HAR, archive, decoded, level) if archive else None
        part = part_in_string(record.root, decoded.text)
        if part is not None:
            opened = self.part(part, decoded, level)
        return read if opened is None else _wrapped(opened, record)

    def _record(self, record: Reading, decoded: DecodedText, level: int) -> ReadForm:
        archive = parts_of_archive(record.root, decoded.text)
        if archive:
            held = self._parts(HAR, archive, decoded, level)
            return ReadForm(JSON, (record,)) if held is None else _wrapped(held, record)
        if not isinstance(record.root, StringNode):
            return ReadForm(JSON, (record,))
        part = part_in_string(record.root, decoded.text)
        if part is None:
            return ReadForm(JSON, (record,))
        markers = framing_of_markers(part.layer.text)
        if markers is not None:
            return ReadForm(SSE, (), Translation(part.layer).framing(markers))
        opened = self.part(part, decoded, level)
        return ReadForm(JSON, (record,)) if opened is None else _wrapped(opened, record)

    def _parts(
        self, name: str, parts: tuple[Part, ...], decoded: DecodedText, level: int
    ) -> ReadForm | None:
        found = [self.part(part, decoded, level) for part in parts]
        held = [read for read in found if read is not None]
        if len(held) == 1:
            return held[0]
        return _joined(name, held, apart=True) if held else None

    def part(self, part: Part, decoded: DecodedText, level: int) -> ReadForm | None:
        """Read one text inside; None where it holds nothing."""
        inside = _inside(part, decoded)
        if level + 1 >= MAX_LEVELS:
            read = _too_deep(inside)
        elif in_place := _read_in_place(part, inside, decoded):
            return in_place
        else:
            read = self.read(inside, level + 1)
        if not _holds(read, inside.text):
            return None
        down = Translation(part.layer)
        framing = down.framing(read.framing) if read.framing is not None else None
        name, records = read.name, list(read.records)
        del read  # what was read is let go of bit by bit
        moved = (_around(record, part) for record in down.readings(records))
        return ReadForm(name, tuple(moved), framing)


def _read_in_place(
    part: Part, inside: DecodedText, decoded: DecodedText
) -> ReadForm | None:
    """A plain value whose characters stand there as they are needs no translation."""
    start = shift_of(part.layer)
    if start is None or not inside.text.lstrip(_SPACE).startswith(OPENERS):
        return None
    end = start + len(inside.text)
    reading = read_json(decoded.text, start, end, marks_bytes=inside.marks_bytes)
    if not reading.is_json or may_be_archive(reading.root):
        return None
    return ReadForm(JSON, (_around(reading, part),))


def _may_hold_text(record: Reading) -> bool:
    """Whether a record may hold a text that is read by itself."""
    return isinstance(record.root, StringNode) or may_be_archive(record.root)


def _joined(name: str, reads: Sequence[ReadForm], *, apart: bool) -> ReadForm:
    """Several texts that were read, as one."""
    records = tuple(record for read in reads for record in read.records)
    parts = [FramedPart(read.framing, len(read.records)) for read in reads]
    return ReadForm(name, records, joined_framing(parts, apart=apart))


def _around(record: Reading, part: Part) -> Reading:
    return replace(record, wrappings=around(part.wrapping, record.wrappings))


def _wrapped(read: ReadForm, outer: Reading) -> ReadForm:
    """What was read inside of a record, with what stands around and behind it.

    Faults of the record go to the first that was found in it.
    """
    if not outer.wrappings and not outer.faults:
        return read
    records = [
        replace(record, wrappings=(*outer.wrappings, *record.wrappings))
        for record in read.records
    ]
    known = {(fault.rule, fault.span) for each in records for fault in each.faults}
    more = (f for f in outer.faults if (f.rule, f.span) not in known)
    records[0] = replace(records[0], faults=(*records[0].faults, *more))
    return read._replace(records=tuple(records))


def _inside(part: Part, decoded: DecodedText) -> DecodedText:
    runs = part.layer.runs
    marks = decoded.marks_bytes and bool(
        UNDECODED_BYTES.search(decoded.text, runs.literal.start, runs.literal.end)
    )
    return DecodedText(part.layer.text, "utf-8", 0, marks_bytes=marks)


def _too_deep(decoded: DecodedText) -> ReadForm:
    span = Span(0, len(decoded.text))
    fault = JsonFault(
        "json/too-deep", Span(0, min(1, span.end)), "texts", (("limit", MAX_LEVELS),)
    )
    return ReadForm(TEXT, (Reading(span, None, (fault,)),))


def _holds(read: ReadForm, text: str) -> bool:
    """Whether a text inside is worth reading: it holds a value, or should."""
    if any(record.is_container for record in read.records):
        return True
    is_faulty = any(record.root is None for record in read.records)
    return is_faulty and begins_inside(text)
