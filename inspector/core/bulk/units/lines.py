"""Lines of a part of a log, counted as whoever shows the file counts them."""

from __future__ import annotations


def lines_in(text: bytes) -> int:
    """Lines of a text; a lone CR ends one, too, and the last needs no end."""
    ends = text.count(b"\n")
    returns = text.count(b"\r")
    if returns:
        ends += returns - text.count(b"\r\n")
    return ends + (bool(text) and not text.endswith((b"\n", b"\r")))
