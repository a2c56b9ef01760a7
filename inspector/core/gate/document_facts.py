"""Size and digest of what a document was read from.

Source: RFC 3629 and RFC 2781 for the byte order marks.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from inspector.core.gate.records import InputFacts

if TYPE_CHECKING:
    from inspector.core.source.document import Document

_MARKS = {
    "utf-8": b"\xef\xbb\xbf",
    "utf-16-le": b"\xff\xfe",
    "utf-16-be": b"\xfe\xff",
    "utf-32-le": b"\xff\xfe\x00\x00",
    "utf-32-be": b"\x00\x00\xfe\xff",
}


def facts_of(document: Document) -> InputFacts:
    """Size and digest of the bytes that a document was read from."""
    decoded = document.decoded
    errors = "surrogateescape" if decoded.encoding == "utf-8" else "surrogatepass"
    try:
        data = decoded.text.encode(decoded.encoding, errors)
    except UnicodeEncodeError:  # a pasted half of a surrogate pair: no byte's
        data = decoded.text.encode(decoded.encoding, "surrogatepass")
    if decoded.mark_length:
        data = _MARKS[decoded.encoding] + data
    digest = hashlib.sha256(data).hexdigest()
    return InputFacts(document.origin.label, len(data), digest, document.read_as)
