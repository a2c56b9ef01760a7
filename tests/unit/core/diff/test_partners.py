"""Which members and elements belong together."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from inspector.core.diff.equality import Digests
from inspector.core.diff.ordering import Partners
from inspector.core.diff.partners import (
    array_partners,
    element_partners,
    member_partners,
)
from inspector.core.source.json_reader import read_json


def elements(left: str, right: str) -> tuple[list[tuple], list[tuple]]:
    found = element_partners(
        [letter.encode() for letter in left], [letter.encode() for letter in right]
    )
    return [tuple(p) for p in found.partners], sorted(tuple(p) for p in found.moved)


def members(left: str, right: str) -> list[Partners]:
    return member_partners(read_json(left).root, read_json(right).root)


def test_one_element_in_front_leaves_the_others_alone():
    assert elements("abc", "xabc") == ([(None, 0), (0, 1), (1, 2), (2, 3)], [])


def test_an_element_that_jumped_has_moved():
    assert elements("abcd", "bcda") == ([(0, 3), (1, 0), (2, 1), (3, 2)], [(0, 3)])


def test_elements_go_by_index_where_that_changes_no_more():
    assert elements("ab", "bc") == ([(0, 0), (1, 1)], [])


def test_what_changed_in_place_is_paired_between_its_neighbours():
    partners, moved = elements("abcde", "xaYcde")
    assert (1, 2) in partners
    assert (None, 0) in partners
    assert moved == []


def test_members_go_by_name_in_the_order_of_the_left():
    assert members('{"a":1,"b":2}', '{"b":2,"c":3,"a":1}') == [
        Partners(0, 2),
        Partners(1, 0),
        Partners(None, 1),
    ]


def test_of_a_repeated_name_the_last_ones_belong_together():
    assert members('{"a":1,"a":2}', '{"a":2}') == [Partners(0, None), Partners(1, 0)]


VALUES = st.sampled_from(["1", "1.0", "2", "true", '"a"', '"\\u0061"', "[1]", "[ 1]"])


@given(st.lists(VALUES, max_size=7), st.lists(VALUES, max_size=7))
def test_arrays_are_paired_as_the_digests_of_all_their_elements_say(left, right):
    texts = f"[{','.join(left)}]", f"[{','.join(right)}]"
    nodes = read_json(texts[0]).root, read_json(texts[1]).root
    digests = Digests(texts[0]), Digests(texts[1])
    keys = digests[0].of_elements(nodes[0], digests[1], nodes[1])
    assert array_partners(*nodes, digests) == element_partners(*keys)
