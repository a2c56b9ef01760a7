"""A view in which an input method composes: Hangul, kana, dead keys.

What is being composed is painted at the caret and is no part of the text until it
is committed. Input methods count in UTF-16 units, of the line around the caret.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QInputMethodEvent

from inspector.core.source.span import Span
from inspector.ui.text_units import code_point_offset, utf16_length, utf16_position
from inspector.ui.widgets.editing_view import EditingView
from inspector.ui.widgets.text_grid import cells_in

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent
    from PySide6.QtWidgets import QWidget

    from inspector.ui.theme import Theme
    from inspector.ui.widgets.code_painter import Scene

_QUERY = Qt.InputMethodQuery
_AROUND = 512
"""How much of the line before and after the caret an input method is shown."""
_SURROGATES = re.compile("[\ud800-\udfff]")


class ComposingView(EditingView):
    """Adds input methods to `EditingView`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._preedit = ""
        self._preedit_caret = 0

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:  # noqa: N802
        """Override ``QWidget.inputMethodEvent``."""
        if self.is_read_only():
            event.ignore()
            return
        if event.commitString() or event.replacementLength():
            self._commit(event)
        if event.preeditString() and self._caret.has_selection:
            self.replace(self._caret.selection, "")
        self._preedit = event.preeditString()
        self._preedit_caret = _caret_in(event)
        self.after_move()
        event.accept()

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> object:  # noqa: N802
        """Override ``QWidget.inputMethodQuery``."""
        if query == _QUERY.ImEnabled:
            return not self.is_read_only()
        if query in {_QUERY.ImCursorRectangle, _QUERY.ImAnchorRectangle}:
            area = self.caret_area().toAlignedRect()
            return area.translated(self.viewport().pos())
        if query == _QUERY.ImFont:
            return self.row_painter.fonts.plain
        if query == _QUERY.ImHints:
            return Qt.InputMethodHint.ImhMultiLine
        return self._query_text(query)

    def _query_text(self, query: Qt.InputMethodQuery) -> object:
        span, text = self._around(), self.model.text
        around = _SURROGATES.sub("\ufffd", text[span.start : span.end])
        caret = self._caret.place - span.start
        anchor = max(0, min(self._caret.anchor - span.start, len(around)))
        answers: dict[Qt.InputMethodQuery, object] = {
            _QUERY.ImSurroundingText: around,
            _QUERY.ImCursorPosition: utf16_position(around, caret),
            _QUERY.ImAnchorPosition: utf16_position(around, anchor),
            _QUERY.ImAbsolutePosition: self._caret.place,
            _QUERY.ImTextBeforeCursor: around[:caret],
            _QUERY.ImTextAfterCursor: around[caret:],
            _QUERY.ImCurrentSelection: around[slice(*sorted((caret, anchor)))],
            _QUERY.ImReadOnly: self.is_read_only(),
        }
        if query in answers:
            return answers[query]
        return super().inputMethodQuery(query)

    def _around(self) -> Span:
        """The part of the line around the caret that input methods are shown."""
        text, place = self.model.text, self._caret.place
        low, high = max(0, place - _AROUND), min(len(text), place + _AROUND)
        start = text.rfind("\n", low, place) + 1 or low
        end = text.find("\n", place, high)
        return Span(start, high if end < 0 else end)

    def _commit(self, event: QInputMethodEvent) -> None:
        span = self._caret.selection
        if event.replacementLength():
            span = self._replaced_by(event)
        text = event.commitString()
        if span == self._caret.selection:
            self.type_text(text)
        else:
            self.replace(span, text)

    def _replaced_by(self, event: QInputMethodEvent) -> Span:
        """The range that a commit asks to replace, told relative to the caret."""
        around = self._around()
        text = self.model.text[around.start : around.end]
        caret = utf16_position(text, self._caret.place - around.start)
        first = caret + event.replacementStart()
        start = code_point_offset(text, first)
        end = code_point_offset(text, first + event.replacementLength())
        return Span(around.start + start, around.start + end)

    def scene(self) -> Scene:
        """Override ``SelectingView.scene``."""
        scene = super().scene()
        return scene._replace(preedit=self._preedit, place=self._caret.place)

    def caret_area(self) -> QRectF:
        """Override ``SelectingView.caret_area``."""
        area = super().caret_area()
        cells = cells_in(self._preedit[: self._preedit_caret])
        return area.translated(cells * self.row_painter.cell, 0)

    def after_move(self, *, follow: bool = True) -> None:
        """Override ``SelectingView.after_move``: the input method follows."""
        super().after_move(follow=follow)
        self.updateMicroFocus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Override ``SelectingView.focusOutEvent``: composing ends."""
        self._preedit, self._preedit_caret = "", 0
        super().focusOutEvent(event)


def _caret_in(event: QInputMethodEvent) -> int:
    """Where the caret stands in what is being composed; code points."""
    text = event.preeditString()
    position = utf16_length(text)
    for attribute in event.attributes():
        if attribute.type == QInputMethodEvent.AttributeType.Cursor:
            position = attribute.start
    return code_point_offset(text, position)
