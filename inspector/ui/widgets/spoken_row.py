"""Tell a screen reader which row of a text the caret is in.

The view paints its text itself, so nothing else would read it out. Only a bounded part
of a row is told, and nothing at all while no screen reader listens.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

if TYPE_CHECKING:
    from inspector.ui.widgets.selecting_view import SelectingView

_LONGEST = 400
_SURROGATES = re.compile("[\ud800-\udfff]")


class SpokenRow(QObject):
    """Announces the row of the caret of one view whenever that changes."""

    def __init__(self, view: SelectingView) -> None:
        super().__init__(view)
        self._view = view
        self._last: int | None = None
        view.caret_moved.connect(self._tell)

    def _tell(self, place: int) -> None:
        if not QAccessible.isActive() or not self._view.hasFocus():
            return
        rows = self._view.model.rows
        row = rows.row(rows.row_of(place))
        if row.start != self._last:
            self._last = row.start
            text = self._view.model.text[row.start : min(row.end, row.start + _LONGEST)]
            _announce(self._view, _SURROGATES.sub("\ufffd", text.strip()))


def _announce(view: SelectingView, text: str) -> None:
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, text))
