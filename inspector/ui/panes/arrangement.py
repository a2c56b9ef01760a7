"""How the four panes share the window, and how one of them fills it alone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from inspector.ui.actions import PANES
from inspector.ui.panes.pane import Pane

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.ui.settings import Settings

_ACROSS = (232, 648, 560)
"""Widths of items, item and schema in a window of 1440 pixels."""

_MAIN = 1
"""The place of the item pane."""

_SHARES = (0, 5, 4)
"""Of what the window gains or loses in width."""

_DOWN = (392, 340)
"""Heights of the three and of the comparison below them."""

_LOWEST, _LOW, _LOW_SHARE = 120, 200, 0.25
"""Height of a comparison that has nothing to show: its bounds, and its share."""


class Arrangement(QWidget):
    """Items, item and schema side by side, the comparison below all three.

    It begins with four empty panes that only have a name; `put` replaces them.

    Signals:
        filled: (`Pane` or None) the pane that fills the window alone.
    """

    filled = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._panes = [_named_pane(title) for title in _titles()]
        self._filling: Pane | None = None
        self._heights: list[int] | None = None
        items, item, schema, diff = self._panes
        self._across = _splitter(Qt.Orientation.Horizontal, items, item, schema)
        self._down = _splitter(Qt.Orientation.Vertical, self._across, diff)
        for place, share in enumerate(_SHARES):
            self._across.setStretchFactor(place, share)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._down)
        for pane in self._panes:
            self._listen_to(pane)
        self.reset()

    def panes(self) -> tuple[Pane, ...]:
        """The panes in the order of their keys."""
        return tuple(self._panes)

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

    def lower_diff(self, *, is_low: bool) -> None:
        """Have the comparison leave its room to the others, or take it back."""
        if is_low and self._heights is None:
            sizes = self._heights = self._down.sizes()
            low = min(max(_LOWEST, int(sum(sizes) * _LOW_SHARE)), _LOW)
            if sizes[-1] > low:
                self._down.setSizes([sum(sizes) - low, low])
        elif not is_low and self._heights is not None:
            self._down.setSizes(self._heights)
            self._heights = None

    def put(self, place: int, pane: Pane) -> None:
        """Put another pane in the place of one, at its size."""
        old, self._panes[place] = self._panes[place], pane
        if old is pane:
            return
        splitter = self._down if place == len(self._panes) - 1 else self._across
        splitter.replaceWidget(splitter.indexOf(old), pane)
        pane.setVisible(self._filling in (None, old))
        if self._filling is old:
            self._filling = pane
        self._listen_to(pane)
        old.deleteLater()

    def focus(self, place: int) -> None:
        """Let the keyboard act on a pane, and show it if another fills the window."""
        if self._filling is not None and self._filling is not self._panes[place]:
            self.fill(self._panes[place])
        self._panes[place].take_focus()

    def step(self, step: int) -> None:
        """Let the keyboard act on the next pane (1), or the one before (-1)."""
        pane = self.pane_with_focus()
        place = self._panes.index(pane) if pane is not None else -max(step, 0)
        self.focus((place + step) % len(self._panes))

    def _listen_to(self, pane: Pane) -> None:
        pane.fill_wished.connect(lambda: self.fill(pane))

    def starts(self) -> dict[str, Callable[[], object]]:
        """What starts when an action of the panes is triggered, by its name."""
        starts: dict[str, Callable[[], object]] = {
            f"to-{name}": partial(self.focus, place) for place, name in enumerate(PANES)
        }
        return starts | {
            "arrange": self.reset,
            "fill": self.fill_with_focus,
            "next-pane": lambda: self.step(1),
            "previous-pane": lambda: self.step(-1),
            "find": self.search,
            "find-next": lambda: self.search_on(1),
            "find-previous": lambda: self.search_on(-1),
        }

    def search(self) -> None:
        """Look for characters in the pane with the keyboard, else in the item pane."""
        pane = self._filling or self.pane_with_focus()
        if pane is None or not pane.search():
            self.focus(_MAIN)
            self._panes[_MAIN].search()

    def search_on(self, step: int) -> None:
        """Go to the next place (1), or the one before (-1), where `search` looks."""
        pane = self._filling or self.pane_with_focus()
        if pane is None or not pane.search_on(step):
            self.focus(_MAIN)
            self._panes[_MAIN].search_on(step)

    def fill_with_focus(self) -> None:
        """Show the pane that the keyboard acts on alone, or all of them again."""
        pane = self._filling or self.pane_with_focus() or self._panes[_MAIN]
        self.fill(pane)

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
        self.lower_diff(is_low=False)
        settings.set_state("across", self._across.saveState())
        settings.set_state("down", self._down.saveState())


def _titles() -> tuple[str, ...]:
    """The panes' own words, for as long as they are not there."""
    translate = QCoreApplication.translate
    return (
        translate("ItemsPane", "Items"),
        translate("ItemPane", "Item"),
        translate("SchemaPane", "Arguments and schema"),
        translate("DiffPane", "Diff"),
    )


def _named_pane(title: str) -> Pane:
    pane = Pane()
    pane.name_it(title)
    pane.content.addStretch(1)
    return pane


def _splitter(orientation: Qt.Orientation, *parts: QWidget) -> QSplitter:
    splitter = QSplitter(orientation)
    splitter.setHandleWidth(1)
    splitter.setChildrenCollapsible(False)
    for part in parts:
        splitter.addWidget(part)
    return splitter
