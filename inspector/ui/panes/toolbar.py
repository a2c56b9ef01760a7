"""The bar below the menus: the few things that are done all the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from inspector.ui.actions import TOOLBAR

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from inspector.ui.actions import Actions


class Toolbar(QToolBar):
    """A button for each action of `actions.TOOLBAR`, the first one primary.

    At the right end stands what everything is weighed for.
    """

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
        self._targets = actions.group("target")
        self.target = self._target_button(actions)
        space = QWidget()
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(space)
        self.addWidget(self.target)
        for action in self._targets.actions():
            action.toggled.connect(self._tell_target)
        self._tell_target()

    def _target_button(self, actions: Actions) -> QToolButton:
        button = QToolButton()
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(button)
        menu.addActions(self._targets.actions())
        menu.addSeparator()
        menu.addAction(actions["all-targets"])
        button.setMenu(menu)
        return button

    @Slot()
    def _tell_target(self) -> None:
        """Say what is chosen."""
        action: QAction | None = self._targets.checkedAction()
        name = action.text() if action is not None else ""
        words = self.tr("Target: {name}").format(name=name)
        self.target.setText(words)
        self.target.setAccessibleName(words)
        self.target.setToolTip(
            self.tr("What items are to be replayed on: verdicts answer for it")
        )

    def changeEvent(self, event: QEvent) -> None:
        """Override ``QWidget.changeEvent``: the language may have changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self._tell_target()
        super().changeEvent(event)
