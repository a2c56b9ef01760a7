"""The tab about portability: each place of the schema at each provider."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from inspector.ui.models.fault_words import place_words
from inspector.ui.models.portability_words import (
    cell_evidence,
    cell_message,
    feature_words,
    portability_standing,
)
from inspector.ui.panes.copy_menu import offer_copies, put_on_clipboard
from inspector.ui.widgets.marked_sentence import MarkedSentence
from inspector.ui.widgets.portability_view import PortabilityView
from inspector.ui.widgets.two_line_heads import ROW_HEIGHT

if TYPE_CHECKING:
    from inspector.ui.models.schema_study import SchemaStudy
    from inspector.ui.theme import Theme

_GAP = 4
_LEAST_TABLE = 104


class PortabilityPage(QWidget):
    """Shows the portable side of a `SchemaStudy`.

    Signals:
        place_chosen: (`Span` of the tool's document) to be shown in the schema.
    """

    place_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._study: SchemaStudy | None = None
        self._language = "en"
        self.standing = MarkedSentence()
        self.view = self.listed = PortabilityView()
        self.view.setMinimumHeight(_LEAST_TABLE - ROW_HEIGHT // 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self.standing)
        column.addWidget(self.view, 1)
        column.addStretch(0)
        self.view.cell_chosen.connect(self._choose)
        self.view.copy_wished.connect(self._copy)
        self.view.menu_wished.connect(self._offer)

    def show_study(self, study: SchemaStudy | None) -> None:
        """Show another study; None while it is awaited."""
        self._study = study
        self.view.show_study(study)
        self.view.setVisible(bool(study and study.rows))
        self._tell()

    def retranslate(self, language: str) -> None:
        """Write every word anew."""
        self._language = language
        self.view.table.set_language(language)
        self.view.setAccessibleName(self.tr("Portability by place and provider"))
        self._tell()

    def set_theme(self, theme: Theme) -> None:
        """Wear the colours of a theme."""
        self.standing.set_theme(theme)
        self.view.set_theme(theme)

    def list_height(self, most: int) -> int:
        """What the table asks for beyond what stands above it."""
        if self.view.isHidden():
            return 0
        return max(self.view.rows_height(max(most, 0)), _LEAST_TABLE)

    def _tell(self) -> None:
        if self._study is None:
            self.standing.show_state("", self.tr("The schema is being looked at …"))
        else:
            self.standing.show_state(*portability_standing(self._study))

    @Slot(int, int)
    def _choose(self, row: int, _column: int) -> None:
        self.place_chosen.emit(self.view.table.rows[row].use.span)

    @Slot(int, int)
    def _copy(self, row: int, column: int) -> None:
        put_on_clipboard(self.copies(row, column)[0][1])

    @Slot(int, int, QPoint)
    def _offer(self, row: int, column: int, place: QPoint) -> None:
        offer_copies(self, self.copies(row, column), place)

    def copies(self, row: int, column: int) -> list[tuple[str, str | None]]:
        """What of a cell can be copied."""
        found = self.view.table.cell(row, column)
        used = feature_words(found[0], self._language)
        message = cell_message(*found, self._language)
        where = place_words(found[0].use.pointer)
        return [
            (self.tr("Copy message"), f"{where}: {message}"),
            (self.tr("Copy place in the schema"), found[0].use.pointer),
            (self.tr("Copy what stands there"), used),
            (self.tr("Copy evidence"), cell_evidence(found[2]) or None),
        ]
