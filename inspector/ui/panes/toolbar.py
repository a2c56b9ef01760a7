"""The bar below the menus: the few things that are done all the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolBar

from inspector.ui.actions import TOOLBAR

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from inspector.ui.actions import Actions


class Toolbar(QToolBar):
    """A button for each action of `actions.TOOLBAR`, the first one primary."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        for name in TOOLBAR:
            self.addAction(actions[name])
            button = self.widgetForAction(actions[name])
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setProperty("primary", "true" if name == TOOLBAR[0] else "false")
