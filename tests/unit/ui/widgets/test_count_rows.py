"""Rows of counts are painted with mark, word and number."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractListModel, QPoint, Qt

from inspector.ui.models.log_counts import Count
from inspector.ui.theme import theme_named
from inspector.ui.widgets.count_rows import ROW_HEIGHT, CountRows
from inspector.ui.widgets.row_list import RowList

ROWS = (
    Count("Verdicts"),
    Count("ok", 1_234, "ok", "reason:ok"),
    Count("arguments_schema", 7, "block", "reason:arguments_schema", is_chosen=True),
)


class Counts(QAbstractListModel):
    def rowCount(self, parent=None):
        return len(ROWS)

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        return ROWS[index.row()] if role == Qt.ItemDataRole.UserRole else None


@pytest.fixture(params=["light", "dark"])
def picture(qtbot, request):
    view, theme = RowList(ROW_HEIGHT), theme_named(request.param)
    qtbot.addWidget(view)
    view.kept = Counts(), CountRows(theme, Qt.ItemDataRole.UserRole)
    view.setModel(view.kept[0])
    view.setItemDelegate(view.kept[1])
    view.resize(220, 3 * ROW_HEIGHT)
    view.show()
    return view.viewport().grab().toImage(), theme


def test_a_chosen_row_has_another_ground(picture):
    image, theme = picture
    chosen = image.pixelColor(QPoint(3, 2 * ROW_HEIGHT + 2))
    assert chosen == theme.colour("sel")
    assert image.pixelColor(QPoint(3, ROW_HEIGHT + 2)) != chosen


def test_a_mark_stands_before_a_count_and_none_before_a_heading(picture):
    image, theme = picture

    def colours(row):
        middle = row * ROW_HEIGHT + ROW_HEIGHT // 2
        return {image.pixelColor(QPoint(x, middle)).name() for x in range(12, 24)}

    assert theme.colour("ok").name() in colours(1)
    assert theme.colour("block").name() in colours(2)
    assert theme.colour("ok").name() not in colours(0)
