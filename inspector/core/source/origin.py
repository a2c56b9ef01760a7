"""Where a text came from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Origin:
    """Names the input that a text was taken from; never holds its content."""

    label: str
    """A file name, ``-`` for standard input, or a word such as ``pasted``."""

    line_number: int = 1
    """1-based line of the input at which the text begins."""

    byte_offset: int = 0
    """Byte of the input at which the text begins."""
