"""JSON text sequences: a record separator before each value.

Source: RFC 7464 (February 2015), sections 2.1 to 2.4.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from inspector.core.source.form import ReadForm
from inspector.core.source.value_reading import read_stretch

if TYPE_CHECKING:
    from inspector.core.source.decoding import DecodedText

TEXT_SEQUENCE = "json-seq"

_FIRST = re.compile("[ \t\r\n]*+\x1e")
_ELEMENT = re.compile("[^\x1e]*[^\x1e \t\r\n][^\x1e]*")


def read_text_sequence(decoded: DecodedText) -> ReadForm | None:
    """Read a text that begins with a record separator (U+001E).

    Separators without a value between them are passed over, as section 2.1 wants.
    """
    text = decoded.text
    if not _FIRST.match(text):
        return None
    records = tuple(
        read_stretch(text, *element.span(), marks_bytes=decoded.marks_bytes)
        for element in _ELEMENT.finditer(text)
    )
    return ReadForm(TEXT_SEQUENCE, records) if records else None
