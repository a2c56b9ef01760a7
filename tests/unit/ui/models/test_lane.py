"""Only the newest question gets its answer."""

from __future__ import annotations

import pytest

from inspector.ui.models.lane import Lane
from inspector.ui.models.opened import RefusedError
from instant_runner import InstantRunner, PatientRunner


@pytest.fixture
def patient():
    return PatientRunner()


@pytest.fixture
def lane(qapp, patient):
    return Lane(patient)


@pytest.fixture
def heard(lane):
    answers = []
    lane.answered.connect(answers.append)
    return answers


def test_a_question_is_answered(qapp):
    lane = Lane(InstantRunner())
    answers = []
    lane.answered.connect(answers.append)
    lane.ask(lambda _: 42)
    assert answers == [42]
    assert not lane.is_busy


def test_a_late_answer_to_an_older_question_is_thrown_away(lane, patient, heard):
    lane.ask(lambda _: "old")
    lane.ask(lambda _: "new")
    patient.let_through(1)
    patient.let_through(0)
    assert heard == ["new"]


def test_an_early_answer_to_an_older_question_is_thrown_away_too(lane, patient, heard):
    lane.ask(lambda _: "old")
    lane.ask(lambda _: "new")
    patient.let_through()
    assert heard == []
    assert lane.is_busy
    patient.let_through()
    assert heard == ["new"]


def test_the_older_job_is_told_to_stop(lane, patient):
    lane.ask(lambda _: None)
    lane.ask(lambda _: None)
    assert [job.cancelled() for job in patient.waiting] == [True, False]


def test_a_cancelled_question_is_not_answered(lane, patient, heard, qtbot):
    lane.ask(lambda _: "unwanted")
    with qtbot.waitSignal(lane.busy_changed) as told:
        lane.cancel()
    patient.let_through()
    assert told.args == [False]
    assert heard == []


def test_a_refusal_is_told_in_place_of_an_answer(lane, patient, qtbot, heard):
    def work(_):
        raise RefusedError("absent", "a.json")

    lane.ask(work)
    with qtbot.waitSignal(lane.failed) as told:
        patient.let_through()
    assert told.args[0].reason == "absent"
    assert heard == []
    assert not lane.is_busy


def test_a_fault_of_ours_is_raised_and_not_lost(lane, patient, qtbot):
    lane.ask(lambda _: 1 // 0)
    with (
        qtbot.captureExceptions() as caught,
        qtbot.assertNotEmitted(lane.failed),
    ):
        patient.let_through()
    assert [kind for kind, *_ in caught] == [ZeroDivisionError]
    assert not lane.is_busy


def test_progress_of_an_older_question_is_not_shown(lane, patient):
    seen = []
    lane.progressed.connect(lambda done, total: seen.append((done, total)))
    lane.ask(lambda progress: progress.advance(1, 10))
    lane.ask(lambda progress: progress.advance(2, 10))
    patient.let_through()
    patient.let_through()
    assert seen == [(2, 10)]


def test_being_busy_is_told_once_over_a_row_of_questions(lane, patient):
    told = []
    lane.busy_changed.connect(told.append)
    lane.ask(lambda _: 1)
    lane.ask(lambda _: 2)
    patient.let_through(1)
    assert told == [True, False]
