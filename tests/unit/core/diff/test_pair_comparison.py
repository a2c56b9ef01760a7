"""One pair compared, or one item that has no partner."""

from __future__ import annotations

from builders import a_function_call, a_message
from inspector.core.diff.alignment import Pair
from inspector.core.diff.finding import ChangeKind
from inspector.core.diff.pair_comparison import (
    FIRST_IN_EVERY_LIST,
    compare_aligned,
    listed_rank,
)
from inspector.core.rules.catalogue import rules_in
from sides import a_side, compared


def test_every_rule_of_the_room_has_its_place_in_the_order():
    assert list(FIRST_IN_EVERY_LIST) == list(rules_in("diff"))


def test_findings_of_a_pair_are_in_that_order():
    left = a_function_call("[1]", call_id="a")
    right = a_function_call("[2]", call_id="b", type="acme:function_call")
    ranks = [listed_rank(finding) for finding in compared(left, right).findings]
    assert ranks == sorted(ranks)
    assert len(set(ranks)) == 3


def test_an_item_without_partner_is_one_change():
    side = a_side(a_message())
    texts = side.document.text, ""
    (change,), (finding,) = compare_aligned(Pair(side.items[0], None), texts, [])
    assert (change.kind, finding.code) == (ChangeKind.REMOVED, "diff/only-left")


def test_nothing_on_either_side_is_nothing():
    assert compare_aligned(Pair(None, None), ("", ""), []) == ((), ())
