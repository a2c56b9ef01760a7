"""Bytes to text, so that each character still knows its byte.

Source: RFC 8259, section 8.1 (December 2017): JSON between systems is UTF-8
without a byte order mark; a reader may ignore the mark.
"""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass, replace
from itertools import islice

from inspector.core.source.json_fault import MAX_FAULTS_OF_A_RULE, JsonFault
from inspector.core.source.span import Span

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
UNDECODED_BYTES = re.compile("[\udc80-\udcff]+")
"""Bytes that are not UTF-8, as ``surrogateescape`` spells them in the text."""


@dataclass(frozen=True, slots=True)
class DecodedText:
    """A text and how its bytes spelled it."""

    text: str
    """Without a byte order mark. A byte that is not UTF-8 stands as one lone
    surrogate, U+DC80 to U+DCFF (``surrogateescape``)."""

    encoding: str
    """``utf-8``, ``utf-16-le``, ``utf-16-be``, ``utf-32-le`` or ``utf-32-be``."""

    mark_length: int
    """Bytes of the byte order mark, 0 where there was none."""

    marks_bytes: bool = False
    """Whether U+DC80 to U+DCFF stand for bytes; else they are what they are."""

    compression: str = ""
    """``gzip`` or ``zstandard`` where the file was compressed; its places are those
    of what it stands for."""

    def said_with(self, form: str) -> str:
        """How the text was read, with all that is not plain UTF-8."""
        encoding = "" if self.encoding == "utf-8" else self.encoding
        return ", ".join(filter(None, (form, encoding, self.compression)))

    def faults(self) -> tuple[JsonFault, ...]:
        """One fault for each run of bytes that is not UTF-8."""
        if not self.marks_bytes:
            return ()
        return tuple(
            JsonFault(
                "json/encoding",
                Span(*run.span()),
                "byte",
                (("byte", f"0x{ord(run[0][0]) & 0xFF:02X}"),),
            )
            for run in islice(UNDECODED_BYTES.finditer(self.text), MAX_FAULTS_OF_A_RULE)
        )


def decode(data: bytes, compression: str = "") -> DecodedText:
    """Decode a file's bytes; never fails, faulty bytes become `faults`.

    Args:
        data: The bytes, decompressed.
        compression: How they were compressed.
    """
    decoded = _decoded_by_mark(data)
    return replace(decoded, compression=compression) if compression else decoded


def decode_line(data: bytes) -> DecodedText:
    """Decode a line of a log: it is UTF-8 as the log is, whatever it begins with.

    Args:
        data: The line. Bytes that would begin a wide text, or a compressed one, are
            faults of this line.
    """
    mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""
    return _decoded(data[len(mark) :], "utf-8", len(mark))


def _decoded_by_mark(data: bytes) -> DecodedText:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _decoded(data[len(mark) :], encoding, len(mark))
    return _decoded(data, _guessed(data), 0)


def encoded_length(text: str, encoding: str) -> int:
    """How many bytes of the file spell a stretch of the decoded text."""
    if text.isascii() and encoding == "utf-8":
        return len(text)
    errors = "surrogateescape" if encoding == "utf-8" else "surrogatepass"
    try:
        return len(text.encode(encoding, errors))
    except UnicodeEncodeError:  # a lone surrogate that no byte stood for
        return len(text.encode(encoding, "surrogatepass"))


def _guessed(data: bytes) -> str:
    """JSON begins with an ASCII character: the zeros show its width.

    So does the one behind it, but for that of a string: a zero byte that stands alone
    is a fault of a narrow text, and makes it no wide one.
    """
    head = data[:4]
    if len(head) == 4 and head[1:] == b"\0\0\0" and head[0]:  # noqa: PLR2004
        return "utf-32-le"
    if len(head) == 4 and head[:3] == b"\0\0\0" and head[3]:  # noqa: PLR2004
        return "utf-32-be"
    if len(head) >= 2 and head[0] and not head[1]:  # noqa: PLR2004
        return "utf-16-le" if _goes_on(head[:1], head[3:]) else "utf-8"
    if len(head) >= 2 and head[1] and not head[0]:  # noqa: PLR2004
        return "utf-16-be" if _goes_on(head[1:2], head[2:3]) else "utf-8"
    return "utf-8"


def _goes_on(first: bytes, zero: bytes) -> bool:
    """Whether what is behind a wide character may be one, too.

    Args:
        first: The character.
        zero: What is zero if the next one is ASCII; nothing at the end of the text.
    """
    return first == b'"' or zero in (b"", b"\0")


def _decoded(data: bytes, encoding: str, mark_length: int) -> DecodedText:
    if encoding != "utf-8":
        return DecodedText(_wide_text(data, encoding), encoding, mark_length)
    try:
        return DecodedText(data.decode(), encoding, mark_length)
    except UnicodeDecodeError:
        text = data.decode(errors="surrogateescape")
        return DecodedText(text, encoding, mark_length, marks_bytes=True)


def _wide_text(data: bytes, encoding: str) -> str:
    r"""UTF-16 or UTF-32; halves of a pair stay, other faults are spelled out.

    ``\x0a`` stands for a byte that belongs to no character: as text it is no JSON
    anywhere, so it cannot pass unseen as a replacement character would.
    """
    end = len(data) - len(data) % (2 if "16" in encoding else 4)
    try:
        text = data[:end].decode(encoding, "surrogatepass")
    except UnicodeDecodeError:  # beyond U+10FFFF
        text = data[:end].decode(encoding, "backslashreplace")
    return text + "".join(f"\\x{byte:02x}" for byte in data[end:])
