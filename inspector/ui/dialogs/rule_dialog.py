"""The page of a rule: what it means, why, its evidence, examples, what to do."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
)

from inspector.ui.models.lane import Lane
from inspector.ui.models.rule_page import RulePage, all_rules, explaining_of
from inspector.ui.widgets.marked_sentence import MarkedSentence
from inspector.ui.widgets.rule_view import RuleView

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from inspector.ui.models.workbench import Workbench
    from inspector.ui.theme import Theme

_WIDTH, _HEIGHT = 760, 640


class RuleDialog(QDialog):
    """Explains one rule after the other beside the window."""

    def __init__(
        self, workbench: Workbench, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._page: RulePage | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.rules, self.title = QComboBox(), MarkedSentence()
        self.view, self.area = RuleView(), QScrollArea()
        self.copy_button = QPushButton()
        self._explaining = Lane(workbench.runner, self)
        self._fill()
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self._retranslate()

    @property
    def page(self) -> RulePage | None:
        """What is shown; None while that is awaited."""
        return self._page

    def _fill(self) -> None:
        codes = all_rules()
        self.rules.addItems(codes)
        self.rules.setEditable(True)
        self.rules.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        completer = QCompleter(codes, self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.rules.setCompleter(completer)

    def _lay_out(self) -> None:
        self.area.setWidget(self.view)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._line = QFormLayout()
        self._line.setFieldGrowthPolicy(
            QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow
        )
        self._line.addRow(" ", self.rules)
        self.title.sentence.setProperty("heading", "true")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.addButton(
            self.copy_button, QDialogButtonBox.ButtonRole.ActionRole
        )
        for button in self._buttons.buttons():
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)  # Enter is for the name of a rule
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addLayout(self._line)
        column.addWidget(self.title)
        column.addWidget(self.area, 1)
        column.addWidget(self._buttons)
        self.resize(_WIDTH, _HEIGHT)

    def _connect(self) -> None:
        self.rules.activated.connect(self._choose)
        self._explaining.answered.connect(self._show)
        self.copy_button.clicked.connect(self.copy)
        self._buttons.rejected.connect(self.reject)
        self._workbench.language_changed.connect(self._ask)

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self.title.set_theme(theme)
        self.view.set_theme(theme)

    def explain(self, code: str) -> None:
        """Show another rule."""
        self.rules.setCurrentIndex(self.rules.findText(code))
        self._ask()

    @Slot()
    def copy(self) -> None:
        """Put the page on the clipboard as Markdown."""
        if self._page is not None:
            QGuiApplication.clipboard().setText(self._page.markdown)

    @Slot()
    def _choose(self) -> None:
        self._ask()

    @Slot()
    def _ask(self) -> None:
        code = self.rules.itemText(self.rules.currentIndex())
        if code:
            self._explaining.ask(explaining_of(code, self._workbench.language))

    @Slot(object)
    def _show(self, page: RulePage) -> None:
        is_other = self._page is None or self._page.code != page.code
        self._page = page
        self.title.show_state(page.severity, f"{page.title} ({page.weight})")
        self.view.show_page(page)
        # Made just now, they would come behind the buttons.
        for before, stop in pairwise([self.area, *self.view.stops]):
            self.setTabOrder(before, stop)
        if is_other:
            self.area.verticalScrollBar().setValue(0)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("What a rule means"))
        label = self._line.labelForField(self.rules)
        words = self.tr("Rule")
        if label is not None:
            label.setText(words)  # type: ignore[attr-defined]  # it is a QLabel
        for part in (self.rules, *self.rules.findChildren(QLineEdit)):
            part.setAccessibleName(words)
        self.area.setAccessibleName(self.tr("What a rule means"))
        self.copy_button.setText(self.tr("Copy as Markdown"))

    def changeEvent(self, event: QEvent) -> None:
        """Override ``QWidget.changeEvent``: the language may have changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def done(self, result: int) -> None:
        """Override ``QDialog.done``: nobody waits for an answer any more."""
        self._explaining.cancel()
        super().done(result)
