"""How often each verdict and each rule occurs in a log, as rows that filter it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    Qt,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from PySide6.QtCore import QPersistentModelIndex

    from inspector.core.browsing.rows import LogRows

COUNT = Qt.ItemDataRole.UserRole
"""The role of a row's `Count`."""

_ROLE = Qt.ItemDataRole
_BLOCKING = ("namespaced", "status", "arguments_type", "arguments_parse")
_MARKS = {
    **dict.fromkeys((*_BLOCKING, "arguments_schema"), "block"),
    "not_function_call": "neutral",
    "ok": "ok",
    "unchecked": "unchecked",
}


class Count(NamedTuple):
    """One row: a heading, or how often something occurs."""

    word: str
    number: int | None = None
    """None for a heading."""

    mark: str = ""
    term: str = ""
    """What filters the log by it, as a person would type it."""

    is_chosen: bool = False


class LogCounts(QAbstractListModel):
    """One row a verdict or rule that occurs, below two headings."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._counts: tuple[Count, ...] = ()

    def show(self, rows: LogRows | None, wish: str) -> None:
        """Show the counts of now; a row is chosen where the filter asks for it."""
        counts = tuple(_counts_of(rows, wish)) if rows is not None else ()
        if [c.term for c in counts] == [c.term for c in self._counts]:
            self._counts = counts
            if counts:
                self.dataChanged.emit(self.index(0), self.index(len(counts) - 1))
            return
        self.beginResetModel()
        self._counts = counts
        self.endResetModel()

    def count_at(self, row: int) -> Count:
        """One row."""
        return self._counts[row]

    def rowCount(
        self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()
    ) -> int:
        """Override ``QAbstractItemModel.rowCount``."""
        return 0 if parent.isValid() else len(self._counts)

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        """Override ``QAbstractItemModel.flags``: headings cannot be chosen."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if self._counts[index.row()].number is None:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = _ROLE.DisplayRole,
    ) -> Any:
        """Override ``QAbstractItemModel.data``."""
        if not index.isValid():
            return None
        count = self._counts[index.row()]
        if role == COUNT:
            return count
        if role == _ROLE.DisplayRole:
            return count.word
        if role in (_ROLE.AccessibleTextRole, _ROLE.ToolTipRole):
            return _spoken(count)
        return None


def toggled(wish: str, term: str) -> str:
    """A filter with a term more; without it where it had it.

    A field is asked for once: another reason takes the place of the first.
    """
    field = term.partition(":")[0] + ":"
    words = wish.split()
    kept = [word for word in words if not word.startswith(field)]
    return " ".join(kept if term in words else [*kept, term])


def _counts_of(rows: LogRows, wish: str) -> Iterator[Count]:
    translate = QCoreApplication.translate
    words = wish.split()
    parts: tuple[tuple[str, str, Mapping[str, int]], ...] = (
        (translate("Log", "Verdicts"), "reason", rows.reasons()),
        (translate("Log", "Rules"), "rule", rows.rules()),
    )
    for heading, field, counts in parts:
        if counts:
            yield Count(heading)
        for name, count in counts.items():
            term = f"{field}:{name}"
            mark = _MARKS.get(name, "") if field == "reason" else ""
            yield Count(str(name), count, mark, term, is_chosen=term in words)


def _spoken(count: Count) -> str:
    if count.number is None:
        return count.word
    translate = QCoreApplication.translate
    words = translate("Log", "{word}: {count}").format(
        word=count.word, count=f"{count.number:,}"
    )
    chosen = translate("Log", "the list shows these only")
    return f"{words}, {chosen}" if count.is_chosen else words
