"""Steps lead from finding to finding, in the other panes too."""

from __future__ import annotations

import pytest

from builders import a_function_call, as_json
from diffs import calls
from inspector.ui.models.opened import opened_text
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.diff_pane import DiffPane
from instant_runner import InstantRunner


@pytest.fixture
def pane(qtbot):
    workbench = Workbench(InstantRunner())
    made = DiffPane(workbench)
    qtbot.addWidget(made)
    made.resize(1000, 340)
    made.retranslate()
    made.show()
    right = calls(3)
    right[0]["id"], right[2]["name"] = "fc_9", "other"
    workbench.open_text(as_json(calls(3)), "a.json")
    workbench.compare_with(opened_text(as_json(right), "b.json"))
    return made


def current(pane):
    key = pane.parts.view.current[0]
    return key.pair, pane.parts.view.line_at(key, is_left=False).text.strip()


def test_what_blocks_comes_first_and_steps_go_round(pane):
    assert current(pane) == (2, '"name": "other",')
    pane.steps.step(1)
    assert current(pane) == (0, '"id": "fc_9",')
    pane.steps.step(1)
    assert current(pane) == (2, '"name": "other",')


def test_a_step_chooses_the_item_in_the_other_panes(pane):
    pane.steps.step(1)
    assert pane._workbench.choice.index == 0


def test_a_step_opens_a_closed_pair_and_nothing_else(pane):
    sheet = pane.parts.view.sheet
    sheet.set_open(0, is_open=False)
    pane.steps.step(1)
    assert sheet.is_open(0)
    assert not sheet.is_open(1)


def test_nothing_to_step_through_is_no_fault(pane):
    pane.steps.show(None)
    pane.steps.step(1)
    pane.steps.settle()


def test_a_single_step_wish_without_differences_goes_nowhere(qtbot):
    workbench = Workbench(InstantRunner())
    made = DiffPane(workbench)
    qtbot.addWidget(made)
    text = as_json(a_function_call())
    workbench.open_text(text, "a.json")
    workbench.compare_with(opened_text(text, "b.json"))
    made.steps.step(1)
    assert made.parts.view.current is None
