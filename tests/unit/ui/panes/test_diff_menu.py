"""The menu of a comparison pairs, lists, and copies what differs as a patch."""

from __future__ import annotations

import json

import pytest
from PySide6.QtGui import QGuiApplication

from builders import a_function_call, a_response, as_json
from diffs import calls
from inspector.core.diff.response_keys import ResponsesBy
from inspector.ui.models.diff_selection import Spot
from inspector.ui.models.diff_sheet import HEADING, RowKey
from inspector.ui.models.opened import opened_text
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.diff_menu import WAYS
from inspector.ui.panes.diff_pane import DiffPane
from instant_runner import InstantRunner


@pytest.fixture
def compare(qtbot):
    def compare(left, right):
        workbench = Workbench(InstantRunner())
        pane = DiffPane(workbench)
        qtbot.addWidget(pane)
        pane.resize(1100, 340)
        pane.retranslate()
        pane.show()
        workbench.open_text(left, "a.json")
        workbench.compare_with(opened_text(right, "b.json"))
        return workbench, pane

    return compare


def test_every_way_of_the_core_is_offered():
    assert set(WAYS) == set(ResponsesBy)


def test_responses_are_paired_as_chosen(compare):
    def log(*numbers):
        bodies = (a_response(a_function_call(), id=f"resp_{n}") for n in numbers)
        return "\n".join(map(as_json, bodies))

    workbench, pane = compare(log(1, 2), log(2, 1))
    pane.menu.menu.aboutToShow.emit()
    by_text = {a.text(): a for a in pane.menu.ways.actions()}
    assert by_text["Whatever both have"].isChecked()
    by_text["Position"].trigger()
    assert workbench.comparison.responses.by == "position"


def test_the_pair_of_the_caret_is_copied_as_a_patch(compare):
    right = calls(3)
    right[2]["name"] = "other"
    _, pane = compare(as_json(calls(3)), as_json(right))
    pane.parts.view.move_caret(Spot(RowKey(2, HEADING), 0))
    pane.menu.menu.aboutToShow.emit()
    assert pane.menu.patch.isEnabled()
    pane.menu.patch.trigger()
    patch = json.loads(QGuiApplication.clipboard().text())
    assert patch == [{"op": "replace", "path": "/name", "value": "other"}]


def test_an_item_without_a_partner_has_no_patch(compare):
    _, pane = compare(as_json(calls(2)), as_json(calls(1)))
    pane.parts.view.move_caret(Spot(RowKey(1, HEADING), 0))
    pane.menu.menu.aboutToShow.emit()
    assert not pane.menu.patch.isEnabled()


def test_pairs_are_listed_where_there_are_several_and_room(compare):
    _, pane = compare(as_json(calls(2)), as_json(calls(2)))
    assert pane.parts.pairs.isVisible()
    pane.menu.pairs.setChecked(False)
    assert not pane.parts.pairs.isVisible()
    pane.menu.pairs.setChecked(True)
    pane.resize(600, 340)
    assert not pane.parts.pairs.isVisible()
    _, single = compare(as_json(calls(1)), as_json(calls(1)))
    assert not single.parts.pairs.isVisible()


def test_a_chosen_pair_is_gone_to(compare):
    right = calls(9)
    right[7]["name"] = "other"
    _, pane = compare(as_json(calls(9)), as_json(right))
    pane.parts.pairs.selectRow(7)
    assert pane.parts.view.current[0].pair == 7
    pane.parts.pairs.selectRow(5)
    assert pane.parts.view.selection.caret.key == RowKey(5, HEADING)
    assert pane.parts.view.current is None
    pane.steps.step(1)
    assert pane.parts.pairs.currentIndex().row() == 7


def test_everything_is_named(compare):
    _, pane = compare(as_json(calls(1)), as_json(calls(1)))
    actions = pane.menu.menu.actions() + pane.menu.ways.actions()
    assert all(action.text() for action in actions if not action.isSeparator())
    assert pane.controls.more.text() == "More"
