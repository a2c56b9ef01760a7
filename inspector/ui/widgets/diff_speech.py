"""Tells a screen reader the row of a comparison that the caret is in.

The view paints its rows itself, so nothing else would read them out; nothing is put
together while no screen reader listens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from inspector.ui.models.diff_words import fold_words, heading_of, spoken_row

if TYPE_CHECKING:
    from inspector.ui.models.diff_sheet import RowKey
    from inspector.ui.widgets.diff_selecting import DiffSelectingView


class DiffSpeech(QObject):
    """Announces the row of the caret of one view whenever that changes."""

    def __init__(self, view: DiffSelectingView) -> None:
        super().__init__(view)
        self._view = view
        self._last: RowKey | None = None
        view.caret_moved.connect(self._follow)

    def words(self) -> str:
        """What is said of the row of the caret."""
        sheet, key = self._view.sheet, self._view.selection.caret.key
        if sheet is None or key.pair >= len(sheet.comparison.pairs):
            return ""
        shown = sheet.row(key)
        if shown.row is not None:
            return spoken_row(shown.row)
        if shown.is_fold:
            return fold_words(shown.hidden)
        heading = heading_of(sheet.comparison.pairs[key.pair])
        return f"{heading.title}, {heading.note}"

    def tell(self) -> None:
        """Announce the row, be it the same as before."""
        if QAccessible.isActive():
            words = self.words().encode("utf-8", "replace").decode("utf-8")
            event = QAccessibleAnnouncementEvent(self._view, words)
            QAccessible.updateAccessibility(event)

    @Slot()
    def _follow(self) -> None:
        key = self._view.selection.caret.key
        if key != self._last and self._view.hasFocus():
            self._last = key
            self.tell()
