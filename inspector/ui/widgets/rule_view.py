"""The texts and examples of a rule, one below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from inspector.ui.theme import theme_named
from inspector.ui.widgets.code_box import CodeBox
from inspector.ui.widgets.code_model import Mark

if TYPE_CHECKING:
    from inspector.ui.models.rule_page import ExampleFile, RulePage
    from inspector.ui.theme import Theme

_MOST_ROWS = 14


class RuleView(QWidget):
    """Shows a `RulePage`; its head is the owner's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme_named("light")
        self.boxes: list[CodeBox] = []
        """The files of the examples that are shown, in their order."""
        self.stops: list[QWidget] = []
        """Where the Tab key goes: links and files, in their order."""

        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(8)

    def show_page(self, page: RulePage) -> None:
        """Show another rule."""
        self._clear()
        self._add_text(page.meaning)
        for example in page.examples:
            self._column.addSpacing(8)
            heading = self._add_text("")
            heading.setTextFormat(Qt.TextFormat.PlainText)
            heading.setText(example.heading)
            heading.setProperty("heading", "true")
            for file in example.files:
                self._add_file(file, page.severity)
            self._add_text(example.said)
        foot = self._add_text("")
        foot.setText(page.foot)
        foot.setProperty("muted", "true")
        self._column.addStretch(1)

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self._theme = theme
        for box in self.boxes:
            box.set_theme(theme)

    def _clear(self) -> None:
        self.boxes, self.stops = [], []
        while (entry := self._column.takeAt(0)) is not None:
            widget = entry.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _add_text(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setWordWrap(True)
        label.setOpenExternalLinks(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if "<a " in text:  # only there the keyboard can do anything
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
            self.stops.append(label)
        self._column.addWidget(label)
        return label

    def _add_file(self, file: ExampleFile, severity: str) -> None:
        name = self._add_text("")
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setText(file.name)
        name.setProperty("muted", "true")
        box = CodeBox()
        box.set_theme(self._theme)
        box.show_text(file.text, file.tokens)
        box.view.set_marks([Mark(span, severity) for span in file.faults])
        box.view.setAccessibleName(file.name)
        # Lines, not rows: it has no width yet that these could be broken at.
        box.setFixedHeight(box.height_of(min(file.text.count("\n") + 1, _MOST_ROWS)))
        name.setBuddy(box.view)
        self.boxes.append(box)
        self.stops.append(box.view)
        self._column.addWidget(box)
