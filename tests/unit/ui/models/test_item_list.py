"""Rows are looked up, whatever is filtered away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from builders import a_function_call, a_message, a_response, an_output, as_json
from growth import assert_soon
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.pairing.links import links_of
from inspector.ui.models.item_list import SUMMARY, ItemList


@pytest.fixture
def inspection():
    items = [a_function_call(), a_message(), a_function_call('{"region":"x"}')]
    return inspect_content(as_json(a_response(*items)))


@pytest.fixture
def model(qapp):
    return ItemList()


def test_it_is_a_model_as_qt_wants_it(model, inspection, qtmodeltester):
    model.show(inspection)
    qtmodeltester.check(model)


def test_each_item_has_a_row(model, inspection):
    model.show(inspection)
    assert model.rowCount() == model.total == 3
    assert model.index(1).data() == "message"
    assert model.index(2).data(SUMMARY).mark == "block"


def test_the_whole_row_is_told_to_whoever_cannot_see_it(model, inspection):
    model.show(inspection)
    spoken = model.index(2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("2, function_call, get_sales_report")


def test_filtered_rows_keep_the_numbers_of_their_items(model, inspection):
    model.show(inspection, [0, 2])
    assert model.rowCount() == 2
    assert model.total == 3
    assert model.item_at(1) == 2
    assert model.row_of(2) == 1
    assert model.row_of(1) is None


def test_nothing_open_is_nothing_shown(model, inspection):
    model.show(inspection)
    model.show(None)
    assert model.rowCount() == 0
    assert model.row_of(0) is None
    assert model.row_of(None) is None


def test_words_can_be_written_anew(model, inspection, qtbot):
    model.show(inspection)
    with qtbot.waitSignal(model.dataChanged) as told:
        model.forget_words()
    assert (told.args[0].row(), told.args[1].row()) == (0, 2)


def test_a_hundred_thousand_items_are_shown_at_once(model, inspection):
    many = type("Many", (), {"items": inspection.items * 34_000})

    def show():
        model.show(many)
        for row in range(50_000, 50_040):
            model.index(row).data(SUMMARY)

    assert_soon(show, 0.2)


def test_the_rows_of_a_call_and_its_output_name_each_other(model):
    text = as_json([a_function_call(), a_message(), an_output()])
    inspection = inspect_content(text)
    links = links_of([each.item for each in inspection.items])
    model.show(inspection, links=links)
    assert [model.index(row).data(SUMMARY).partner for row in range(3)] == [
        "2",
        "",
        "0",
    ]
