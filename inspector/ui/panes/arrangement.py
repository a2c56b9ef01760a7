"""How the four panes share the window, and how one of them fills it alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from inspector.ui.panes.pane import Pane
    from inspector.ui.settings import Settings

_ACROSS = (232, 648, 560)
"""Widths of items, item and schema in a window of 1440 pixels."""

_SHARES = (0, 5, 4)
"""Of what the window gains or loses in width."""

_DOWN = (392, 340)
"""Heights of the three and of the comparison below them."""


class Arrangement(QWidget):
    """Items, item and schema side by side, the comparison below all three.

    Signals:
        filled: (`Pane` or None) the pane that fills the window alone.
    """

    filled = Signal(object)

    def __init__(
        self,
        items: Pane,
        item: Pane,
        schema: Pane,
        diff: Pane,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._panes = (items, item, schema, diff)
        self._filling: Pane | None = None
        self._across = _splitter(Qt.Orientation.Horizontal, items, item, schema)
        self._down = _splitter(Qt.Orientation.Vertical, self._across, diff)
        for place, share in enumerate(_SHARES):
            self._across.setStretchFactor(place, share)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._down)
        for pane in self._panes:
            pane.fill_wished.connect(lambda pane=pane: self.fill(pane))
        self.reset()

    @property
    def filling(self) -> Pane | None:
        """The pane that fills the window alone."""
        return self._filling

    def fill(self, pane: Pane | None) -> None:
        """Show one pane alone; once more, or with None, all of them."""
        self._filling = None if pane is self._filling else pane
        for each in self._panes:
            each.setVisible(self._filling in (None, each))
        self._across.setVisible(self._filling is not self._panes[-1])
        if self._filling is not None:
            self._filling.take_focus()
        self.filled.emit(self._filling)

    def pane_with_focus(self) -> Pane | None:
        """The pane that the keyboard acts on."""
        focus: QWidget | None = self.window().focusWidget()
        if focus is None:
            return None
        return next((pane for pane in self._panes if pane.isAncestorOf(focus)), None)

    def reset(self) -> None:
        """Give every pane its first place and size."""
        if self._filling is not None:
            self.fill(None)
        self._across.setSizes(list(_ACROSS))
        self._down.setSizes(list(_DOWN))

    def restore(self, settings: Settings) -> None:
        """Give every pane the size that it had the last time."""
        self._across.restoreState(settings.state("across"))
        self._down.restoreState(settings.state("down"))

    def remember(self, settings: Settings) -> None:
        """Keep the sizes for the next time."""
        if self._filling is not None:
            self.fill(None)
        settings.set_state("across", self._across.saveState())
        settings.set_state("down", self._down.saveState())


def _splitter(orientation: Qt.Orientation, *parts: QWidget) -> QSplitter:
    splitter = QSplitter(orientation)
    splitter.setHandleWidth(1)
    splitter.setChildrenCollapsible(False)
    for part in parts:
        splitter.addWidget(part)
    return splitter
