"""Several lanes tell together what is awaited, and stop together."""

from __future__ import annotations

import pytest

from inspector.ui.models.lane import Busy
from inspector.ui.models.lanes import Lanes
from inspector.ui.models.opened import RefusedError
from instant_runner import PatientRunner


@pytest.fixture
def runner(qapp):
    return PatientRunner()


@pytest.fixture
def lanes(runner):
    return Lanes(runner)


def test_what_is_awaited_first_is_told_until_all_is_there(lanes, runner):
    told, taken = [], []
    lanes.busy_changed.connect(told.append)
    first, second = lanes.add("read", taken.append), lanes.add("inspect", taken.append)
    second.ask(lambda _: 2)
    first.ask(lambda _: 1)
    runner.let_through(1)
    runner.let_through(0)
    assert told == [Busy("inspect"), Busy("read"), Busy("inspect"), None]
    assert taken == [1, 2]


def test_progress_is_told_with_its_activity(lanes, runner):
    told = []
    lane = lanes.add("inspect", lambda _: None)
    lane.ask(lambda progress: progress.advance(3, 9))
    lanes.busy_changed.connect(told.append)
    runner.let_through()
    assert told == [Busy("inspect", 3, 9), None]


def test_after_cancelling_no_lane_answers(lanes, runner):
    taken = []
    for number in range(2):
        lanes.add("read", taken.append).ask(lambda _, number=number: number)
    lanes.cancel()
    runner.let_through()
    runner.let_through()
    assert taken == []


def test_a_refusal_of_any_lane_is_handed_on(lanes, runner):
    failed = []
    lanes.failed.connect(failed.append)
    refusal = RefusedError("absent", "x")

    def refuse(_):
        raise refusal

    lanes.add("read", lambda _: None).ask(refuse)
    runner.let_through()
    assert failed == [refusal]
