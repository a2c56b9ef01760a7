"""Paints what a code view shows of its model, from the ground up."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from inspector.core.source.json_tokens import TokenKind
from inspector.ui.widgets.area_path import Band, area_path
from inspector.ui.widgets.gutter_painter import GutterPainter
from inspector.ui.widgets.row_painter import Ink, RowText
from inspector.ui.widgets.text_folds import closed_between
from inspector.ui.widgets.text_grid import grid_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from inspector.core.source.json_tokens import Token
    from inspector.core.source.span import Span
    from inspector.ui.theme import Theme
    from inspector.ui.widgets.code_model import Mark
    from inspector.ui.widgets.row_scroll import RowScroll, ShownRow

TOKEN_MEANINGS = {
    TokenKind.PUNCTUATION: "punct",
    TokenKind.NAME: "name",
    TokenKind.STRING: "string",
    TokenKind.NUMBER: "number",
    TokenKind.LITERAL: "literal",
    TokenKind.ESCAPE: "escape",
    TokenKind.INVALID: "text",
}
"""The colour of each kind of token."""

SEVERITIES = ("info", "warn", "block")
"""From light to grave: the graver is painted over the lighter."""


class Scene(NamedTuple):
    """What a moment adds to the model."""

    selection: Span
    caret: QRectF | None
    """Where the caret stands, or None while it is not to be seen."""
    has_ring: bool
    """Whether the keyboard came here."""
    preedit: str = ""
    """What an input method is composing."""
    place: int = 0
    """Where that is shown."""


def inks_of(
    tokens: Iterable[Token], start: int, end: int, theme: Theme
) -> Iterator[Ink]:
    """Colour a stretch without folds: its tokens, and plain text between them.

    Args:
        tokens: In order, clipped to the stretch.
        start: Where the stretch begins.
        end: Where it ends.
        theme: Whose colours to use.
    """
    place, colours = start, theme.colours
    for first, last, kind in tokens:
        if first > place:
            yield Ink(place, first, colours["text"])
        yield Ink(first, last, colours[TOKEN_MEANINGS[kind]])
        place = last
    if place < end:
        yield Ink(place, end, colours["text"])


class CodePainter:
    """One painting of one view."""

    def __init__(self, view: RowScroll, painter: QPainter) -> None:
        self._view = view
        self._painter = painter
        self._rows = view.row_painter
        self._model = view.model
        self._theme = view.theme
        self._left = view.text_left()

    def paint(self, scene: Scene) -> None:
        """Paint everything that the viewport shows."""
        view, painter = self._view, self._painter
        shown = list(view.shown_rows())
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.fillRect(view.viewport().rect(), self._theme.colour("bg"))
        if shown:
            self._paint_under(shown, scene)
            self._paint_texts(shown)
            self._paint_over(shown)
        if scene.preedit:
            self._paint_preedit(shown, scene)
        if scene.caret is not None:
            painter.fillRect(scene.caret, self._theme.colour("text"))
        if scene.has_ring:
            self._paint_ring()

    def _paint_under(self, shown: Sequence[ShownRow], scene: Scene) -> None:
        painter, start, end = self._painter, shown[0].row.start, shown[-1].row.end
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for region in self._model.regions.touching(start, end):
            bands = self._bands(shown, region.span, inset=0.5)
            self._rows.paint_area(painter, bands)
        for highlight in self._model.highlights.touching(start, end):
            self._paint_highlight(shown, highlight.span)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        for band in self._selection_bands(shown, scene.selection):
            area = QRectF(band.left, band.top, band.right - band.left, 0)
            area.setBottom(band.bottom)
            painter.fillRect(area, self._theme.colour("sel"))

    def _paint_highlight(self, shown: Sequence[ShownRow], span: Span) -> None:
        is_current = span == self._model.current_highlight
        line = "accent" if is_current else "tintline"
        self._painter.setPen(QPen(self._theme.colour(line), 1.5 if is_current else 1))
        self._painter.setBrush(self._theme.colour("chg"))
        self._painter.drawPath(area_path(self._bands(shown, span, inset=2)))

    def _paint_texts(self, shown: Sequence[ShownRow]) -> None:
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gutter = GutterPainter(self._view, self._painter)
        for row in shown:
            gutter.paint(row)
            self._paint_text(row)

    def _paint_text(self, shown: ShownRow, start: int = 0) -> None:
        row, text = shown.row, RowText(self._model.text, shown.grid)
        end = shown.grid.offsets[-1]
        place = max(row.start, start)
        for fold in closed_between(self._model.folds.closed, place, end):
            self._paint_stretch(shown, text, place, fold.span.start)
            self._paint_chip(shown, fold.span, fold.label)
            place = fold.span.end
        self._paint_stretch(shown, text, place, end)

    def _paint_stretch(
        self, shown: ShownRow, text: RowText, start: int, end: int
    ) -> None:
        if start < end:
            tokens = self._model.tokens.between(start, end)
            inks = inks_of(tokens, start, end, self._theme)
            self._rows.paint_text(self._painter, self._left, shown.top, text, inks)

    def _paint_chip(self, shown: ShownRow, span: Span, label: str) -> None:
        columns = shown.grid.column_of(span.start), shown.grid.column_of(span.end)
        area = self._rows.band_rect(self._left, shown.top, *columns)
        self._rows.paint_chip(self._painter, area, label)

    def _paint_over(self, shown: Sequence[ShownRow]) -> None:
        marks = self._model.marks.touching(shown[0].row.start, shown[-1].row.end)
        for mark in sorted(marks, key=lambda mark: SEVERITIES.index(mark.severity)):
            self._paint_mark(shown, mark)

    def _paint_mark(self, shown: Sequence[ShownRow], mark: Mark) -> None:
        meaning, painter = mark.severity, self._painter
        if mark.span.length:
            for band in self._bands(shown, mark.span):
                ends = band.left, band.right
                self._rows.paint_wave(painter, *ends, band.top, meaning)
            return
        for row in shown:
            if row.row.start <= mark.span.start <= row.grid.offsets[-1]:
                x = self._rows.x(self._left, row.grid.column_of(mark.span.start))
                self._rows.paint_caret_mark(painter, x, row.top, meaning)
                return

    def _paint_preedit(self, shown: Sequence[ShownRow], scene: Scene) -> None:
        """Paint what is being composed, and the rest of its row moved aside."""
        for row in shown:
            if row.row.start <= scene.place <= row.grid.offsets[-1]:
                break
        else:
            return
        painter, text = self._painter, scene.preedit
        x = self._rows.x(self._left, row.grid.column_of(scene.place))
        composed = grid_of(text, 0, len(text))
        room = QRectF(x, row.top, self._view.viewport().width() - x, self._rows.height)
        painter.save()
        painter.setClipRect(room)
        painter.fillRect(room, self._theme.colour("bg"))
        inks = [Ink(0, len(text), self._theme.colour("text"))]
        self._rows.paint_text(painter, x, row.top, RowText(text, composed), inks)
        line = QRectF(x, row.top + self._rows.height - 2, 0, 1)
        line.setWidth(composed.cells * self._rows.cell)
        painter.fillRect(line, self._theme.colour("accent"))
        painter.translate(line.width(), 0)
        painter.setClipRect(room.translated(0, 0))
        self._paint_text(row, scene.place)
        painter.restore()

    def _paint_ring(self) -> None:
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(self._theme.colour("accent"), 2))
        area = QRectF(self._view.viewport().rect())
        self._painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 3, 3)

    # The parts of rows that a span covers

    def _bands(
        self, shown: Sequence[ShownRow], span: Span, inset: float = 0
    ) -> Iterator[Band]:
        height = self._rows.height
        for row in _rows_from(shown, span.start):
            if row.row.start > span.end:
                return
            start = row.grid.column_of(span.start)
            end = row.grid.column_after(span.end)
            if start < end:
                left, right = (self._rows.x(self._left, c) for c in (start, end))
                top = row.top + (inset if row.row.start <= span.start else 0)
                bottom = row.top + height - (inset if span.end <= row.row.end else 0)
                yield Band(left - inset, right + inset, top, bottom)

    def _selection_bands(self, shown: Sequence[ShownRow], span: Span) -> Iterator[Band]:
        """Like `_bands`; a selected line break shows as half a cell."""
        for row in shown:
            if span.start < row.row.end and row.row.start < span.end:
                left = self._rows.x(self._left, row.grid.column_of(span.start))
                right = self._rows.x(self._left, row.grid.column_after(span.end))
                if row.grid.offsets[-1] < min(span.end, row.row.end):
                    right += self._rows.cell / 2
                yield Band(left, right, row.top, row.top + self._rows.height)


def _rows_from(shown: Sequence[ShownRow], place: int) -> Sequence[ShownRow]:
    """The shown rows from the one on in which a place lies."""
    return shown[bisect_right(shown, place, key=lambda row: row.row.end) :]


def caret_rect(point: QPointF, height: float) -> QRectF:
    """The thin upright of a caret."""
    return QRectF(point.x() - 0.5, point.y() + 1, 1.5, height - 2)
