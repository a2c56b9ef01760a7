"""The window: builds its parts and connects them, no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from inspector.ui.actions import Actions
from inspector.ui.panes.arrangement import Arrangement
from inspector.ui.panes.pane import Pane

if TYPE_CHECKING:
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.settings import Settings
    from inspector.ui.theme import Appearance


class MainWindow(QMainWindow):
    """The one window of the program."""

    def __init__(
        self, workbench: Workbench, appearance: Appearance, settings: Settings
    ) -> None:
        super().__init__()
        self.workbench = workbench
        self._appearance = appearance
        self._settings = settings
        self.actions_by_name = Actions(self)
        self.actions_by_name.fill(self.menuBar())
        self.items_pane = Pane(self)
        self.item_pane = Pane(self)
        self.schema_pane = Pane(self)  # SchemaPane(workbench, self) when it is there
        self.diff_pane = Pane(self)  # DiffPane(workbench, self) when it is there
        self.arrangement = Arrangement(*self.panes())
        self._build()

    def panes(self) -> tuple[Pane, Pane, Pane, Pane]:
        """The panes in the order of their keys."""
        return self.items_pane, self.item_pane, self.schema_pane, self.diff_pane

    def _build(self) -> None:
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.arrangement, 1)
        self.setCentralWidget(centre)
        for pane in self.panes():
            pane.set_theme(self._appearance.theme)
            pane.retranslate()
