"""Filter, order and search go on while a log grows."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, an_output
from inspector.core.browsing.selection import Order
from inspector.ui.models.log_sieve import LogSieve
from inspector.ui.models.open_log import OpenLog
from instant_runner import InstantRunner
from log_table import a_log
from open_logs import WAIT_MS, HelperThread, big, judged

RECORDS = (
    a_message("first"),
    a_function_call('{"region":"apac"}', call_id="call_1"),
    an_output("정상", call_id="call_1"),
    a_function_call("{", call_id="call_3"),
    an_output(call_id="call_9"),
)


@pytest.fixture
def log(qtbot, tmp_path):
    made = OpenLog(big(a_log(tmp_path, *RECORDS)), InstantRunner(), helper=HelperThread)
    yield made
    made.close()


@pytest.fixture
def sieve(log):
    made = LogSieve(log, InstantRunner(), helper=HelperThread)
    log.open(None, "open-responses")
    yield made
    made.close()


def shown(sieve):
    return [sieve.selection.row_at(n) for n in range(len(sieve.selection))]


def settled(log, sieve, qtbot):
    judged(log, qtbot)
    qtbot.waitUntil(lambda: not sieve.is_searching, timeout=WAIT_MS)


def test_rows_come_as_they_are_judged(log, sieve, qtbot):
    judged(log, qtbot)
    assert shown(sieve) == [0, 1, 2, 3, 4]


def test_a_filter_set_before_rows_come_holds_for_them(log, sieve, qtbot):
    sieve.filter("type:function_call_output")
    judged(log, qtbot)
    assert shown(sieve) == [2, 4]
    assert sieve.is_narrowed


def test_an_order_set_before_rows_come_holds_for_them(log, sieve, qtbot):
    sieve.sort(Order.VERDICT)
    judged(log, qtbot)
    marks = [log.rows[row].mark for row in shown(sieve)]
    assert marks[:2] == ["block", "block"]
    assert marks == sorted(marks, key=("block", "warn", "unchecked", "neutral").index)


@pytest.mark.parametrize("is_early", [True, False])
@pytest.mark.parametrize(
    "case",
    [
        ("정상", [2]),
        ("\\uc815", [2]),
        ("region reason:unchecked", [1]),
        ("call_1", [1, 2]),
        ("rule:pairing/orphan-output", [4]),
        ("nothing-like-it", []),
    ],
)
def test_words_are_looked_for_in_the_text(log, sieve, qtbot, is_early, case):
    wish, rows = case
    if not is_early:
        judged(log, qtbot)
    sieve.filter(wish)
    settled(log, sieve, qtbot)
    assert shown(sieve) == rows


def test_the_list_grows_where_nothing_changes_that_is_shown(log, sieve, qtbot):
    judged(log, qtbot)
    sieve.filter("type:message")
    log.rows_changed.disconnect(sieve.select)
    with qtbot.waitSignal(sieve.grown, timeout=WAIT_MS):
        log.judge_again(None, "open-responses")
    judged(log, qtbot)
    assert shown(sieve) == [0]


def test_the_same_words_are_not_searched_again(log, sieve, qtbot):
    judged(log, qtbot)
    sieve.filter("call_1")
    settled(log, sieve, qtbot)
    search = sieve._search
    sieve.filter("call_1 type:function_call_output")
    assert sieve._search is search
    assert shown(sieve) == [2]
    sieve.filter("")
    assert shown(sieve) == [0, 1, 2, 3, 4]
    assert search.helper.is_stopped


def test_a_search_can_be_stopped_and_says_so(log, sieve, qtbot):
    judged(log, qtbot)
    sieve.filter("call_1")
    sieve.is_searching = True
    with qtbot.waitSignal(sieve.search_changed):
        sieve.stop_search()
    assert sieve.is_stopped
    sieve.filter("call_1")
    assert not sieve.is_stopped
    settled(log, sieve, qtbot)
    assert shown(sieve) == [1, 2]


def test_a_log_that_is_judged_anew_is_filtered_anew(log, sieve, qtbot):
    sieve.filter("call_1")
    settled(log, sieve, qtbot)
    log.judge_again(None, "openai")
    assert shown(sieve) == []
    settled(log, sieve, qtbot)
    assert shown(sieve) == [1, 2]
