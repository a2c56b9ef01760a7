"""What is ignored in a comparison: remembered, said in its header, shown on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from inspector.ui.models.ignore_list import rules_for

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from inspector.ui.dialogs.ignore_dialog import IgnoreDialog
    from inspector.ui.models.diff_sheet import RowKey
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.panes.diff_copies import DiffCopies
    from inspector.ui.settings import Settings


class DiffIgnoring(QObject):
    """Keeps the rules from one day to the next, and shows the dialog about them."""

    def __init__(
        self, copies: DiffCopies, workbench: Workbench, settings: Settings
    ) -> None:
        super().__init__(copies)
        self._copies, self._workbench, self._settings = copies, workbench, settings
        self._dialog: IgnoreDialog | None = None
        workbench.comparing.ignore(settings.ignore_rules)
        workbench.comparing.wish_changed.connect(self._remember)
        copies.menu_filled.connect(self._offer)

    @Slot()
    def show_dialog(self) -> IgnoreDialog:
        """Show the rules beside the window; one such dialog is enough."""
        from inspector.ui.dialogs.ignore_dialog import IgnoreDialog  # noqa: PLC0415

        if self._dialog is None:
            self._dialog = IgnoreDialog(self._workbench, self._copies.window())
            self._dialog.finished.connect(self._forget)
        self._dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()
        return self._dialog

    @Slot(object, object)
    def _offer(self, menu: QMenu, key: RowKey) -> None:
        """Offer to ignore the difference of a row: its place, or its member."""
        course = self._copies.course
        wanted = rules_for(course, key) if course is not None else ()
        if wanted:
            menu.addSeparator()
        comparing, words = self._workbench.comparing, self.tr("Ignore {rule}")
        for rule in wanted:
            rules = (*comparing.wish.rules, rule)
            action = menu.addAction(words.format(rule=rule).replace("&", "&&"))
            action.triggered.connect(
                lambda _=False, rules=rules: comparing.ignore(rules)
            )

    @Slot()
    def _forget(self) -> None:
        self._dialog = None

    @Slot()
    def _remember(self) -> None:
        self._settings.ignore_rules = self._workbench.comparing.wish.rules
