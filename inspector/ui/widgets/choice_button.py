"""A flat button that says which of a few is chosen, and opens a menu of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget


class ChoiceButton(QToolButton):
    """One of a few values, each with a name of its own.

    Signals:
        value_chosen: (str) by a person.
    """

    value_chosen = Signal(str)

    def __init__(self, values: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("flat", "true")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        self.setMenu(menu)
        self._group = QActionGroup(self)
        self._actions: dict[str, QAction] = {}
        for value in values:
            action = self._actions[value] = menu.addAction("")
            action.setCheckable(True)
            action.setData(value)
            self._group.addAction(action)
        self._actions[values[0]].setChecked(True)
        self._group.triggered.connect(self._choose)

    @property
    def value(self) -> str:
        """What is chosen."""
        checked = self._group.checkedAction()
        return str(checked.data())

    def choose(self, value: str) -> None:
        """Choose as a person does."""
        self._actions[value].trigger()

    def name(self, words: Mapping[str, str], hint: str) -> None:
        """Name every value, and say what they are about."""
        for value, action in self._actions.items():
            action.setText(words[value])
        self.setToolTip(hint)
        self._tell()

    @Slot(QAction)
    def _choose(self, action: QAction) -> None:
        self._tell()
        self.value_chosen.emit(str(action.data()))

    def _tell(self) -> None:
        text = self._group.checkedAction().text()
        self.setText(text)
        self.setAccessibleName(text)
        self.setAccessibleDescription(self.toolTip())
