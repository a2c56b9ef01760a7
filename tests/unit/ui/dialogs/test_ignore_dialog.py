"""Rules are added, refused in words, and removed; the comparison follows at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from builders import a_function_call, as_json
from inspector.ui.dialogs.ignore_dialog import IgnoreDialog
from inspector.ui.models.opened import opened_text
from inspector.ui.models.workbench import Workbench
from instant_runner import InstantRunner


@pytest.fixture
def workbench(qapp):
    made = Workbench(InstantRunner())
    made.open_text(as_json(a_function_call(id="fc_1")), "a.json")
    right = as_json(a_function_call(id="fc_2"))
    made.compare_with(opened_text(right, "b.json"))
    return made


@pytest.fixture
def dialog(workbench, qtbot):
    made = IgnoreDialog(workbench)
    qtbot.addWidget(made)
    made.show()
    return made


def type_rule(dialog, qtbot, text):
    qtbot.keyClicks(dialog.rule, text)
    qtbot.keyClick(dialog.rule, Qt.Key.Key_Return)


def rows(dialog):
    return [dialog.list.index(n).data() for n in range(dialog.list.rowCount())]


def test_a_typed_rule_holds_at_once(dialog, workbench, qtbot):
    assert not dialog.add_button.isEnabled()
    type_rule(dialog, qtbot, "id")
    assert rows(dialog) == ["member:id — 1 ignored"]
    assert workbench.comparison.findings == ()
    assert dialog.rule.text() == ""


def test_what_is_no_rule_is_refused_in_words(dialog, workbench, qtbot):
    type_rule(dialog, qtbot, "kind:nothing")
    assert dialog.problem.isVisible()
    assert "kind:nothing" in dialog.problem.text()
    assert workbench.comparing.wish.rules == ()
    qtbot.keyClicks(dialog.rule, "x")
    assert not dialog.problem.isVisible()


def test_a_removed_rule_gives_its_differences_back(dialog, workbench, qtbot):
    workbench.comparing.ignore(["member:id", "member:seed"])
    assert not dialog.remove_button.isEnabled()
    dialog.view.setCurrentIndex(dialog.list.index(0))
    dialog.remove_button.click()
    assert rows(dialog) == ["member:seed — covers nothing here"]
    assert len(workbench.comparison.findings) == 1


def test_everything_has_a_name(dialog):
    for part in (dialog.rule, dialog.view):
        assert part.accessibleName()
    assert dialog.windowTitle()
    assert "/arguments > /trace_id" in dialog.note.text()
