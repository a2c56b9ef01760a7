"""Work runs in a process of its own, which ends when nobody wants it any more."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
import weakref
from functools import partial
from pathlib import Path

import pytest

from children import is_gone
from inspector.core.bulk.workers import Processes
from inspector.ui import processes
from inspector.ui.processes import HelperProcess, end_all

WAIT_MS = 30_000
REPOSITORY = Path(__file__).resolve().parents[3]
FORGETFUL = """
import time
from PySide6.QtCore import QCoreApplication
from inspector.ui.processes import HelperProcess

if __name__ == "__main__":
    app = QCoreApplication([])
    helper = HelperProcess(time.sleep)
    helper.start()
    while helper._process.pid is None:
        time.sleep(0.01)
    print("about to forget it")
"""


def echo(channel, greeting):
    channel.send((greeting, os.getpid()))
    while True:
        channel.send(channel.recv())


def busy(channel):
    channel.send("begun")
    while True:
        time.sleep(0.001)


def employer(channel):
    with Processes(2) as hands:
        channel.send(hands.pids)
        list(hands.run([partial(time.sleep, 600)] * 2))


def short(channel):
    channel.send("all there is")


def faulty(channel):
    raise ValueError("spilled")


def gone(channel):
    raise OSError("nobody there")


@pytest.fixture
def started(qtbot):
    made = []

    def start(work, **given):
        helper = HelperProcess(work, **given)
        helper.heard, helper.endings = [], []
        helper.told.connect(helper.heard.append)
        helper.ended.connect(lambda: helper.endings.append(True))
        made.append(helper)
        helper.start()
        return helper

    yield start
    for helper in made:
        helper.stop()
        helper.wait()


def test_what_is_told_arrives_and_is_answered(started, qtbot):
    helper = started(echo, greeting="hello")
    helper.tell("first")
    helper.tell("second")
    qtbot.waitUntil(lambda: len(helper.heard) == 3, timeout=WAIT_MS)
    (greeting, pid), *rest = helper.heard
    assert greeting == "hello"
    assert pid != os.getpid()
    assert rest == ["first", "second"]


def test_a_busy_process_is_ended_and_tells_nothing_any_more(started, qtbot):
    helper = started(busy)
    qtbot.waitUntil(lambda: helper.heard == ["begun"], timeout=WAIT_MS)
    helper.stop()
    helper.wait()
    assert helper._process.exitcode != 0
    qtbot.wait(10)
    assert helper.endings == []


def test_a_process_is_not_even_started_once_it_was_stopped(qtbot):
    helper = HelperProcess(short)
    helper.stop()
    helper.start()
    helper.wait()
    assert helper._process.pid is None


def test_the_end_of_the_work_is_told_after_all_else(started, qtbot):
    helper = started(short)
    qtbot.waitUntil(lambda: bool(helper.endings), timeout=WAIT_MS)
    assert helper.heard == ["all there is"]


def test_a_fault_of_ours_is_raised_on_the_main_thread(started, qtbot):
    with qtbot.captureExceptions() as raised:
        helper = started(faulty)
        qtbot.waitUntil(lambda: bool(helper.endings), timeout=WAIT_MS)
    assert "spilled" in str(raised[0][1])


def test_a_line_that_broke_is_an_end_and_no_fault(started, qtbot):
    with qtbot.captureExceptions() as raised:
        helper = started(gone)
        qtbot.waitUntil(lambda: bool(helper.endings), timeout=WAIT_MS)
    assert raised == []


def test_telling_after_the_end_does_no_harm(started, qtbot):
    helper = started(short)
    qtbot.waitUntil(lambda: bool(helper.endings), timeout=WAIT_MS)
    helper.tell("too late")


def test_nothing_is_kept_of_a_process_that_ended(started, qtbot):
    helper = started(short)
    qtbot.waitUntil(lambda: helper not in HelperProcess._live, timeout=WAIT_MS)
    assert helper._process not in multiprocessing.active_children()


class Lingering(HelperProcess):
    """Is held by its thread for a while when all have heard of its end."""

    def _listen(self):
        super()._listen()
        self.go_on.wait(WAIT_MS / 1000)


def test_its_thread_is_never_the_last_to_let_go_of_it(qtbot):
    told, go_on = [], threading.Event()
    helper = Lingering(short)
    join = helper._thread.join
    helper.go_on, helper._thread.join = go_on, lambda: go_on.set() or join()
    gone = weakref.finalize(helper, lambda: told.append(threading.get_ident()))
    helper.start()
    del helper
    qtbot.waitUntil(lambda: not HelperProcess.live(), timeout=WAIT_MS)
    go_on.set()
    qtbot.waitUntil(lambda: not gone.alive, timeout=WAIT_MS)
    assert told == [threading.get_ident()]


def test_a_process_that_cannot_be_started_is_one_that_ended(
    started, qtbot, monkeypatch
):
    def refuse(_):
        raise OSError("no more processes")

    monkeypatch.setattr(processes, "_start", refuse)
    helper = started(short)
    qtbot.waitUntil(lambda: helper not in HelperProcess.live(), timeout=WAIT_MS)
    assert helper.heard == []
    assert helper.endings == [True]


def test_when_all_are_ended_no_thread_listens_any_more(started, qtbot):
    helpers = [started(busy), started(echo, greeting="hello"), started(short)]
    end_all()
    assert not any(helper._thread.is_alive() for helper in helpers)
    qtbot.waitUntil(lambda: not HelperProcess.live(), timeout=WAIT_MS)


def test_all_that_it_has_begun_ends_with_it(started, qtbot):
    helper = started(employer)
    qtbot.waitUntil(lambda: bool(helper.heard), timeout=WAIT_MS)
    pids = helper.heard[0]
    assert len(pids) == 2
    assert not any(map(is_gone, pids))
    helper.stop()
    helper.wait()
    qtbot.waitUntil(lambda: all(map(is_gone, pids)), timeout=WAIT_MS)


def test_a_program_that_forgets_to_stop_it_ends_all_the_same(tmp_path):
    script = tmp_path / "forgetful.py"
    script.write_text(FORGETFUL)
    run = subprocess.run(
        [sys.executable, str(script)],
        env=os.environ | {"PYTHONPATH": str(REPOSITORY)},
        capture_output=True,
        text=True,
        timeout=WAIT_MS / 1000,
        check=False,
    )
    assert (run.stdout, run.returncode) == ("about to forget it\n", 0)


@pytest.mark.skipif(os.name == "nt", reason="interrupts are held on POSIX only")
def test_ctrl_c_while_it_begins_does_not_end_it(started, qtbot, capfd):
    helper = started(echo, greeting="hello")
    qtbot.waitUntil(lambda: helper._process.pid is not None, timeout=WAIT_MS)
    os.kill(helper._process.pid, signal.SIGINT)
    qtbot.waitUntil(lambda: bool(helper.heard), timeout=WAIT_MS)
    assert capfd.readouterr().err == ""
