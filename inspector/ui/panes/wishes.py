"""What a person wishes from a menu or a button and a dialog may have to ask about."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from inspector.assets import resource_path
from inspector.ui.models.composing import can_be_answered
from inspector.ui.models.opened import RefusedError, opened_text
from inspector.ui.models.refusals import words_for
from inspector.ui.models.rule_page import rule_in_view
from inspector.ui.panes.log_wishes import LogWishes
from inspector.ui.panes.pane import Pane

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QAction

    from inspector.ui.dialogs.rule_dialog import RuleDialog
    from inspector.ui.looks import Looks
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.settings import Settings

SAMPLES = ("provider-a.json", "provider-b.json")
"""The built-in example: what is inspected, and what it is compared with."""


class Wishes(QObject):
    """Carries out what menus and buttons ask for."""

    def __init__(
        self,
        workbench: Workbench,
        looks: Looks,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._workbench, self._settings, self._window = workbench, settings, window
        self._looks = looks
        self._rule: RuleDialog | None = None
        self.logs = LogWishes(workbench, window)

    def starts(self) -> dict[str, Callable[[], object]]:
        """What starts when an action is triggered, by its name."""
        workbench, choice = self._workbench, self._workbench.choice
        return {
            "open": self.open_files,
            "sample": self.open_sample,
            "compare-file": self.compare_with_file,
            "compare-clipboard": self.compare_with_clipboard,
            "close-comparison": workbench.close_comparison,
            "give-schema": lambda: self._with_file(workbench.give_schema),
            "give-tools": lambda: self._with_file(workbench.give_tools),
            "clear-given": workbench.clear_given,
            "export": self.export,
            "paste": self.paste,
            "compose": self.compose,
            "next-finding": lambda: choice.step_finding(1),
            "previous-finding": lambda: choice.step_finding(-1),
            "next-event": lambda: workbench.stepping.step(1),
            "previous-event": lambda: workbench.stepping.step(-1),
            "about": self.show_about,
            "explain": self.explain_rule,
            **self.logs.starts(),
        }

    @Slot()
    def paste(self) -> None:
        """Open the text on the clipboard."""
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.open_text(text)
        else:
            self._refuse(RefusedError("clipboard-empty"))

    @Slot(str)
    def open_text(self, text: str) -> None:
        """Open a text that was pasted or dropped."""
        self._workbench.open_text(text, self.tr("pasted text"))

    def open_sample(self) -> None:
        """Open the example, with its other side in the comparison."""
        left, right = (resource_path("samples", name) for name in SAMPLES)
        self._workbench.open_paths([left, right])

    def open_files(self) -> None:
        """Ask for one file to inspect, or two to compare."""
        names, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Open"), self._settings.folder("open"), self._kinds()
        )
        if names:
            self._settings.set_folder("open", str(Path(names[0]).parent))
            self._workbench.open_paths([Path(name) for name in names])

    def compare_with_file(self) -> None:
        """Ask for a file to lay beside the open text, or for both sides."""
        if self._workbench.opened is None:
            self.open_files()
        else:
            self._with_file(self._workbench.compare_with)

    def compare_with_clipboard(self) -> None:
        """Lay the text on the clipboard beside the open text."""
        text = QGuiApplication.clipboard().text()
        try:
            if not text.strip():
                raise RefusedError("clipboard-empty")  # noqa: TRY301 - one way out
            other = opened_text(text, self.tr("clipboard"))
        except RefusedError as refusal:
            self._refuse(refusal)
        else:
            self._workbench.compare_with(other)

    def export(self) -> None:
        """Ask where a report is to go, and write it."""
        from inspector.ui.dialogs.export_dialog import ExportDialog  # noqa: PLC0415
        from inspector.ui.panes.report_export import (  # noqa: PLC0415
            ReportExport,
            shown_by,
        )

        opened, shown = self._workbench.opened, shown_by(self._workbench)
        if opened is None or shown is None:
            return
        stem = f"{Path(opened.label).stem}-report"
        dialog = ExportDialog(stem, shown, self._settings, self._window)
        dialog.set_theme(self._looks.theme)
        self._looks.appearance.theme_changed.connect(dialog.set_theme)
        ReportExport(self._workbench, dialog)
        dialog.open()

    def compose(self) -> None:
        """Ask for the output of the chosen call."""
        from inspector.ui.dialogs.compose_dialog import ComposeDialog  # noqa: PLC0415

        chosen = self._workbench.choice.item
        if chosen is not None and can_be_answered(chosen):
            ComposeDialog(chosen.item, self._window).open()

    @Slot()
    def explain_rule(self) -> RuleDialog:
        """Explain the rule that a person most likely wonders about."""
        from inspector.ui.dialogs.rule_dialog import RuleDialog  # noqa: PLC0415
        from inspector.ui.models.rule_page import all_rules  # noqa: PLC0415

        dialog = self._rule
        if dialog is None:
            theme = self._looks.theme
            dialog = self._rule = RuleDialog(self._workbench, theme, self._window)
            self._looks.appearance.theme_changed.connect(dialog.set_theme)
            dialog.finished.connect(self._forget_rule)
        dialog.explain(self._rule_in_view() or all_rules()[0])
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
        return dialog

    def _rule_in_view(self) -> str | None:
        """That of the pane with the keyboard, else the one of the whole window."""
        part = QApplication.focusWidget()
        while part is not None:
            code = part.rule_in_view() if isinstance(part, Pane) else None
            if code is not None:
                return code
            part = part.parentWidget()
        return rule_in_view(self._workbench)

    @Slot()
    def _forget_rule(self) -> None:
        self._rule = None

    def show_shortcuts(self, actions: Iterable[QAction]) -> None:
        """Show every key."""
        from inspector.ui.dialogs.help_dialogs import (  # noqa: PLC0415
            shortcuts_dialog,
        )

        shortcuts_dialog(actions, self._window).open()

    def show_about(self) -> None:
        """Show version and specification."""
        from inspector.core.checks.inspection import (  # noqa: PLC0415
            SPECIFICATION_DATE,
        )
        from inspector.ui.dialogs.help_dialogs import about_dialog  # noqa: PLC0415

        about_dialog(self._window, SPECIFICATION_DATE).open()

    def _with_file(self, use: Callable[[Path], None]) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open"), self._settings.folder("open"), self._kinds()
        )
        if name:
            self._settings.set_folder("open", str(Path(name).parent))
            use(Path(name))

    def _kinds(self) -> str:
        logs, anything = self.tr("JSON and logs"), self.tr("All files")
        suffixes = "*.json *.jsonl *.ndjson *.txt *.log *.sse *.gz *.zst"
        return f"{logs} ({suffixes});;{anything} (*)"

    @Slot(str)
    def say(self, words: str) -> None:
        """Show a sentence that a person must have seen."""
        # Dialogs are imported late: most days none is opened.
        from inspector.ui.dialogs.message import show_message  # noqa: PLC0415

        show_message(self._window, words)

    def _refuse(self, refusal: RefusedError) -> None:
        self.say(words_for(refusal))
