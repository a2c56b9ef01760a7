"""One object or array and nothing around it: what most texts are.

It is known without asking for other forms, since it cannot be of another: each of
those stands behind or between characters that strict JSON does not have there. So
neither a start nor each line of a log pays for them.

Source: RFC 8259 (December 2017), section 2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.form import ReadForm
from inspector.core.source.json_nodes import ObjectNode
from inspector.core.source.json_reader import read_json

if TYPE_CHECKING:
    from inspector.core.source.decoding import DecodedText
    from inspector.core.source.json_nodes import JsonNode

JSON = "json"

LONGEST = 65536
"""Code points; a longer text that is no JSON would be read twice in vain."""

OPENERS = ("{", "[")
"""What an object or array begins with."""

_SPACE = " \t\r\n"
_OF_ARCHIVES = "log"


def read_plain_json(decoded: DecodedText) -> ReadForm | None:
    """Read a short text that is one object or array and no archive of others."""
    text = decoded.text
    if len(text) > LONGEST or not text.lstrip(_SPACE).startswith(OPENERS):
        return None
    reading = read_json(text, marks_bytes=decoded.marks_bytes)
    if not reading.is_json or may_be_archive(reading.root):
        return None
    return ReadForm(JSON, (reading,))


def may_be_archive(root: JsonNode | None) -> bool:
    """Whether a value may be an archive, the parts of which are texts of their own."""
    return isinstance(root, ObjectNode) and root.get(_OF_ARCHIVES) is not None
