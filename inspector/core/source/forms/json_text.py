"""One JSON text, or one repr: what a form is where nothing else is known.

Source: RFC 8259 (December 2017), section 2.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.source.form import ReadForm
from inspector.core.source.forms.plain_json import JSON
from inspector.core.source.json_reader import read_json
from inspector.core.source.line_reading import values_in
from inspector.core.source.text_lines import line_spans
from inspector.core.source.value_reading import read_stretch

if TYPE_CHECKING:
    from inspector.core.source.decoding import DecodedText

TEXT = "text"


def read_json_text(decoded: DecodedText) -> ReadForm | None:
    """Read a text that is one value and nothing else."""
    reading = read_stretch(decoded.text, marks_bytes=decoded.marks_bytes)
    return ReadForm(JSON, (reading,)) if reading.is_json else None


def read_any_text(decoded: DecodedText) -> ReadForm:
    """Read a text of no other form: say where reading stopped, and why.

    Where a value clearly begins further down, reading stopped there.
    """
    text, marks = decoded.text, decoded.marks_bytes
    first = next(line_spans(text), None)
    begins_as_json = first is None or text[first.start] in '{["'
    reading = read_stretch(text, marks_bytes=marks)
    if begins_as_json or reading.is_container:
        return ReadForm(JSON, (reading,))
    stopped = next(values_in(text, 0, len(text), marks_bytes=marks), None)
    if stopped is not None and stopped.root is None:
        plain = read_json(text, marks_bytes=marks)
        return ReadForm(
            TEXT, (replace(plain, root=None, faults=stopped.faults, values=()),)
        )
    return ReadForm(TEXT, (reading,))
