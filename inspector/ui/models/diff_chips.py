"""The chips of a comparison as Qt's list model; bounded, whatever there is to say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from inspector.ui.models.diff_tips import tip_of

if TYPE_CHECKING:
    from inspector.ui.models.diff_outline import Chip, Outline

MOST = 60
"""Chips that are shown; one more says how many there are beside them."""

SEVERITY = Qt.ItemDataRole.UserRole
"""``block``, ``warn`` or ``info``; empty for the chip that counts the others."""

_ROOT = QModelIndex()


class DiffChips(QAbstractListModel):
    """One row a chip."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._outline: Outline | None = None
        self._language = "en"
        self.chips: tuple[Chip, ...] = ()
        """What is shown."""

        self.hidden = 0
        """How many chips there are beside them."""

    def show(self, outline: Outline | None, *, only_blocking: bool = False) -> None:
        """Show the chips of another comparison, or only those that block."""
        self.beginResetModel()
        self._outline = outline
        every = outline.chips if outline else ()
        chosen = [c for c in every if c.severity == "block" or not only_blocking]
        self.chips = tuple(chosen[:MOST])
        self.hidden = len(chosen) - len(self.chips)
        self.endResetModel()

    def set_language(self, language: str) -> None:
        """Have the core's sentences in another language."""
        self._language = language

    def row_of(self, number: int | None) -> int | None:
        """The row of the chip that stands for a finding."""
        rows = (row for row, chip in enumerate(self.chips) if number in chip.numbers)
        return next(rows, None)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """Override ``QAbstractItemModel.rowCount``."""
        return 0 if parent.isValid() else len(self.chips) + bool(self.hidden)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Override ``QAbstractItemModel.data``."""
        if not index.isValid():
            return None
        if index.row() >= len(self.chips):
            return self._rest(role)
        chip = self.chips[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            count = len(chip.numbers)
            return f"{chip.words} \u00d7{count:,}" if count > 1 else chip.words
        if role == SEVERITY:
            return chip.severity
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{_word_of(chip.severity)}: {self.data(index)}"
        return self._tip(chip) if role == Qt.ItemDataRole.ToolTipRole else None

    def _rest(self, role: int) -> str | None:
        translate = QCoreApplication.translate
        if role == Qt.ItemDataRole.DisplayRole:
            return f"+{self.hidden:,}"
        if role == SEVERITY:
            return ""
        if role in (
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            words = translate(
                "DiffChips", "{count} more kinds of differences: F7 steps through all"
            )
            return words.format(count=f"{self.hidden:,}")
        return None

    def _tip(self, chip: Chip) -> str:
        if self._outline is None:
            return ""
        finding = self._outline.findings[chip.numbers[0]].finding
        return tip_of(finding, self._language)


def _word_of(severity: str) -> str:
    translate = QCoreApplication.translate
    words = {
        "block": translate("Marks", "blocked"),
        "warn": translate("Marks", "warning"),
        "info": translate("Marks", "note"),
    }
    return words.get(severity, "")
