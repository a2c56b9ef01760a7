"""Work runs off the main thread, and whatever becomes of it is told there."""

from __future__ import annotations

import sys
import threading
import weakref

import pytest
from PySide6.QtCore import QObject, QTimer

from inspector.core.progress import CancelledError
from inspector.ui.background import SWITCH_SECONDS, Job, JobRunner

WAIT_SECONDS = 30


@pytest.fixture
def runner(qtbot):
    made = JobRunner()
    yield made
    made.shut_down()


def test_a_result_arrives_on_the_main_thread(runner, qtbot):
    job = Job(lambda _: threading.get_ident())
    arrived = []
    job.succeeded.connect(
        lambda result: arrived.append((result, threading.get_ident()))
    )
    with qtbot.waitSignal(job.ended):
        runner.start(job)
    ((worker, here),) = arrived
    assert here == threading.get_ident() != worker


def test_an_exception_is_told_and_not_swallowed(runner, qtbot):
    def work(_):
        raise ValueError("spilled")

    job = Job(work)
    with (
        qtbot.waitSignals([job.failed, job.ended]),
        qtbot.assertNotEmitted(job.succeeded),
    ):
        runner.start(job)


def test_progress_is_told_in_numbers_beyond_32_bits(runner, qtbot):
    job = Job(lambda progress: progress.advance(5_000_000_000, 6_000_000_000))
    with qtbot.waitSignal(job.progressed) as told:
        runner.start(job)
    assert told.args == [5_000_000_000, 6_000_000_000]


def test_a_cancelled_job_hears_of_it_at_its_checkpoint(runner, qtbot):
    started = threading.Event()

    def work(progress):
        started.set()
        while not progress.cancelled():
            pass
        return "stopped"

    job = Job(work)
    with qtbot.waitSignal(job.succeeded) as told:
        runner.start(job)
        started.wait()
        job.cancel()
    assert told.args == ["stopped"]


def test_a_hundred_jobs_that_nobody_holds_all_arrive(runner, qtbot):
    arrived = []
    for number in range(100):
        job = Job(lambda _, number=number: number)
        job.succeeded.connect(arrived.append)
        runner.start(job)
        del job
    qtbot.waitUntil(lambda: len(arrived) == 100 and runner.is_idle)
    assert sorted(arrived) == list(range(100))


def test_a_job_is_let_go_when_it_has_ended(runner, qtbot):
    job = Job(lambda _: None)
    gone = weakref.ref(job)
    runner.start(job)  # not awaited by its signal: what awaits that holds the job
    del job
    qtbot.waitUntil(lambda: runner.is_idle)
    qtbot.waitUntil(lambda: gone() is None)


def test_shutting_down_cancels_and_waits(qtbot):
    runner = JobRunner()
    begun, ended = threading.Event(), threading.Event()

    def work(progress):
        begun.set()
        while not progress.cancelled():
            pass
        ended.set()

    runner.start(Job(work))
    begun.wait()
    runner.shut_down()
    assert ended.is_set()


def test_a_working_thread_soon_lets_the_window_have_its_turn(runner):
    assert sys.getswitchinterval() == pytest.approx(SWITCH_SECONDS)


def test_the_first_of_some_jobs_and_the_end_of_all_are_told(runner, qtbot):
    told = []
    runner.began.connect(lambda: told.append("began"))
    runner.rested.connect(lambda: told.append("rested"))
    for _ in range(2):
        go_on = threading.Event()
        runner.start(Job(lambda _, go_on=go_on: go_on.wait()))
        runner.start(Job(lambda _: None))
        go_on.set()
        qtbot.waitUntil(lambda: runner.is_idle)
    assert told == ["began", "rested"] * 2


def test_a_thread_is_never_the_last_to_let_go_of_a_job(runner, qtbot):
    class Lingering(Job):
        """Is held by its thread for a while when all have heard of its end."""

        def execute(self):
            heard = threading.Event()
            self.ended.connect(lambda: QTimer.singleShot(0, heard.set))
            super().execute()
            heard.wait(WAIT_SECONDS)

    told = []
    job = Lingering(lambda _: None)
    gone = weakref.finalize(job, lambda: told.append(threading.get_ident()))
    runner.start(job)
    del job
    qtbot.waitUntil(lambda: not gone.alive)
    assert told == [threading.get_ident()]


def test_five_hundred_jobs_and_what_they_hold_end_on_the_main_thread(runner, qtbot):
    told, gone = [], []

    def watched(made):
        gone.append(weakref.finalize(made, lambda: told.append(threading.get_ident())))
        return made

    def begin():
        asked, answered = watched(QObject()), watched(QObject())
        job = watched(Job(lambda _: asked is None))
        job.succeeded.connect(lambda _: answered)
        runner.start(job)

    for _ in range(500):
        begin()
    qtbot.waitUntil(lambda: not any(each.alive for each in gone))
    assert len(told) == 3 * 500
    assert set(told) == {threading.get_ident()}


def test_a_job_that_was_cancelled_while_it_waited_is_not_begun(runner, qtbot):
    begun = []
    job = Job(lambda _: begun.append(1))
    job.cancel()
    with qtbot.waitSignal(job.ended), qtbot.assertNotEmitted(job.succeeded):
        runner.start(job)
    assert begun == []


def test_work_that_stopped_when_asked_neither_succeeds_nor_fails(runner, qtbot):
    def work(_):
        raise CancelledError

    job = Job(work)
    with (
        qtbot.waitSignal(job.ended),
        qtbot.assertNotEmitted(job.succeeded),
        qtbot.assertNotEmitted(job.failed),
    ):
        runner.start(job)
