"""Which differences nobody wants to see, beside the window: listed, added, removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
)

from inspector.ui.models.ignore_list import IgnoreList
from inspector.ui.widgets.empty_words import EmptyWords

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from inspector.ui.models.workbench import Workbench


class IgnoreDialog(QDialog):
    """Changes the rules of a comparison at once; follows what is compared."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.note, self.problem = QLabel(), QLabel()
        self.rule, self.add_button = QLineEdit(), QPushButton()
        self.list = IgnoreList(self)
        self.view = QListView()
        self.remove_button = QPushButton()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._lay_out()
        self._connect()
        self._retranslate()
        self._follow()

    def _lay_out(self) -> None:
        self.note.setWordWrap(True)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setProperty("muted", "true")
        self.problem.setWordWrap(True)
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.hide()
        self.add_button.setDefault(True)
        self.view.setModel(self.list)
        self.nothing = EmptyWords(self.view)
        self.view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.view.setUniformItemSizes(True)
        self.view.setSpacing(2)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.rule, 1)
        row.addWidget(self.add_button)
        self._buttons.addButton(
            self.remove_button, QDialogButtonBox.ButtonRole.ActionRole
        )
        self.remove_button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        column.addWidget(self.note)
        column.addLayout(row)
        column.addWidget(self.problem)
        column.addWidget(self.view, 1)
        column.addWidget(self._buttons)
        self.resize(560, 420)

    def _connect(self) -> None:
        self.add_button.clicked.connect(self.add)
        self.rule.textChanged.connect(self._allow)
        self.remove_button.clicked.connect(self.remove)
        self._buttons.rejected.connect(self.reject)
        self.view.selectionModel().selectionChanged.connect(self._allow)
        self._workbench.comparing.wish_changed.connect(self._follow)
        self._workbench.comparison_changed.connect(self._follow)

    @Slot()
    def add(self) -> None:
        """Add the rule that was typed, or say why it is none."""
        # Imported late, as all of the core.
        from inspector.core.diff.ignore_rule import parse_ignore_rule  # noqa: PLC0415
        from inspector.core.errors import InspectorError  # noqa: PLC0415

        try:
            rule = parse_ignore_rule(self.rule.text()).text
        except InspectorError as error:
            self.problem.setText(error.text(self._workbench.language))
            self.problem.show()
            return
        self.rule.clear()
        self._workbench.comparing.ignore((*self.list.rules, rule))

    @Slot()
    def remove(self) -> None:
        """Take the chosen rule away; what it covered is a difference again."""
        chosen = self.view.currentIndex().row()
        rules = self.list.rules
        if 0 <= chosen < len(rules):
            self._workbench.comparing.ignore(rules[:chosen] + rules[chosen + 1 :])

    @Slot()
    def _follow(self) -> None:
        rules = self._workbench.comparing.wish.rules
        self.list.show(rules, self._workbench.comparison)
        self._allow()

    @Slot()
    def _allow(self) -> None:
        self.problem.hide()
        self.add_button.setEnabled(bool(self.rule.text().strip()))
        self.remove_button.setEnabled(self.view.selectionModel().hasSelection())

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Ignore differences"))
        self.note.setText(
            self.tr(
                "Set aside, not gone: what is ignored stays counted in the header of "
                "the comparison, and can be shown there. A rule is a member's name, a "
                "place below the item (* for any name or index, > into arguments), a "
                "kind or a dialect:\n"
                "seed   /metadata/*   /arguments > /trace_id   kind:identity   "
                "dialect:openai"
            )
        )
        self.rule.setPlaceholderText(self.tr("member, /place, kind: or dialect:"))
        self.rule.setAccessibleName(self.tr("New rule"))
        self.add_button.setText(self.tr("Ignore"))
        self.remove_button.setText(self.tr("Remove"))
        self.view.setAccessibleName(self.tr("Rules"))
        self.nothing.setText(self.tr("No rule yet: every difference counts."))

    def changeEvent(self, event: QEvent) -> None:
        """Override ``QWidget.changeEvent``: the language may have changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._follow()
        super().changeEvent(event)
