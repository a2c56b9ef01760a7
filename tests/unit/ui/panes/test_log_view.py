"""The rows of a log are shown, narrowed, ordered and chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from builders import a_function_call, a_message, an_output
from inspector.core.browsing.selection import Order
from inspector.ui.actions import Actions
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.log_view import LogView
from inspector.ui.theme import theme_named
from instant_runner import InstantRunner
from log_table import a_log
from open_logs import WAIT_MS, judged, small_is_big

__all__ = ["small_is_big"]

RECORDS = (
    a_message("first"),
    a_function_call(call_id="call_1"),
    an_output("정상", call_id="call_1"),
    a_function_call("{", call_id="call_3"),
)


@pytest.fixture
def bench(qtbot, small_is_big, tmp_path):
    made = Workbench(InstantRunner())
    made.open_paths([a_log(tmp_path, *RECORDS)])
    judged(made.desk.log, qtbot)
    yield made
    made.desk.close()


@pytest.fixture
def view(bench, qtbot):
    actions = Actions()
    made = LogView(bench, actions)
    made.actions_kept = actions
    qtbot.addWidget(made)
    made.retranslate()
    made.set_theme(theme_named("dark"))
    made.show_log()
    made.resize(232, 500)
    made.show()
    return made


def rows(view):
    model = view.view.model()
    return [model.row_at(place) for place in range(model.rowCount())]


def narrow(view, wish):
    view.filter.setText(wish)
    view.apply_filter()


def test_all_rows_are_shown_and_counted(view):
    assert rows(view) == [0, 1, 2, 3]
    assert view.shown.text() == "4"
    assert not view.notice.isVisible()


def test_the_filter_narrows_the_list_and_says_how_far(view):
    narrow(view, "type:function_call reason:arguments_parse")
    assert rows(view) == [3]
    assert view.shown.text() == "1 / 4"
    narrow(view, "name:nobody")
    assert view.nothing.isVisible()
    narrow(view, "")
    assert not view.nothing.isVisible()


def test_words_are_looked_for_in_the_text(view, bench, qtbot):
    narrow(view, "\\uc815")
    qtbot.waitUntil(lambda: rows(view) == [2], timeout=WAIT_MS)


def test_a_click_on_a_count_filters_by_it_and_another_takes_it_back(view, qtbot):
    place = view.counts_view.visualRect(view.counts.index(2)).center()
    port, button = view.counts_view.viewport(), Qt.MouseButton.LeftButton
    qtbot.mouseClick(port, button, pos=place)
    assert view.filter.text() == view.counts.count_at(2).term
    assert len(rows(view)) == view.counts.count_at(2).number
    assert view.counts.count_at(2).is_chosen
    qtbot.mouseClick(port, button, pos=place)
    assert view.filter.text() == ""
    assert len(rows(view)) == 4


def test_a_count_can_be_chosen_with_the_keyboard(view, qtbot):
    view.counts_view.setFocus()
    view.counts_view.setCurrentIndex(view.counts.index(1))
    qtbot.keyClick(view.counts_view, Qt.Key.Key_Return)
    assert view.filter.text() == view.counts.count_at(1).term


def test_rows_are_ordered_by_verdict(view, bench):
    view.order.setCurrentIndex(1)
    view.order.activated.emit(1)
    assert bench.desk.sieve.order is Order.VERDICT
    assert rows(view)[0] == 3


def test_the_worst_rows_are_in_sight_once_they_are_ordered_so(view, bench, qtbot):
    view.resize(232, 200)
    qtbot.waitUntil(lambda: view.view.verticalScrollBar().maximum() > 0)
    bench.desk.choose_row(2)
    view.view.scrollToBottom()
    view.order.activated.emit(1)
    assert view.view.verticalScrollBar().value() == 0
    bench.desk.choose_row(0)  # the last one in this order
    assert view.view.verticalScrollBar().value() > 0


def test_figures_are_never_cut_off(view):
    view.shown.setText("1,000,000 / 1,000,000")
    wanted = view.shown.heightForWidth(view.shown.width())
    assert wanted > view.shown.fontMetrics().height() * 1.5
    view.layout().activate()
    assert view.shown.height() >= wanted


def test_choosing_a_row_opens_its_record(view, bench, qtbot):
    area = view.view.visualRect(view.view.model().index(1))
    qtbot.mouseClick(view.view.viewport(), Qt.MouseButton.LeftButton, pos=area.center())
    assert bench.opened.label == "log.jsonl:2"
    qtbot.keyClick(view.view, Qt.Key.Key_Down)
    assert bench.opened.label == "log.jsonl:3"


def test_what_is_chosen_elsewhere_is_marked(view, bench):
    bench.desk.choose_line(3)
    assert view.view.currentIndex().row() == 2
    narrow(view, "type:message")
    assert not view.view.selectionModel().hasSelection()


def test_a_notice_offers_what_helps(view, bench, qtbot):
    bench.desk.judge_again()
    bench.desk.cancel()
    assert view.notice.text().startswith("Stopped")
    assert view.notice_button.defaultAction() is view.actions_kept["read-again"]
    assert isinstance(view.notice_button.defaultAction(), QAction)


def test_another_notice_leaves_nothing_of_the_one_before(view, bench, qtbot):
    bench.desk.follow(True)
    view.tell_notice()
    assert view.notice_button.defaultAction() is view.actions_kept["follow"]
    bench.desk.follow(False)
    bench.desk.cancel()
    view.tell_notice()
    assert view.notice_button.actions() == [view.actions_kept["read-again"]]


def test_everything_that_takes_keys_has_a_name(view):
    for part in (view.filter, view.order, view.view, view.counts_view):
        assert part.accessibleName(), part
