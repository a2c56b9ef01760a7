"""Work runs off the main thread, and whatever becomes of it is told there."""

from __future__ import annotations

import gc
import sys
import threading
import time
import weakref

import pytest

from inspector.core.progress import CancelledError
from inspector.ui.background import LONG_SECONDS, SWITCH_SECONDS, Job, JobRunner


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


def test_the_collector_of_cycles_rests_while_work_is_done(runner, qtbot):
    job = Job(lambda _: gc.isenabled())
    with qtbot.waitSignal(job.succeeded) as told:
        runner.start(job)
    assert told.args == [False]
    qtbot.waitUntil(lambda: runner.is_idle)
    assert gc.isenabled()


def test_what_large_work_has_built_is_not_walked_again(runner, qtbot):
    before = gc.get_freeze_count()
    built = []

    def work(_):
        time.sleep(LONG_SECONDS)
        return [[number] for number in range(50_000)]

    job = Job(work)
    job.succeeded.connect(built.append)
    runner.start(job)
    qtbot.waitUntil(lambda: runner.is_idle)
    assert gc.get_freeze_count() > before + 50_000
    gc.unfreeze()


def test_small_work_leaves_the_collector_as_it_was(runner, qtbot):
    gc.collect()
    before = gc.get_freeze_count()
    runner.start(Job(lambda _: [1, 2, 3]))
    qtbot.waitUntil(lambda: runner.is_idle)
    assert gc.get_freeze_count() == before


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
