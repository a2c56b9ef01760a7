import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from inspector.core.bulk.workers import MOST_DEATHS, OwnHands, Processes, processors
from inspector.core.errors import InspectorError

GENEROUS = 30.0
REPOSITORY = Path(__file__).resolve().parents[4]


def fail(key):
    raise InspectorError(key, name="x")


def die_once(mark: str) -> str:
    path = Path(mark)
    if not path.exists():
        path.write_text("")
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def has_ended(pid: int) -> bool:
    until = time.monotonic() + GENEROUS
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False


def test_answers_come_in_the_order_of_the_work():
    with Processes(3) as hands:
        assert list(hands.run(partial(abs, -n) for n in range(40))) == list(range(40))


def test_work_is_taken_only_as_far_ahead_as_there_is_somebody_to_do_it():
    taken = []

    def pieces():
        for number in range(100):
            taken.append(number)
            yield partial(abs, number)

    with Processes(2) as hands:
        answers = hands.run(pieces())
        next(answers)
        assert len(taken) <= 6


@pytest.mark.parametrize("hands", [OwnHands(), None], ids=["own", "process"])
def test_an_error_is_raised_where_its_answer_was_awaited(hands):
    work = [partial(abs, -1), partial(fail, "input-empty"), partial(abs, -2)]
    with Processes(1) as processes:
        answers = (hands or processes).run(work)
        assert next(answers) == 1
        with pytest.raises(InspectorError) as failed:
            next(answers)
    assert failed.value.key == "input-empty"


def test_work_whose_process_was_killed_is_done_again(tmp_path):
    work = [partial(die_once, str(tmp_path / "mark")), partial(abs, -5)]
    with Processes(1) as hands:
        assert list(hands.run(work)) == ["done", 5]


def test_work_that_kills_every_process_is_given_up():
    with Processes(1) as hands, pytest.raises(InspectorError) as failed:
        list(hands.run([partial(die)]))
    assert failed.value.key == "worker-died"
    assert failed.value.details == {"count": MOST_DEATHS}


def test_leaving_stops_all_processes_at_once():
    with Processes(2) as hands:
        pids = hands.pids
        answers = hands.run(partial(time.sleep, 600) for _ in range(2))
        assert answers is not None
    assert all(has_ended(pid) for pid in pids)


def test_processes_end_when_their_parent_is_killed(tmp_path):
    child = os.fork() if hasattr(os, "fork") else pytest.skip("no fork here")
    told = tmp_path / "pids"
    if not child:
        with Processes(2) as hands:
            part = tmp_path / "part"
            part.write_text(" ".join(map(str, hands.pids)))
            part.rename(told)
            next(hands.run(partial(time.sleep, 600) for _ in range(2)))
        os._exit(0)
    until = time.monotonic() + GENEROUS
    while not told.exists() and time.monotonic() < until:
        time.sleep(0.01)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    assert all(has_ended(int(pid)) for pid in told.read_text().split())


@pytest.mark.skipif(
    sys.platform != "linux", reason="processes are forked on Linux only"
)
def test_ctrl_c_while_a_process_begins_says_nothing():
    script = """
import os, signal
from functools import partial
from inspector.core.bulk.workers import Processes
os.register_at_fork(after_in_child=lambda: os.kill(os.getpid(), signal.SIGINT))
with Processes(2) as hands:
    print(list(hands.run([partial(abs, -1), partial(abs, -2)])))
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr, done.returncode) == ("[1, 2]\n", "", 0)


def test_only_processors_that_may_be_used_are_counted():
    assert 1 <= processors() <= (os.cpu_count() or 1)
