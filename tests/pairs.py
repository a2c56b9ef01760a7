"""Calls, outputs and reasoning for tests of what pairs them."""

from __future__ import annotations

import random
from typing import Any

from builders import ABSENT, a_function_call, an_output


def a_call(call_id: str = "call_1", **bend: Any) -> dict:
    """A call that only its call_id tells from the next."""
    return a_function_call(call_id=call_id, **bend)


def its_output(call_id: str = "call_1", **bend: Any) -> dict:
    """What answers `a_call`."""
    return an_output(call_id=call_id, **bend)


def a_reasoning(item_id: object = "rs_1", **bend: Any) -> dict:
    """Reasoning that leads to whatever follows."""
    members = {"type": "reasoning", "id": item_id, "summary": [], **bend}
    return {name: value for name, value in members.items() if value is not ABSENT}


def many_turns(turns: int, seed: int = 7) -> list[dict]:
    """A long conversation in which every call is answered, three calls a turn."""
    order = random.Random(seed)
    items: list[dict] = []
    for turn in range(turns):
        names = [f"call_{turn}_{number}" for number in range(3)]
        items += [a_call(name) for name in names]
        order.shuffle(names)
        items += [its_output(name) for name in names]
    return items
