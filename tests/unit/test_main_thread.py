"""Tests neither collect cycles on a thread nor leave threads behind."""

from __future__ import annotations

import gc
import threading

from PySide6.QtCore import QRunnable, QThreadPool

from main_thread import collect_what_is_due, threads_left


def test_a_thread_that_does_not_end_is_named():
    before, go_on = threading.enumerate(), threading.Event()
    thread = threading.Thread(target=go_on.wait, name="dawdling", daemon=True)
    thread.start()
    assert threads_left(before, patience=0) == ["dawdling"]
    assert threads_left([*before, thread], patience=0) == []
    go_on.set()
    assert threads_left(before) == []


def test_a_thread_that_only_asked_who_it_is_is_none_of_ours(qtbot):
    before, asked = threading.enumerate(), threading.Event()
    go_on = threading.Event()

    class Asking(QRunnable):
        def run(self):
            self.name = threading.current_thread().name
            asked.set()
            go_on.wait()

    pool = QThreadPool()
    pool.start(Asking())
    asked.wait()
    assert set(threading.enumerate()) - set(before)
    assert threads_left(before, patience=0) == []
    go_on.set()
    pool.waitForDone()


def test_cycles_are_left_alone_while_a_test_runs():
    assert not gc.isenabled()


def test_what_is_due_is_collected_afterwards(monkeypatch):
    asked = []
    monkeypatch.setattr(gc, "collect", asked.append)
    monkeypatch.setattr(gc, "get_count", lambda: (701, 11, 0))
    monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
    collect_what_is_due()
    assert asked == [1]
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 0))
    collect_what_is_due()
    assert asked == [1]
