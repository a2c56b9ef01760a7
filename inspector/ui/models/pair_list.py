"""The pairs of a comparison as rows, each with the mark of the worst in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    Qt,
)

from inspector.ui.models.diff_words import heading_of
from inspector.ui.models.item_summary import mark_word, one_line

if TYPE_CHECKING:
    from PySide6.QtCore import QPersistentModelIndex

    from inspector.core.diff.comparison import ComparedPair
    from inspector.core.items.item import Item
    from inspector.ui.models.diff_prepared import Prepared

PAIR = Qt.ItemDataRole.UserRole
"""The role of a row's `PairRow`."""

_ROLE = Qt.ItemDataRole
_ABSENT = "\u2013"


class PairRow(NamedTuple):
    """What a row says of a pair."""

    mark: str
    """The gravest severity in it, or ``ok``."""

    number: str
    """The numbers of both items."""

    title: str
    subtitle: str
    more: str
    reason: str
    """How many differences there are; empty for none."""

    partner: str
    spoken: str


class PairList(QAbstractListModel):
    """One row a pair; a row is worked out when it is first shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pairs: tuple[ComparedPair, ...] = ()
        self._weights: tuple[str, ...] = ()
        self._rows: dict[int, PairRow] = {}

    def show(self, prepared: Prepared | None) -> None:
        """Show the pairs of another comparison."""
        self.beginResetModel()
        self._pairs = prepared.outline.comparison.pairs if prepared else ()
        self._weights = prepared.weights if prepared else ()
        self._rows = {}
        self.endResetModel()

    def rowCount(
        self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()
    ) -> int:
        """Override ``QAbstractItemModel.rowCount``."""
        return 0 if parent.isValid() else len(self._pairs)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = _ROLE.DisplayRole,
    ) -> Any:
        """Override ``QAbstractItemModel.data``: a lookup, never a parse."""
        if not index.isValid():
            return None
        row = self._row(index.row())
        if role == _ROLE.DisplayRole:
            return row.title
        if role in (_ROLE.AccessibleTextRole, _ROLE.ToolTipRole):
            return row.spoken
        return row if role == PAIR else None

    def _row(self, pair: int) -> PairRow:
        if pair not in self._rows:
            self._rows[pair] = row_of(self._pairs[pair], self._weights[pair])
        return self._rows[pair]


def row_of(compared: ComparedPair, weight: str) -> PairRow:
    """Say a pair in a few words."""
    pair, count = compared.pair, len(compared.changes)
    shown = pair.left or pair.right
    number = " ↔ ".join(_number(item) for item in (pair.left, pair.right))
    parts = (
        [p for p in (shown.name, shown.call_id, shown.item_id) if p] if shown else []
    )
    title = (shown.type_text if shown else None) or ""
    heading = heading_of(compared)
    mark = weight or "ok"
    counted = QCoreApplication.translate("DiffWords", "{count} differences")
    spoken = [heading.title, heading.note, mark_word(mark)]
    if count:
        spoken.append(counted.format(count=f"{count:,}"))
    return PairRow(
        mark,
        number,
        one_line(title),
        one_line(parts[0]) if parts else "",
        one_line(parts[1]) if parts[1:] else "",
        f"{count:,}" if count else "",
        "",
        ", ".join(filter(None, spoken)),
    )


def _number(item: Item | None) -> str:
    return _ABSENT if item is None else str(item.index)
