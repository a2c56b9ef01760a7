"""Which response belongs to which."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_request, a_response, as_json_lines
from inspector.core.diff.response_keys import ResponsesBy
from inspector.core.diff.response_pairing import (
    PairedResponses,
    ResponseSide,
    pair_responses,
)
from sides import a_side


def paired(left: list, right: list, by: ResponsesBy = ResponsesBy.AUTO):
    """How two logs of one body a line are paired, and their numbers side by side."""
    sides = [a_side(as_json_lines(*lines)) for lines in (left, right)]
    found = pair_responses(
        *(ResponseSide(side.document, side.bodies, side.items) for side in sides), by
    )
    return found, numbers_in(found)


def numbers_in(found: PairedResponses) -> list[tuple]:
    return [
        (
            pair.left.record if pair.left else None,
            pair.right.record if pair.right else None,
            pair.by.value if pair.by else None,
        )
        for pair in found.pairs
    ]


def batch_line(name: str, *items: object) -> dict:
    body = a_response(*items, id=f"resp_{name}_{len(items)}")
    return {"custom_id": name, "response": {"request_id": f"r_{name}", "body": body}}


def answer(number: int, *, of: str, after: int | None = None, **bend) -> dict:
    previous = None if after is None else f"{of}{after}"
    call = a_function_call(f"[{number}]", call_id=f"{of}_call_{number}")
    return a_response(call, id=f"{of}{number}", previous_response_id=previous, **bend)


def test_a_batch_in_another_order_is_paired_by_custom_id():
    left = [batch_line(name) for name in "abc"]
    right = [batch_line(name) for name in "cab"]
    found, numbers = paired(left, right)
    assert numbers == [(0, 1, "custom_id"), (1, 2, "custom_id"), (2, 0, "custom_id")]
    assert [pair.name for pair in found.pairs] == ["a", "b", "c"]
    assert not found.is_chosen


def test_a_lost_line_leaves_its_partner_alone():
    left = [batch_line(name) for name in "abc"]
    _, numbers = paired(left, [left[0], left[2]])
    assert numbers == [(0, 0, "custom_id"), (1, None, None), (2, 1, "custom_id")]


def test_request_ids_pair_where_custom_ids_do_not():
    left = [batch_line(name) for name in "ab"]
    right = [{**line, "custom_id": f"other {line['custom_id']}"} for line in left]
    found, numbers = paired(left, right[::-1])
    assert found.by is ResponsesBy.REQUEST_ID
    assert numbers == [(0, 1, "request_id"), (1, 0, "request_id")]


def test_responses_pair_by_their_own_ids():
    left = [answer(n, of="resp_") for n in range(3)]
    _, numbers = paired(left, left[::-1])
    assert numbers == [(0, 2, "id"), (1, 1, "id"), (2, 0, "id")]


def test_a_conversation_is_followed_from_what_it_goes_on_from():
    left = [answer(n, of="a", after=n - 1 if n else None) for n in range(4)]
    right = [answer(n, of="b", after=n - 1 if n else None) for n in range(4)]
    found, numbers = paired(left, right[::-1])
    assert found.by is ResponsesBy.PREVIOUS_RESPONSE_ID
    assert [pair[:2] for pair in numbers] == [(n, 3 - n) for n in range(4)]


def test_answers_to_one_stored_response_are_partners():
    left = [answer(n, of="a", previous=None) for n in range(2)]
    for number, line in enumerate(left):
        line["previous_response_id"] = f"stored_{number}"
    right = [{**line, "id": f"new_{n}"} for n, line in enumerate(left)][::-1]
    _, numbers = paired(left, right)
    assert [pair[:2] for pair in numbers] == [(0, 1), (1, 0)]


def test_a_circle_of_responses_has_an_end():
    left = [answer(n, of="a", after=1 - n) for n in range(2)]
    right = [answer(n, of="b", after=1 - n) for n in range(2)]
    found, numbers = paired(left, right, ResponsesBy.PREVIOUS_RESPONSE_ID)
    assert numbers == [(0, 0, "position"), (1, 1, "position")]
    assert [pair.name for pair in found.pairs] == ["", ""]


def test_without_any_name_the_first_belongs_to_the_first():
    left = [answer(n, of="a") for n in range(3)]
    right = [answer(n, of="b") for n in range(3)]
    _, numbers = paired(left, right)
    assert numbers == [(n, n, "position") for n in range(3)]


def test_requests_are_paired_with_requests():
    left = [a_request(a_message(role="user")), answer(0, of="a")]
    _, numbers = paired(left, left[::-1], ResponsesBy.POSITION)
    assert numbers == [(0, 1, "position"), (1, 0, "position")]


def test_call_ids_that_disagree_with_the_order_leave_one_list():
    left = [answer(n, of="a") for n in range(2)]
    right = [{**line, "id": f"new_{n}"} for n, line in enumerate(left)][::-1]
    found, numbers = paired(left, right)
    assert (found.by, numbers) == (ResponsesBy.ITEMS, [])


def test_other_numbers_of_nameless_responses_leave_one_list():
    left = [answer(n, of="a") for n in range(2)]
    right = [answer(n, of="b") for n in range(3)]
    assert paired(left, right)[0].by is ResponsesBy.ITEMS


def test_single_responses_and_loose_items_are_one_list():
    assert paired([answer(0, of="a")], [answer(0, of="b")])[0].pairs == ()
    loose = [a_function_call(call_id=f"c{n}") for n in range(3)]
    assert paired(loose, loose)[0].pairs == ()


@pytest.mark.parametrize("by", list(ResponsesBy))
def test_a_chosen_way_is_taken_and_told(by):
    lines = [batch_line(name) for name in "ab"]
    found, _ = paired(lines, lines, by)
    assert found.is_chosen is (by is not ResponsesBy.AUTO)
    assert found.by is (ResponsesBy.CUSTOM_ID if by is ResponsesBy.AUTO else by)


def test_what_has_no_name_is_paired_by_position_beside_what_has():
    left = [batch_line("a"), answer(1, of="x")]
    right = [answer(1, of="y"), batch_line("a")]
    _, numbers = paired(left, right, ResponsesBy.CUSTOM_ID)
    assert numbers == [(0, 1, "custom_id"), (1, 0, "position")]
