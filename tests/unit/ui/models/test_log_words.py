"""The most pressing thing is said, with what can be done about it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from inspector.core.browsing.channel import Reach
from inspector.core.browsing.log_file import FileState
from inspector.core.errors import InspectorError
from inspector.ui.models.judged_rows import Judging
from inspector.ui.models.log_words import notice_of, words_without_record

QUIET = {
    "error": None,
    "file_state": FileState.SAME,
    "judging": Judging.RUNNING,
    "is_following": False,
    "has_changed_on_disk": False,
    "can_follow": True,
    "log": SimpleNamespace(compression=""),
    "reach": Reach(10, is_whole=True),
}


def notice(*, is_stopped=False, **bend):
    log = SimpleNamespace(**{**QUIET, **bend})
    return notice_of(log, SimpleNamespace(is_stopped=is_stopped), "en")


def test_nothing_is_said_where_all_is_well(qapp):
    assert notice() is None
    assert notice(judging=Judging.DONE) is None


GROWN = {"file_state": FileState.GROWN, "has_changed_on_disk": True}


@pytest.mark.parametrize(
    ("bend", "words", "action"),
    [
        ({"error": InspectorError("input-empty", name="x")}, "x: ", "read-again"),
        ({"file_state": FileState.GONE}, "The file is gone", ""),
        ({"file_state": FileState.CHANGED}, "The file was changed", "read-again"),
        ({"judging": Judging.FAILED}, "The check has ended", "read-again"),
        ({"judging": Judging.STOPPED}, "Stopped", "read-again"),
        ({"is_stopped": True}, "The search was stopped", ""),
        ({"is_following": True}, "New lines are read", "follow"),
        (GROWN, "The log has grown", "follow"),
        ({**GROWN, "can_follow": False}, "The log has grown", "read-again"),
        (
            {
                "log": SimpleNamespace(compression="gzip"),
                "reach": Reach(10, is_whole=False),
            },
            "It is being unpacked",
            "",
        ),
    ],
)
def test_each_state_has_its_words(qapp, bend, words, action):
    told = notice(**bend)
    assert told.words.startswith(words)
    assert told.action == action


def test_what_is_lost_goes_before_what_is_new(qapp):
    told = notice(file_state=FileState.GONE, is_following=True, is_stopped=True)
    assert told.words.startswith("The file is gone")


@pytest.mark.parametrize(
    ("judging", "rows", "row", "said"),
    [
        (Judging.RUNNING, [], None, "Reading the log …"),
        (Judging.WAITING, [], None, "Reading the log …"),
        (Judging.DONE, ["a row"], 0, "Reading the log …"),
        (Judging.DONE, ["a row"], None, "No record of the log is shown."),
        (Judging.STOPPED, [], None, "Nothing of the log could be checked."),
        (Judging.FAILED, [], None, "Nothing of the log could be checked."),
    ],
)
def test_without_a_record_it_is_not_said_to_be_read_for_ever(
    qapp, judging, rows, row, said
):
    log = SimpleNamespace(judging=judging, rows=rows)
    headline, step = words_without_record(SimpleNamespace(log=log, row=row))
    assert headline == said
    assert bool(step) is (said != "Reading the log …")
