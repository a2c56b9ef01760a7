"""Lines are gone to, in a log and in any text."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from builders import a_function_call, a_message, an_output, as_json
from inspector.ui.dialogs.line_dialog import LineDialog
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.log_wishes import LogWishes
from instant_runner import InstantRunner
from log_table import a_log
from open_logs import WAIT_MS, judged, small_is_big

__all__ = ["small_is_big"]


@pytest.fixture
def wishes(qtbot, small_is_big):
    window = QWidget()
    qtbot.addWidget(window)
    bench = Workbench(InstantRunner())
    made = LogWishes(bench, window)
    made.bench, made.window_kept = bench, window
    yield made
    bench.desk.close()


def asked(wishes):
    wishes.ask_for_line()
    return wishes.window_kept.findChild(LineDialog)


@pytest.fixture
def log(wishes, tmp_path, qtbot):
    bench = wishes.bench
    bench.open_paths([a_log(tmp_path, *(a_message(str(n)) for n in range(5)))])
    judged(bench.desk.log, qtbot)
    qtbot.waitUntil(lambda: bench.desk.log.index.count == 5, timeout=WAIT_MS)
    return bench.desk.log


def test_nothing_is_asked_where_nothing_is_open(wishes):
    assert asked(wishes) is None


def test_a_line_of_a_text_is_selected(wishes):
    wishes.bench.open_text('{\n  "type": "message"\n}', "x")
    asked(wishes).line_chosen.emit(2)
    span = wishes.bench.choice.place.span
    assert wishes.bench.opened.text[span.start : span.end] == '  "type": "message"'


def test_a_line_of_a_log_is_opened(wishes, log):
    asked(wishes).line_chosen.emit(4)
    assert wishes.bench.opened.label == "log.jsonl:4"


def test_steps_go_through_the_log_or_through_the_items(wishes, log):
    starts = wishes.starts()
    starts["next-item"]()
    assert wishes.bench.desk.row == 1
    starts["previous-item"]()
    assert wishes.bench.desk.row == 0
    wishes.bench.open_text('[{"type":"message"},{"type":"message"}]', "x")
    starts["next-item"]()
    assert wishes.bench.choice.index == 1


def test_the_other_half_of_a_pair_may_stand_in_another_line(wishes, tmp_path, qtbot):
    bench = wishes.bench
    filler = [a_message(str(n)) for n in range(3)]
    pair = a_function_call(), *filler, an_output()
    bench.open_paths([a_log(tmp_path, *pair)])
    judged(bench.desk.log, qtbot)
    bench.desk.choose_row(0)
    wishes.go_to_partner()
    assert bench.opened.label == "log.jsonl:5"
    wishes.go_to_partner()
    assert bench.opened.label == "log.jsonl:1"
    bench.desk.choose_row(2)
    wishes.go_to_partner()
    assert bench.desk.row == 2


def test_the_other_half_in_the_same_text_goes_first(wishes):
    pair = as_json([a_function_call(), an_output()])
    wishes.bench.open_text(pair, "x")
    first = wishes.bench.choice.index
    wishes.go_to_partner()
    assert wishes.bench.choice.index == 1 - first


def test_a_log_is_followed_as_long_as_the_action_is_checked(wishes, log):
    action = QAction(checkable=True)
    wishes.offer_following(action)
    action.setChecked(True)
    assert log.is_following
    wishes.bench.open_text("{}", "x")
    assert not action.isChecked()
