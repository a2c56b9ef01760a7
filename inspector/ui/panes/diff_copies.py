"""What of a comparison can be copied: a selection, or a value of either side whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from inspector.ui.models.diff_places import value_span

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from inspector.ui.models.diff_course import DiffCourse
    from inspector.ui.models.diff_selection import Spot
    from inspector.ui.models.diff_sheet import RowKey
    from inspector.ui.widgets.diff_view import DiffView


class DiffCopies(QObject):
    """Shows the context menu of a view.

    Signals:
        menu_filled: (`QMenu`, `RowKey`) others may add what they offer for a row.
    """

    menu_filled = Signal(object, object)

    def __init__(self, view: DiffView) -> None:
        super().__init__(view)
        self._view = view
        self.course: DiffCourse | None = None
        """What is copied from."""

        view.menu_requested.connect(self._offer)

    def window(self) -> QWidget:
        """The window that dialogs about the comparison stand beside."""
        return self._view.window()

    def show(self, course: DiffCourse | None) -> None:
        """Copy from another comparison."""
        self.course = course

    def value_text(self, key: RowKey, *, is_left: bool) -> str | None:
        """The value of a row as its document spells it, whole."""
        course = self.course
        item = course.item(key.pair, is_left=is_left) if course else None
        line = course.line(key, is_left=is_left) if course else None
        if course is None or item is None or line is None:
            return None
        text, span = course.document(is_left=is_left).text, value_span(item, line)
        return text[span.start : span.end] if span else None

    def menu(self, spot: Spot) -> QMenu:
        """What can be copied of a row; what a side does not have cannot."""
        menu, view, clipboard = (
            QMenu(self._view),
            self._view,
            QGuiApplication.clipboard(),
        )
        selected = menu.addAction(self.tr("Copy selection"))
        selected.setEnabled(not view.selection.is_empty)
        selected.triggered.connect(view.copy)
        menu.addSeparator()
        values = (
            (self.tr("Copy value on the left"), True),
            (self.tr("Copy value on the right"), False),
        )
        for words, is_left in values:
            text = self.value_text(spot.key, is_left=is_left)
            action = menu.addAction(words)
            action.setEnabled(text is not None)
            action.triggered.connect(lambda _=False, text=text: clipboard.setText(text))
        self.menu_filled.emit(menu, spot.key)
        return menu

    @Slot(object, bool, QPoint)
    def _offer(self, spot: Spot, is_left: bool, place: QPoint) -> None:
        del is_left  # both sides of the row are offered
        menu = self.menu(spot)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)
