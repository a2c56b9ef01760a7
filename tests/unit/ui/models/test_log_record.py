"""One record is read and opened as a text."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_response, an_output, as_json
from inspector.ui.models import log_record
from inspector.ui.models.log_record import differences_of, record_of_line, record_of_row
from inspector.ui.models.open_log import OpenLog
from inspector.ui.models.opened import RefusedError
from instant_runner import InstantRunner
from log_table import a_log
from open_logs import WAIT_MS, HelperThread, big, judged

RECORDS = (
    a_message("안녕"),
    a_response(a_message(), a_function_call()),
    an_output(call_id="call_9"),
)


@pytest.fixture
def log(qtbot, tmp_path):
    made = OpenLog(big(a_log(tmp_path, *RECORDS)), InstantRunner(), helper=HelperThread)
    made.open(None, "open-responses")
    judged(made, qtbot)
    qtbot.waitUntil(lambda: made.index.count == 3, timeout=WAIT_MS)
    yield made
    made.close()


def test_the_record_of_a_row_knows_its_place(log):
    (opened,) = record_of_row(log, 2)(None)
    assert opened.text == as_json(RECORDS[1])
    assert opened.raw == opened.text.encode()
    assert opened.label == "log.jsonl:2"
    assert (opened.place.line, opened.place.item) == (2, 1)


def test_what_only_the_log_shows_comes_along(log):
    (opened,) = record_of_row(log, 3)(None)
    ((number, differences),) = opened.place.differences
    assert number == 0
    assert [d.finding.code for d in differences] == ["pairing/orphan-output"]
    assert differences_of(log, 3) == opened.place.differences
    assert differences_of(log, 0) == ()


def test_a_line_can_be_opened_before_it_is_judged(log):
    (opened,) = record_of_line(log, 1)(None)
    assert opened.text == as_json(RECORDS[0])
    assert opened.place.item is None


def test_a_record_that_is_no_longer_there_is_refused(log):
    log.log.path.write_bytes(b"x" * 5000)
    with pytest.raises(RefusedError) as refused:
        record_of_row(log, 2)(None)
    assert refused.value.reason == "record-gone"


def test_a_record_that_is_too_large_is_refused(log, monkeypatch):
    monkeypatch.setattr(log_record, "MOST_BYTES", 20)
    with pytest.raises(RefusedError) as refused:
        record_of_row(log, 0)(None)
    assert refused.value.reason == "record-too-large"


def test_nothing_is_opened_of_a_log_that_was_closed_meanwhile(log):
    reading = record_of_row(log, 2)
    log.close()
    assert reading(None) == []
