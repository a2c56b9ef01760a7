"""How wide a text is, so that none is shortened where it just fits."""

from __future__ import annotations

from math import ceil

from PySide6.QtGui import QFont, QFontMetricsF


def width_of(font: QFont, text: str) -> int:
    """The whole pixels that a text needs.

    ``QFontMetrics.horizontalAdvance`` rounds to the nearest pixel, ``elidedText``
    does not: what is a fraction wider than its room loses a word to an ellipsis.
    """
    return ceil(QFontMetricsF(font).horizontalAdvance(text))
