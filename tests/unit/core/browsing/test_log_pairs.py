"""Pairs over parts are told while a log goes on, and the rest at its end."""

from __future__ import annotations

import pickle
from array import array
from collections import Counter

import pytest

from builders import a_function_call, a_message, an_output
from inspector.core.browsing.log_pairs import LogPairs
from inspector.core.browsing.packing import from_bytes, unpacked
from inspector.core.bulk.order import OrderNeededError
from inspector.core.bulk.parts.judging import Job, judge
from inspector.core.bulk.units.unit import LogPart
from inspector.core.bulk.workers import OwnHands
from inspector.core.tools.tool_sources import Sources
from log_table import lines_of

HANDS = OwnHands()


class Blind:
    def see(self, *_):
        pass

    see_alike = see_counted = see_response = see


def judged(*records):
    part = LogPart(0, "a", lines_of(*records), False, "", None)
    job = pickle.loads(pickle.dumps(Job(Sources(), open, with_rows=False)))
    return judge(part, job, None, Blind())


@pytest.fixture
def pairs():
    with LogPairs() as made:
        yield made


def findings(told):
    """Each item and what is said of it."""
    for said in told:
        items = array("I", said.kept.rows)
        kept = map(unpacked, from_bytes(said.kept.differences))
        yield from zip(items, (each.finding for each in kept), strict=True)


def codes(told):
    return Counter((item, finding.code) for item, finding in findings(told))


def test_the_parts_stand_one_behind_the_other(pairs):
    first = pairs.take(judged(a_message(), a_message()), 0)
    second = pairs.take(judged(a_message()), 500)
    assert (first.lines, first.items) == (0, 0)
    assert (second.lines, second.items, second.offset) == (2, 2, 500)


def test_what_is_known_by_now_is_told_once_and_the_end_at_the_end(pairs):
    pairs.take(judged(a_function_call(call_id="c"), an_output(call_id="c")), 0)
    assert codes(pairs.so_far(HANDS)) == {}
    pairs.take(judged(an_output(call_id="c"), an_output(call_id="other")), 300)
    assert codes(pairs.so_far(HANDS)) == {(2, "pairing/duplicate-output"): 1}
    assert codes(pairs.so_far(HANDS)) == {}
    assert codes(pairs.close(HANDS)) == {(3, "pairing/orphan-output"): 1}


def test_places_are_those_in_the_record(pairs):
    output = an_output(call_id="nobody")
    pairs.take(judged(a_message(), output), 0)
    ((item, finding),) = findings(pairs.close(HANDS))
    start, end = finding.place.span
    assert item == 1
    assert lines_of(output).decode()[start:end] == '"nobody"'


def test_reasoning_that_may_have_got_lost_needs_the_order_of_records(pairs):
    reasoning = {"type": "reasoning", "id": "rs_1", "summary": []}
    call = a_function_call(call_id="c", id="fc_1")
    pairs.take(judged(a_message(), [a_message(), reasoning, call]), 0)
    pairs.take(judged([a_message(), call, an_output(call_id="c")]), 900)
    with pytest.raises(OrderNeededError):
        list(pairs.close(HANDS))


def no_room(*_):
    raise OSError(28, "No space left on device")


def test_where_there_is_no_room_on_disk_records_are_taken_in_their_order(
    pairs, monkeypatch
):
    monkeypatch.setattr("inspector.core.bulk.spool.Spool.append", no_room)
    with pytest.raises(OrderNeededError):
        pairs.take(judged(a_function_call(call_id="c")), 0)
    monkeypatch.undo()
    pairs.take(judged(a_function_call(call_id="c"), an_output(call_id="d")), 0)
    monkeypatch.setattr("inspector.core.bulk.spool.Spool.read", no_room)
    with pytest.raises(OrderNeededError):
        list(pairs.close(HANDS))
    monkeypatch.setattr("inspector.core.bulk.spool.Spool.__init__", no_room)
    with pytest.raises(OrderNeededError):
        LogPairs()
