"""What is ignored is set aside, counted, and there on demand."""

from __future__ import annotations

import pickle

from builders import a_function_call, a_message
from inspector.core.diff.ignore_rule import parse_ignore_rule
from inspector.core.diff.ignoring import counts_by_rule, ignoring
from sides import compared

LEFT = [a_function_call('{"seed":1,"n":1}', id="fc_a"), a_message()]
RIGHT = [a_function_call('{"seed":2,"n":2}', id="fc_b"), a_message()]


def without(*rules: str, left: object = LEFT, right: object = RIGHT):
    """A comparison with some rules of a person."""
    return ignoring(compared(left, right), map(parse_ignore_rule, rules))


def test_what_a_rule_covers_is_neither_a_change_nor_a_finding():
    result = without("seed", "/id")
    assert [f.code for f in result.findings] == ["diff/arguments"]
    assert [c.left.inner for c in result.changes] == ["/n"]


def test_it_stays_counted_by_rule_with_those_that_cover_nothing():
    assert counts_by_rule(without("seed", "kind:identity", "/nothing")) == {
        "member:seed": 1,
        "kind:identity": 1,
        "pointer:/nothing": 0,
    }


def test_it_is_there_on_demand_with_what_would_be_said():
    (aside,) = without("seed").set_aside
    assert [finding.code for finding in aside.findings] == ["diff/arguments"]
    assert aside.blocks
    assert aside.rule.text == "member:seed"


def test_the_first_rule_that_covers_a_difference_is_the_one_that_counts():
    assert counts_by_rule(without("/arguments", "seed")) == {
        "pointer:/arguments": 2,
        "member:seed": 0,
    }


def test_a_pair_of_which_everything_is_ignored_is_the_same():
    result = without("/arguments", "/id")
    assert all(pair.is_same for pair in result.pairs)
    assert not result.blocks


def test_other_rules_start_from_the_whole_and_none_give_it_back():
    whole = compared(LEFT, RIGHT)
    first = ignoring(whole, [parse_ignore_rule("seed")])
    assert ignoring(first, [parse_ignore_rule("/id")]).whole is whole
    assert counts_by_rule(ignoring(first, [parse_ignore_rule("/id")])) == {
        "pointer:/id": 1
    }
    assert ignoring(first, []) is whole


def test_a_text_spelled_otherwise_only_where_ignored_is_ignored():
    left, right = a_function_call('{"seed":1}'), a_function_call('{"seed":1.0}')
    result = without("/arguments > /seed", left=left, right=right)
    assert (result.findings, result.changes) == ((), ())
    kept = without("/arguments > /n", left=left, right=right)
    assert [f.code for f in kept.findings] == ["diff/arguments-spelling"]


def test_a_reordered_item_can_be_ignored():
    result = without("diff/reordered", left=LEFT, right=LEFT[::-1])
    assert result.findings == ()
    assert [aside.change.kind.value for aside in result.set_aside] == ["moved"]


def test_what_is_ignored_travels_between_processes():
    result = without("seed")
    again = pickle.loads(pickle.dumps(result))
    assert again.set_aside == result.set_aside
    assert counts_by_rule(again) == counts_by_rule(result)
