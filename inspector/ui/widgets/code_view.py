"""A view of source text, read or edited, for texts of any size and line length.

All places are code points of the text. The view judges nothing: colours, marks,
regions and folds are given to it.

Example:
    >>> view = CodeView(theme_named("light"))
    >>> view.set_text(text)
    >>> view.set_tokens(tokens)
    >>> view.set_regions([arguments_span])
    >>> view.set_marks([Mark(Span(190, 200), "block", finding)])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeySequence
from PySide6.QtWidgets import QToolTip

from inspector.ui.theme import FONT_PIXELS
from inspector.ui.widgets.code_model import Area
from inspector.ui.widgets.composing_view import ComposingView
from inspector.ui.widgets.span_index import SpanIndex
from inspector.ui.widgets.spoken_row import SpokenRow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QKeyEvent, QWheelEvent
    from PySide6.QtWidgets import QWidget

    from inspector.core.source.json_tokens import Tokens
    from inspector.core.source.span import Span
    from inspector.ui.theme import Theme
    from inspector.ui.widgets.code_model import Mark
    from inspector.ui.widgets.text_folds import Fold


class CodeView(ComposingView):
    """The code view: see the module for its use, and its bases for its signals.

    Signals:
        text_edited: after a person changed the text.
        caret_moved: (place), after the caret or the selection changed.
        place_activated: (place), after a click that did not drag.
        menu_requested: (place, position on the screen), by mouse or keyboard.
        font_size_changed: (pixels), after a person zoomed.
    """

    font_size_changed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._tooltip_at: Callable[[int], str] | None = None
        self._spoken = SpokenRow(self)

    # The text

    def text(self) -> str:
        """Give the whole text."""
        return self.model.text

    def set_text(self, text: str) -> None:
        """Show another text, from its beginning, with nothing to undo."""
        self.model.set_text(text)
        self._log.clear()
        self._caret.move_to(0)
        self.to_top()
        self.after_move(follow=False)

    def line_column(self, offset: int) -> tuple[int, int]:
        """Line and column of a place, both 1-based; the column in code points."""
        return self.model.line_column(offset)

    # What lies over the text

    def set_tokens(self, tokens: Tokens) -> None:
        """Colour the text; until the next call the colours follow each edit."""
        self.model.set_tokens(tokens)
        self.viewport().update()

    def set_regions(self, spans: Iterable[Span]) -> None:
        """Tint and outline stretches."""
        self.set_areas(map(Area, spans))

    def set_areas(self, areas: Iterable[Area]) -> None:
        """Tint and outline areas; many come best as a `SpanIndex` made on a thread."""
        self.model.regions = SpanIndex.of(areas)
        self.viewport().update()

    def set_marks(self, marks: Iterable[Mark]) -> None:
        """Underline characters in the colour of a severity; many as for areas."""
        self.model.marks = SpanIndex.of(marks)
        self.viewport().update()

    def marks_at(self, offset: int) -> list[Mark]:
        """The marks that cover a code point, or stand at it."""
        return list(self.model.marks.touching(offset, offset + 1))

    def set_folds(self, folds: Iterable[Fold]) -> None:
        """Show stretches as chips; one that is open already stays open."""
        self.model.set_folds(folds)
        self.settle()

    def set_highlights(
        self, spans: Iterable[Span], current: Span | None = None
    ) -> None:
        """Show what was found, and which of it is the current one."""
        self.model.highlights = SpanIndex(map(Area, spans))
        self.set_current_highlight(current)

    def set_current_highlight(self, current: Span | None) -> None:
        """Show another one of what was found as the current one."""
        self.model.current_highlight = current
        self.viewport().update()

    def set_chosen(self, span: Span | None) -> None:
        """Show by a bar in the gutter which part of the text is chosen."""
        self.model.chosen = span
        self.viewport().update()

    # Looks and hints

    def set_tooltip_provider(self, provider: Callable[[int], str] | None) -> None:
        """Ask for a tooltip by the place under the mouse; empty for none."""
        self._tooltip_at = provider

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        """Override ``QAbstractScrollArea.viewportEvent``."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._show_tooltip(event)
            return True
        return super().viewportEvent(event)

    def _show_tooltip(self, event: QHelpEvent) -> None:
        place = self.character_at(event.pos().toPointF())
        text = ""
        if place is not None and self._tooltip_at is not None:
            text = self._tooltip_at(place)
        if not text or place is None:
            QToolTip.hideText()
            return
        area = self.cell_rect(place).toAlignedRect()
        QToolTip.showText(event.globalPos(), text, self.viewport(), area)

    # Zoom

    def zoom(self, steps: int) -> None:
        """Write larger or smaller by pixels of the font; 0 for the normal size."""
        self.set_font_size(self.font_size() + steps if steps else FONT_PIXELS)
        self.font_size_changed.emit(self.font_size())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Override ``QAbstractScrollArea.wheelEvent``: Ctrl and the wheel zoom."""
        turn = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and turn:
            self.zoom(1 if turn > 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)

    def _act_on(self, event: QKeyEvent) -> bool:
        if event.matches(QKeySequence.StandardKey.ZoomIn):
            self.zoom(1)
        elif event.matches(QKeySequence.StandardKey.ZoomOut):
            self.zoom(-1)
        elif _is_plain_size(event):
            self.zoom(0)
        else:
            return super()._act_on(event)
        return True


def _is_plain_size(event: QKeyEvent) -> bool:
    is_control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
    return is_control and event.key() == Qt.Key.Key_0
