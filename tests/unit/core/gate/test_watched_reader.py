import io

import pytest

from builders import a_message, as_json_lines
from inspector.core.gate.records import RecordReader
from inspector.core.gate.watched_reader import WatchedReader
from inspector.core.progress import VALUES_A_CHECKPOINT, CancelledError


class Waiting:
    def __init__(self, most=None):
        self.told, self._most = [], most

    def advance(self, done, total):
        self.told.append((done, total))

    def cancelled(self):
        return self._most is not None and len(self.told) > self._most


LOG = as_json_lines(*[a_message() for _ in range(3 * VALUES_A_CHECKPOINT)]).encode()


TOTAL = len(LOG)


def reader(progress, total=TOTAL):
    return WatchedReader(RecordReader(io.BytesIO(LOG), "a.jsonl"), progress, total)


def test_every_record_comes_and_the_facts_are_those_of_the_input():
    watched = reader(Waiting())
    assert len(list(watched)) == 3 * VALUES_A_CHECKPOINT
    assert watched.is_log
    assert (watched.facts.name, watched.facts.size) == ("a.jsonl", len(LOG))


def test_it_is_told_how_far_it_is():
    progress = Waiting()
    list(reader(progress))
    done = [each for each, _ in progress.told]
    assert done == sorted(done)
    assert done[0] == 0
    assert 0 < done[-1] < len(LOG)


def test_where_bytes_mean_nothing_none_are_told():
    progress = Waiting()
    list(reader(progress, total=0))
    assert set(progress.told) == {(0, 0)}


def test_it_stops_when_nobody_waits():
    with pytest.raises(CancelledError):
        list(reader(Waiting(most=1)))
