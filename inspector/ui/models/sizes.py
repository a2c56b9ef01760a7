"""Sizes in words."""

from __future__ import annotations

_KILO = 1000
_UNITS = ("KB", "MB", "GB")


def size_text(size: int) -> str:
    """A size in bytes as people say it: 312 B, 1.8 KB, 3.4 MB, 1.2 GB."""
    if size < _KILO:
        return f"{size} B"
    number = size / _KILO
    for unit in _UNITS:
        if number < _KILO or unit == _UNITS[-1]:
            return f"{number:.1f} {unit}"
        number /= _KILO
    return ""
