"""How a comparison is begun, in the middle of the pane while there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.ui.panes.empty_hints import EmptyHints

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class DiffHints(EmptyHints):
    """Says how to fill the pane, or that its content is on the way."""

    def __init__(self, parent: QWidget) -> None:
        self._awaited = ""
        super().__init__(parent)

    def show_awaited(self, label: str) -> None:
        """Say what is being compared; empty while nothing is."""
        self._awaited = label
        self.retranslate()

    def retranslate(self) -> None:
        """Override ``EmptyHints.retranslate``."""
        if self._awaited:
            self.title.setText(self.tr("Comparing…"))
            self.lines.setText(self._awaited)
        else:
            self.title.setText(self.tr("Compare two logged calls"))
            self.lines.setText(
                self.tr(
                    "Drop two files on the window, lay a file beside the open text, "
                    "or copy an item of another provider and compare with the "
                    "clipboard."
                )
            )
        self._centre()
