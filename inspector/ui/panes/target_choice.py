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
    from inspector.ui.dialogs.portable_input_dialog import PortableInputDialog
    from inspector.ui.dialogs.target_matrix import TargetMatrix
    from inspector.ui.looks import Looks
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.settings import Settings


class TargetChoice(QObject):
    """Carries out what is chosen in the target menu."""

    def __init__(
        self,
        workbench: Workbench,
        looks: Looks,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._workbench, self._looks, self._settings = workbench, looks, settings
        self._window = window
        self._matrix: TargetMatrix | None = None

    def connect_actions(self, actions: Actions) -> None:
        """Have the actions of the menu start what they say, from where it was left."""
        known = self._settings.target in TARGET_TITLES
        name = self._settings.target if known else FIRST_TARGET
        actions[f"target-{name}"].setChecked(True)
        self._workbench.set_target(name)
        self._actions = actions
        actions.group("target").triggered.connect(self._choose)
        actions["all-targets"].triggered.connect(self.show_matrix)
        actions["portable-input"].triggered.connect(self.show_portable_input)

    @Slot()
    def show_matrix(self) -> TargetMatrix:
        """Show all targets beside the window; one such table is enough."""
        from inspector.ui.dialogs.target_matrix import TargetMatrix  # noqa: PLC0415

        if self._matrix is None:
            matrix = TargetMatrix(self._workbench, self._looks.theme, self._window)
            self._looks.appearance.theme_changed.connect(matrix.set_theme)
            matrix.target_wished.connect(
                lambda n: self._actions[f"target-{n}"].trigger()
            )
            matrix.finished.connect(self._forget_matrix)
            self._matrix = matrix
        self._matrix.show()
        self._matrix.raise_()
        self._matrix.activateWindow()
        return self._matrix

    @Slot()
    def show_portable_input(self) -> PortableInputDialog:
        """Show what of the open text can be sent on."""
        from inspector.ui.dialogs.portable_input_dialog import (  # noqa: PLC0415
            PortableInputDialog,
        )

        dialog = PortableInputDialog(
            self._workbench, self._settings, self._looks.theme, self._window
        )
        self._looks.appearance.theme_changed.connect(dialog.set_theme)
        dialog.show()
        return dialog

    @Slot()
    def _forget_matrix(self) -> None:
        self._matrix = None

    @Slot(object)
    def _choose(self, action: QAction) -> None:
        name = action.objectName().removeprefix("target-")
        self._settings.target = name
        self._workbench.set_target(name)
