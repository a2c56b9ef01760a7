"""The figures of a comparison, and the way from one of them to its items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from inspector.core.summary.observed import Where
    from inspector.ui.dialogs.summary_dialog import SummaryDialog
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.panes.diff_steps import DiffSteps
    from inspector.ui.theme import Theme


class DiffSummary(QObject):
    """Shows the dialog, and what is chosen in it."""

    def __init__(self, steps: DiffSteps, workbench: Workbench, theme: Theme) -> None:
        super().__init__(steps)
        self._steps, self._workbench, self._theme = steps, workbench, theme
        self._dialog: SummaryDialog | None = None

    @Slot()
    def show_dialog(self) -> SummaryDialog:
        """Show the figures beside the window; one such dialog is enough."""
        from inspector.ui.dialogs.summary_dialog import SummaryDialog  # noqa: PLC0415

        if self._dialog is None:
            window = self._steps.window()
            self._dialog = SummaryDialog(self._workbench, self._theme, window)
            self._dialog.place_chosen.connect(self._choose)
            self._dialog.finished.connect(self._forget)
        self._dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()
        return self._dialog

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self._theme = theme
        if self._dialog is not None:
            self._dialog.set_theme(theme)

    @Slot()
    def _forget(self) -> None:
        self._dialog = None

    @Slot(bool, object)
    def _choose(self, is_left: bool, where: Where) -> None:
        """Show what a number counts: its item, or the first one of its response."""
        course = self._steps.course
        pair = course.pair_with(where, is_left=is_left) if course is not None else None
        if pair is not None:
            self._steps.choose_pair(pair)
        if is_left and where.item is not None:
            self._workbench.choice.choose_item(where.item)
