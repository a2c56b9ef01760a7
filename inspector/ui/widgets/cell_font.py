"""A fixed-width font and its relatives, fitted to a grid of cells."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF

from inspector.ui.widgets.text_grid import PieceKind, cells_of

_SAMPLE = "M" * 100


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
        self._fit = lru_cache(maxsize=4096)(self._fit_once)
        self._fonts: dict[tuple[bool, float, float], QFont] = {}

    def baseline(self, row_height: int) -> float:
        """Where text stands in a row, from its top."""
        free = row_height - self._metrics.ascent() - self._metrics.descent()
        return float(round(free / 2 + self._metrics.ascent()))

    def sized(self, scale: float) -> QFont:
        """The plain font at another size."""
        return self._variant(is_bold=False, scale=scale, spacing=0)

    def fitted(
        self, shown: str, kind: PieceKind, *, is_bold: bool
    ) -> tuple[QFont, float]:
        """A font in which text fills its cells, and how far to move it to the right.

        Args:
            shown: One cluster, or a run of wide characters of one script.
            kind: ``CLUSTER`` or ``WIDE``.
            is_bold: Whether it is written in bold.
        """
        is_run = kind is PieceKind.WIDE
        return self._fit(shown[0] if is_run else shown, is_run, is_bold)

    def _fit_once(self, shown: str, is_run: bool, is_bold: bool) -> tuple[QFont, float]:
        space = max(sum(map(cells_of, shown)), 1) * self.cell
        advance = QFontMetricsF(self._base(is_bold)).horizontalAdvance(shown)
        scale = min(1.0, space / advance) if advance > space + 0.5 else 1.0
        rest = max(space - advance * scale, 0.0)
        font = self._variant(is_bold, scale, rest if is_run else 0.0)
        return font, rest / 2

    def _base(self, is_bold: bool) -> QFont:
        return self.bold if is_bold else self.plain

    def _variant(self, is_bold: bool, scale: float, spacing: float) -> QFont:
        key = (is_bold, round(scale, 2), round(spacing, 3))
        if key not in self._fonts:
            font = QFont(self._base(is_bold))
            font.setPixelSize(max(1, int(font.pixelSize() * scale)))
            if spacing:
                font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
            self._fonts[key] = font
        return self._fonts[key]


def _without_ligatures(font: QFont) -> QFont:
    """Each character must show as itself, in its own cell."""
    plain = QFont(font)
    plain.setKerning(False)
    for feature in ("liga", "calt", "clig"):
        plain.setFeature(QFont.Tag(feature), 0)
    return plain
