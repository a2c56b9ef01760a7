from inspector.core.bulk.counting import Counting
from inspector.core.gate.tally import Tally


def test_what_was_said_before_is_taken_back():
    counting = Counting()
    counting.add(Tally(records=2, rules={"a": 1, "b": 2}, blocking=1))
    counting.take_back("a", blocks=True)
    tally = counting.tally()
    assert dict(tally.rules) == {"b": 2}
    assert (tally.records, tally.blocking) == (2, 0)


def test_what_becomes_known_later_is_added():
    counting = Counting()
    counting.add(Tally(rules={"a": 1}))
    counting.correct({"b": 3}, 2)
    assert list(counting.tally().rules) == ["b", "a"]
    assert counting.tally().blocking == 2
    assert counting.findings == 4


def test_a_part_of_a_log_is_never_complete():
    counting = Counting()
    counting.add(Tally())
    assert counting.tally().complete
    counting.is_part = True
    assert not counting.tally().complete
