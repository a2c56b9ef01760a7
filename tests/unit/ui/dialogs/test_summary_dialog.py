"""Figures of both sides follow what is compared and lead to what they count."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_response, as_json
from inspector.ui.dialogs.summary_dialog import SummaryDialog
from inspector.ui.models.opened import opened_text
from inspector.ui.models.workbench import Workbench
from inspector.ui.theme import theme_named
from instant_runner import InstantRunner


def a_log(*arguments):
    bodies = (
        a_response(a_function_call(text, call_id=f"call_{n}"), id=f"resp_{n}")
        for n, text in enumerate(arguments)
    )
    return "\n".join(map(as_json, bodies))


@pytest.fixture
def workbench(qapp):
    made = Workbench(InstantRunner())
    made.open_text(a_log("{", "{}"), "old.jsonl")
    made.compare_with(opened_text(a_log("{}", "{}"), "new.jsonl"))
    return made


@pytest.fixture
def dialog(workbench, qtbot):
    made = SummaryDialog(workbench, theme_named("light"))
    qtbot.addWidget(made)
    made.show()
    return made


def cell(dialog, title, column):
    table = dialog.table
    titles = [table.index(row, 0).data() for row in range(table.rowCount())]
    return table.index(titles.index(title), column)


def test_both_sides_are_named_and_counted(dialog):
    assert "old.jsonl → new.jsonl" in dialog.title.text()
    assert cell(dialog, "Responses", 2).data() == "2"
    assert "Newcombe" in dialog.legend.text()


def test_a_number_lists_its_places_and_one_of_them_is_told(dialog):
    dialog.view.setCurrentIndex(cell(dialog, "Arguments that parse", 2))
    assert dialog.places.rowCount() == 1
    told = []
    dialog.place_chosen.connect(lambda *what: told.append(what))
    dialog.place_view.activated.emit(dialog.places.index(0))
    ((is_left, where),) = told
    assert is_left
    assert where.item == 0


def test_a_number_without_places_lists_none(dialog):
    dialog.view.setCurrentIndex(cell(dialog, "Arguments that parse", 3))
    assert dialog.places.rowCount() == 0
    assert not dialog.place_view.isEnabled()


def test_another_comparison_is_counted_anew(dialog, workbench):
    workbench.compare_with(opened_text(a_log("{}"), "third.jsonl"))
    assert cell(dialog, "Responses", 3).data() == "1"
    workbench.close_comparison()
    assert dialog.table.rowCount() == 0
    assert dialog.title.text() == "Nothing is compared."


@pytest.mark.parametrize("width", [560, 1800])
def test_the_last_column_is_never_narrower_than_its_numbers(dialog, width):
    dialog.resize(width, 600)
    last = dialog.table.columnCount() - 1
    needed = dialog.view.sizeHintForColumn(last)
    assert dialog.view.columnWidth(last) >= needed
    across = dialog.view.horizontalHeader()
    assert across.length() >= dialog.view.viewport().width()
