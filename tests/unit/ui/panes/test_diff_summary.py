"""A figure leads to its item on the left, and to its pair on the right."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_response, as_json
from inspector.core.summary.observed import Where
from inspector.ui.models.opened import opened_text
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.diff_pane import DiffPane
from inspector.ui.theme import theme_named
from instant_runner import InstantRunner


def a_log(*numbers):
    return "\n".join(
        as_json(
            a_response(
                a_function_call(id=f"fc_{n}", call_id=f"call_{n}"), id=f"resp_{n}"
            )
        )
        for n in numbers
    )


@pytest.fixture
def pane(qtbot):
    workbench = Workbench(InstantRunner())
    made = DiffPane(workbench)
    qtbot.addWidget(made)
    made.retranslate()
    made.show()
    workbench.open_text(a_log(0, 1, 2), "old.jsonl")
    workbench.compare_with(opened_text(a_log(2, 0, 1), "new.jsonl"))
    made.bench = workbench
    return made


def caret_pair(pane):
    key = pane.parts.view.selection.caret.key
    return pane.course.comparison.pairs[key.pair].pair


def test_a_place_on_the_left_chooses_its_item(pane):
    dialog = pane.summary.show_dialog()
    dialog.place_chosen.emit(True, Where(0, 3, "/output/0", 2))
    assert pane.bench.choice.index == 2
    assert caret_pair(pane).left.index == 2
    dialog.reject()


def test_a_place_on_the_right_shows_its_pair(pane):
    dialog = pane.summary.show_dialog()
    dialog.place_chosen.emit(False, Where(1, 2, "/output/0", 1))
    assert caret_pair(pane).right.index == 1
    dialog.place_chosen.emit(False, Where(1, 3, ""))
    assert caret_pair(pane).right.index == 2
    dialog.reject()


def test_a_place_that_is_gone_does_no_harm(pane):
    dialog = pane.summary.show_dialog()
    dialog.place_chosen.emit(False, Where(1, 99, "", None))
    pane.bench.close_comparison()
    dialog.place_chosen.emit(False, Where(1, 1, "", 0))
    dialog.reject()


def test_one_dialog_is_enough_and_wears_the_theme(pane):
    dialog = pane.summary.show_dialog()
    assert pane.summary.show_dialog() is dialog
    pane.set_theme(theme_named("dark"))
    assert dialog.view.itemDelegate().theme is theme_named("dark")
    dialog.reject()
