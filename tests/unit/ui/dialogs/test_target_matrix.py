"""The table of all targets follows the window, and never shows an older text."""

from __future__ import annotations

import pytest

from builders import a_function_call, an_output, as_json
from inspector.ui.dialogs.target_matrix import TargetMatrix
from inspector.ui.models.workbench import Workbench
from inspector.ui.theme import theme_named
from instant_runner import PatientRunner

TEXT = as_json([a_function_call(), an_output()])


@pytest.fixture
def runner(qapp):
    return PatientRunner()


@pytest.fixture
def bench(runner):
    made = Workbench(runner)
    made.open_text(TEXT, "x")
    drained(runner)
    return made


@pytest.fixture
def dialog(bench, qtbot):
    made = TargetMatrix(bench, theme_named("light"))
    qtbot.addWidget(made)
    return made


def drained(runner):
    while runner.waiting:
        runner.let_through()


def test_while_it_is_weighed_that_is_said_and_nothing_can_be_copied(dialog, runner):
    assert dialog.standing.sentence.text() == "All targets are being weighed …"
    assert not dialog.copy_button.isEnabled()
    drained(runner)
    assert dialog.standing.sentence.text().startswith("Items: 2. Targets: 15.")
    assert dialog.copy_button.isEnabled()


def test_a_new_text_clears_the_old_answers_at_once(dialog, bench, runner):
    drained(runner)
    bench.open_text(as_json([a_function_call()]), "y")
    assert dialog.table.rowCount() == 0
    assert dialog.standing.sentence.text().startswith("Nothing is open")
    drained(runner)
    assert dialog.table.rowCount() == 1


def test_another_target_alone_keeps_the_answers(dialog, bench, runner):
    drained(runner)
    weighed = dialog.table.weighed
    bench.set_target("openai")
    drained(runner)
    assert bench.inspection.target == "openai"
    assert dialog.table.weighed is weighed


def test_a_closed_table_waits_for_nothing(dialog, runner):
    dialog.done(0)
    drained(runner)
    assert dialog.table.weighed is None
