"""Calls of a turn, then their outputs."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, an_output, as_json
from findings import items_in
from inspector.core.replay.turn_order import in_turns

CASES = [
    ("u1 c1 o1 a1", "u1 c1 o1 a1"),
    ("u1 c1 m1 o1", "u1 c1 o1 m1"),
    ("c1 c2 o1 o2", "c1 c2 o1 o2"),
    ("c1 c2 o2 o1", "c1 c2 o2 o1"),
    ("c1 o1 c2 o2", "c1 o1 c2 o2"),
    ("c1 m1 c2 o1 o2", "c1 o1 m1 c2 o2"),
    ("c1 r1 c2 o1 r2 o2", "c1 c2 o1 o2"),
    ("c1 c2 o1 c3 o2 o3", "c1 c2 o1 o2 c3 o3"),
    ("o1 c1", "c1 o1"),
    ("u1", "u1"),
    ("", ""),
]


def item_for(name: str) -> dict:
    kind, number = name[0], name[1:]
    if kind == "c":
        return a_function_call(call_id=number)
    if kind == "o":
        return an_output(call_id=number)
    if kind == "r":
        return {"type": "reasoning", "id": name, "summary": []}
    role = {"u": "user", "a": "assistant", "m": "developer"}[kind]
    return a_message(name, role=role)


@pytest.mark.parametrize(("logged", "expected"), CASES)
def test_the_order_is_the_one_that_every_server_takes(logged, expected):
    names = logged.split()
    items = items_in(as_json([item_for(name) for name in names]))
    places = {name: index for index, name in enumerate(names)}
    outputs = {places[n]: places["o" + n[1:]] for n in names if n[0] == "c"}
    kept = {index for name, index in places.items() if name[0] != "r"}
    order = in_turns(items, kept.__contains__, outputs)
    assert [names[number] for number in order] == expected.split()


def test_a_message_that_is_left_out_ends_a_turn_as_well():
    items = items_in(
        as_json([item_for(name) for name in ("c1", "u1", "c2", "o1", "o2")])
    )
    order = list(in_turns(items, {0, 2, 3, 4}.__contains__, {0: 3, 2: 4}))
    assert order == [0, 3, 2, 4]
