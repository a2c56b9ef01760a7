"""Cycles are collected on the main thread, and not while anything is at work."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest
from PySide6.QtCore import QObject

from inspector.ui.background import Job, JobRunner
from inspector.ui.collector import FULL_PAUSE, LONG_SECONDS, Collector, due

WAIT_MS = 30_000
USUAL = (700, 10, 10)


class Clock:
    """Stands still until it is told."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def runner(qtbot):
    made = JobRunner()
    yield made
    made.shut_down()


@pytest.fixture
def collector(runner, clock):
    made = Collector(runner, clock)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def collected(monkeypatch):
    """The generations that the collector is asked for, which it then leaves alone."""
    asked = []
    monkeypatch.setattr(gc, "collect", asked.append)
    return asked


@pytest.fixture
def counted(monkeypatch):
    """Have the counts of the generations be what a test says."""

    def count(*counts):
        monkeypatch.setattr(gc, "get_count", lambda: counts)
        monkeypatch.setattr(gc, "get_threshold", lambda: USUAL)

    return count


def caught_in_a_cycle(told):
    """Leave an object of Qt behind that only the collector finds."""
    lost = QObject()
    lost.itself = lost
    return weakref.finalize(lost, lambda: told.append(threading.get_ident()))


@pytest.mark.parametrize("was_enabled", [True, False])
def test_it_is_taken_over_and_put_back_as_it_was(runner, was_enabled):
    (gc.enable if was_enabled else gc.disable)()
    try:
        collector = Collector(runner)
        collector.start()
        assert not gc.isenabled()
        collector.stop()
        assert gc.isenabled() is was_enabled
    finally:
        gc.disable()


@pytest.mark.parametrize(
    ("counts", "thresholds", "expected"),
    [
        ((700, 10, 10), USUAL, None),
        ((701, 0, 0), USUAL, 0),
        ((701, 11, 0), USUAL, 1),
        ((701, 11, 11), USUAL, 2),
        ((701, 0, 11), USUAL, 2),
        ((0, 11, 11), USUAL, None),
        ((701, 11, 11), (0, 10, 10), None),
        ((2001, 11, 11), (2000, 10, 0), 1),
    ],
)
def test_what_is_due_is_what_python_would_collect(counts, thresholds, expected):
    assert due(counts, thresholds) == expected


def test_it_is_looked_after_by_itself(collector, qtbot):
    told = []
    lost, built = caught_in_a_cycle(told), many_more()
    qtbot.waitUntil(lambda: not lost.alive, timeout=WAIT_MS)
    assert told == [threading.get_ident()]
    assert built


def many_more():
    """Build what makes a collection due."""
    return [[] for _ in range(gc.get_threshold()[0] + 1)]


def test_a_full_collection_waits_until_others_took_their_time(
    collector, clock, counted, monkeypatch
):
    asked = []

    def collect(generation):
        asked.append(generation)
        clock.now += 0.25

    monkeypatch.setattr(gc, "collect", collect)
    counted(701, 11, 11)
    collector.look()
    clock.now += 0.25 * FULL_PAUSE - 0.5
    collector.look()
    collector.look()
    assert asked == [2, 1, 1]
    collector.look()
    assert asked == [2, 1, 1, 2]


def test_nothing_is_collected_while_a_job_is_alive(
    collector, runner, qtbot, counted, collected
):
    counted(701, 0, 0)
    go_on = threading.Event()
    runner.start(Job(lambda _: go_on.wait()))
    collector.look()
    assert collected == []
    go_on.set()
    qtbot.waitUntil(lambda: runner.is_idle)
    collector.look()
    assert collected == [0]


def test_what_long_work_has_built_is_not_walked_again(
    collector, runner, qtbot, clock, counted
):
    counted(0, 0, 0)
    before, built = gc.get_freeze_count(), []

    def work(_):
        clock.now += 2 * LONG_SECONDS
        return [[number] for number in range(50_000)]

    job = Job(work)
    job.succeeded.connect(built.append)
    runner.start(job)
    qtbot.waitUntil(lambda: runner.is_idle)
    assert gc.get_freeze_count() > before + 50_000
    gc.unfreeze()


def test_short_work_is_walked_as_ever(collector, runner, qtbot, counted):
    counted(0, 0, 0)
    before = gc.get_freeze_count()
    runner.start(Job(lambda _: [1, 2, 3]))
    qtbot.waitUntil(lambda: runner.is_idle)
    assert gc.get_freeze_count() == before


def test_cycles_of_five_hundred_jobs_are_broken_on_the_main_thread(
    collector, runner, qtbot, request
):
    usual = gc.get_threshold()
    request.addfinalizer(lambda: gc.set_threshold(*usual))
    gc.set_threshold(1, 1, 1)
    told, lost = [], []

    def work(_):
        lost.append(caught_in_a_cycle(told))
        return many_more()

    for _ in range(500):
        runner.start(Job(work))
    qtbot.waitUntil(lambda: len(lost) == 500 and runner.is_idle)
    assert told == []
    collector.look()
    qtbot.waitUntil(lambda: len(told) == 500)
    assert set(told) == {threading.get_ident()}
