"""What everything is weighed for: chosen in a menu, remembered, asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from inspector.ui.action_words import TARGET_TITLES
from inspector.ui.models.questions import FIRST_TARGET

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from inspector.ui.actions import Actions
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.settings import Settings


class TargetChoice(QObject):
    """Carries out what is chosen in the target menu."""

    def __init__(
        self, workbench: Workbench, settings: Settings, window: QWidget
    ) -> None:
        super().__init__(window)
        self._workbench, self._settings = workbench, settings

    def connect_actions(self, actions: Actions) -> None:
        """Have the actions of the menu start what they say, from where it was left."""
        known = self._settings.target in TARGET_TITLES
        name = self._settings.target if known else FIRST_TARGET
        actions[f"target-{name}"].setChecked(True)
        self._workbench.set_target(name)
        actions.group("target").triggered.connect(self._choose)

    @Slot(object)
    def _choose(self, action: QAction) -> None:
        name = action.objectName().removeprefix("target-")
        self._settings.target = name
        self._workbench.set_target(name)
