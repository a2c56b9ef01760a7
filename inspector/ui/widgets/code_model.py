"""What a code view shows: a text, its colours, marks, regions and folds.

Plain Python; an edit keeps everything that is laid over the text at its characters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_tokens import Tokens
from inspector.ui.widgets.row_layout import Stretch, row_grid
from inspector.ui.widgets.shifted_tokens import ShiftedTokens
from inspector.ui.widgets.span_index import SpanIndex, shifted_span
from inspector.ui.widgets.text_folds import Fold, Folds
from inspector.ui.widgets.text_rows import Row, TextRows

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.source.span import Span
    from inspector.ui.widgets.text_grid import RowGrid
    from inspector.ui.widgets.undo_log import Edit


MANY = 5_000
"""Marks and regions that follow a stroke of typing in a few milliseconds."""

NEAR = 200_000
"""Code points around a stroke within which they do where there are more."""


class Mark(NamedTuple):
    """A wavy underline at exactly these characters; a caret mark where empty."""

    span: Span
    severity: str
    """``block``, ``warn`` or ``info``."""
    key: object = None
    """Whatever the owner wants to find it by."""


class Area(NamedTuple):
    """A stretch that is tinted or highlighted."""

    span: Span


class CodeModel:
    """One text and all that is laid over it, in code points of that text."""

    def __init__(self) -> None:
        self.text = ""
        self.rows = TextRows()
        self.folds = Folds()
        self.tokens = ShiftedTokens()
        self.marks: SpanIndex[Mark] = SpanIndex()
        self.regions: SpanIndex[Area] = SpanIndex()
        self.highlights: SpanIndex[Area] = SpanIndex()
        self.current_highlight: Span | None = None
        self.chosen: Span | None = None

    def set_text(self, text: str) -> None:
        """Show another text, with nothing laid over it."""
        self.text = text
        self.folds = Folds()
        self.tokens.take(Tokens([]), len(text))
        self.marks = SpanIndex()
        self.regions = self.highlights = SpanIndex()
        self.current_highlight = self.chosen = None
        self.rows.reset(text, ())

    def set_tokens(self, tokens: Tokens) -> None:
        """Colour the text as it is now."""
        self.tokens.take(tokens, len(self.text))

    def set_folds(self, folds: Iterable[Fold]) -> None:
        """Fold other stretches; one that is open already stays open."""
        before = list(self.folds.closed)
        self.folds.replace_all(folds)
        if before != self.folds.closed:
            self.rows.reset(self.text, self.folds.closed)

    def set_fold_open(self, fold: Fold, *, is_open: bool) -> None:
        """Show the characters of a fold, or its chip."""
        self.folds.set_open(fold, is_open=is_open)
        self.rows.replace(*fold.span, self.text, self.folds.closed)

    def edit(self, edit: Edit) -> None:
        """Do an edit; its ``removed`` must be what stands there."""
        start, end, delta = edit.start, edit.end, len(edit.added) - len(edit.removed)
        self.text = self.text[:start] + edit.added + self.text[end:]
        self.folds.shift(start, end, delta)
        self.tokens.shift(start, end, len(edit.added))
        self._shift_layers(start, end, delta)
        self.rows.replace(start, end, self.text, self.folds.closed)

    def stretch(self, row: Row) -> Stretch:
        """A row as something to measure."""
        return Stretch(self.text, row.start, row.end, self.folds.closed)

    def grid(self, row: Row) -> RowGrid:
        """Where each code point of a row stands."""
        return row_grid(self.stretch(row))

    def shown_place(self, place: int, *, forward: bool = False) -> int:
        """Move a place out of the closed fold in which it lies, if it does."""
        place = max(0, min(place, len(self.text)))
        fold = self.folds.hiding(place)
        if fold is None:
            return place
        return fold.span.end if forward else fold.span.start

    def line_column(self, place: int) -> tuple[int, int]:
        """Line and column of a place, both 1-based; the column in code points."""
        start = self.text.rfind("\n", 0, place) + 1
        return self.rows.line_index(place) + 1, place - start + 1

    def _shift_layers(self, start: int, end: int, delta: int) -> None:
        def moved_mark(mark: Mark) -> Mark:
            return mark._replace(span=shifted_span(mark.span, start, end, delta))

        def moved_area(area: Area) -> Area:
            return Area(shifted_span(area.span, start, end, delta))

        if len(self.marks) + len(self.regions) > MANY:
            # A stroke must not wait for all of a log; the rest comes with the check.
            self.marks = SpanIndex(self.marks.touching(start - NEAR, end + NEAR))
            self.regions = SpanIndex(self.regions.touching(start - NEAR, end + NEAR))
        self.marks = self.marks.mapped(moved_mark)
        self.regions = self.regions.mapped(moved_area)
        self.highlights = self.highlights.mapped(moved_area)
        if self.current_highlight is not None:
            found = shifted_span(self.current_highlight, start, end, delta)
            self.current_highlight = found
        if self.chosen is not None:
            self.chosen = shifted_span(self.chosen, start, end, delta)
