"""The portability of a schema as a table of words and marks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from growth import assert_soon
from inspector.ui.models.portability_table import BELOW, MARK, PortabilityTable
from schema_studies import LOOSE, a_study

DOWN, ACROSS = Qt.Orientation.Vertical, Qt.Orientation.Horizontal


@pytest.fixture
def table():
    made = PortabilityTable()
    made.show(a_study(LOOSE))
    return made


def cell(table, pointer, name):
    row = next(n for n, r in enumerate(table.rows) if r.use.pointer == pointer)
    column = [c.dialect.name for c in table.columns].index(name)
    return table.index(row, column)


def test_a_cell_has_a_word_a_mark_a_tip_and_a_voice(table):
    index = cell(table, "/properties/level/enum", "gemini")
    assert index.data() == "refused"
    assert index.data(MARK) == "block"
    assert "GEM-4e" in index.data(Qt.ItemDataRole.ToolTipRole)
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("blocked, /properties/level/enum, Gemini")


def test_headings_say_place_and_feature_provider_and_summary(table):
    index = cell(table, "/properties/level/enum", "gemini")
    assert table.headerData(index.row(), DOWN) == "/properties/level/enum"
    assert "enum" in table.headerData(index.row(), DOWN, BELOW)
    assert table.headerData(index.column(), ACROSS) == "Gemini, parameters"
    assert table.headerData(index.column(), ACROSS, BELOW).startswith("refused ")
    assert table.headerData(index.column(), ACROSS, MARK) == "block"


def test_another_language_changes_cells_and_headings(table, qtbot):
    index = cell(table, "/properties/level/enum", "gemini")
    with qtbot.waitSignals([table.dataChanged, table.headerDataChanged]):
        table.set_language("ko")
    assert index.data() == "거부"


def test_without_a_study_there_is_nothing(table):
    table.show(None)
    assert (table.rowCount(), table.columnCount()) == (0, 0)


def test_a_schema_of_thousands_of_places_is_shown_at_once():
    names = {f"name_{n}": {"type": "string", "minLength": n} for n in range(3_000)}
    study, table = a_study({"properties": names}), PortabilityTable()
    assert_soon(lambda: table.show(study), 0.1)
    assert table.rowCount() >= 3_000
