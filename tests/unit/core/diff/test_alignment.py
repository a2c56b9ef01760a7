"""Which item belongs to which."""

from __future__ import annotations

import random

from builders import a_function_call, a_message, an_output
from inspector.core.diff import entry
from inspector.core.diff.alignment import PairBy, align
from inspector.core.diff.entry import entries_of
from sides import a_side


def aligned(left: list, right: list) -> list[tuple]:
    """Left and right index, reason, and whether it moved."""
    sides = a_side(left), a_side(right)
    entries = [entries_of(side.items, side.document.text) for side in sides]
    return [
        (
            pair.left.index if pair.left else None,
            pair.right.index if pair.right else None,
            pair.by.value if pair.by else None,
            pair.moved,
        )
        for pair in align(*entries)
    ]


def call(number: int, value: object = None, **bend) -> dict:
    arguments = f'{{"n":{number if value is None else value}}}'
    return a_function_call(
        arguments, call_id=f"call_{number}", id=f"fc_{number}", **bend
    )


def output(number: int) -> dict:
    return an_output(str(number), call_id=f"call_{number}", id=f"fco_{number}")


def test_items_pair_by_call_id_calls_with_calls():
    both = [call(1), output(1), call(2), output(2)]
    assert aligned(both, both) == [(i, i, "call_id", False) for i in range(4)]


def test_a_call_without_its_output_leaves_the_output_alone():
    assert aligned([call(1), output(1)], [call(1)]) == [
        (0, 0, "call_id", False),
        (1, None, None, False),
    ]


def test_a_repeated_call_id_pairs_in_order():
    assert aligned([call(1), call(1)], [call(1), call(1), call(1)]) == [
        (0, 0, "call_id", False),
        (1, 1, "call_id", False),
        (None, 2, None, False),
    ]


def test_calls_whose_ids_were_minted_anew_pair_by_what_they_say():
    left = [call(n) for n in range(5)]
    right = [call(n + 100, value=n) for n in (1, 2, 3, 4)]
    assert aligned(left, right) == [
        (0, None, None, False),
        *((n, n - 1, "content", False) for n in range(1, 5)),
    ]


def test_a_changed_call_pairs_by_its_place_between_its_neighbours():
    left = [call(1), call(2), call(3)]
    right = [call(1), call(9, value=9), call(3)]
    assert aligned(left, right)[1] == (1, 1, "position", False)


def test_what_is_elsewhere_and_different_is_another_item():
    left = [call(1), call(2), call(3), call(4)]
    right = [call(1), call(3), call(4), call(9)]
    assert aligned(left, right) == [
        (0, 0, "call_id", False),
        (1, None, None, False),
        (2, 1, "call_id", False),
        (3, 2, "call_id", False),
        (None, 3, None, False),
    ]


def test_with_nothing_in_common_items_pair_by_name_then_by_kind():
    left = [call(1), call(2, name="b")]
    right = [call(8, name="b"), call(9, name="c")]
    found = aligned(left, right)
    assert (1, 0, "position") in [entry[:3] for entry in found]
    assert (0, 1, "position") in [entry[:3] for entry in found]


def test_one_item_against_one_item_always_pairs():
    assert aligned([call(1)], [a_message()]) == [(0, 0, "position", False)]
    assert aligned([call(1)], [call(9, name="b")]) == [(0, 0, "position", False)]


def test_messages_pair_by_their_id_even_when_the_text_changed():
    left = [a_message("one", id="msg_1"), a_message("two", id="msg_2")]
    right = [a_message("new", id="msg_0"), a_message("won", id="msg_1")]
    assert (0, 1, "id", False) in aligned(left, right)


def test_an_id_that_stands_for_many_items_pairs_none():
    left = [a_message(text, id="__fake_id__") for text in "abc"]
    right = [a_message(text, id="__fake_id__") for text in "bc"]
    assert [entry[:3] for entry in aligned(left, right)] == [
        (0, None, None),
        (1, 0, "content"),
        (2, 1, "content"),
    ]


def test_only_the_item_that_jumped_is_marked_as_moved():
    left = [call(n) for n in range(5)]
    right = [call(n) for n in (4, 0, 1, 2, 3)]
    assert [entry[0] for entry in aligned(left, right) if entry[3]] == [4]


def test_a_prefix_does_not_keep_two_calls_apart():
    other = call(9, value=1, type="acme:function_call")
    assert aligned([call(1), call(2)], [other, call(2)])[0][:3] == (0, 0, "content")


def test_many_changes_in_a_long_log_are_told_apart_from_lost_and_new_items():
    chance = random.Random(7)
    numbers = range(2_000)
    left = [call(n) for n in numbers if n % 50 != 10]
    right = [
        call(n, value=chance.random() if n % 20 == 5 else None)
        for n in numbers
        if n % 50 != 30
    ]
    found = aligned(left, right)
    assert sum(entry[1] is None for entry in found) == 40
    assert sum(entry[0] is None for entry in found) == 40
    assert {entry[2] for entry in found} == {PairBy.CALL_ID.value, None}


def test_what_is_spelled_alike_is_paired_without_being_digested(monkeypatch):
    asked = []
    digest = entry.content_digest

    def counting(item, fields, text):
        asked.append(item.index)
        return digest(item, fields, text)

    monkeypatch.setattr(entry, "content_digest", counting)
    left = [call(n) for n in range(50)]
    right = [call(n + 100, value=n) for n in range(49)] + [call(999, value=7777)]
    found = aligned(left, right)
    assert [by for _, _, by, _ in found[:49]] == ["content"] * 49
    assert asked == [49, 49]


def test_the_same_values_in_other_characters_are_partners_too():
    left, right = [call(1), call(2)], [call(11, value="2 "), call(12, value=" 1")]
    assert aligned(left, right)[0][:3] == (0, 1, "content")


def turned(item: dict) -> dict:
    """The same item with its members in another order."""
    return dict(reversed(item.items()))


def test_of_several_that_say_the_same_none_has_moved_however_they_are_spelled():
    said = {"type": "message", "role": "user", "content": "Again."}
    for right in ([turned(said)] * 2, [said] * 2, [turned(said), said]):
        assert aligned([said, turned(said)], right) == [
            (0, 0, "content", False),
            (1, 1, "content", False),
        ]


def test_what_has_moved_is_told_apart_from_what_is_spelled_otherwise():
    one = {"type": "message", "role": "user", "content": "One."}
    two = one | {"content": "Two."}
    assert aligned([one, two, turned(one)], [two, turned(one), one]) == [
        (0, 1, "content", False),
        (1, 0, "content", True),
        (2, 2, "content", False),
    ]
