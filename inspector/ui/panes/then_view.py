"""The chosen item as it stood when the chosen event of its stream had come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout

from inspector.core.source.json_tokens import Tokens
from inspector.core.source.span import Span
from inspector.ui.models.lane import Lane
from inspector.ui.models.standing import SoFar, Standing, standing_of
from inspector.ui.panes.pane import HEADER_HEIGHT, hairline
from inspector.ui.theme import theme_named
from inspector.ui.widgets.code_box import folds_of
from inspector.ui.widgets.code_view import CodeView
from inspector.ui.widgets.elided_label import ElidedLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from inspector.ui.models.workbench import Workbench
    from inspector.ui.theme import Theme


class ThenView(QFrame):
    """Shows one moment of the chosen item, as long as an event is chosen."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._standing: Standing | None = None
        self.title, self.so_far = QLabel(), ElidedLabel()
        self.close_button = QToolButton()
        self.view = CodeView(theme_named("light"))
        self.view.set_read_only(read_only=True)
        self.view.setAcceptDrops(False)  # a dropped text is opened by the window
        self._working_out = Lane(workbench.runner, self)
        self._lay_out()
        self._working_out.answered.connect(self._show)
        self.close_button.clicked.connect(workbench.stepping.leave)
        workbench.choice.item_chosen.connect(self.bring_up_to_date)

    def _lay_out(self) -> None:
        self.title.setProperty("heading", "true")
        self.so_far.setProperty("muted", "true")
        self.close_button.setProperty("flat", "true")
        head = QFrame()
        head.setProperty("chrome", "true")
        head.setFixedHeight(HEADER_HEIGHT)
        row = QHBoxLayout(head)
        row.setContentsMargins(12, 0, 8, 0)
        row.setSpacing(8)
        row.addWidget(self.title)
        row.addWidget(self.so_far, 1)
        row.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (head, hairline()):
            column.addWidget(part)
        column.addWidget(self.view, 1)

    @Slot()
    def bring_up_to_date(self) -> None:
        """Work out how the chosen item stood."""
        bench, stepping = self._workbench, self._workbench.stepping
        inspection, course, row = bench.inspection, stepping.course, stepping.row
        if inspection is None or course is None or row is None:
            self._working_out.cancel()
            return
        item = bench.choice.index
        self._working_out.ask(lambda _: standing_of(inspection, course, row, item))

    @Slot(object)
    def _show(self, standing: Standing) -> None:
        self._standing = standing
        self.view.set_text(standing.text)
        self.view.set_tokens(standing.tokens or Tokens([]))
        self.view.set_regions(standing.regions)
        self.view.set_folds(folds_of(standing.long_strings, self._hidden_words()))
        newest = [standing.newest] if standing.newest else []
        self.view.set_highlights(newest)
        if standing.end:
            self.view.reveal(Span(standing.end, standing.end))
        self._tell()

    def _hidden_words(self) -> str:
        return self.tr("{count} characters")

    def _tell(self) -> None:
        standing, course = self._standing, self._workbench.stepping.course
        if standing is None or course is None or standing.row >= len(course.rows):
            return
        words = self.tr("Item {item} as of event {number}")
        item = self._workbench.choice.index
        number = course.rows[standing.row].number
        if item is None:
            words = self.tr("As of event {number}")
        self.title.setText(words.format(item=item, number=number))
        self.so_far.setText(self._so_far_words(standing.so_far))
        self.view.setAccessibleName(f"{self.title.text()}, {self.so_far.text()}")

    def _so_far_words(self, so_far: SoFar) -> str:
        return {
            SoFar.NO_ITEM: self.tr("No item of the stream is chosen"),
            SoFar.NOT_BEGUN: self.tr("The item had not begun"),
            SoFar.NO_ARGUMENTS: "",
            SoFar.GROWING: self.tr("Arguments so far"),
            SoFar.FIRST_JSON: self.tr("\u25c6 JSON from here on"),
            SoFar.JSON: self.tr("Arguments are JSON"),
            SoFar.NEVER_JSON: self.tr("The arguments did not become JSON"),
        }[so_far]

    def retranslate(self) -> None:
        """Write every word anew."""
        self.close_button.setText(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Show no single moment any more"))
        self._tell()

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self.view.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        """Override ``QWidget.changeEvent``: the language may have changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
