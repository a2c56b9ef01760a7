"""What a person wishes of a big log, or of the lines of any text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from inspector.ui.models.workbench import Workbench


class LogWishes(QObject):
    """Carries out what menus and buttons ask for."""

    def __init__(self, workbench: Workbench, window: QWidget) -> None:
        super().__init__(window)
        self._workbench, self._desk = workbench, workbench.desk
        self._window = window
        self._desk.log_changed.connect(self._tell_follow)
        self._follow: QAction | None = None

    def starts(self) -> dict[str, Callable[[], object]]:
        """What starts when an action is triggered, by its name."""
        return {
            "go-to-line": self.ask_for_line,
            "read-again": self._desk.judge_again,
            "next-item": lambda: self.step(1),
            "previous-item": lambda: self.step(-1),
            "partner": self.go_to_partner,
        }

    def offer_following(self, action: QAction) -> None:
        """Follow a log as long as an action is checked."""
        self._follow = action
        action.toggled.connect(self._desk.follow)

    def step(self, step: int) -> None:
        """Go to the next row of a log, else to the next item of a text."""
        if self._desk.log is not None:
            self._desk.step(step)
        else:
            self._workbench.choice.step_item(step)

    def go_to_partner(self) -> None:
        """Go to the other half of a pair, in the record or else in the log."""
        if self._workbench.choice.partner is not None:
            self._workbench.choice.choose_partner()
        else:
            self._desk.choose_partner()

    def ask_for_line(self) -> None:
        """Ask for the number of a line, and show that."""
        # Imported late: most texts are looked at without.
        from inspector.ui.dialogs.line_dialog import LineDialog  # noqa: PLC0415

        log, inspection = self._desk.log, self._workbench.inspection
        if log is not None:
            dialog = LineDialog(log.index.count, self._window)
            dialog.line_chosen.connect(self._desk.choose_line)
        elif inspection is not None:
            dialog = LineDialog(len(inspection.document.lines), self._window)
            dialog.line_chosen.connect(self._show_line)
        else:
            return
        dialog.open()

    @Slot(object)
    def _show_line(self, number: int) -> None:
        """Show a line of the open text."""
        from inspector.core.checks.finding import Place  # noqa: PLC0415
        from inspector.core.source.span import Span  # noqa: PLC0415

        inspection = self._workbench.inspection
        if inspection is None:
            return
        lines = inspection.document.lines
        start = lines.start_of(number)
        end = start + len(lines.line_text(number))
        self._workbench.choice.choose_place(Place(0, "", Span(start, end)))

    @Slot()
    def _tell_follow(self) -> None:
        """Another log is not followed at first."""
        if self._follow is not None and self._desk.log is None:
            self._follow.setChecked(False)
