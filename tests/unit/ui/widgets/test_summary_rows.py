"""Charts tell both sides apart by shape, and show the interval of a share."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractTableModel, Qt
from PySide6.QtWidgets import QTableView

from inspector.core.report.summary_rows import SummaryCell
from inspector.ui.models.summary_table import BELOW, CELLS, CHART, COLUMNS
from inspector.ui.theme import theme_named
from inspector.ui.widgets.summary_rows import ROW_HEIGHT, SummaryRows

HALF = SummaryCell("50 %", "50 % (1 / 2)", 0.5, (0.1, 0.9), ())
NOTHING = SummaryCell("", "not logged", None, None, ())


class Model(QAbstractTableModel):
    cells = (HALF, HALF)

    def rowCount(self, parent=None):
        return 1

    def columnCount(self, parent=None):
        return len(COLUMNS)

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        values = {CELLS: self.cells, BELOW: "of calls" if not index.column() else ""}
        if role == Qt.ItemDataRole.DisplayRole:
            return "Arguments that parse"
        return values.get(role)


@pytest.fixture
def view(qtbot):
    made = QTableView()
    qtbot.addWidget(made)
    made.setModel(Model(made))
    rows = SummaryRows(made)
    made.setItemDelegate(rows)
    made.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
    made.resizeColumnsToContents()
    made.resize(900, 120)
    made.show()
    return made


def colours(view, column=CHART):
    area = view.visualRect(view.model().index(0, column))
    image = view.viewport().grab(area).toImage()
    return [
        [image.pixelColor(x, y).name() for x in range(image.width())]
        for y in range(image.height())
    ]


def test_the_left_bar_is_hollow_and_the_right_one_filled(view):
    info = theme_named("light").colour("info").name()
    counts = [row.count(info) for row in colours(view)]
    half = ROW_HEIGHT // 2
    hollow, filled = sum(counts[:half]), sum(counts[half:])
    assert 0 < hollow < filled * 0.7


def test_an_interval_is_drawn_beyond_the_bar(view):
    text = theme_named("light").colour("text").name()
    reach = max(x for row in colours(view) for x, c in enumerate(row) if c == text)
    assert reach > 0.8 * 176


def test_nothing_logged_has_no_bar(view):
    view.model().cells = (NOTHING, NOTHING)
    info = theme_named("light").colour("info").name()
    assert not any(info in row for row in colours(view))


def test_it_is_painted_in_the_theme(view):
    view.itemDelegate().theme = theme_named("dark")
    view.viewport().update()
    info = theme_named("dark").colour("info").name()
    assert any(info in row for row in colours(view))
