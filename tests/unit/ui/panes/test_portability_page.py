"""The tab about portability."""

from __future__ import annotations

import pytest

from inspector.ui.panes.portability_page import PortabilityPage
from schema_studies import LOOSE, a_study


@pytest.fixture
def page(qtbot):
    made = PortabilityPage()
    qtbot.addWidget(made)
    made.resize(600, 400)
    made.retranslate("en")
    with qtbot.waitExposed(made):
        made.show()
    made.show_study(a_study(LOOSE))
    return made


def place(page, pointer, name):
    table = page.view.table
    row = next(n for n, r in enumerate(table.rows) if r.use.pointer == pointer)
    return row, [c.dialect.name for c in table.columns].index(name)


def test_the_table_stands_below_a_summary(page):
    assert page.standing.sentence.text().startswith("Refused in part:")
    assert page.view.isVisible()
    assert page.list_height(300) >= 104


def test_choosing_a_cell_tells_its_place(page, qtbot):
    row, column = place(page, "/properties/level/enum", "gemini")
    with qtbot.waitSignal(page.place_chosen) as told:
        page.view.cell_chosen.emit(row, column)
    assert told.args == [page.view.table.rows[row].use.span]


def test_message_place_value_and_evidence_can_be_copied(page):
    texts = dict(page.copies(*place(page, "/properties/level/enum", "gemini")))
    assert texts["Copy message"].startswith("/properties/level/enum: Gemini")
    assert "[1, 2]" in texts["Copy what stands there"]
    assert "GEM-4e" in texts["Copy evidence"]


def test_where_nothing_is_claimed_no_evidence_can_be_copied(page):
    table = page.view.table
    row, column = next(
        (r, c)
        for r, each in enumerate(table.rows)
        for c, cell in enumerate(each.cells)
        if cell is None
    )
    assert dict(page.copies(row, column))["Copy evidence"] is None


def test_while_the_answer_is_awaited_there_is_no_table(page):
    page.show_study(None)
    assert not page.view.isVisible()
    assert page.list_height(300) == 0
