"""Text broken into a few lines, the last one shortened where there is more."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QTextLayout, QTextOption

from inspector.ui.text_units import code_point_offset

_LONGEST = 1_000
"""Characters beyond which nobody reads on in a row of a list."""


@lru_cache(maxsize=2_000)
def wrapped(text: str, font: QFont, width: int, most_lines: int) -> tuple[str, ...]:
    """Break a text at words where it can be, anywhere else where it must.

    Args:
        text: Text without line breaks.
        font: What it will be painted with.
        width: Pixels of a line.
        most_lines: How many lines there may be; the last one ends in ``…`` then.
    """
    metrics, text = QFontMetrics(font), text[:_LONGEST]
    if most_lines == 1 or width <= 0 or metrics.horizontalAdvance(text) <= width:
        return (_elided(metrics, text, width),)
    lines: list[str] = []
    rest = text
    while rest and len(lines) < most_lines - 1:
        length = _first_line(rest, font, width)
        lines.append(rest[:length].rstrip())
        rest = rest[length:].lstrip()
    return (*lines, _elided(metrics, rest, width)) if rest else tuple(lines)


def _first_line(text: str, font: QFont, width: int) -> int:
    """How many code points go on the first line; at least one."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(width)
    units = line.textLength()
    layout.endLayout()
    return max(code_point_offset(text, units), 1)


def _elided(metrics: QFontMetrics, text: str, width: int) -> str:
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(width, 0))
