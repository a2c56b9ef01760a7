"""The rules that set differences aside, each with what it covers in this comparison."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    Qt,
)

from inspector.core.source.pointer import pointer_tokens

if TYPE_CHECKING:
    from PySide6.QtCore import QPersistentModelIndex

    from inspector.core.diff.comparison import Comparison
    from inspector.ui.models.diff_course import DiffCourse
    from inspector.ui.models.diff_sheet import RowKey

_ROLE = Qt.ItemDataRole


class IgnoreList(QAbstractListModel):
    """One row a rule, in the order in which they are asked."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rules: tuple[str, ...] = ()
        self._counts: dict[str, int] = {}

    def show(self, rules: tuple[str, ...], comparison: Comparison | None) -> None:
        """Show other rules, or what they cover in another comparison."""
        # Imported late: by the time there is a comparison, a thread has loaded it.
        from inspector.core.diff.ignoring import counts_by_rule  # noqa: PLC0415

        self.beginResetModel()
        self.rules = rules
        self._counts = counts_by_rule(comparison) if comparison is not None else {}
        self.endResetModel()

    def rowCount(
        self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()
    ) -> int:
        """Override ``QAbstractItemModel.rowCount``."""
        return 0 if parent.isValid() else len(self.rules)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = _ROLE.DisplayRole,
    ) -> Any:
        """Override ``QAbstractItemModel.data``."""
        if not index.isValid() or role != _ROLE.DisplayRole:
            return None
        rule = self.rules[index.row()]
        return f"{rule} — {_covered(self._counts.get(rule))}"


def _covered(count: int | None) -> str:
    translate = QCoreApplication.translate
    if count is None:
        return translate("Ignoring", "nothing is compared")
    if not count:
        return translate("Ignoring", "covers nothing here")
    return translate("Ignoring", "{count} ignored").format(count=f"{count:,}")


def rules_for(course: DiffCourse, key: RowKey) -> tuple[str, ...]:
    """The rules that would cover the difference of a row: its place, its member."""
    finding = course.finding_at(key)
    if finding is None:
        return ()
    is_left = finding.left is not None
    place, item = finding.left or finding.right, course.item(key.pair, is_left=is_left)
    if place is None or item is None:
        return ()
    outer, inner = place.pointer[len(item.pointer) :], place.inner
    if not outer and inner is None:
        return ()  # a whole item: nothing would be left to compare
    around = f"{outer} > {inner}" if inner else outer
    tokens = inner or outer
    names = [t for t in pointer_tokens(tokens) if not t.isdecimal()]
    member = (f"member:{names[-1]}",) if names else ()
    return (f"pointer:{around}", *member)
