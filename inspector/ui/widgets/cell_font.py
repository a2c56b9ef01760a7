"""A fixed-width font and its relatives, fitted to a grid of cells."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QStaticText, QTextLayout

from inspector.ui.widgets.text_grid import (
    CLUSTER_LIMIT,
    PieceKind,
    cells_in,
    cells_of,
    pieces_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPainter

_LONGEST_KEPT = 40
_LONGEST_KEPT_MIXED = 250
_SAMPLE = "M" * 100


class Stroke(NamedTuple):
    """Text that is drawn at once."""

    x: float
    """From where the whole begins."""
    text: str
    kind: PieceKind
    font: QFont
    ready: QStaticText
    """The text prepared for drawing: half the time of drawing it afresh."""
    rise: float
    """From the top of ``ready`` to the line that it stands on."""


class CellFont:
    """One font as plain and bold, and whatever makes foreign glyphs fit the cells.

    Glyphs of other fonts (Hangul, emoji) are wider or narrower than their cells; runs
    of one script get spacing, single ones are centred, and shrunk where too wide.
    """

    def __init__(self, font: QFont) -> None:
        self.plain = _without_ligatures(font)
        self.bold = QFont(self.plain)
        self.bold.setWeight(QFont.Weight.Bold)
        self._metrics = QFontMetricsF(self.plain)
        self.cell = self._metrics.horizontalAdvance(_SAMPLE) / len(_SAMPLE)
        self._ascent = self._metrics.ascent()
        self._kept = lru_cache(maxsize=4096)(_bold_or_not)
        self._kept_strokes = lru_cache(maxsize=4096)(self._strokes_to_keep)
        self._fit = lru_cache(maxsize=4096)(self._fit_once)
        self._fonts: dict[tuple[bool, float, float], QFont] = {}

    def baseline(self, row_height: int) -> float:
        """Where text stands in a row, from its top."""
        free = row_height - self._metrics.ascent() - self._metrics.descent()
        return float(round(free / 2 + self._metrics.ascent()))

    def sized(self, scale: float) -> QFont:
        """The plain font at another size."""
        return self._variant(is_bold=False, scale=scale)

    def draw(
        self, painter: QPainter, x: float, base: float, shown: str, *, is_bold: bool
    ) -> None:
        """Draw printable ASCII; what is short is kept ready to be drawn again."""
        painter.setFont(self._base(is_bold))
        if len(shown) > _LONGEST_KEPT:
            painter.drawText(QPointF(x, base), shown)
        else:
            top = QPointF(x, base - self._ascent)
            painter.drawStaticText(top, self._kept(shown, is_bold))

    def strokes(self, shown: str, *, is_bold: bool) -> tuple[Stroke, ...]:
        """What to draw, and where, for text without tabs and line breaks."""
        if len(shown) > _LONGEST_KEPT_MIXED:
            return tuple(self._strokes_of(shown, is_bold))
        return self._kept_strokes(shown, is_bold)

    def paint(self, painter: QPainter, x: float, base: float, stroke: Stroke) -> None:
        """Draw a stroke of text that begins at ``x``."""
        painter.setFont(stroke.font)
        painter.drawStaticText(QPointF(x + stroke.x, base - stroke.rise), stroke.ready)

    def _strokes_of(self, shown: str, is_bold: bool) -> Iterator[Stroke]:
        column = 0
        for piece in pieces_of(shown, 0, len(shown)):
            text = shown[piece.start : piece.end]
            if text.strip(" "):
                yield self._stroke(text, piece.kind, column * self.cell, is_bold)
            column += cells_in(text)

    def _strokes_to_keep(self, shown: str, is_bold: bool) -> tuple[Stroke, ...]:
        return tuple(self._strokes_of(shown, is_bold))

    def _stroke(self, text: str, kind: PieceKind, x: float, is_bold: bool) -> Stroke:
        if kind in {PieceKind.PLAIN, PieceKind.SIGN}:
            return _make_stroke(x, text, kind, self._base(is_bold))
        text = text[:CLUSTER_LIMIT] if kind is PieceKind.CLUSTER else text
        is_run = kind is PieceKind.WIDE
        font, inset = self._fit(text[0] if is_run else text, is_run, is_bold)
        return _make_stroke(x + inset, text, kind, font)

    def _fit_once(self, shown: str, is_run: bool, is_bold: bool) -> tuple[QFont, float]:
        space = max(sum(map(cells_of, shown)), 1) * self.cell
        advance = QFontMetricsF(self._base(is_bold)).horizontalAdvance(shown)
        scale = min(1.0, space / advance) if advance > space + 0.5 else 1.0
        rest = max(space - advance * scale, 0.0)
        if not is_run:
            return self._variant(is_bold, scale), rest / 2
        return self._spaced(shown, is_bold, scale, rest), rest / 2

    def _spaced(self, shown: str, is_bold: bool, scale: float, rest: float) -> QFont:
        """A font whose wide characters, and blanks between them, fill their cells."""
        font = self._variant(is_bold, scale, rest)
        if not font.wordSpacing():
            sample = f"{shown} {shown}"
            missing = cells_in(sample) * self.cell
            missing -= QFontMetricsF(font).horizontalAdvance(sample)
            font.setWordSpacing(missing)
        return font

    def _base(self, is_bold: bool) -> QFont:
        return self.bold if is_bold else self.plain

    def _variant(self, is_bold: bool, scale: float, spacing: float = 0.0) -> QFont:
        key = (is_bold, round(scale, 2), round(spacing, 3))
        if key not in self._fonts:
            font = QFont(self._base(is_bold))
            font.setPixelSize(max(1, int(font.pixelSize() * scale)))
            if spacing:
                font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
            self._fonts[key] = font
        return self._fonts[key]


def _make_stroke(x: float, text: str, kind: PieceKind, font: QFont) -> Stroke:
    if kind is PieceKind.SIGN:
        return Stroke(x, text, kind, font, QStaticText(), 0)
    return Stroke(x, text, kind, font, _static_text(text), _rise(text, font))


def _rise(text: str, font: QFont) -> float:
    """The ascent of a line of text, in which fonts for other scripts count."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return line.ascent()


def _bold_or_not(shown: str, _: bool) -> QStaticText:
    """One for each font: a static text lays itself out anew when its font changes."""
    return _static_text(shown)


def _static_text(shown: str) -> QStaticText:
    text = QStaticText(shown)
    text.setTextFormat(Qt.TextFormat.PlainText)
    return text


def _without_ligatures(font: QFont) -> QFont:
    """Each character must show as itself, in its own cell."""
    plain = QFont(font)
    plain.setKerning(False)
    for feature in ("liga", "calt", "clig"):
        plain.setFeature(QFont.Tag(feature), 0)
    return plain
